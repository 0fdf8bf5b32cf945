import type { Guide } from './guides.ts';
import type { Peer } from './peer.ts';

/**
 * Starlight as it comes, with the PWA plugin of Astro. The plugin works with Astro 5 and no later one, so
 * this is the last Starlight for that; the one after it needs Node 22.
 */
export const starlight: Peer = {
  name: 'Starlight',
  folder: 'starlight',
  packages: {
    astro: '5.18.2',
    '@astrojs/starlight': '0.37.7',
    '@vite-pwa/astro': '1.2.0',
    'vite-plugin-pwa': '1.2.0',
  },
  runsOn: ({ major, minor }) => major >= 22 || (major === 20 && minor >= 3),
  needs: 'Node 20.3, or 22 and later',
  files: (guides) => ({
    'astro.config.mjs': config(guides),
    'src/content.config.ts': collections,
    'src/content/docs/index.md': page(
      'Guides',
      guides.map(({ slug, name }) => `- [${name}](/${slug}/)`).join('\n'),
    ),
    ...Object.fromEntries(
      guides.map(({ slug, title, markdown }) => [
        `src/content/docs/${slug}.md`,
        page(title, markdown),
      ]),
    ),
  }),
  build: ['astro', 'build'],
  outDir: 'dist',
};

const page = (title: string, text: string) =>
  `---\ntitle: ${JSON.stringify(title)}\n---\n\n${text}\n`;

const collections = `
import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

const config = (guides: readonly Guide[]): string => `
import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
import pwa from '@vite-pwa/astro';

export default defineConfig({
  // For the addresses in the list for search engines.
  site: 'https://guides.example',
  integrations: [
    starlight({
      title: 'Guides',
      sidebar: ${JSON.stringify(guides.map(({ slug, name }) => ({ label: name, slug })))},
      head: [
        { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' } },
        { tag: 'script', attrs: { src: '/registerSW.js', defer: true } },
      ],
    }),
    pwa({
      registerType: 'autoUpdate',
      injectRegister: 'script',
      manifest: { name: 'Guides', short_name: 'Guides' },
      workbox: { globPatterns: ['**/*.{css,js,html,svg,woff2}'] },
    }),
  ],
});
`;
