/** The words of the table view, which is read from across the room. */
import { msg, str } from '@lit/localize';

export const viewHeading = (name: string): string =>
  name === '' ? msg('The table from afar') : msg(str`The table from afar: ${name}’s turn`);

export const scoresLabel = (): string => msg('Scores');
export const turnAround = (): string => msg('Turn for the people opposite');
export const fullScreen = (): string => msg('Full screen');
export const leaveView = (): string => msg('Leave the table view');
export const takeOver = (): string => msg('Keep the score here');

/** The cubes to pick up for those who do not see them: "Pick up 2 + Sun". */
export const cubesLabel = (caption: string, cubes: string): string => msg(str`${caption} ${cubes}`);
