export const agreeUsage = `Usage: npm run register:agree [-- <businesses>]
Compares the tools and the two evaluators of the law on random businesses: 20,000, or the number given.
A short run, such as "-- 1000", takes about a minute.`;

const mostBusinesses = 1_000_000;

/** Returns how many businesses to try, or the usage when it was asked for. Throws for any other argument. */
export function businessesAsked(args: readonly string[]): number | typeof agreeUsage {
  const [first, ...others] = args;
  if (first === undefined) return 20_000;
  if (first === '--help' || first === '-h') return agreeUsage;
  const businesses = Number(first);
  const isCount = /^\d+$/.test(first) && businesses >= 1 && businesses <= mostBusinesses;
  if (!isCount || others.length > 0) throw new Error(`${args.join(' ')}?\n${agreeUsage}`);
  return businesses;
}
