import { readOn } from '../../content/facts/make.ts';
import { above, all, any, has, is, not, dated } from '../condition.ts';
import { trademarkFees } from '../fees-by-size.ts';
import { registration } from '../record.ts';
import { scheme, statedIn } from '../sources.ts';
import { inStreet } from '../terms.ts';
import { gstAsked } from './gst.ts';

const later = readOn('2026-11-28');

/** What helps without being asked for (fact file LF-17, LF-18, LF-43 to LF-45, LF-62, LF-64). */
const small = not(above('turnover', 'msme.medium.turnover-max'));

export const udyamRecord = registration({
  id: 'udyam',
  office: 'online',
  page: 'guides/msme-compliance',
  steps: { page: 'how-to/udyam-registration' },
  portal: 'udyam',
  fee: ['msme.registration.fee'],
  documents: ['identity', 'mobile', 'pan', 'bank', 'premises', 'start-date', 'investment'],
  needed: [
    {
      id: 'LF-17',
      level: 'optional',
      when: small,
      source: statedIn('msme.registration.fee'),
      facts: ['msme.registration.fee'],
    },
  ],
  duties: [],
});

export const udyamAssistRecord = registration({
  id: 'udyam-assist',
  office: 'online',
  page: 'guides/msme-compliance',
  portal: 'udyamassist',
  fee: ['finder.free.udyam-assist'],
  documents: ['identity', 'mobile', 'bank'],
  needed: [
    {
      id: 'LF-18',
      level: 'optional',
      when: all(
        any(inStreet, is('kind', 'home-business')),
        not(gstAsked),
        not(above('turnover', 'msme.micro.turnover-max')),
      ),
      source: statedIn('msme.registration.fee'),
    },
  ],
  duties: [],
});

export const trademarkRecord = registration({
  id: 'trademark',
  office: 'online',
  page: 'guides/trademark-registration',
  steps: { page: 'how-to/trademark-application' },
  portal: 'tmfiling',
  fee: [trademarkFees.application.online.low, trademarkFees.application.online.high],
  feeTable: [
    trademarkFees.application.online.low,
    trademarkFees.application.online.high,
    trademarkFees.expedited.low,
    trademarkFees.expedited.high,
    trademarkFees.opposition.online,
    trademarkFees.renewal.online,
    trademarkFees['renewal-late'].online,
    trademarkFees.restoration.online,
  ],
  time: 'trademark.time.unopposed',
  documents: ['mark-image', 'identity', 'pan', 'goods-list'],
  needed: [
    {
      id: 'LF-43',
      level: 'optional',
      when: has('plans', 'brand'),
      source: statedIn('trademark.fee.low'),
      facts: ['trademark.fee.low', 'trademark.fee.high'],
    },
  ],
  duties: [
    {
      id: 'TM-01',
      topic: 'papers',
      when: dated('trademark-filed-on'),
      due: { from: 'trademark-filed-on', fact: 'trademark.term' },
      penalty: ['trademark.renewal.grace', 'trademark.fee.renewal-late'],
      source: statedIn('trademark.term'),
    },
  ],
});

export const governmentBuyersRecord = registration({
  id: 'government-buyers',
  office: 'online',
  page: 'guides/msme-compliance',
  portal: 'gem',
  fee: ['finder.free.gem'],
  documents: ['pan', 'identity', 'bank', 'mobile'],
  needed: [
    {
      id: 'LF-64',
      level: 'optional',
      when: has('plans', 'government'),
      source: later.reported(
        scheme(
          'TaxTMI',
          'https://www.taxtmi.com/news?id=17865',
        )(
          'General Financial Rules, 2017, rule 149, as the Minister of Commerce told the Rajya Sabha',
        ),
      ),
    },
  ],
  duties: [],
});

export const startupRecord = registration({
  id: 'startup',
  office: 'online',
  page: 'guides/company-registration',
  portal: 'startupindia',
  fee: ['finder.free.startup'],
  documents: ['firm-papers'],
  needed: [
    {
      id: 'LF-62',
      level: 'optional',
      when: all(
        has('plans', 'startup'),
        is('entity', 'private-limited', 'llp', 'partnership'),
        not(above('turnover', 'company.startup.turnover')),
      ),
      source: statedIn('company.startup.turnover'),
      facts: ['company.startup.age'],
    },
  ],
  duties: [],
});
