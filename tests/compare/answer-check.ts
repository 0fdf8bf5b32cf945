/**
 * How closely an answer is looked at before it counts as success. none: any answer will do. status:
 * `response.ok`. names-id: JSON that names the item's id.
 */
export type AnswerCheck = 'none' | 'status' | 'names-id';

declare global {
  /** Set when a bundle is built, so that each variant carries its own code only. */
  const ANSWER_CHECK: AnswerCheck;
}

/**
 * Throws when the answer does not count. The words hold no number: TanStack's retry policy looks for
 * `401` and the like in them.
 */
export async function checkAnswer(response: Response, id: string): Promise<void> {
  if (ANSWER_CHECK === 'none') return;
  if (!response.ok) throw new Error('The item was not accepted');
  if (ANSWER_CHECK === 'status') return;
  const answer = await jsonOf(response);
  const named = typeof answer === 'object' && answer !== null && 'id' in answer && answer.id === id;
  if (!named) throw new Error('The answer does not name the item');
}

/** The answer's JSON; undefined when it is none or was cut off. */
async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    // Not JSON, or not all of it: no answer.
    return undefined;
  }
}
