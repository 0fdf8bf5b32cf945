import type { Page } from '../../src/content/page.ts';

/** The sections that every page of a kind must have, by their anchors. A page declares others itself. */
const byKind: readonly (readonly [ids: RegExp, sections: readonly string[]])[] = [
  // CONT-06
  [/^sectors\//, ['licences', 'risks', 'calendar', 'first-year', 'guides', 'what-we-do']],
  // TOOL-START-01
  [/^start\//, ['at-a-glance', 'tasks', 'documents', 'portals', 'next']],
  // TOOL-HOW-01
  [/^how-to\//, ['needs', 'steps', 'wrong', 'call', 'more']],
];

/** Returns the required anchors of a page other than a guide; most pages have none. */
const requiredSections = ({ id, requiredSections: own = [] }: Page): string[] => [
  ...byKind.flatMap(([ids, sections]) => (ids.test(id) ? sections : [])),
  ...own,
];

/** Returns a problem for each required section that the page lacks. */
export const missingSections = (page: Page, anchors: ReadonlySet<string>): string[] =>
  requiredSections(page)
    .filter((anchor) => !anchors.has(anchor))
    .map((anchor) => `the section “${anchor}” is missing`);
