/** The words around the reasons of a ruling. */
import { msg, str } from '@lit/localize';

export const heading = (): string => msg('Why?');
export const close = (): string => msg('Close');
export const now = (): string => msg('What holds now');
export const from = (source: string): string => msg(str`From: ${source}`);
