import { stripLocalePrefix } from '../../i18n/locale-path.ts';
import type { SearchIndex, Section } from '../search/model/search-index.ts';
import type { Concepts } from './concepts.ts';
import {
  figureAskedFor,
  isAskedKind,
  isElsewhere,
  isForeign,
  matterOf,
} from './question-tables.ts';
import type { FigureQuestion } from './model/figure-questions.ts';

/** A section with how well it answers, from 0; comparable within one question. */
export interface RankedSection extends Section {
  score: number;
  /** Words of the index that were found in it. */
  terms: ReadonlySet<string>;
}

export interface Ranking {
  /** Best first; empty when the guides do not hold the question. */
  sections: RankedSection[];
  /** The question that figures answer, if it is one. */
  figure: FigureQuestion | undefined;
}

/** What its words, its page's matter and its kind count for a section. */
const weights = { words: 1, matter: 0.8, kind: 0.6 };

/** The head of a page that treats the matter as much as this may answer, whatever its words. */
const leastTreated = 0.7;

/** What says nothing of the law, or says it in short. */
const sideSections = /^(ask-us|what-we-do|portals|guides|next|more|frames|at-a-glance|tasks|ask)$/;

/** How much of a question a section must hold for it to be an answer, by how sure its matter is. */
const leastCovered = { sure: 0.2, likely: 0.4, unsure: 0.8, none: 1.01 };
/** The same where its words speak of a matter that is not ours. */
const leastCoveredElsewhere = { sure: 0.75, likely: 1.01, unsure: 1.01, none: 1.01 };

/** Which sections answer a question. */
export function rankSections(question: string, concepts: Concepts, index: SearchIndex): Ranking {
  // A passage about carts would read as if it were the answer.
  if (isForeign(concepts)) return { sections: [], figure: undefined };
  const figure = figureAskedFor(concepts);
  const { hits } = index.search(question);
  const matter = matterOf(concepts);
  const covered = Math.max(0, ...hits.map((hit) => hit.covered));
  const isOther = isElsewhere(concepts);
  const least = (isOther ? leastCoveredElsewhere : leastCovered)[matter.certainty];
  const isFigure = figure !== undefined && (!isOther || matter.certainty === 'sure');
  if (!isFigure && covered < least) return { sections: [], figure: undefined };

  const bestScore = Math.max(1e-9, ...hits.map(({ score }) => score));
  const found = new Map(hits.map((hit) => [`${hit.path}#${hit.anchor}`, hit]));
  const ranked = index.sections.flatMap((section): RankedSection[] => {
    const place = `${section.path}#${section.anchor}`;
    const hit = found.get(place);
    const treats = matter.pages.get(stripLocalePrefix(section.path)) ?? 0;
    const isKind = isAskedKind(section.anchor, concepts);
    const answers = figure?.sections.indexOf(place) ?? -1;
    const opensPage = section.anchor === '' && treats >= leastTreated;
    if (!hit && answers < 0 && !opensPage && !(treats > 0 && isKind)) return [];
    const score =
      weights.words * ((hit?.score ?? 0) / bestScore) +
      weights.matter * treats +
      (isKind && treats > 0 ? weights.kind * treats : 0);
    return [
      {
        ...section,
        score:
          (sideSections.test(section.anchor) ? score / 2 : score) +
          (answers < 0 ? 0 : 10 - answers),
        terms: hit?.terms ?? new Set(),
      },
    ];
  });
  return { sections: ranked.sort((a, b) => b.score - a.score), figure };
}
