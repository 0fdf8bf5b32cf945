/** The facts that decide the next step. */
export interface Standing {
  /** Number of requests that the server refused. */
  needsUser: number;
  /** Number of answers in the licence finder. */
  answers: number;
  hasHealth: boolean;
  /** Number of ticked papers. */
  papers: number;
}

/** Possible next steps. */
export type NextStep = 'request' | 'find' | 'health' | 'papers' | 'dates';

/** Returns the next step: first a blocked request, then the steps that others depend on. */
export function nextStep(standing: Standing): NextStep {
  if (standing.needsUser > 0) return 'request';
  if (standing.answers === 0) return 'find';
  if (standing.papers === 0) return 'papers';
  return standing.hasHealth ? 'dates' : 'health';
}
