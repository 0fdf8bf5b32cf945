import { latestVersion, type FactId } from '../content/facts/lookup.ts';
import type { Document, Source } from '../content/facts/types.ts';

/** Where the rules stand, and the official page on which they can be checked. */
const from =
  (publisher: string, url: Document['url']) =>
  (title: string): Document => ({ title, publisher, url });

const indiaCode = 'https://www.indiacode.nic.in';

export const fssai = from('FSSAI', 'https://www.fssai.gov.in');
export const centralAct = from('Parliament of India', indiaCode);
export const stateAct = from('Law of the state', indiaCode);
export const labour = from('Ministry of Labour and Employment', 'https://labour.gov.in');
export const bis = from('Bureau of Indian Standards', 'https://www.bis.gov.in');
export const msme = from('Ministry of MSME', 'https://msme.gov.in');
export const dgft = from('Directorate General of Foreign Trade', 'https://www.dgft.gov.in');
export const scheme = from;

/** Returns the document that states a figure in its newest version. Throws for a figure of our own. */
export function statedIn(fact: FactId): Source {
  const { source } = latestVersion(fact);
  if ('ours' in source) throw new Error(`No document states the figure "${fact}"`);
  return source;
}
