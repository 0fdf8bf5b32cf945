import { reviewedBefore, unconfirmed } from './make.ts';
import type { Fact, FactWord, Document } from './types.ts';

const { figure } = reviewedBefore('2027-05-20');

type Helpline<Word = FactWord> = Word extends `helpline-${infer Id}` ? Id : never;

/** Public helplines. Their numbers stand in `locales/<language>/fact-words.ts`: they are names, and are not formatted. Source: the fact file, 5.6; FSSAI’s, A.2. */
const helpline = <Id extends Helpline>(id: Id, publisher: string, url: Document['url']) =>
  figure(
    `helpline.${id}`,
    { unit: 'words', key: `helpline-${id}` },
    { source: unconfirmed({ title: publisher, publisher, url }) },
  );

export const helplineFacts = [
  helpline('fssai', 'FSSAI', 'https://www.fssai.gov.in'),
  helpline('legal-aid', 'National Legal Services Authority', 'https://nalsa.gov.in'),
  helpline('consumer', 'Department of Consumer Affairs', 'https://consumerhelpline.gov.in'),
  helpline('cybercrime', 'Ministry of Home Affairs', 'https://cybercrime.gov.in'),
  helpline('bank-complaints', 'Reserve Bank of India', 'https://cms.rbi.org.in'),
] as const satisfies readonly Fact[];
