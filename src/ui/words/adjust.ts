/** The words for adjusting a total by hand. */
import { msg, str } from '@lit/localize';

export const heading = (): string => msg('Adjust a total');
export const close = (): string => msg('Close');
export const explain = (): string =>
  msg('For a house rule that is no setting, or a slip found later. It stays in the log with its reason.');
export const player = (): string => msg('Whose total');
export const points = (): string => msg('Points, in steps of 5');
export const reason = (): string => msg('Reason');
export const submit = (name: string, change: number): string => {
  if (change === 0) return msg('Adjust');
  return change > 0 ? msg(str`Give ${name} ${change}`) : msg(str`Take ${-change} from ${name}`);
};

export const noPoints = (): string => msg('Say how many points.');
export const noReason = (): string => msg('Say why, in a few words.');
export const belowZero = (name: string, total: number): string =>
  msg(str`${name} has ${total}: a total cannot go below 0.`);
export const reachesGoal = (name: string): string =>
  msg(str`That would bring ${name} to the goal, which only a turn can.`);
export const notNow = (): string => msg('Totals cannot be adjusted once the ending has begun.');
