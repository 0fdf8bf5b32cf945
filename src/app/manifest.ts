import type { ManifestOptions } from 'vite-plugin-pwa';
import { business } from '../content/business.ts';
import { pageById, type PageId } from '../content/catalog.ts';
import type { Language } from '../locales/language.ts';
import { addLocalePrefix } from '../i18n/locale-path.ts';
import { defaultLocale, languages, type Locale } from '../locales/languages.ts';
import type { IconName } from '../ui/icon.tsx';

type ManifestText = Language['manifest'];

/** What a long press on the icon offers; each is a page of the catalogue. */
export const shortcuts: readonly {
  name: keyof ManifestText['shortcuts'];
  page: PageId;
  icon: IconName;
}[] = [
  { name: 'find', page: 'tools/find', icon: 'search' },
  { name: 'dates', page: 'tools/calendar', icon: 'calendar' },
  { name: 'ask', page: 'tools/legal-assistant', icon: 'chat' },
  { name: 'waiting', page: 'account/outbox', icon: 'waiting' },
];

/** Pixels; the smaller for launchers that take no other, the larger for fine screens. */
export const shortcutIconSizes = [96, 192] as const;

/** Where the icon of a shortcut lies; build/draw-icons.ts draws it there. */
export const shortcutIcon = (icon: IconName, size: number) => `/icons/shortcut-${icon}-${size}.png`;

/**
 * Pictures for the browser's install sheet, taken of the built site by build/take-screenshots.ts.
 * Measures are in CSS pixels, the picture is `scale` times as large.
 */
const forms = {
  narrow: { width: 360, height: 740, scale: 2 },
  wide: { width: 1280, height: 800, scale: 1 },
} as const;

/** Which pages; none with figures: a picture does not follow when they change. */
const pictured = [
  { page: 'site/resources', name: 'guides' },
  { page: 'start', name: 'start' },
] as const satisfies readonly { page: PageId; name: keyof ManifestText['screenshots'] }[];

/** Every screenshot: its page, form and measures. */
export const screenshots = pictured.flatMap(({ page, name }) =>
  (['narrow', 'wide'] as const).map((form) => ({
    src: `/screenshots/${name}-${form}.png`,
    page,
    name,
    form,
    ...forms[form],
  })),
);

/** Where the manifest of a language lies. */
export const manifestPath = (locale: Locale): `/${string}.webmanifest` =>
  locale === defaultLocale ? '/manifest.webmanifest' : `/manifest-${locale}.webmanifest`;

/**
 * What the phone needs to put the site on its home screen, in one language (PWA-01;
 * docs/decisions/0013-install.md). In every language it is the same app, which opens in the language it was
 * installed in.
 */
export const manifestIn = (locale: Locale, text: ManifestText): Partial<ManifestOptions> => ({
  id: '/',
  name: text.name(business.name),
  short_name: business.name,
  description: text.description,
  start_url: `${addLocalePrefix('/', locale)}?source=pwa`,
  scope: '/',
  display: 'standalone',
  lang: languages[locale].tag,
  ...(languages[locale].direction === 'rtl' && { dir: 'rtl' }),
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
  shortcuts: shortcuts.map(({ name, page, icon }) => ({
    name: text.shortcuts[name],
    url: addLocalePrefix(pageById(page).path, locale),
    icons: shortcutIconSizes.map((size) => ({
      src: shortcutIcon(icon, size),
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  })),
  screenshots: screenshots.map(({ src, name, form, width, height, scale }) => ({
    src,
    sizes: `${width * scale}x${height * scale}`,
    type: 'image/png',
    form_factor: form,
    label: text.screenshots[name],
  })),
  // Read by the page in the browser: what is shared is asked for with GET, and the page is on the phone.
  share_target: {
    action: addLocalePrefix(pageById('tools/legal-assistant').path, locale),
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  },
});
