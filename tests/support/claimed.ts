/** What a page says only while the office stands by the claim or promise (src/content/claims.ts): it, or nothing. */
export const claimed = <Shown>(claim: { active: boolean }, shown: Shown): Shown[] =>
  claim.active ? [shown] : [];
