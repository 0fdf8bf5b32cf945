import type { OutboxItem } from './db.ts';

const answerOf = ({ receipt }: Pick<OutboxItem, 'receipt'>): Record<string, unknown> =>
  typeof receipt === 'object' && receipt !== null ? { ...receipt } : {};

/** The short reference in the office's answer, which a person can read out; undefined when it gave none. */
export function receiptOf(item: Pick<OutboxItem, 'receipt'>): string | undefined {
  const { receipt } = answerOf(item);
  return typeof receipt === 'string' ? receipt : undefined;
}

/** True where the item went to a place that gives no readable answer (LEAD-29): it is sent, not confirmed. */
export const isUnconfirmed = (item: Pick<OutboxItem, 'receipt'>): boolean =>
  answerOf(item).confirmed === false;

/** True for a question that was never sent: the device has answered it, and there was nothing to send. */
export const isAnsweredHere = (item: Pick<OutboxItem, 'receipt'>): boolean =>
  answerOf(item).status === 'by-phone';

/** True for a question for which no model stands behind the site: the phone's own answer is all there is. */
export const isUnanswered = (item: Pick<OutboxItem, 'receipt'>): boolean =>
  answerOf(item).status === 'not-available';
