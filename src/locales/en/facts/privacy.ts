import type { FactId } from '../../../content/facts/lookup.ts';

export const privacy = {
  'privacy.receipt-on-phone': 'The entry of a request that was sent stays on the phone for',
  'privacy.address-code': 'The code made from the address of a connection is wiped within',
  'privacy.newsletter-unconfirmed': 'A newsletter address that nobody confirmed is deleted after',
  'privacy.reminders-keep': 'The days on which a phone wants a reminder are deleted after',
  'privacy.assistant-answer': 'What the assistant answered is kept on our server for',
  'privacy.lead-keep':
    'We keep the request of somebody who did not become a client for, from the last contact',
  'privacy.accounts-keep': 'Books of account of a company must be kept for',
  'privacy.adult': 'Age from which somebody can agree for themselves',
  'privacy.main-duties': 'The main duties of the law on personal data begin',
  'privacy.answer-max': 'A complaint about personal data must be answered within, at most',
  'privacy.breach-report':
    'The full report of a data breach goes to the Data Protection Board within this many hours',
  'privacy.complaint-acknowledge':
    'A customer’s complaint must be acknowledged within this many hours',
  'privacy.complaint-settle': 'A customer’s complaint must be settled within',
} as const satisfies Partial<Record<FactId, string>>;
