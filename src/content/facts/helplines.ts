import { readOn, reviewedBefore, unconfirmed } from './make.ts';
import type { Document, Fact, FactWord, Source } from './types.ts';

const { reported } = readOn('2026-11-23');

const { figure } = reviewedBefore('2027-05-20');

type Helpline<Word = FactWord> = Word extends `helpline-${infer Id}` ? Id : never;

/** Public helplines. Their numbers stand in `locales/<language>/fact-words.ts`: they are names, and are not formatted. */
const helpline = <Id extends Helpline>(id: Id, source: Source) =>
  figure(`helpline.${id}`, { unit: 'words', key: `helpline-${id}` }, { source });

/** A helpline whose number we found on no page. */
const unread = (publisher: string, url: Document['url']): Source =>
  unconfirmed({ title: publisher, publisher, url });

export const helplineFacts = [
  helpline('fssai', unread('FSSAI', 'https://www.fssai.gov.in')),
  helpline(
    'legal-aid',
    reported({
      title: 'National Legal Services Authority: toll-free number',
      publisher: 'Rajasthan Kiran',
      url: 'https://rajasthankiran.com/gurugram-nalsa-started-15100-toll-free-number',
    }),
  ),
  helpline(
    'consumer',
    readOn('2026-11-28').reported({
      title: 'National Consumer Helpline, report of 25 August 2025',
      publisher: 'Hindustan Times',
      url: 'https://www.hindustantimes.com/india-news/consumer-helplines-see-spurt-in-dispute-complaints-refunds-101756061019069.html',
    }),
  ),
  helpline(
    'cybercrime',
    reported({
      title: 'Indian Cyber Crime Coordination Centre, Ministry of Home Affairs: helpline',
      publisher: 'Nagaland Post',
      url: 'https://nagalandpost.com/citizens-asked-to-report-financial-frauds/',
    }),
  ),
  helpline(
    'bank-complaints',
    reported({
      title: 'Reserve Bank of India, integrated ombudsman: toll-free number',
      publisher: 'End Now Foundation',
      url: 'https://www.endnowfoundation.org/report-a-cyber-crime/',
    }),
  ),
] as const satisfies readonly Fact[];
