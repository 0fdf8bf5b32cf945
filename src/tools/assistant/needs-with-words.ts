import type { QuestionKind } from '../../locales/search-words.ts';
import { isDeclined, shareOfAll, type LikelyNeed } from '../../needs/classifier.ts';
import { pageOfPlace, placeOf, weightOfFurther } from '../search/model/places.ts';
import type { SectionHit } from '../search/model/search-index.ts';

/**
 * How much the words of a need's section, and of its page, count beside the classifier, and steps for a question how to
 * do something.
 */
const weights = { section: 2, page: 1, steps: 1 };

/** Where a page says how something is done. */
const areSteps = /^\/how-to-guides\/|#steps$/;

/**
 * Returns the needs with their shares, likeliest first, where the words of the question speak too: of two needs that
 * the classifier holds for equally likely, the one whose section has the words. The share of all that is declined, and
 * of all that is answered, stays.
 */
export function needsWithWords(
  needs: readonly LikelyNeed[],
  hits: readonly SectionHit[],
  kind: QuestionKind | undefined,
): LikelyNeed[] {
  const best = Math.max(1e-9, ...hits.map(({ score }) => score));
  const sections = new Map<string, number>();
  const pages = new Map<string, number>();
  const raise = (scores: Map<string, number>, key: string, score: number) =>
    scores.set(key, Math.max(scores.get(key) ?? 0, score));
  for (const hit of hits) {
    const score = (hit.score / best) * hit.covered;
    raise(sections, placeOf(hit), score);
    raise(pages, pageOfPlace(placeOf(hit)), score);
  }
  const scoreOf = (place: string): number =>
    weights.section * (sections.get(place) ?? 0) +
    weights.page * (pages.get(pageOfPlace(place)) ?? 0) +
    (kind === 'how' && areSteps.test(place) ? weights.steps : 0);
  const answered = needs.filter(({ id }) => !isDeclined(id));
  const raiseOf = ({ places }: LikelyNeed): number =>
    Math.max(
      0,
      ...places.map((place, rank) => (rank === 0 ? 1 : weightOfFurther) * scoreOf(place)),
    );
  const raised = answered.map((need) => {
    // The words of "late return" must not hide "late return without sales", whose section they are in too.
    const wider = answered.filter(({ id }) => need.id === id || need.id.startsWith(`${id}.`));
    return { ...need, share: need.share * Math.exp(Math.max(...wider.map(raiseOf))) };
  });
  const scale = shareOfAll(answered) / Math.max(1e-9, shareOfAll(raised));
  return [
    ...needs.filter(({ id }) => isDeclined(id)),
    ...raised.map((need) => ({ ...need, share: need.share * scale })),
  ].sort((a, b) => b.share - a.share);
}
