import {
  claims,
  promises,
  type Claim,
  type ClaimName,
  type PromiseName,
} from '../content/claims.ts';
import type { Prose } from '../content/types.ts';
import { formatRupees } from '../i18n/format.ts';
import { formatNumber } from '../i18n/format-number.ts';
import type { Locale } from '../locales/languages.ts';

const prefix = 'claim.';

/** Returns the claim that a reference names (`claim.successPercent`); undefined for other references. */
export function claimReference(reference: string): ClaimName | undefined {
  if (!reference.startsWith(prefix)) return undefined;
  const name = reference.slice(prefix.length);
  if (!Object.hasOwn(claims, name)) throw new Error(`No claim "${name}" in content/claims.ts`);
  return name as ClaimName;
}

/** Returns a claim's number, or its range, formatted for the page's language. */
export function claimText(name: ClaimName, locale: Locale): string {
  const { value, to, unit }: Claim = claims[name];
  const format = (amount: number) =>
    unit === 'rupees' ? formatRupees(amount, locale) : formatNumber(amount, locale);
  return to === undefined ? format(value) : `${format(value)}-${format(to)}`;
}

/** Returns the text without the sentences that name a withdrawn claim (SEO-06). */
export function standingText(text: Prose): Prose {
  if (isStanding(text)) return text;
  return text
    .split(/(?<=[.?!।]) /)
    .filter(isStanding)
    .join(' ');
}

/**
 * Returns true while every claim and promise in a piece of content is active (SEO-06). One withdrawn claim
 * in a text, or one withdrawn promise, makes it false;
 * callers then leave out the whole piece.
 */
export function isStanding(item: unknown): boolean {
  if (typeof item === 'string') {
    return [...item.matchAll(/\{(claim\.[^}]+)\}/g)].every(([, reference = '']) => {
      const name = claimReference(reference);
      return name === undefined || claims[name].active;
    });
  }
  if (typeof item !== 'object' || item === null) return true;
  const { promise } = item as { promise?: PromiseName };
  if (promise && !promises[promise].active) return false;
  return Object.values(item).every(isStanding);
}
