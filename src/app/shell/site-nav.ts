import type { MenuPageId, PageId } from '../../content/catalog.ts';
import type { IconName } from '../../ui/icon.tsx';

/** A place with a short name of its own: an entry of the bottom bar or of the header. */
export interface Place {
  id: PageId;
  /** The part of the page that the entry leads to. */
  hash?: `#${string}`;
  icon?: IconName;
}

/** The places that visitors open most. Their names are `shell.places` of the interface's texts. */
export const places = {
  home: { id: 'home', icon: 'home' },
  find: { id: 'tools/find', icon: 'find' },
  notices: { id: 'tools/notice' },
  dates: { id: 'tools/calendar', icon: 'calendar' },
  ask: { id: 'tools/legal-assistant', icon: 'chat' },
  schemes: { id: 'tools/government-schemes' },
  guides: { id: 'site/resources', hash: '#guides' },
  prices: { id: 'site/pricing' },
} as const satisfies Readonly<Record<string, Place>>;

export type PlaceKey = keyof typeof places;

/** The links of the bottom bar, which also holds Ask and Menu. */
export const barPlaces = ['home', 'find', 'dates'] as const;
/** The header's links from 1024 px. */
export const headerPlaces = ['find', 'notices', 'dates', 'schemes', 'guides', 'prices'] as const;

/** An entry of the menus. `soon` adds a badge (SHELL-08); no entry uses it today. */
export interface NavItem {
  id: MenuPageId;
  soon?: 'soon' | 'coming-soon';
}

export interface NavGroup {
  key: 'services' | 'about' | 'resources' | 'tools';
  items: readonly NavItem[];
}

const items = (...ids: MenuPageId[]): NavItem[] => ids.map((id) => ({ id }));

const toolItems = items(
  'tools/find',
  'tools/notice',
  'tools/loan',
  'tools/calendar',
  'tools/government-schemes',
  'tools/legal-assistant',
  'tools/ai',
  'tools/business-health',
  'tools/financial-hub',
);

/** The menus of the header and the drawer, by page ids. */
export const navGroups: readonly NavGroup[] = [
  { key: 'tools', items: toolItems },
  {
    key: 'services',
    items: items(
      'services',
      'services/comprehensive-compliance',
      'services/retainership',
      'services/compliance',
      'services/registration',
      'services/sectors',
      'site/pricing',
    ),
  },
  {
    key: 'about',
    items: items(
      'site/about',
      'site/our-story',
      'site/vision-mission',
      'site/team',
      'site/how-we-work',
      'site/success-stories',
      'site/careers',
      'site/contact',
    ),
  },
  {
    key: 'resources',
    items: items(
      'site/resources',
      'start',
      'sectors',
      'states',
      'site/restaurant',
      'tools/how-to-guides',
      'tools/infographics',
      'blog',
      'site/investment',
      'legal/constitution',
      'legal/articles/14',
      'legal/articles/19',
      'legal/articles/39',
      'site/faq',
    ),
  },
];

/** The page with the data on this device and how to delete it (TRUST-04): below the groups of the drawer. */
export const phoneItems = items('account/outbox', 'account/settings');

/** The quick-access menu (SHELL-11). Its labels are its own: two differ from the names of their pages. */
export const quickLinks = [
  { id: 'tools/government-schemes', key: 'schemes' },
  { id: 'tools/ai', key: 'ai' },
  { id: 'sectors', key: 'food' },
  { id: 'start', key: 'start' },
] as const;

/** The footer's other links, after the guides, by page ids. */
export const footerToolIds = toolItems.map(({ id }) => id);
export const footerSiteIds: readonly MenuPageId[] = [
  'services',
  'sectors',
  'site/restaurant',
  'start',
  'states',
  'site/investment',
  'legal/constitution',
  'site/resources',
  'tools/how-to-guides',
  'tools/infographics',
  'blog',
  'site/how-we-work',
  'site/pricing',
  'site/faq',
  'site/search',
  'site/sitemap',
];
export const footerTrustIds: readonly MenuPageId[] = [
  'site/about',
  'site/contact',
  'site/newsletter',
  'account/outbox',
  'account/settings',
  'legal/privacy-policy',
  'legal/terms-of-service',
  'legal/disclaimer',
  'legal/confidentiality',
  'site/accessibility',
];
