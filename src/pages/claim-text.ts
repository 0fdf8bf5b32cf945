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

/** The claim that a reference in the prose means (`claim.successPercent`); undefined for other references. */
export function claimReference(reference: string): ClaimName | undefined {
  if (!reference.startsWith(prefix)) return undefined;
  const name = reference.slice(prefix.length);
  if (!Object.hasOwn(claims, name)) throw new Error(`No claim "${name}" in content/claims.ts`);
  return name as ClaimName;
}

/** A claim's number, or its range, in the language of the page. */
export function claimText(name: ClaimName, locale: Locale): string {
  const { value, to, unit }: Claim = claims[name];
  const format = (amount: number) =>
    unit === 'rupees' ? formatRupees(amount, locale) : formatNumber(amount, locale);
  return to === undefined ? format(value) : `${format(value)}-${format(to)}`;
}

/** A text without the sentences that name a withdrawn claim (SEO-06). */
export function standingText(text: Prose): Prose {
  if (isStanding(text)) return text;
  return text
    .split(/(?<=[.?!।]) /)
    .filter(isStanding)
    .join(' ');
}

/**
 * True while everything that a piece of content says of the office still holds: no text in it names a
 * withdrawn claim, and no promise it rests on has been taken back (SEO-06). What is not standing is
 * left out whole.
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
