/**
 * What the owner says of their own office (the specification's marketing figures). None of them is
 * law, and none has been checked: pages show them as the office's own statement. An owner with
 * records names them in `evidence`; a claim that no longer holds is withdrawn with `active: false`.
 * Consumer law (Consumer Protection Act, 2019, sections 2(28) and 21) asks for proof of each.
 */
export interface Claim {
  value: number;
  active: boolean;
  /** Where the proof lies, and as on which day; null while there is none. */
  evidence: { record: string; asOn: `${number}-${number}-${number}` } | null;
}

const unproven = (value: number): Claim => ({ value, active: true, evidence: null });

export const claims = {
  consultationMinutes: unproven(30),
  slotsAWeek: unproven(5),
  answerWithinHours: unproven(24),
  businessesServed: unproven(50),
  successPercent: unproven(98),
  rating: unproven(4.8),
  reviews: unproven(50),
} as const satisfies Record<string, Claim>;
