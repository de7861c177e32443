/** Finds what is asked for among titles and texts, whatever the case and the accents of its letters. */
export interface Entry {
  readonly title: string;
  readonly text: string;
}

const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/**
 * The entries that hold every word of the query, the nearest first: by the title as a whole without its article, as it begins, with each
 * word the beginning of one of its words, with the words in it; then by the text. Those alike stay in order.
 */
export function search<E extends Entry>(entries: readonly E[], query: string): readonly E[] {
  const wanted = fold(query).trim();
  const words = wanted.split(/\s+/);
  if (wanted === '') return [];
  return entries
    .map((entry) => ({
      entry,
      rank: rankOf(fold(entry.title).replace(/^the /, ''), fold(entry.text), wanted, words),
    }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ entry }) => entry);
}

function rankOf(title: string, text: string, wanted: string, words: readonly string[]): number {
  if (title === wanted) return 5;
  if (title.startsWith(wanted)) return 4;
  const begins = title.split(/[\s,-]+/);
  if (words.every((word) => begins.some((each) => each.startsWith(word)))) return 3;
  if (words.every((word) => title.includes(word))) return 2;
  return words.every((word) => title.includes(word) || text.includes(word)) ? 1 : 0;
}
