/**
 * Which template draws a page: one per kind of page (`src/pages`). `live` pages carry a form, a list or
 * a tool between their heading and their text; the route file of the page mounts it. `tasks` and
 * `sheets` list every page below them.
 */
export type Template =
  | 'home'
  | 'guide'
  | 'page'
  | 'index'
  | 'article'
  | 'live'
  | 'tasks'
  | 'task'
  | 'sheets'
  | 'sheet'
  | 'not-found'
  | 'offline';

/** What the specification and its rows require of a guide; `npm run content:check` reads it. */
export interface GuideRequirement {
  /** Anchors of its sections beside those that every guide has, in any order. */
  sections: readonly string[];
  /** References to the figures that its page must show, such as `fssai.validity@2026-03-31`. */
  figures: readonly string[];
  /** Ids of the official sites that it must link. */
  portals: readonly string[];
  /** How many numbered steps its process has at least. */
  steps: number;
  /** How many chats it offers at least. */
  chats: number;
}

/**
 * A page as its `<name>.page.ts` declares it. `npm run pages` writes the list of all pages from these files;
 * the text of a page is in `locales/<language>/pages/<id>.ts` (docs/decisions/0002-one-catalogue-of-pages.md).
 */
export interface Page {
  id: string;
  /** The address in English, always lower case; other languages put their prefix before it. */
  path: `/${string}`;
  template: Template;
  /** Id of the page above it in the breadcrumb; home when absent. */
  parent?: string;
  /** Id of the section in which the page above lists it, where that page has several lists. */
  section?: string;
  /** Its place in lists of pages of its kind: ascending, then by id. */
  order: number;
  /** True when a menu or the footer links it: every visitor downloads its name. */
  inMenu?: true;
  /** True when search engines must not list it (sign-in, diagnostics, private lists). */
  noindex?: true;
  /** Guides only, and required there. */
  requires?: GuideRequirement;
}
