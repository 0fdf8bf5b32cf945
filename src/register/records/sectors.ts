import { readOn, unconfirmed } from '../../content/facts/make.ts';
import { all, has, is } from '../condition.ts';
import { registration } from '../record.ts';
import { scheme, statedIn, stateAct } from '../sources.ts';
import { bringsIn } from '../terms.ts';

const later = readOn('2026-11-28');

export const teachingRecord = registration({
  id: 'teaching',
  office: 'education',
  page: 'sectors/education-compliance',
  documents: [],
  needed: [
    {
      id: 'LF-56',
      level: 'likely',
      when: is('kind', 'education'),
      source: unconfirmed(stateAct('Education Acts and coaching rules of the state')),
    },
  ],
  duties: [],
});

export const reraRecord = registration({
  id: 'rera',
  office: 'rera',
  page: 'sectors/real-estate-compliance',
  documents: [],
  needed: [
    {
      id: 'LF-55',
      level: 'must',
      when: is('property', 'agent', 'large-project'),
      source: statedIn('sectors.rera.area'),
      facts: ['sectors.rera.area', 'sectors.rera.flats'],
    },
  ],
  duties: [],
});

export const webShopRecord = registration({
  id: 'web-shop',
  office: 'none',
  page: 'sectors/technology-compliance',
  portal: 'consumerhelpline',
  documents: [],
  needed: [
    {
      id: 'LF-57',
      level: 'must',
      when: has('online', 'own-site'),
      source: statedIn('privacy.complaint-acknowledge'),
      facts: ['privacy.complaint-acknowledge', 'privacy.complaint-settle'],
    },
    {
      id: 'LF-57b',
      level: 'must',
      when: all(has('online', 'own-site'), bringsIn),
      from: '2026-07-01',
      source: statedIn('sectors.origin-filter.since'),
      facts: ['sectors.origin-filter.since'],
    },
  ],
  duties: [],
});

export const privacyRecord = registration({
  id: 'privacy',
  office: 'none',
  page: 'sectors/technology-compliance',
  portal: 'meity',
  documents: [],
  needed: [
    {
      id: 'LF-58',
      level: 'must',
      when: has('online', 'own-site', 'collects-data'),
      source: statedIn('privacy.main-duties'),
      facts: ['privacy.main-duties'],
    },
  ],
  duties: [],
});

export const bulkMessagesRecord = registration({
  id: 'bulk-messages',
  office: 'operator',
  page: 'sectors/technology-compliance',
  documents: ['business-proof'],
  needed: [
    {
      id: 'LF-59',
      level: 'must',
      when: has('does', 'sms'),
      source: later.official(
        scheme(
          'TRAI',
          'https://cms.trai.gov.in/advice-to-senders',
        )('Advice to senders under the Customer Preference Regulations, 2018'),
      ),
    },
  ],
  duties: [],
});
