import type { OutboxItem } from './db.ts';

const answerOf = ({ receipt }: Pick<OutboxItem, 'receipt'>): Record<string, unknown> =>
  typeof receipt === 'object' && receipt !== null ? { ...receipt } : {};

/** Returns the short reference of the server's answer, for reading out; undefined without one. */
export function receiptOf(item: Pick<OutboxItem, 'receipt'>): string | undefined {
  const { receipt } = answerOf(item);
  return typeof receipt === 'string' ? receipt : undefined;
}

/** True when the receiver gives no readable answer (LEAD-29): the item was sent, but not confirmed. */
export const isUnconfirmed = (item: Pick<OutboxItem, 'receipt'>): boolean =>
  answerOf(item).confirmed === false;

/** True for a question that the device answered, so that nothing was sent. */
export const isAnsweredHere = (item: Pick<OutboxItem, 'receipt'>): boolean =>
  answerOf(item).status === 'by-phone';

/** True for a question that only the device could answer, because the site has no model. */
export const isUnanswered = (item: Pick<OutboxItem, 'receipt'>): boolean =>
  answerOf(item).status === 'not-available';
