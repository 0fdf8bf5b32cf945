import type { Peer } from './peer.ts';

/** Docusaurus with its own PWA plugin: pages that React prerenders and then hydrates, like ours. */
export const docusaurus: Peer = {
  name: 'Docusaurus',
  folder: 'docusaurus',
  packages: {
    '@docusaurus/core': '3.10.2',
    '@docusaurus/preset-classic': '3.10.2',
    '@docusaurus/plugin-pwa': '3.10.2',
    react: '19.2.0',
    'react-dom': '19.2.0',
  },
  runsOn: ({ major }) => major >= 20,
  needs: 'Node 20',
  files: (guides) => ({
    'docusaurus.config.mjs': config,
    'static/manifest.json': JSON.stringify({
      name: 'Guides',
      short_name: 'Guides',
      start_url: '/',
    }),
    'docs/index.md': page(
      '/',
      'Guides',
      'Guides',
      guides.map(({ slug, name }) => `- [${name}](/${slug})`).join('\n'),
    ),
    ...Object.fromEntries(
      guides.map(({ slug, name, title, markdown }) => [
        `docs/${slug}.md`,
        page(`/${slug}`, name, title, markdown),
      ]),
    ),
  }),
  build: ['docusaurus', 'build'],
  outDir: 'build',
};

const page = (slug: string, name: string, title: string, text: string) =>
  `---\nslug: ${slug}\ntitle: ${JSON.stringify(title)}\nsidebar_label: ${JSON.stringify(name)}\n---\n\n${text}\n`;

const config = `
export default {
  title: 'Guides',
  url: 'https://guides.example',
  baseUrl: '/',
  trailingSlash: true,
  // Links lead to pages of our site that are no guides, too.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: { format: 'md', hooks: { onBrokenMarkdownLinks: 'ignore' } },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false }]],
  plugins: [
    [
      '@docusaurus/plugin-pwa',
      {
        offlineModeActivationStrategies: ['always'],
        pwaHead: [{ tagName: 'link', rel: 'manifest', href: '/manifest.json' }],
      },
    ],
  ],
};
`;
