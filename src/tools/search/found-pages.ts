import { groupOf, type SearchGroup } from './model/groups.ts';
import { stripLocalePrefix } from '../../i18n/locale-path.ts';
import { isDeclined, type LikelyNeed } from '../../needs/classifier.ts';
import { sectionAt, weightOfFurther } from './model/places.ts';
import type { Section, SectionHit } from './model/search-index.ts';

/** A page with its matching sections, best first. */
export interface FoundPage {
  path: string;
  title: string;
  group: SearchGroup;
  sections: SectionHit[];
}

/** Weights of a page's best, second, third and fourth section. */
const shares = [1, 0.35, 0.2, 0.1];
const shownSections = 3;

/**
 * Weights a page by its kind. Guides and tools answer questions best. Policies seldom answer a question, and
 * an infographic only sums up another page. A notice has a last day, so what to do about it comes before what
 * the law says.
 */
const weightOf = (group: SearchGroup, path: string): number => {
  if (/^\/(privacy-policy|terms-of-service|disclaimer|confidentiality)$/.test(path)) return 0.7;
  if (path.startsWith('/infographics/')) return 0.7;
  if (path === '/notice') return 1.5;
  return { guides: 1.2, tools: 1.15, schemes: 1.15, pages: 1 }[group];
};

/** Sections that most pages share. They are short and name a topic without explaining it. */
const leadsOn = new Set(['ask-us', 'call', 'figures', 'frames', 'more', 'portals', 'what-we-do']);

const weighed = (hit: SectionHit): SectionHit =>
  leadsOn.has(hit.anchor) ? { ...hit, score: hit.score * 0.6 } : hit;

/** The input of the ranking of pages. */
interface Found {
  hits: readonly SectionHit[];
  /** What the question may be about, likeliest first. */
  needs?: readonly LikelyNeed[];
  /** Every section, for those that answer a need and have no word of the question. */
  sections?: readonly Section[];
}

/** Weight of the best page that the words find, relative to a need that is certain. */
const weightOfWords = 0.5;
/**
 * The share of a page's needs counts with this power: of 0.2, 0.38 is left, more than a page with half the words of the
 * question has. Where the needs are unsure, so are the words.
 */
const powerOfNeeds = 0.6;
/**
 * A page without a word of the question is listed for needs of this share; where no page has a word, of the second, and
 * of a third of all that is declined.
 */
const leastShare = { besideWords: 0.04, alone: 0.1 };
/** A need of this share names the section that a page opens at. */
const sureShare = 0.5;

/**
 * Returns the pages that the words of a question and its needs find, best first. A need that is certain puts its page
 * first; others only change the order. Of the sections of a page, several good ones weigh more than a single one.
 */
export function foundPages({ hits, needs = [], sections = [] }: Found): FoundPage[] {
  const byWords = pagesOfHits(hits);
  const best = byWords[0]?.score ?? 1;
  const covered = Math.max(0, ...hits.map((hit) => hit.covered));
  const pages = new Map<string, { page: FoundPage; score: number; share: number }>(
    byWords.map(({ page, score }) => [
      page.path,
      { page, score: weightOfWords * covered * (score / best), share: 0 },
    ]),
  );
  const declined = needs.reduce((sum, { id, share }) => sum + (isDeclined(id) ? share : 0), 0);
  const least =
    byWords.length > 0 ? leastShare.besideWords : Math.max(leastShare.alone, declined / 3);
  for (const { section, share, sure } of neededSections(needs, sections)) {
    const found = pages.get(section.path) ?? {
      page: { ...pageOf(section), sections: [withoutWords(section)] },
      score: 0,
      share: 0,
    };
    found.share += share;
    if (sure) found.page.sections = withFirst(found.page.sections, section);
    pages.set(section.path, found);
  }
  return [...pages.values()]
    .filter(
      ({ page, share }) => share >= least || page.sections.some(({ terms }) => terms.size > 0),
    )
    .map(({ page, score, share }) => ({ page, score: score + share ** powerOfNeeds }))
    .sort((a, b) => b.score - a.score)
    .map(({ page }) => page);
}

/** Returns the sections that answer the needs, with their shares. A page without such a section opens at its top. */
function* neededSections(
  needs: readonly LikelyNeed[],
  sections: readonly Section[],
): Generator<{ section: Section; share: number; sure: boolean }> {
  for (const { id, share, places } of needs) {
    // What is declined has a lawful way, which the assistant says. It is no place for a searcher.
    if (isDeclined(id)) continue;
    for (const [rank, place] of places.entries()) {
      const found = sectionAt(place, sections);
      const weight = rank === 0 ? 1 : weightOfFurther;
      if (found) yield { section: found, share: share * weight, sure: share >= sureShare };
    }
  }
}

const withoutWords = (section: Section): SectionHit => ({
  ...section,
  score: 0,
  covered: 0,
  terms: new Set(),
});

const pageOf = ({ path, title }: Section): FoundPage => ({
  path,
  title,
  group: groupOf(stripLocalePrefix(path)),
  sections: [],
});

/** Returns the sections with this one first. A page without sections opens at it. */
function withFirst(all: readonly SectionHit[], first: Section): SectionHit[] {
  // Words that its page has are marked where it has them too.
  const terms = new Set(all.flatMap((hit) => [...hit.terms]));
  const own = all.find(({ anchor }) => anchor === first.anchor) ?? {
    ...withoutWords(first),
    terms,
  };
  return [own, ...all.filter((hit) => hit !== own)].slice(0, shownSections);
}

/** Returns the pages that the words find, with their scores, best first. */
function pagesOfHits(hits: readonly SectionHit[]): { page: FoundPage; score: number }[] {
  const byPath = new Map<string, SectionHit[]>();
  for (const hit of hits.map(weighed).sort((a, b) => b.score - a.score)) {
    const sections = byPath.get(hit.path);
    if (sections) sections.push(hit);
    else byPath.set(hit.path, [hit]);
  }
  return [...byPath.values()]
    .flatMap((sections) => {
      const [best] = sections;
      if (!best) return [];
      const page = pageOf(best);
      const score = shares.reduce(
        (sum, share, place) => sum + share * (sections[place]?.score ?? 0),
        0,
      );
      return [
        {
          score: score * weightOf(page.group, stripLocalePrefix(best.path)),
          page: { ...page, sections: sections.slice(0, shownSections) },
        },
      ];
    })
    .sort((a, b) => b.score - a.score);
}
