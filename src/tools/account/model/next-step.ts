/** The facts that decide the next step. */
export interface Standing {
  /** The server refused a request. */
  needsUser: boolean;
  /** The licence finder has answers. */
  hasAnswers: boolean;
  /** Papers are ticked; nothing is missing that the visitor should begin with. */
  hasPapers: boolean;
  hasHealth: boolean;
}

/** Possible next steps. */
export type NextStep = 'request' | 'find' | 'health' | 'papers' | 'dates';

/** Returns the next step: first a blocked request, then the steps that others depend on. */
export function nextStep({ needsUser, hasAnswers, hasPapers, hasHealth }: Standing): NextStep {
  if (needsUser) return 'request';
  if (!hasAnswers) return 'find';
  if (!hasPapers) return 'papers';
  return hasHealth ? 'dates' : 'health';
}
