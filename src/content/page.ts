/**
 * The template that draws a page, one per kind of page (`src/pages`). `live` pages have a form, a list or
 * a tool between their heading and their text; the page's route file mounts it. `tasks` and
 * `sheets` pages list every page below them. A page of `situations` asks what happened and shows one answer
 * at a time; its tool makes the answer interactive.
 */
export type Template =
  | 'home'
  | 'guide'
  | 'page'
  | 'index'
  | 'article'
  | 'live'
  | 'situations'
  | 'tasks'
  | 'task'
  | 'sheets'
  | 'sheet'
  | 'not-found'
  | 'offline';

/** The specification's requirements for a guide; `npm run content:check` checks them. */
export interface GuideRequirement {
  /** Anchors of required sections in addition to those of every guide, in any order. */
  sections: readonly string[];
  /** References to the figures that the page must show, such as `fssai.validity@2026-03-31`. */
  figures: readonly string[];
  /** Ids of the official sites that the page must link. */
  portals: readonly string[];
  /** The minimum number of numbered steps in its process. */
  steps: number;
  /** The minimum number of chats that it offers. */
  chats: number;
}

/**
 * A page as its `<name>.page.ts` declares it. `npm run pages` generates the list of all pages from these files;
 * the text of a page is in `locales/<language>/pages/<id>.ts` (docs/decisions/0002-one-catalogue-of-pages.md).
 */
export interface Page {
  id: string;
  /** The English address, always lower case; other languages add their prefix. */
  path: `/${string}`;
  template: Template;
  /** Id of the parent page in the breadcrumb; home when absent. */
  parent?: string;
  /** Id of the parent's section that lists this page, if the parent has several lists. */
  section?: string;
  /** The position in lists of pages of its kind: ascending, then by id. */
  order: number;
  /** True when a menu or the footer links the page: every visitor then downloads its name. */
  inMenu?: true;
  /** True when search engines must not list the page (sign-in, diagnostics, private lists). */
  noindex?: true;
  /** Anchors of the sections that the specification requires of this page, besides those of its kind. */
  requiredSections?: readonly string[];
  /** Guides only, and required there. */
  requires?: GuideRequirement;
}
