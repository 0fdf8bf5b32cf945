import { isDeclined, type LikelyNeed } from '../../needs/classifier.ts';
import { pageOfPlace } from '../search/model/places.ts';
import { asksOurPrice, type FigureQuestion } from './model/figure-questions.ts';

/** From this share on, the answer begins with what its need is told. */
const leastTold = 0.2;

/**
 * Returns the need that the answer begins with; undefined when no need is likely enough, or when it is not about the
 * figure that was asked for.
 */
export function answeredNeed(
  [best]: readonly LikelyNeed[],
  figure: Pick<FigureQuestion, 'id' | 'sections'> | undefined,
): LikelyNeed | undefined {
  if (!best || best.share < leastTold || isDeclined(best.id)) return undefined;
  // A question about our own price is not answered with the government's.
  if (figure && asksOurPrice(figure)) return undefined;
  const pages = new Set(figure?.sections.map(pageOfPlace));
  return !figure || best.places.some((place) => pages.has(pageOfPlace(place))) ? best : undefined;
}
