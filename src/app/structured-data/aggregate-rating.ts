import type { AggregateRating } from 'schema-dts';
import type { Claim } from '../../content/claims.ts';

/**
 * Returns the rating for search engines from the claims of stars and reviews (SEO-06). Undefined while either
 * is withdrawn. docs/decisions/0012-structured-data.md says which evidence an owner needs.
 */
export function aggregateRating(stars: Claim, reviews: Claim): AggregateRating | undefined {
  if (!stars.active || !reviews.active) return undefined;
  return {
    '@type': 'AggregateRating',
    ratingValue: stars.value,
    reviewCount: reviews.value,
    bestRating: 5,
    worstRating: 1,
  };
}
