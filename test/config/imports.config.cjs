/**
 * Who may import whom, and which packages each folder may use. A folder that is not named may use none.
 */
const house = {
  engine: { folders: [], packages: [] },
  odds: { folders: ['engine'], packages: [] },
  game: { folders: ['engine'], packages: [] },
  bench: { folders: ['game', 'engine'], packages: [] },
  tournament: { folders: ['game', 'engine'], packages: [] },
  store: { folders: ['game', 'tournament', 'engine'], packages: ['idb', 'valibot'] },
  ui: {
    folders: ['engine', 'odds', 'game', 'bench', 'tournament'],
    packages: ['lit', '@lit/localize', 'lit-html', 'lit-element', '@lit/reactive-element'],
  },
  app: {
    folders: ['engine', 'odds', 'game', 'bench', 'tournament', 'store', 'ui'],
    packages: [
      'lit',
      '@lit/localize',
      'lit-html',
      'lit-element',
      '@lit/reactive-element',
      'workbox-window',
      'valibot',
      'qr',
    ],
  },
  sw: { folders: [], packages: ['workbox-precaching', 'workbox-routing', 'workbox-core'] },
};

const names = Object.keys(house);
const oneOf = (list) => `(${list.join('|')})`;

const folderRules = names.map((name) => ({
  name: `${name}-folders`,
  comment: `src/${name} may import from: ${house[name].folders.join(', ') || 'nothing'}`,
  severity: 'error',
  from: { path: `^src/${name}/` },
  to: { path: '^src/', pathNot: `^src/${oneOf([name, ...house[name].folders])}/` },
}));

const packageRules = names.map((name) => ({
  name: `${name}-packages`,
  comment: `src/${name} may use the packages: ${house[name].packages.join(', ') || 'none'}`,
  severity: 'error',
  from: { path: `^src/${name}/` },
  to: {
    pathNot: [
      '^src/',
      ...(house[name].packages.length ? [`^(node_modules/)?${oneOf(house[name].packages)}(/|$)`] : []),
    ],
  },
}));

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'known-folders',
      comment: 'Every file of src lives in a folder that this table names.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/${oneOf(names)}/` },
      to: {},
    },
    ...folderRules,
    ...packageRules,
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.js', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default'],
    },
  },
};
