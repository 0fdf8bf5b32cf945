import { stripLocalePrefix } from '../../i18n/locale-path.ts';
import { isDeclined, type LikelyNeed } from '../../needs/classifier.ts';
import { pageOfPlace, placeOf, weightOfFurther } from '../search/model/places.ts';
import type { SearchIndex, Section, SectionHit } from '../search/model/search-index.ts';
import { answeredNeeds } from './answerable-needs.ts';
import type { Concepts } from './concepts.ts';
import {
  figureAskedFor,
  isAskedKind,
  isElsewhere,
  isForeign,
  matterOf,
  type Matter,
} from './question-tables.ts';
import { questionKind } from './question-kind.ts';
import { isOutside } from './harm.ts';
import { asksOurPrice, type FigureQuestion } from './model/figure-questions.ts';

/** A section and its score from 0. Scores are comparable within one question. */
export interface RankedSection extends Section {
  score: number;
  /** Matching words of the index. */
  terms: ReadonlySet<string>;
}

export interface Ranking {
  /** Best first; empty when the guides do not answer the question. */
  sections: RankedSection[];
  /** The matching figure question, if there is one. */
  figure: FigureQuestion | undefined;
}

/** Weights of the words, the page's topic, the section's kind, and what somebody who asks this needs. */
const weights = { words: 1, matter: 0.8, kind: 0.6, need: 2.5, needPage: 0.8 };

/**
 * A need that is surer by this share than that there is nothing to answer is answered, whatever the words are; by the
 * second where they name another subject, and by the third where they name goods that the guides do not cover.
 */
const sureShare = { named: 0.25, ours: 0.38, elsewhere: 0.6, foreign: 0.84 };

/** A harm that is not declined says less that there is nothing to answer: it has the subject of the answer. */
const weightOfHarm = 0.5;

/** The first section of a page with this relevance or more may answer without matching words. */
const leastTreated = 0.7;

/** Sections without law, or with summaries. */
const sideSections =
  /^(from-[a-z]+|who|ask-us|what-we-do|portals|guides|next|more|frames|at-a-glance|tasks|ask)$/;

/** Smallest matched share of a question for an answer, by the certainty of its topic. */
const leastCovered = { sure: 0.2, likely: 0.4, unsure: 0.8, none: 1.01 };
/** The same shares for topics that the guides do not cover. */
const leastCoveredElsewhere = { sure: 0.75, likely: 1.01, unsure: 1.01, none: 1.01 };

/**
 * Ranks the sections that answer a question. `hits`: what the search found for it. `needs`: what somebody who asks
 * this may need, likeliest first; a likely need brings its sections forward, and a sure one is answered where the
 * words find nothing.
 */
export function rankSections(
  question: string,
  concepts: Concepts,
  { sections, hits }: { sections: SearchIndex['sections']; hits: readonly SectionHit[] },
  needs: readonly LikelyNeed[],
): Ranking {
  const answered = needs.filter(({ id }) => !isDeclined(id));
  // A passage about carts would look like the answer.
  if (isForeign(concepts) && (answeredNeeds(needs)[0]?.share ?? 0) < sureShare.foreign) {
    return { sections: [], figure: undefined };
  }
  const asked = figureAskedFor(concepts);
  const wantsFigure = ['cost', 'when'].includes(questionKind(question) ?? 'cost');
  const overruling = leastOverruling[wantsFigure ? 'figure' : 'other'];
  const figure = asked && isOverruled(asked, answered[0], overruling) ? undefined : asked;
  const matter = matterOf(concepts);
  const covered = Math.max(0, ...hits.map((hit) => hit.covered));
  const isOther = isElsewhere(concepts);
  const least = (isOther ? leastCoveredElsewhere : leastCovered)[matter.certainty];
  const isFigure = figure !== undefined && (!isOther || matter.certainty === 'sure');
  const declined = needs.reduce(
    (sum, { id, share }) => sum + (isDeclined(id) ? share * (isOutside(id) ? 1 : weightOfHarm) : 0),
    0,
  );
  const sharesOf = neededShares(answered);
  // Two needs that one page answers speak for it together.
  const places = answered[0]?.places ?? [];
  const [first] = places;
  const share = first === undefined ? 0 : sharesOf(first).page;
  const isSure =
    share - declined >= sureShare[isOther ? 'elsewhere' : 'ours'] ||
    (!isOther && isSureTogether(needs, places, sharesOf, matter));
  if (!isFigure && !isSure && covered < least) return { sections: [], figure: undefined };

  const bestScore = Math.max(1e-9, ...hits.map(({ score }) => score));
  const found = new Map(hits.map((hit) => [placeOf(hit), hit]));
  const ranked = sections.flatMap((section): RankedSection[] => {
    const place = placeOf(section);
    const hit = found.get(place);
    const treats = matter.pages.get(stripLocalePrefix(section.path)) ?? 0;
    const isKind = isAskedKind(section.anchor, concepts);
    const answers = figure?.sections.indexOf(place) ?? -1;
    const opensPage = section.anchor === '' && treats >= leastTreated;
    const needed = sharesOf(place);
    const isNeeded = needed.section >= leastNeeded;
    if (!hit && answers < 0 && !opensPage && !(treats > 0 && isKind) && !isNeeded) return [];
    const score =
      weights.words * ((hit?.score ?? 0) / bestScore) +
      weights.matter * treats +
      (isKind && treats > 0 ? weights.kind * treats : 0) +
      weights.need * needed.section +
      weights.needPage * needed.page;
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

/**
 * A need of this share is believed rather than the words of a figure on another page: of a question that asks for an
 * amount or a day, and of any other.
 */
const leastOverruling = { figure: 0.97, other: 0.25 };

/**
 * True when a figure is not what was asked for: "the bank refuses the SVANidhi loan" has the words of its amount.
 * A question about our own price is not answered with the government's.
 */
function isOverruled(figure: FigureQuestion, best: LikelyNeed | undefined, least: number): boolean {
  if (!best || best.share < least || asksOurPrice(figure)) return false;
  const pages = new Set(figure.sections.map(pageOfPlace));
  return !best.places.some((place) => pages.has(pageOfPlace(place)));
}

/**
 * True where the needs that any page of the likeliest one answers are likely enough together, or that page is one that
 * the words name for sure. All that is declined counts against them.
 */
function isSureTogether(
  needs: readonly LikelyNeed[],
  places: readonly string[],
  sharesOf: (place: string) => { page: number },
  matter: Matter,
): boolean {
  const declined = needs.reduce((sum, { id, share }) => sum + (isDeclined(id) ? share : 0), 0);
  const share = Math.max(0, ...places.map((place) => sharesOf(place).page)) - declined;
  const isNamed =
    matter.certainty === 'sure' && places.some((place) => matter.pages.has(pageOfPlace(place)));
  return share >= (isNamed ? sureShare.named : sureShare.ours);
}

/** A section that answers a need of this share is a source without a word of the question. */
const leastNeeded = 0.2;
/** Returns, for any place, the share of the needs that it answers, and of those that its page answers. */
function neededShares(
  needs: readonly LikelyNeed[],
): (place: string) => { section: number; page: number } {
  const sections = new Map<string, number>();
  const pages = new Map<string, number>();
  const add = (shares: Map<string, number>, key: string, share: number) =>
    shares.set(key, (shares.get(key) ?? 0) + share);
  for (const { share, places } of needs) {
    places.forEach((place, rank) => {
      add(sections, place, share * (rank === 0 ? 1 : weightOfFurther));
    });
    for (const page of new Set(places.map(pageOfPlace))) add(pages, page, share);
  }
  return (place) => ({
    section: sections.get(place) ?? 0,
    page: pages.get(pageOfPlace(place)) ?? 0,
  });
}
