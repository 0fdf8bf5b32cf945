import type { ManifestOptions } from 'vite-plugin-pwa';
import { business } from '../content/business.ts';

/** What the phone needs to put the site on its home screen (PWA-01; screenshots and shortcuts follow). */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: `${business.name}: licences and taxes made plain`,
  short_name: business.name,
  description:
    'Guides on licences and taxes for street vendors and small businesses, with no signal.',
  start_url: '/?source=pwa',
  scope: '/',
  display: 'standalone',
  lang: 'en-IN',
  theme_color: '#9A1B1E',
  background_color: '#FFFBF3',
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    {
      src: '/icons/icon-maskable-512.png',
      sizes: '512x512',
      type: 'image/png',
      purpose: 'maskable',
    },
  ],
};
