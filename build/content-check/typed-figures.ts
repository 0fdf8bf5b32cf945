/** Names that contain a number but are not figures. */
const namesWithNumbers = [
  /GSTR-\d+[A-Z]?/g,
  /\b(CMP|PMT|RFD|ITC|REG|ASMT)-\d{2}\b/g,
  /\b(EAN|ITF)-\d{1,2}\b/g,
  /\b2D\b/g,
  /GS1/g,
  /WCAG \d\.\d/g,
  /\b(INC|AOC|MGT|ADT|DIR|DPT|COS)-\d+[A-Z]?/g,
  /\bForm \d+/g,
  /\bStage [12] audit/g,
  /\b(Act|Code|Rules|Regulations), \d{4}/g,
  /\bRule \d+[A-Z]?/g,
  /\bArticles? \d+[A-Z]?(\(\w+\))*/g,
  /\b[Ss]ections? \d+[A-Z]?(\(\w+\))*/g,
  // The year of a judgment: Sodan Singh v. NDMC (1989).
  /(?<= v\. [^.(]+) \(\d{4}\)/g,
  /\bISO(\/IEC)? \d{4,5}/g,
];

/** Returns digits in a text that look like a hand-typed figure; figures must be `{fact.id}` (GUIDE-05). */
export function typedFigures(text: string): string[] {
  const bare = [/\{[^}]*\}/g, /\]\([^)]*\)/g, ...namesWithNumbers].reduce(
    (rest, pattern) => rest.replace(pattern, ''),
    text,
  );
  return bare.match(/\S*\d\S*/g) ?? [];
}
