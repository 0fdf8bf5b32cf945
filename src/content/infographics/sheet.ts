import type { Block, Section, Sheet, SheetContent, SheetPart } from '../types.ts';

/** What is written for one sheet. `more` are the sections below its words: figures with sources, links. */
export interface SheetWords extends Omit<SheetContent, 'sections'> {
  more: Section[];
}

export interface SheetHeadings {
  inWords: string;
  monthly: string;
  otherwise: string;
}

/**
 * The page of a sheet: everything that is drawn stands below it as text too, from the same words, so that
 * neither can say what the other does not.
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

/** A part as one piece of text: what it is, what is drawn of it, and what is only said here. */
function sentence({ title, line, more }: SheetPart): string {
  const end = /[.?!]$/.test(title) ? '' : '.';
  return [`**${title}${end}**`, line, more].filter(Boolean).join(' ');
}
