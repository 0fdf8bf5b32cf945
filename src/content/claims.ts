/**
 * What the owner says of their own office (the specification's marketing figures). None of them is
 * law, and none has been checked: pages show them as the office's own statement. An owner with
 * records names them in `evidence`; a claim that no longer holds is withdrawn with `active: false`.
 * Consumer law (Consumer Protection Act, 2019, sections 2(28) and 21) asks for proof of each.
 */
export interface Claim extends Statement {
  value: number;
  /** The upper end, where the claim is a range. */
  to?: number;
  /** How the number is written; a plain number when absent. */
  unit?: 'rupees';
}

interface Statement {
  active: boolean;
  /** Where the proof lies, and as on which day; null while there is none. */
  evidence: { record: string; asOn: `${number}-${number}-${number}` } | null;
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
  /** Of cash flow, by claiming GST credit in time (GUIDE-GST-01). */
  creditGainPercent: unproven(18, { to: 25 }),
  /** The limited-time offer: withdraw this one, and the offer is gone from the site (HOME-29). */
  offerPercent: unproven(20),
  offerBusinesses: unproven(50),
} as const satisfies Record<string, Claim>;

export type ClaimName = keyof typeof claims;

/** What the owner promises without a figure; withdrawn in the same way. */
export const promises = {
  moneyBack: stated(),
  allIndia: stated(),
  noHiddenFees: stated(),
  messageAnyTime: stated(),
  dataNeverSold: stated(),
} as const satisfies Record<string, Statement>;

export type PromiseName = keyof typeof promises;
