import type { MenuPageId } from '../../content/catalog.ts';

/** An entry of the menus. `soon` adds a badge (SHELL-08); no entry uses it today. */
export interface NavItem {
  id: MenuPageId;
  soon?: 'soon' | 'coming-soon';
}

export interface NavGroup {
  key: 'services' | 'about' | 'resources';
  items: readonly NavItem[];
}

const items = (...ids: MenuPageId[]): NavItem[] => ids.map((id) => ({ id }));

/** The menus of the header and the drawer, by page ids. */
export const navGroups: readonly NavGroup[] = [
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
      'tools/find',
      'tools/government-schemes',
      'tools/calendar',
      'tools/business-health',
      'tools/financial-hub',
      'tools/how-to-guides',
      'tools/infographics',
      'blog',
      'site/faq',
    ),
  },
];

/** The quick-access menu (SHELL-11). Its labels are its own: two differ from the names of their pages. */
export const quickLinks = [
  { id: 'tools/government-schemes', key: 'schemes' },
  { id: 'tools/ai', key: 'ai' },
  { id: 'sectors', key: 'food' },
  { id: 'start', key: 'start' },
] as const;

/** The footer's links besides the guides, by page ids. */
export const footerSiteIds: readonly MenuPageId[] = [
  'services',
  'sectors',
  'start',
  'site/resources',
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
