import type { AggregateRating } from 'schema-dts';
import type { Claim } from '../../content/claims.ts';

/**
 * The rating for search engines, from the claims of the stars and of the number of reviews. Undefined
 * while either is withdrawn or has no evidence: pages may show an unproved figure as the office's own
 * statement, but this would state it as measured (docs/decisions/0012-structured-data.md).
 */
export function aggregateRating(stars: Claim, reviews: Claim): AggregateRating | undefined {
  const isProved = (claim: Claim) => claim.active && claim.evidence !== null;
  if (!isProved(stars) || !isProved(reviews)) return undefined;
  return {
    '@type': 'AggregateRating',
    ratingValue: stars.value,
    reviewCount: reviews.value,
    bestRating: 5,
    worstRating: 1,
  };
}
