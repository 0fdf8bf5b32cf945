import { reviewedOn } from './make.ts';
import type { Fact, FactWord, Source } from './types.ts';

const { figure } = reviewedOn({ checkedOn: '2026-11-20', reviewBy: '2027-05-20' });

type Helpline<Word = FactWord> = Word extends `helpline-${infer Id}` ? Id : never;

/** Public helplines. Their numbers stand in `locales/<language>/fact-words.ts`: they are names, and are not formatted. Source: the fact file, 5.6; FSSAI’s, A.2. */
const helpline = <Id extends Helpline>(id: Id, publisher: string, url: Source['url']) =>
  figure(
    `helpline.${id}`,
    { unit: 'words', key: `helpline-${id}` },
    { source: { title: publisher, publisher, url }, confidence: 'S' },
  );

export const helplineFacts = [
  helpline('fssai', 'FSSAI', 'https://www.fssai.gov.in'),
  helpline('legal-aid', 'National Legal Services Authority', 'https://nalsa.gov.in'),
  helpline('consumer', 'Department of Consumer Affairs', 'https://consumerhelpline.gov.in'),
  helpline('cybercrime', 'Ministry of Home Affairs', 'https://cybercrime.gov.in'),
  helpline('bank-complaints', 'Reserve Bank of India', 'https://cms.rbi.org.in'),
] as const satisfies readonly Fact[];
