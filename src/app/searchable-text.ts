import { activeOffices } from '../content/offices.ts';
import type { Block, Section } from '../content/types.ts';
import { buildText } from '../locales/build-text.ts';
import type { AnyContent } from '../locales/load-content.ts';
import type { PageSection } from '../tools/search/model/page-text.ts';
import { earlierTexts, factReferenceText, plainText, rowFigureText } from '../pages/fact-text.ts';
import type { PageSettings } from '../pages/page-context.ts';
import { portalById } from '../pages/prose.tsx';
import { textsOf } from '../pages/references.ts';
import { listedSchemes } from '../pages/scheme-file.ts';
import { visibleText } from '../pages/visible-text.ts';

/** The words of a page that the search index takes: from the page's data, in no order within a section. */
export interface SearchableText {
  /** The h1. */
  title: string;
  /** Further words that the page is looked for by. */
  keywords: readonly string[];
  /** The text above the first section, under an empty anchor, then the sections. */
  sections: readonly PageSection[];
}

/** Parts of a content that are no running text: they are in other fields, or are in the head alone. */
const otherFields = new Set([
  'name',
  'title',
  'description',
  'heading',
  'keywords',
  'sections',
  // Labels of buttons and what they prefill.
  'chats',
]);
/** Choices among our own words, not text: the topic of a task, the layout of a sheet. */
const choices = new Set(['topic', 'effort', 'layout']);

/** Reads the text of a page for the index of the search, with the figures of the page's day (SRCH-02). */
export function searchableText(content: AnyContent, page: PageSettings): SearchableText {
  const intro = Object.entries(content)
    .filter(([key]) => !otherFields.has(key) && !choices.has(key))
    .flatMap(([key, value]) => textsOf(value, key));
  return {
    title: plainText(content.heading, page),
    keywords: 'keywords' in content ? content.keywords : [],
    sections: [
      { anchor: '', heading: '', lines: intro.map((text) => visibleText(text, page)) },
      ...content.sections.map((section) => sectionText(section, page)),
    ],
  };
}

const sectionText = (
  { id, heading, answer, blocks }: Section,
  page: PageSettings,
): PageSection => ({
  anchor: id,
  heading: plainText(heading, page),
  lines: [
    ...(answer ? [visibleText(answer, page)] : []),
    ...blocks.flatMap((block) => linesOf(block, page)),
  ],
});

function linesOf(block: Block, page: PageSettings): string[] {
  const visible = (text: string) => visibleText(text, page);
  switch (block.kind) {
    case 'entries':
      return [
        visible(block.caption),
        ...block.rows.map(({ label, fact, note = '' }) =>
          [visible(label), rowFigureText(fact, page), visible(note)].join(' '),
        ),
      ];
    case 'changes': {
      const { names } = buildText('facts', page.locale);
      return block.facts.map((id) =>
        [
          names[id],
          factReferenceText(id, page),
          ...earlierTexts(id, page).flatMap(({ value, held }) => [value, held]),
        ].join(' '),
      );
    }
    case 'portals': {
      const purposes = buildText('portals', page.locale);
      return block.portals.map((id) => {
        const { name, url } = portalById(id);
        return `${name} ${new URL(url).host} ${purposes[id]}`;
      });
    }
    // A letter is a form to fill in, not an answer to search for.
    case 'situation':
      return textsOf({ ...block, letter: undefined }).map(visible);
    case 'schemes':
      return listedSchemes(page).map(({ name, benefit, who }) => `${name} ${benefit} ${who}`);
    case 'offices':
      return activeOffices.map(({ name, address: { street, city, state, postalCode } }) =>
        [name, street, city, state, postalCode].join(' '),
      );
    // The names of other pages find those pages.
    case 'pages':
    case 'guides':
    case 'below':
      return [];
    default:
      return textsOf(block).map(visible);
  }
}
