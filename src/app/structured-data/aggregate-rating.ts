import type { AggregateRating } from 'schema-dts';
import type { Claim } from '../../content/claims.ts';

/**
 * Returns the rating for search engines from the claims of stars and reviews (SEO-06). Undefined while either
 * is withdrawn or has no record, because search engines and their readers take the rating for a fact.
 * docs/decisions/0012-structured-data.md says which evidence an owner needs.
 */
export function aggregateRating(stars: Claim, reviews: Claim): AggregateRating | undefined {
  if (![stars, reviews].every(({ active, evidence }) => active && evidence)) return undefined;
  return {
    '@type': 'AggregateRating',
    ratingValue: stars.value,
    reviewCount: reviews.value,
    bestRating: 5,
    worstRating: 1,
  };
}
