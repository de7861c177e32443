/** The words around the settings. */
import { msg, str } from '@lit/localize';

export const changed = (): string => msg('changed');
export const backTo = (value: string): string => msg(str`Back to: ${value}`);
export const backToPreset = (preset: string): string => msg(str`Everything as ${preset}`);
export const less = (step: number): string => msg(str`${step} less`);
export const more = (step: number): string => msg(str`${step} more`);
export const notANumber = (min: number, max: number, step: number, holds: number): string =>
  step === 1
    ? msg(str`Give a number from ${min} to ${max}. It is still ${holds}.`)
    : msg(str`Give a multiple of ${step} from ${min} to ${max}. It is still ${holds}.`);
