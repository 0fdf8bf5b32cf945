import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { devPages } from './build/dev-pages.ts';
import { builtLocales, languagesOfFiles } from './build/file-languages.ts';
import { putStyleInside } from './build/first-style.ts';
import { pageList } from './build/page-list-plugin.ts';
import { pseudoLocalesPlugin, withPseudoLocales } from './build/pseudo/write-pseudo-locales.ts';
import { recordTexts } from './build/record-texts.ts';
import { readSiteCode } from './build/read-tools.ts';
import { readChunks, readCode, toolsOfFiles, unpublishChunks } from './build/tool-code.ts';
import { currentTranslations } from './build/translations/plugin.ts';
import { recordedLocales } from './build/voice/recorded-clips.ts';
import { withoutRouterLink } from './build/without-router-link.ts';
import { writePages } from './build/write-pages.ts';
import { loadEnvFile } from './local-backend/env-file.ts';
import { localBackend } from './local-backend/vite-plugin.ts';
import { manifestIn } from './src/app/manifest.ts';
import { text as manifestText } from './src/locales/en/manifest.ts';
import { defaultLocale } from './src/locales/languages.ts';
import { pageRevision } from './src/platform/pages/page-revision.ts';
import { standInTools } from './tests/support/stand-in-tools.ts';
import packageJson from './package.json' with { type: 'json' };

// The pages are written by the build: SITE_URL and NIYAM_DATE must be known to it too.
loadEnvFile();

const serverBuild = { outDir: '.build/server', entry: 'src/prerender.tsx' };

/**
 * Tests that put stand-ins in the place of the app's modules, which no other test may meet
 * (tests/architecture/stand-ins.test.ts keeps to it).
 */
const appTests = [
  'src/{app,platform}/**/*.test.{ts,tsx}',
  `src/tools/{${standInTools.join(',')}}/**/*.test.{ts,tsx}`,
];

/** A test of the backend waits for its Postgres most of the time. */
const whileWaiting = { maxWorkers: '200%', sequence: { groupOrder: 1 } };

/** Tests of the backend that run on a Postgres server as well: all that need no access to the embedded one. */
const testsOnBothDatabases = [
  'auth',
  'authenticator-apps',
  'announcing',
  'client-rules',
  'forwarding',
  'guessing',
  'lead-form-post',
  'lead-intake',
  'lead-owner',
  'leads-are-private',
  'legal-assistant',
  'mistake',
  'newsletter',
  'outbox-answers',
  'own-data',
  'push',
  'two-phones',
  'what-comes-along',
].map((name) => `tests/backend/${name}.test.ts`);

const siteCode = await readSiteCode();

/** The chunks that tools share, by the folders that their tool.ts names. */
const sharedChunks = siteCode.tools.flatMap(({ name, code: { sharedChunk } }) => {
  if (!sharedChunk) return [];
  const folder = `/src/tools/${name}/model/`;
  const except = sharedChunk.except?.map((file) => folder + file) ?? [];
  return [
    {
      name: sharedChunk.name,
      test: (id: string) => id.includes(folder) && !except.some((file) => id.endsWith(file)),
    },
  ];
});

/** Gives each page the revision that the worker can check when the page comes (sw/save-pages.ts). */
async function markPages<Entry extends { url: string; revision: string | null }>(entries: Entry[]) {
  const manifest = await Promise.all(
    entries.map(async (entry) => {
      if (!entry.url.endsWith('.html')) return entry;
      const html = await readFile(`dist/${entry.url}`, 'utf8');
      return { ...entry, revision: await pageRevision(putStyleInside(html, '')) };
    }),
  );
  return { manifest };
}

/**
 * Tells the worker which files are code and data of which tools, which it keeps apart (sw/data.ts), and which
 * are of some languages only (sw/device-language.ts).
 */
async function markToolCode<Entry extends { url: string }>(entries: Entry[]) {
  const files = entries.map(({ url }) => url);
  const locales = await builtLocales();
  const languages = languagesOfFiles(await readCode(), files, locales);
  const toolsOf = new Map<string, ReadonlyMap<string, readonly string[]>>();
  for (const locale of locales) {
    toolsOf.set(locale, toolsOfFiles(await readChunks(locale), siteCode, files));
  }
  const manifest = entries.map((entry) => {
    const own = languages.get(entry.url);
    const needing = toolsOf.get(own?.[0] ?? defaultLocale)?.get(entry.url);
    // The only language needs everything.
    const marks = {
      ...(needing && { tools: needing }),
      ...(locales.length > 1 && own && { locales: own }),
    };
    return { ...entry, ...marks };
  });
  return { manifest };
}

export default defineConfig(({ isSsrBuild, command, mode }) => ({
  appType: 'custom',
  define: {
    __SITE_VERSION__: JSON.stringify(packageJson.version),
    __PSEUDO_LOCALES__: JSON.stringify(withPseudoLocales),
    __RECORDED_LANGUAGES__: JSON.stringify(command === 'build' ? recordedLocales().join(' ') : ''),
  },
  plugins: [
    pseudoLocalesPlugin(),
    currentTranslations(),
    pageList(),
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
      disableLogging: true,
    }),
    react(),
    tailwindcss(),
    command === 'serve' && mode !== 'test' && [devPages(), localBackend()],
    !isSsrBuild && withoutRouterLink(),
    !isSsrBuild && recordTexts(),
    !isSsrBuild &&
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'sw',
        filename: 'sw.ts',
        outDir: 'dist',
        injectRegister: null,
        registerType: 'prompt',
        // The English one; the others are written with the pages (build/write-pages.ts).
        manifest: manifestIn(defaultLocale, manifestText),
        // The browser fetches icons itself, when it installs.
        includeManifestIcons: false,
        injectManifest: {
          rollupFormat: 'iife',
          buildPlugins: { vite: [currentTranslations()] },
          globPatterns: [
            '**/*.{html,js,css,woff2,svg,webmanifest}',
            'assets/*.{avif,webp}',
            'page-sizes.json',
            'data/*.json',
            'assets/voice/**/*.webm',
          ],
          // Fetched when a chart is in view; without it the picture drawn at build stays (HOME-14).
          // The Supabase client is for who signs in, and that needs a network (docs/decisions/0022).
          globIgnores: ['**/live-chart-*.js', '**/supabase-*.js'],
          dontCacheBustURLsMatching: /^assets\//,
          manifestTransforms: [markPages, markToolCode],
        },
        integration: {
          // Pages are written before the worker is built: a later step would miss its manifest.
          beforeBuildServiceWorker: async () => {
            await unpublishChunks('dist');
            await writePages(
              fileURLToPath(new URL('.build/server/prerender.js', import.meta.url)),
              'dist',
            );
          },
        },
      }),
  ],
  build: isSsrBuild
    ? { outDir: serverBuild.outDir, ssr: serverBuild.entry, emptyOutDir: true }
    : {
        outDir: 'dist',
        emptyOutDir: true,
        manifest: true,
        modulePreload: false,
        // Phones with Android 5 end at Chrome 95 (docs/decisions/0015); what they lack is in polyfills.ts.
        target: ['es2020', 'chrome95', 'safari15'],
        // Styles stand in cascade layers, which these were the first to know: nothing older draws them at all.
        cssTarget: ['chrome99', 'firefox97', 'safari15.4'],
        // Nothing inlined: the content security policy allows no data: fonts.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: { boot: 'index.html' },
          output: {
            // Two stable names: every page links them, so a code-only deploy does not touch every page.
            entryFileNames: '[name].js',
            assetFileNames: (asset) =>
              asset.names.includes('boot.css') ? 'app.css' : 'assets/[name]-[hash][extname]',
            chunkFileNames: 'assets/[name]-[hash].js',
            codeSplitting: {
              groups: [
                { name: 'supabase', test: /node_modules[\\/]@supabase[\\/]/ },
                // The one thing `boot.ts` needs at once: with anything else in its file it would wait for React.
                { name: 'preload-helper', test: /vite\/preload-helper/ },
                {
                  name: 'vendor',
                  test: /node_modules[\\/](react|react-dom|scheduler|@tanstack|zustand)[\\/]/,
                },
                // The routes with all that stands around a page, which every page loads anyway: else each
                // part loaded later that shares a piece of it makes two files of one.
                {
                  name: 'core',
                  test: /src\/(routes\/[^?]+\.tsx|ui\/spinner\.tsx|platform\/device-cleared\.ts)$/,
                },
                // What several tools share, under names that stay whichever tools those are
                // (platform/offline/tool-code.ts). The lead form reads the finder's answers alone.
                {
                  name: 'formats',
                  test: /src\/(i18n\/format|locales\/(en\/)?[a-z-]*number[a-z-]*)\.ts$/,
                },
                { name: 'facts', test: /src\/(content\/facts\/|ui\/document-title)/ },
                ...sharedChunks,
              ],
            },
          },
        },
      },
  test: {
    // Each worker loads the modules for itself: more workers than processors cost a quarter more.
    maxWorkers: '100%',
    // Starting a Postgres takes a busy machine a while.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    setupFiles: ['tests/support/load-texts.ts'],
    projects: [
      // Each file loads its own modules; a thread starts sooner than a process.
      { extends: true, test: { name: 'app', pool: 'threads', include: appTests } },
      // Loaded once for all.
      {
        extends: true,
        test: {
          name: 'content',
          isolate: false,
          include: [
            'src/**/*.test.{ts,tsx}',
            'sw/**/*.test.ts',
            'build/**/*.test.ts',
            'tests/{architecture,assistant,content,needs,quiz,register,simulation}/**/*.test.{ts,tsx}',
          ],
          exclude: appTests,
        },
      },
      // The same server on a Postgres server instead of the embedded one, and what only such a server has.
      {
        extends: true,
        test: {
          name: 'postgres',
          isolate: false,
          ...whileWaiting,
          env: { LITE_AUTH_BCRYPT_COST: '4' },
          globalSetup: 'tests/support/before-postgres.ts',
          include: ['tests/postgres/**/*.test.ts'],
        },
      },
      // The backend's own tests on it: minutes, so they are no part of `npm test`.
      {
        extends: true,
        test: {
          name: 'backend-on-postgres',
          isolate: false,
          ...whileWaiting,
          env: { LITE_AUTH_BCRYPT_COST: '4' },
          globalSetup: 'tests/support/before-postgres.ts',
          include: testsOnBothDatabases,
        },
      },
      // With a real Postgres, which is loaded once for all.
      {
        extends: true,
        test: {
          name: 'backend',
          isolate: false,
          ...whileWaiting,
          // Tests hash some hundred passwords; the default cost has its own test
          // (local-backend/password-hashing.test.ts).
          env: { LITE_AUTH_BCRYPT_COST: '4' },
          globalSetup: 'tests/support/before-backend.ts',
          include: [
            'tests/backend/**/*.test.ts',
            'local-backend/**/*.test.ts',
            'supabase/**/*.test.ts',
            'integrations/**/*.test.ts',
          ],
        },
      },
    ],
  },
}));
