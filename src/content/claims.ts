import { formatDate } from '../i18n/format.ts';
import type { Messages } from '../locales/language.ts';
import type { Locale } from '../locales/languages.ts';
import type { IsoDate } from './facts/types.ts';

/**
 * The owner's claims about their own firm (the specification's marketing figures). None of them is law:
 * pages present them as the firm's own statements. An owner with records names them in `evidence`: pages
 * then say that there is a record, and search engines receive the rating. `active: false` withdraws a claim
 * that is no longer true.
 * Consumer law (Consumer Protection Act, 2019, sections 2(28) and 21) requires proof of each; for the kinds of
 * proof see docs/decisions/0012.
 */
export interface Claim extends Statement {
  value: number;
  /** The upper end of a range. */
  to?: number;
  /** The format of the number; a plain number when absent. */
  unit?: 'rupees';
}

/** Proof of a statement: where the record is, for the owner, and its date, which pages show. */
export interface Evidence {
  record: string;
  asOn: IsoDate;
}

interface Statement {
  active: boolean;
  /** Null while there is no proof. */
  evidence: Evidence | null;
}

const stated = (): Statement => ({ active: true, evidence: null });

const unproven = (value: number, more: Pick<Claim, 'to' | 'unit'> = {}): Claim => ({
  value,
  ...more,
  ...stated(),
});

export const claims = {
  consultationMinutes: unproven(30),
  slotsAWeek: unproven(5),
  answerWithinHours: unproven(24),
  businessesServed: unproven(50),
  successPercent: unproven(98),
  rating: unproven(4.8),
  reviews: unproven(50),
  costSavingsPercent: unproven(80),
  processingWeeks: unproven(2, { to: 4 }),
  registrationDays: unproven(3, { to: 10 }),
  vendorsHelped: unproven(100),
  planFromMonthly: unproven(500, { unit: 'rupees' }),
  serviceFrom: unproven(999, { unit: 'rupees' }),
  schemes: unproven(1500),
  fundingLakh: unproven(50),
  sectors: unproven(30),
  savedVersusInHousePercent: unproven(60, { to: 80 }),
  /** Percent of cash flow, by claiming GST credit in time (GUIDE-GST-01). */
  creditGainPercent: unproven(18, { to: 25 }),
  /** From a complete application to the numbers (GUIDE-BAR-01). */
  barcodeDays: unproven(7, { to: 15 }),
  /** The limited-time offer: withdrawing this claim removes the offer from the site (HOME-29). */
  offerPercent: unproven(20),
  offerBusinesses: unproven(50),
  /** Estimates of the trade licence guide; no tariff or law that we know of states them. */
  tradeFeeGeneral: unproven(500, { to: 5000, unit: 'rupees' }),
  tradeFeeFood: unproven(1000, { to: 10_000, unit: 'rupees' }),
  tradeFeeIndustrial: unproven(2000, { to: 20_000, unit: 'rupees' }),
  tradeFeeSpecial: unproven(5000, { to: 50_000, unit: 'rupees' }),
  tradeDays: unproven(7, { to: 30 }),
  tradeDaysHyderabad: unproven(7, { to: 15 }),
  tradeDaysMumbai: unproven(15, { to: 30 }),
  tradeDaysDelhi: unproven(10, { to: 20 }),
  tradeLatePercent: unproven(25, { to: 50 }),
  tradeFineUnlicensed: unproven(5000, { to: 25_000, unit: 'rupees' }),
  tradeFineSafety: unproven(10_000, { to: 50_000, unit: 'rupees' }),
  /** Days until an ESI or PF registration through us is complete. */
  labourDays: unproven(7, { to: 15 }),
  /** Estimates of the fire guide; each state sets time and validity. */
  fireDays: unproven(15, { to: 30 }),
  fireYears: unproven(1, { to: 3 }),
} as const satisfies Record<string, Claim>;

export type ClaimName = keyof typeof claims;

/**
 * Returns true while pages may show a claim: it is active, and nothing else contradicts it. The offer for the
 * first businesses is over once that many have been served.
 */
export function stands(name: ClaimName): boolean {
  const { businessesServed, offerBusinesses } = claims;
  const isOffer = name === 'offerPercent' || name === 'offerBusinesses';
  const isUsedUp = businessesServed.active && businessesServed.value >= offerBusinesses.value;
  return claims[name].active && !(isOffer && isUsedUp);
}

/**
 * Returns the sentence that says whether the given claims have records: of none, of some, or of all, with the
 * oldest record's date. Claims that no page may show do not count.
 */
export function proofText(
  names: readonly ClaimName[],
  { locale, messages }: { locale: Locale; messages: Messages },
): string {
  const { proof } = messages.page;
  const shown = names.filter(stands).map((name): Claim => claims[name]);
  const days = shown.flatMap(({ evidence }) => evidence?.asOn ?? []).sort();
  const [oldest] = days;
  if (!oldest) return proof.none;
  return days.length === shown.length ? proof.all(formatDate(oldest, locale)) : proof.some;
}

/** The owner's promises without a figure; withdrawn in the same way. */
export const promises = {
  moneyBack: stated(),
  allIndia: stated(),
  noHiddenFees: stated(),
  messageAnyTime: stated(),
  dataNeverSold: stated(),
} as const satisfies Record<string, Statement>;

export type PromiseName = keyof typeof promises;
