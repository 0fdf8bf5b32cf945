import type { AggregateRating } from 'schema-dts';
import type { Claim } from '../../content/claims.ts';

/**
 * The rating for search engines, from the claims of the stars and of the number of reviews. Undefined
 * while either is withdrawn. It ships as the specification shows it (SEO-06); what an owner must be able
 * to prove is in docs/decisions/0012-structured-data.md.
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
