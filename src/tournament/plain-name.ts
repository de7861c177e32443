/** Names as a reader takes them: whatever the case, the accents and the spaces. */

/** Marks are accents only in some scripts; in others they are letters of their own. */
const ACCENTS = /(\p{sc=Latin}|\p{sc=Greek}|\p{sc=Cyrillic}|\p{sc=Hebrew}|\p{sc=Arabic})\p{M}+/gu;

/** In small letters without accents, single spaces between the words: zoe finds Zoë. */
export const plainName = (text: string): string =>
  text.toLowerCase().normalize('NFKD').replace(ACCENTS, '$1').replace(/\s+/g, ' ').trim();

const key = (name: string): string => plainName(name).replaceAll(' ', '');

/**
 * Finds who has nearly the same name.
 *
 * @returns for a name the first of these that is another one, but differs in case, accents or spaces only; null for none
 */
export function lookAlikes(names: Iterable<string>): (name: string) => string | null {
  const all = new Map<string, string[]>();
  for (const name of names) {
    const same = all.get(key(name));
    if (same) same.push(name);
    else all.set(key(name), [name]);
  }
  return (name) => all.get(key(name))?.find((each) => each !== name) ?? null;
}
