/** The sections that the acceptance rows require of pages other than guides, by their anchors. */
const byPage: readonly (readonly [pages: RegExp, sections: readonly string[]])[] = [
  // CONT-06
  [/^sectors\//, ['licences', 'risks', 'calendar', 'first-year', 'guides', 'what-we-do']],
  // TOOL-START-01
  [/^start\//, ['at-a-glance', 'tasks', 'documents', 'portals', 'next']],
  [/^start$/, ['steps', 'progress']],
  // TOOL-HOW-01
  [/^how-to\//, ['needs', 'steps', 'wrong', 'call', 'more']],
  // CONT-09
  [/^legal\/(privacy-policy|terms-of-service|disclaimer|confidentiality)$/, ['short-version']],
  [/^legal\/privacy-policy$/, ['what-we-take', 'on-your-phone', 'how-long', 'your-say']],
  // TOOL-RIGHTS-01
  [/^blog\/street-vendor-compliance-india$/, ['if-an-officer-comes']],
  // CONT-01, CONT-03
  [/^services$/, ['ways-to-work', 'business-lines', 'by-licence', 'now-or-planned']],
  // CONT-02
  [/^site\/pricing$/, ['services', 'what-is-included', 'plans', 'refunds']],
  // CONT-07
  [/^site\/contact$/, ['offices']],
  // CONT-08
  [/^site\/resources$/, ['guides', 'tools', 'tasks', 'sheets', 'articles', 'offline']],
  // TOOL-REST-01, TOOL-INVEST-01, TOOL-CAREER-01
  [/^site\/restaurant$/, ['formats', 'order', 'fees', 'first-day']],
  [/^site\/investment$/, ['which-way', 'loans', 'papers']],
  [/^site\/careers$/, ['openings', 'write-to-us']],
];

/** Returns the required anchors of a page, by its id in the catalogue; most pages have none. */
const requiredSections = (id: string): string[] =>
  byPage.flatMap(([pages, sections]) => (pages.test(id) ? sections : []));

/** Returns the required anchors that a page lacks. */
export const missingSections = (id: string, anchors: ReadonlySet<string>): string[] =>
  requiredSections(id)
    .filter((anchor) => !anchors.has(anchor))
    .map((anchor) => `the section “${anchor}” is missing`);
