import type { Guide } from './guides.ts';
import type { Peer } from './peer.ts';

/** VitePress as it comes, with the PWA plugin made for it. */
export const vitepress: Peer = {
  name: 'VitePress',
  folder: 'vitepress',
  packages: { vitepress: '1.6.4', '@vite-pwa/vitepress': '1.1.0', 'vite-plugin-pwa': '1.2.0' },
  runsOn: ({ major }) => major >= 18,
  needs: 'Node 18',
  files: (guides) => ({
    '.vitepress/config.mjs': config(guides),
    'index.md': `# Guides\n\n${guides.map(({ slug, name }) => `- [${name}](/${slug})`).join('\n')}\n`,
    ...Object.fromEntries(
      guides.map(({ slug, title, markdown }) => [`${slug}.md`, `# ${title}\n\n${markdown}\n`]),
    ),
  }),
  build: ['vitepress', 'build'],
  outDir: '.vitepress/dist',
};

const config = (guides: readonly Guide[]): string => `
import { defineConfig } from 'vitepress';
import { withPwa } from '@vite-pwa/vitepress';

export default withPwa(
  defineConfig({
    lang: 'en-IN',
    title: 'Guides',
    cleanUrls: true,
    // Links lead to pages of our site that are no guides, too.
    ignoreDeadLinks: true,
    themeConfig: {
      sidebar: ${JSON.stringify(guides.map(({ slug, name }) => ({ text: name, link: `/${slug}` })))},
    },
    pwa: {
      registerType: 'autoUpdate',
      manifest: { name: 'Guides', short_name: 'Guides' },
      workbox: { globPatterns: ['**/*.{css,js,html,svg,woff2}'] },
    },
  }),
);
`;
