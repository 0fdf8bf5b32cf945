/** Returns a list with the shown value while its claim or promise is active (src/content/claims.ts), else empty. */
export const claimed = <Shown>(claim: { active: boolean }, shown: Shown): Shown[] =>
  claim.active ? [shown] : [];
