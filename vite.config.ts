import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { shortTemplates } from './test/config/lit-templates.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** The modules of the build, as the bundler knows them. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const home = fileURLToPath(new URL('src/app/screens/home-screen.ts', import.meta.url));
let base: ReadonlySet<string> | undefined;

/** The file for what home imports, and what that imports in turn; null for all else. */
function nameOfBase(id: string, modules: Modules): string | null {
  base ??= importsOf(home, modules);
  return base.has(id) ? 'base' : null;
}

/** All that a module needs to run, itself left out. */
function importsOf(id: string, modules: Modules): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (each: string): void => {
    for (const imported of modules.getModuleInfo(each)?.importedIds ?? []) {
      if (found.has(imported)) continue;
      found.add(imported);
      visit(imported);
    }
  };
  visit(id);
  return found;
}

export default defineConfig({
  define: {
    'import.meta.env.APP_VERSION': JSON.stringify(version),
    'import.meta.env.BUILD_DAY': JSON.stringify(new Date().toISOString().slice(0, 10)),
  },
  // Relative, so that the built app works under any path.
  base: './',
  build: {
    target: ['chrome111', 'firefox115', 'safari16.4'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What home is made of, together: two dozen small files compress worse and cost a request each. Home itself stays
        // apart: where it cannot be loaded, the app says so.
        codeSplitting: { groups: [{ name: nameOfBase }] },
      },
    },
  },
  plugins: [
    shortTemplates(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        // Large and seldom needed: the worker keeps it from the first time that it is (src/sw/sw.ts).
        globIgnores: ['**/decode-*.js'],
        rollupFormat: 'iife',
      },
      manifest: {
        id: './',
        name: 'Cosmic Felt',
        short_name: 'Cosmic Felt',
        description: 'Keeps the score of real games of Cosmic Wimpout. An unofficial fan tool.',
        lang: 'en',
        start_url: './',
        scope: './',
        display: 'standalone',
        theme_color: '#0b2a21',
        background_color: '#1a140e',
        categories: ['games', 'utilities'],
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
});
