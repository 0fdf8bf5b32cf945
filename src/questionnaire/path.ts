/** Where in a questionnaire somebody is: at a question, or at the result. */
export type Spot<Step extends string> = Step | 'result';

/** The questions that a questionnaire asks of one person, as far as it knows by their answers. */
export interface Path<Step extends string> {
  /** In order. */
  steps: readonly Step[];
  /** The first that has no answer; undefined when all have. */
  open: Step | undefined;
  /** Questions that are not asked, because the answer is known, and can be changed all the same. */
  taken?: readonly Step[];
}

/**
 * The spot that an address asks for, as far as one can be there: the result needs every answer.
 * @param wanted undefined: the first open question.
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
 * Where one goes from a question: on; or, where an answer of the result is being changed, back to the
 * result by way of what is newly asked.
 * @param path the questions that are asked after this answer.
 */
export function spotAfter<Step extends string>(
  step: Step,
  { steps, open }: Path<Step>,
  isChanging: boolean,
): Spot<Step> {
  const next = isChanging ? undefined : steps[steps.indexOf(step) + 1];
  return next ?? open ?? 'result';
}

/** Where "Back" leads: to the result where an answer is being changed, else to the question before. */
export function spotBefore<Step extends string>(
  step: Step,
  { steps }: Pick<Path<Step>, 'steps'>,
  isChanging: boolean,
): Spot<Step> | undefined {
  return isChanging ? 'result' : steps[steps.indexOf(step) - 1];
}
