/**
 * The owner's claims about their own firm (the specification's marketing figures). None of them is
 * law, and none has been checked: pages present them as the firm's own statements. An owner with
 * records names them in `evidence`; `active: false` withdraws a claim that is no longer true.
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

interface Statement {
  active: boolean;
  /** The location of the proof and its date; null while there is no proof. */
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

/** The owner's promises without a figure; withdrawn in the same way. */
export const promises = {
  moneyBack: stated(),
  allIndia: stated(),
  noHiddenFees: stated(),
  messageAnyTime: stated(),
  dataNeverSold: stated(),
} as const satisfies Record<string, Statement>;

export type PromiseName = keyof typeof promises;
