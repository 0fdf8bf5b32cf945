import { business } from '../business.ts';
import { reviewedOn } from './make.ts';
import type { Fact, Source } from './types.ts';

/** How long what is kept, and what the law on personal data and on complaints asks of us. Source: the fact file, 6.3 and 6.4. */
const law = (title: string, url: `https://${string}`): Source => ({
  title,
  publisher: 'Government of India',
  url,
});
const dataRules = law(
  'Digital Personal Data Protection Act, 2023, and Rules, 2025',
  'https://www.meity.gov.in',
);
const ecommerce = law(
  'Consumer Protection (E-Commerce) Rules, 2020, Rule 4',
  'https://consumeraffairs.nic.in',
);
const companies = law('Companies Act, 2013, section 128(5)', 'https://www.mca.gov.in');
const ours: Source = {
  title: `${business.name} privacy policy`,
  publisher: business.name,
  url: `${business.origin}/privacy-policy`,
};

const review = { checkedOn: '2026-11-20', reviewBy: '2027-05-20' } as const;
const { figure } = reviewedOn(review);

/** The figures of the privacy policy and of the terms. */
export const privacyFacts: readonly Fact[] = [
  figure(
    'privacy.receipt-on-phone',
    'The entry of a request that was sent stays on the phone for',
    { unit: 'days', amount: 30 },
    { source: ours, confidence: 'V' },
  ),
  figure(
    'privacy.address-code',
    'The code made from the address of a connection is wiped within',
    { unit: 'days', amount: 2 },
    { source: ours, confidence: 'V' },
  ),
  figure(
    'privacy.newsletter-unconfirmed',
    'A newsletter address that nobody confirmed is deleted after',
    { unit: 'days', amount: 7 },
    { source: ours, confidence: 'V' },
  ),
  figure(
    'privacy.reminders-keep',
    'The days on which a phone wants a reminder are deleted after',
    { unit: 'days', amount: 30 },
    { source: ours, confidence: 'V' },
  ),
  figure(
    'privacy.assistant-answer',
    'What the assistant answered is kept on our server for',
    { unit: 'days', amount: 2 },
    { source: ours, confidence: 'V' },
  ),
  figure(
    'privacy.lead-keep',
    'We keep the request of somebody who did not become a client for, from the last contact',
    { unit: 'months', amount: 12 },
    { source: ours, confidence: 'V' },
  ),
  figure(
    'privacy.accounts-keep',
    'Books of account of a company must be kept for',
    { unit: 'years', amount: 8 },
    { source: companies, confidence: 'S' },
  ),
  figure(
    'privacy.adult',
    'Age from which somebody can agree for themselves',
    { unit: 'years', amount: 18 },
    { source: dataRules, confidence: 'V' },
  ),
  figure(
    'privacy.main-duties',
    'The main duties of the law on personal data begin',
    { unit: 'words', key: 'mid-may-2027' },
    { source: dataRules, confidence: 'V' },
  ),
  figure(
    'privacy.answer-max',
    'A complaint about personal data must be answered within, at most',
    { unit: 'days', amount: 90 },
    { source: dataRules, confidence: 'V' },
  ),
  figure(
    'privacy.breach-report',
    'The full report of a data breach goes to the Data Protection Board within this many hours',
    { unit: 'count', amount: 72, of: 'hours' },
    { source: dataRules, confidence: 'V' },
  ),
  figure(
    'privacy.complaint-acknowledge',
    'A customer’s complaint must be acknowledged within this many hours',
    { unit: 'count', amount: 48, of: 'hours' },
    { source: ecommerce, confidence: 'S' },
  ),
  figure(
    'privacy.complaint-settle',
    'A customer’s complaint must be settled within',
    { unit: 'months', amount: 1 },
    { source: ecommerce, confidence: 'S' },
  ),
];
