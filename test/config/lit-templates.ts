/** Takes comments, indents and line ends out of the templates of the built app: their text is code that nobody reads. */
import type { Plugin } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** Style without what only people need; what stands in quotes is left alone. */
export function shortCss(css: string): string {
  return css
    .replace(/\/\*[^]*?\*\//g, '')
    .split(/("[^"\n]*"|'[^'\n]*')/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/\s+/g, ' ')
            .replace(/ ?([{};,]) ?/g, '$1')
            .replace(/: /g, ':'),
    )
    .join('')
    .replace(/;}/g, '}');
}

/** Markup without indents: a line end says as much between two words. */
export const shortHtml = (html: string): string => html.replace(/\s*\n\s*/g, '\n');

const SHORTER: Readonly<Record<string, (text: string) => string>> = {
  css: shortCss,
  html: shortHtml,
  svg: shortHtml,
};

interface Piece {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function* piecesIn(node: unknown, code: string): Generator<Piece> {
  if (Array.isArray(node)) for (const each of node) yield* piecesIn(each, code);
  if (typeof node !== 'object' || node === null || !('type' in node)) return;
  const { type, tag, quasi } = node as Node;
  const shorten = type === 'TaggedTemplateExpression' && SHORTER[String((tag as Node).name)];
  if (shorten) {
    for (const { start, end } of (quasi as { readonly quasis: readonly Node[] }).quasis)
      yield { start, end, text: shorten(code.slice(start, end)) };
  }
  for (const field of Object.values(node)) yield* piecesIn(field, code);
}

export const shortTemplates = (): Plugin => ({
  name: 'short-templates',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    if (!id.includes('/src/') || !/\b(?:css|html|svg)`/.test(code)) return null;
    const pieces = [...piecesIn(this.parse(code), code)].sort((a, b) => b.start - a.start);
    let short = code;
    for (const { start, end, text } of pieces) short = short.slice(0, start) + text + short.slice(end);
    return { code: short, map: null };
  },
});
