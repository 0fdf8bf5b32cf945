import {
  claims,
  promises,
  proofText,
  stands,
  type Claim,
  type ClaimName,
  type PromiseName,
} from '../content/claims.ts';
import type { Prose } from '../content/types.ts';
import { formatRupees } from '../i18n/format.ts';
import { formatNumber } from '../i18n/format-number.ts';
import type { PageSettings } from './page-context.ts';
import { referencesIn } from './references.ts';

/** A reference to the number of one claim, or to the proof of some claims. */
interface ClaimReference {
  kind: 'claim' | 'proof';
  names: readonly ClaimName[];
}

/**
 * Returns the claims that a reference names: `claim.rating` is its number, `proof.rating+reviews` a sentence
 * that says whether there are records. Undefined for other references.
 * @throws when there is no such claim.
 */
export function claimReference(reference: string): ClaimReference | undefined {
  const [, kind, names] = /^(claim|proof)\.(.+)$/.exec(reference) ?? [];
  if (!kind || !names) return undefined;
  return { kind: kind as ClaimReference['kind'], names: names.split('+').map(claimName) };
}

function claimName(name: string): ClaimName {
  if (!Object.hasOwn(claims, name)) throw new Error(`No claim "${name}" in content/claims.ts`);
  return name as ClaimName;
}

/** Returns a claim's number or range, or the sentence about its proof, in the page's language. */
export function claimText({ kind, names }: ClaimReference, page: PageSettings): string {
  if (kind === 'proof') return proofText(names, page);
  return names.map((name) => amountText(claims[name], page.locale)).join();
}

function amountText({ value, to, unit }: Claim, locale: PageSettings['locale']): string {
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
 * callers then leave out the whole piece. A sentence about proof remains while one of its claims is active.
 */
export function isStanding(item: unknown): boolean {
  if (typeof item === 'string') {
    return referencesIn(item).every(
      (reference) => claimReference(reference)?.names.some(stands) ?? true,
    );
  }
  if (typeof item !== 'object' || item === null) return true;
  const { promise } = item as { promise?: PromiseName };
  if (promise && !promises[promise].active) return false;
  return Object.values(item).every(isStanding);
}
