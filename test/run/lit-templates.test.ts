import { expect, it } from 'vitest';
import { shortCss, shortHtml } from '../config/lit-templates.ts';

it.each([
  ['\n  a {\n    color: red;\n  }\n', ' a{color:red}'],
  ['a, b { margin: 0 auto; }', 'a,b{margin:0 auto}'],
  ['/* the phone\'s "own" */ a { }', ' a{}'],
  ['a::before { content: ", {x;  y} : "; }', 'a::before{content:", {x;  y} : "}'],
  [':host([wide]) :is(h1, h2) { --empty: ; }', ':host([wide]) :is(h1,h2){--empty:}'],
  [
    '@media (min-width: 700px) and (orientation: landscape) { a { inset: calc(1px + 2px) } }',
    '@media (min-width:700px) and (orientation:landscape){a{inset:calc(1px + 2px)}}',
  ],
])('%j in short is %j', (css, short) => {
  expect(shortCss(css)).toBe(short);
});

it('leaves the words of markup apart', () => {
  expect(shortHtml('<b>\n    one\n    two </b>  three')).toBe('<b>\none\ntwo </b>  three');
});
