import { business } from '../business.ts';
import { readOn, reviewedBefore } from './make.ts';
import { copyOfAct } from './sources.ts';
import type { Fact, Document, Source } from './types.ts';

const { reported } = readOn('2026-11-23');
const later = readOn('2026-11-28');

/** How long data is stored, and our duties by the law on personal data and complaints. Sources that were read: docs/law-review/food-goods.md. */
const dataRules: Document = {
  title: 'Digital Personal Data Protection Act, 2023, section 13, and the time that the Rules give',
  publisher: 'ProtectComply',
  url: 'https://protectcomply.com/dpdp-act/section-13',
};
const child = readOn('2026-11-24').law(
  copyOfAct(
    'Digital Personal Data Protection Act, 2023, section 2(f)',
    'the-digital-personal-data-protection-act-2023/part-001.md#section-2---definitions',
  ),
);
const phases: Document = {
  title: 'Digital Personal Data Protection Rules, 2025, rule 1: the days on which they begin',
  publisher: 'Bar and Bench',
  url: 'https://www.barandbench.com/news/centre-notifies-digital-personal-data-protection-rules-2025-how-different-are-they-from-the-draft-rules',
};
const breaches: Document = {
  title: 'Digital Personal Data Protection Rules, 2025: report of a breach',
  publisher: 'NDTV Profit',
  url: 'https://www.ndtvprofit.com/business/govt-notifies-digital-personal-data-protection-rules-staggered-rollout-begins-data-protection-board-to-be-set-up',
};
const ecommerce: Document = {
  title: 'Consumer Protection (E-Commerce) Rules, 2020, rule 4',
  publisher: 'Free Press Journal',
  url: 'https://www.freepressjournal.in/business/from-not-paying-a-cancellation-fee-to-more-customer-friendly-options-here-are-the-new-e-commerce-rules',
};
const companies: Document = {
  title: 'Companies Act, 2013, section 128(5)',
  publisher: 'taxtmi.com',
  url: 'https://www.taxtmi.com/acts?id=17425',
};
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
  figure('privacy.accounts-keep', { unit: 'years', amount: 8 }, { source: reported(companies) }),
  figure('privacy.adult', { unit: 'years', amount: 18 }, { source: child }),
  figure(
    'privacy.main-duties',
    { unit: 'words', key: 'mid-may-2027' },
    { source: reported(phases) },
  ),
  figure('privacy.answer-max', { unit: 'days', amount: 90 }, { source: later.reported(dataRules) }),
  figure(
    'privacy.breach-report',
    { unit: 'count', amount: 72, of: 'hours' },
    { source: reported(breaches) },
  ),
  figure(
    'privacy.complaint-acknowledge',
    { unit: 'count', amount: 48, of: 'hours' },
    { source: reported(ecommerce) },
  ),
  figure(
    'privacy.complaint-settle',
    { unit: 'months', amount: 1 },
    { source: reported(ecommerce) },
  ),
] as const satisfies readonly Fact[];
