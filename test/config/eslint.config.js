import eslint from 'typescript-eslint';
import lit from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';

const pure = ['engine', 'odds', 'game', 'bench', 'tournament'].map((folder) => `src/${folder}/**/*.ts`);
/** Rules that need types. */
const typed = {
  files: ['**/*.ts'],
  languageOptions: {
    parserOptions: {
      project: 'test/config/tsconfig.lint.json',
      tsconfigRootDir: new URL('../..', import.meta.url).pathname,
    },
  },
  rules: {
    '@typescript-eslint/await-thenable': 'error',
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { arguments: false } }],
    '@typescript-eslint/no-unnecessary-type-assertion': 'error',
    '@typescript-eslint/only-throw-error': 'error',
    '@typescript-eslint/restrict-plus-operands': 'error',
    '@typescript-eslint/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true, allowDefaultCaseForExhaustiveSwitch: true },
    ],
  },
};

const markup = 'Text is data: let a Lit template put it on the page.';
const effects = 'The pure folders have no clock, no chance, no ids and no effects: pass the value in.';

const effectGlobals = [
  ...['performance', 'setTimeout', 'setInterval', 'queueMicrotask', 'crypto', 'fetch', 'console'],
  ...['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'indexedDB', 'globalThis', 'self'],
  ...['process', 'Buffer', 'Intl'],
];

/** A moment that is passed in may be written as a date; only now is out of reach. */
const clock = [
  'MemberExpression[object.name="Date"]',
  'CallExpression[callee.name="Date"]',
  'NewExpression[callee.name="Date"][arguments.length=0]',
];

export default [
  { ignores: ['dist/', 'coverage/', 'reports/', '.stryker-tmp/', 'node_modules/', 'public/'] },
  eslint.configs.base,
  ...eslint.configs.recommended.slice(1).map((config) => ({ ...config, files: ['**/*.ts'] })),
  {
    files: ['**/*.ts', '**/*.js'],
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['**/*.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['src/**/*.ts'],
    plugins: { lit, 'lit-a11y': litA11y },
    rules: {
      ...lit.configs['flat/recommended'].rules,
      ...litA11y.configs.recommended.rules,
      'lit/no-native-attributes': 'off',
      'lit/no-this-assign-in-render': 'error',
      'lit/no-useless-template-literals': 'error',
      'lit/prefer-static-styles': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML)$/]', message: markup },
        {
          selector: 'CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTMLUnsafe)$/]',
          message: markup,
        },
        { selector: 'Identifier[name=/^unsafe(HTML|SVG|Static)$/]', message: markup },
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ group: ['lit/directives/unsafe-*', 'lit-html/directives/unsafe-*'], message: markup }],
        },
      ],
    },
  },
  {
    files: pure,
    rules: {
      'no-restricted-globals': ['error', ...effectGlobals.map((name) => ({ name, message: effects }))],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: effects }],
      'no-restricted-syntax': ['error', ...clock.map((selector) => ({ selector, message: effects }))],
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^[^.]', message: 'The pure folders import no package.' }] },
      ],
    },
  },
  typed,
  {
    files: ['test/**/*.browser.ts'],
    rules: {
      // The types say that chai's plain `equal` gives a promise: only `accessible()` really does.
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [{ from: 'package', package: '@open-wc/semantic-dom-diff', name: 'Equal' }],
        },
      ],
      '@typescript-eslint/no-unused-expressions': 'off',
    },
  },
  {
    files: ['test/run/**/*.js'],
    rules: { 'no-console': 'off' },
  },
];
