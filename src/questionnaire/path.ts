/** A visitor's position in a questionnaire: a question, or the result. */
export type Spot<Step extends string> = Step | 'result';

/** The questions for one visitor, as far as the answers decide them. */
export interface Path<Step extends string> {
  /** In order. */
  steps: readonly Step[];
  /** The first unanswered question; undefined when all are answered. */
  open: Step | undefined;
  /** Questions whose answers are known. They are not asked, but can be changed. */
  taken?: readonly Step[];
}

/** A path with its taken questions, which may be empty. */
export type PlannedPath<Step extends string, Taken extends Step = Step> = Path<Step> & {
  taken: readonly Taken[];
};

/**
 * Returns the path through questions in their order. A taken question is not asked; the first one of the others without
 * an answer is open.
 */
export function planPath<Step extends string, Taken extends Step = Step>(
  questions: readonly Step[],
  isTaken: (step: Step) => step is Taken,
  isAnswered: (step: Step) => boolean,
): PlannedPath<Step, Taken> {
  const taken = questions.filter(isTaken);
  const steps = questions.filter((step) => !isTaken(step));
  return { steps, open: steps.find((step) => !isAnswered(step)), taken };
}

/**
 * Returns the position that an address requests, if it is possible: the result needs all answers. `wanted`
 * undefined means the first open question.
 */
export function spotAt<Step extends string>(
  wanted: Spot<Step> | undefined,
  { steps, open, taken = [] }: Path<Step>,
): Spot<Step> {
  const isReachable =
    wanted !== undefined && wanted !== 'result' && [...steps, ...taken].includes(wanted);
  return isReachable ? wanted : (open ?? 'result');
}

/**
 * Returns the position after a question: the next one; or, while an answer of the result is changed, newly
 * asked questions and then the result. `path` contains the questions after this answer.
 */
export function spotAfter<Step extends string>(
  step: Step,
  { steps, open }: Path<Step>,
  isChanging: boolean,
): Spot<Step> {
  const place = steps.indexOf(step);
  // An answer can take its own question away: then no question is next to it, above all not the first one.
  const next = isChanging || place < 0 ? undefined : steps[place + 1];
  return next ?? open ?? 'result';
}

/** Returns the position of "Back": the result while an answer is changed, else the previous question. */
export function spotBefore<Step extends string>(
  step: Step,
  { steps }: Pick<Path<Step>, 'steps'>,
  isChanging: boolean,
): Spot<Step> | undefined {
  return isChanging ? 'result' : steps[steps.indexOf(step) - 1];
}
