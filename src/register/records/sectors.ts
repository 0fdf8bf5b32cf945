import { unconfirmed } from '../../content/facts/make.ts';
import { has, is } from '../condition.ts';
import { registration } from '../record.ts';
import { centralAct, stateAct, scheme } from '../sources.ts';

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
      source: unconfirmed(
        centralAct('Real Estate (Regulation and Development) Act, 2016, sections 3 and 9'),
      ),
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
      source: unconfirmed(
        scheme(
          'Department of Consumer Affairs',
          'https://consumeraffairs.nic.in',
        )('Consumer Protection (E-Commerce) Rules, 2020'),
      ),
      facts: ['privacy.complaint-acknowledge', 'privacy.complaint-settle'],
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
      source: unconfirmed(
        scheme(
          'Ministry of Electronics and IT',
          'https://www.meity.gov.in',
        )('IT Act, 2000, section 43A and its rules; Digital Personal Data Protection Act, 2023'),
      ),
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
      source: unconfirmed(
        scheme(
          'TRAI',
          'https://www.trai.gov.in',
        )('Telecom Commercial Communications Customer Preference Regulations, 2018'),
      ),
    },
  ],
  duties: [],
});
