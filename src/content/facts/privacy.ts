import { business } from '../business.ts';
import { reviewedBefore, readOn, unconfirmed } from './make.ts';
import type { Fact, Document, Source } from './types.ts';

const { reported } = readOn('2026-11-20');

/** How long what is kept, and what the law on personal data and on complaints asks of us. Source: the fact file, 6.3 and 6.4. */
const law = (title: string, url: `https://${string}`): Document => ({
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
  certainty: 'official',
  readOn: '2026-11-20',
};

const review = '2027-05-20';
const { figure } = reviewedBefore(review);

/** The figures of the privacy policy and of the terms. */
export const privacyFacts = [
  figure('privacy.receipt-on-phone', { unit: 'days', amount: 30 }, { source: ours }),
  figure('privacy.address-code', { unit: 'days', amount: 2 }, { source: ours }),
  figure('privacy.newsletter-unconfirmed', { unit: 'days', amount: 7 }, { source: ours }),
  figure('privacy.reminders-keep', { unit: 'days', amount: 30 }, { source: ours }),
  figure('privacy.assistant-answer', { unit: 'days', amount: 2 }, { source: ours }),
  figure('privacy.lead-keep', { unit: 'months', amount: 12 }, { source: ours }),
  figure('privacy.accounts-keep', { unit: 'years', amount: 8 }, { source: unconfirmed(companies) }),
  figure('privacy.adult', { unit: 'years', amount: 18 }, { source: reported(dataRules) }),
  figure(
    'privacy.main-duties',
    { unit: 'words', key: 'mid-may-2027' },
    { source: reported(dataRules) },
  ),
  figure('privacy.answer-max', { unit: 'days', amount: 90 }, { source: reported(dataRules) }),
  figure(
    'privacy.breach-report',
    { unit: 'count', amount: 72, of: 'hours' },
    { source: reported(dataRules) },
  ),
  figure(
    'privacy.complaint-acknowledge',
    { unit: 'count', amount: 48, of: 'hours' },
    { source: unconfirmed(ecommerce) },
  ),
  figure(
    'privacy.complaint-settle',
    { unit: 'months', amount: 1 },
    { source: unconfirmed(ecommerce) },
  ),
] as const satisfies readonly Fact[];
