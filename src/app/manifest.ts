import type { ManifestOptions } from 'vite-plugin-pwa';
import { business } from '../content/business.ts';
import { pageById, type PageId } from '../content/catalog.ts';
import type { Language } from '../locales/language.ts';
import { addLocalePrefix } from '../i18n/locale-path.ts';
import { pictureLocale } from '../pages/pictures/picture-files.ts';
import { defaultLocale, languages, type Locale } from '../locales/languages.ts';
import type { IconName } from '../ui/icon.tsx';

type ManifestText = Language['manifest'];

/** Shortcuts of a long press on the app's icon. Each is a page of the catalogue. */
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

/** In pixels: the smaller for launchers that support no other, the larger for sharp screens. */
export const shortcutIconSizes = [96, 192] as const;

/** Returns the address of a shortcut's icon; build/draw-icons.ts draws it. */
export const shortcutIcon = (icon: IconName, size: number) => `/icons/shortcut-${icon}-${size}.png`;

/**
 * Forms of the screenshots for the browser's install dialog (build/take-screenshots.ts). Sizes are in CSS
 * pixels; a picture is `scale` times as large.
 */
const forms = {
  narrow: { width: 360, height: 740, scale: 2 },
  wide: { width: 1280, height: 800, scale: 1 },
} as const;

/** Pages of the screenshots. None shows figures, because pictures do not follow their changes. */
const pictured = [
  { page: 'site/resources', name: 'guides' },
  { page: 'start', name: 'start' },
] as const satisfies readonly { page: PageId; name: keyof ManifestText['screenshots'] }[];

/** Returns all screenshots of a language with page, form and size. */
export const screenshotsIn = (locale: Locale) =>
  pictured.flatMap(({ page, name }) =>
    (['narrow', 'wide'] as const).map((form) => ({
      src: `/screenshots${addLocalePrefix('/', pictureLocale(locale)).replace(/\/$/, '')}/${name}-${form}.png`,
      page,
      name,
      form,
      ...forms[form],
    })),
  );

/** Returns the address of a language's manifest. */
export const manifestPath = (locale: Locale): `/${string}.webmanifest` =>
  locale === defaultLocale ? '/manifest.webmanifest' : `/manifest-${locale}.webmanifest`;

/**
 * Returns the web app manifest of a language (PWA-01; docs/decisions/0013-install.md). All languages are the
 * same app, which opens in the language of its installation.
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
  screenshots: screenshotsIn(locale).map(({ src, name, form, width, height, scale }) => ({
    src,
    sizes: `${width * scale}x${height * scale}`,
    type: 'image/png',
    form_factor: form,
    label: text.screenshots[name],
  })),
  // The page reads the shared text in the browser. GET is used so that the saved page can answer.
  share_target: {
    action: addLocalePrefix(pageById('tools/legal-assistant').path, locale),
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  },
});
