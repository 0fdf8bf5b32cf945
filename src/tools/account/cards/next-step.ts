/** What is known when somebody opens the dashboard. */
export interface Standing {
  /** Requests that the office could not take as they are. */
  needsUser: number;
  /** Answers that the licence finder knows. */
  answers: number;
  hasHealth: boolean;
  /** Papers that are ticked. */
  papers: number;
}

/** What is worth doing next. */
export type NextStep = 'request' | 'find' | 'health' | 'papers' | 'dates';

/** The one thing to do next: what blocks a request first, then what all the rest depends on. */
export function nextStep(standing: Standing): NextStep {
  if (standing.needsUser > 0) return 'request';
  if (standing.answers === 0) return 'find';
  if (standing.papers === 0) return 'papers';
  return standing.hasHealth ? 'dates' : 'health';
}
