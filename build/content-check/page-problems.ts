import { pageByPath } from '../../src/content/catalog.ts';
import { parseFactReference, referencedVersion } from '../../src/content/facts/fact-text.ts';
import { earlierVersions, factById } from '../../src/content/facts/lookup.ts';
import { portals } from '../../src/content/portals.ts';
import type { PageBase } from '../../src/content/types.ts';
import { claimReference } from '../../src/pages/claim-text.ts';
import { factReferenceText, plainText } from '../../src/pages/fact-text.ts';
import type { PageSettings } from '../../src/pages/page-context.ts';
import { referencesIn, textsOf } from '../../src/pages/references.ts';
import { typedFigures } from './typed-figures.ts';

/** A page's id in the catalogue, and its content. */
export interface PageToCheck {
  id: string;
  content: PageBase;
}

const blocksOf = ({ sections }: PageBase) => sections.flatMap(({ blocks }) => blocks);

/** Returns figures that are typed into a page instead of taken from the facts. */
export const figureProblems = (content: PageBase): string[] =>
  textsOf(content)
    .flatMap(typedFigures)
    .map((figure) => `“${figure}” is typed by hand: it belongs into src/content/facts`);

/** Returns references to figures that do not exist, or that have no value on the settings' date. */
export function referenceProblems(content: PageBase, settings: PageSettings): string[] {
  const inTexts = textsOf(content)
    .flatMap(referencesIn)
    .filter((reference) => !claimReference(reference))
    .filter((reference) => !isAnswered(reference, settings));
  const inBlocks = blocksOf(content).flatMap((block) => {
    // An undated reference may have no value today: the page then says so. A dated one must have one.
    if (block.kind === 'entries') {
      return block.rows
        .map(({ fact }) => fact)
        .filter((fact) => {
          const { id, date } = parseFactReference(fact);
          return factById(id).versions.length === 0 || (date && !referencedVersion(fact, settings));
        });
    }
    return block.kind === 'changes'
      ? block.facts.filter((id) => earlierVersions(id, settings.asOn).length === 0)
      : [];
  });
  return [...inTexts, ...inBlocks].map(
    (reference) => `{${reference}}: no figure is on record for ${settings.asOn}`,
  );
}

const isAnswered = (reference: string, settings: PageSettings): boolean =>
  referencedVersion(reference, settings) !== undefined &&
  factReferenceText(reference, settings) !== '';

/** Returns links in a page's texts to pages and official sites that do not exist. */
export function linkProblems(content: PageBase): string[] {
  return textsOf(content).flatMap((text) =>
    [...text.matchAll(/\]\(([^)]+)\)/g)]
      .map(([, href = '']) => href)
      .filter((href) => !leads(href))
      .map((href) => `the link to “${href}” leads nowhere`),
  );
}

const isPortal = (id: string) => Object.hasOwn(portals, id);

const leads = (href: string): boolean =>
  href.startsWith('portal:')
    ? isPortal(href.slice('portal:'.length))
    : pageByPath(href.replace(/[#?].*$/, '')) !== undefined;

/** Returns titles and descriptions that are too long for search results, and duplicate anchors. */
export function headProblems(content: PageBase, settings: PageSettings): string[] {
  const anchors = content.sections.map(({ id }) => id);
  const tooLong = (['title', 'description'] as const).filter(
    (part) => plainText(content[part], settings).length > longest[part],
  );
  return [
    ...tooLong.map((part) => `the ${part} has more than ${longest[part]} characters`),
    ...anchors
      .filter((anchor, index) => anchors.indexOf(anchor) !== index)
      .map((anchor) => `two sections are called “${anchor}”`),
  ];
}

const longest = { title: 60, description: 160 } as const;

/** Returns every problem in the texts of one page. */
export const pageProblems = ({ content }: PageToCheck, settings: PageSettings): string[] => [
  ...figureProblems(content),
  ...referenceProblems(content, settings),
  ...linkProblems(content),
  ...headProblems(content, settings),
];
