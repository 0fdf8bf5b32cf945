import type { Block, Section, Sheet, SheetContent, SheetPart } from '../types.ts';

/** The text of one sheet. `more` lists the sections below it: figures with sources, links. */
export interface SheetWords extends Omit<SheetContent, 'sections'> {
  more: Section[];
}

export interface SheetHeadings {
  inWords: string;
  monthly: string;
  otherwise: string;
}

/**
 * Returns the page of a sheet. Drawing and text below it come from the same strings, so that they cannot
 * contradict each other.
 */
export function sheetPage({ more, ...page }: SheetWords, headings: SheetHeadings): SheetContent {
  return {
    ...page,
    sections: [
      { id: 'in-words', heading: headings.inWords, blocks: inWords(page.sheet, headings) },
      ...more,
    ],
  };
}

function inWords(sheet: Sheet, headings: SheetHeadings): Block[] {
  const list = (items: string[], ordered = false): Block => ({
    kind: 'list',
    items,
    ...(ordered && { ordered: true }),
  });
  switch (sheet.layout) {
    case 'path':
      return [list(sheet.parts.map(sentence), true)];
    case 'signs':
      return [list(sheet.parts.map(sentence))];
    case 'ladder':
      return [
        list(
          sheet.parts.map((part) => `${part.amount}: ${sentence(part)}`),
          true,
        ),
        ...(sheet.beside ? [list(sheet.beside.map(sentence))] : []),
      ];
    case 'questions':
      return [
        list(sheet.parts.map(sentence), true),
        { kind: 'text', text: `${headings.otherwise} ${sentence(sheet.otherwise)}` },
      ];
    case 'bars':
      return sheet.parts.flatMap((part) => [
        { kind: 'text', text: sentence(part) } as const,
        list(part.pieces.map(({ label, fact }) => `${label}: {${fact}}`)),
      ]);
    case 'wheel':
      return [
        list(sheet.parts.map((part) => `{${part.fact}}: ${sentence(part)}`)),
        { kind: 'text', text: headings.monthly },
        list(sheet.monthly.map(sentence)),
      ];
  }
}

/** Joins the texts of a part: its title, its drawn line, and the text that is not drawn. */
function sentence({ title, line, more }: SheetPart): string {
  const stop = /\p{Script=Devanagari}/u.test(title) ? '।' : '.';
  const end = /[.?!।]$/.test(title) ? '' : stop;
  return [`**${title}${end}**`, line, more].filter(Boolean).join(' ');
}
