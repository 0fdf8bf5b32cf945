import { readOn, unconfirmed } from '../../../../content/facts/make.ts';
import { above, all, any, has, is, not } from '../condition.ts';
import { rule, type Rule } from '../rule.ts';
import { msme, scheme } from './sources.ts';
import { inStreet } from './street.ts';
import { gstAsked } from './tax.ts';

const { reported } = readOn('2026-11-20');

/** What helps without being asked for (fact file LF-17, LF-18, LF-43 to LF-45, LF-62, LF-64). */
const small = not(above('turnover', 'msme.medium.turnover-max'));

export const growthRules = [
  rule({
    id: 'LF-17',
    need: 'udyam',
    level: 'optional',
    when: small,
    source: unconfirmed(msme('MSMED Act, 2006; Notifications S.O. 2119(E) and S.O. 1364(E)')),
    facts: ['msme.registration.fee'],
  }),
  rule({
    id: 'LF-18',
    need: 'udyam-assist',
    level: 'optional',
    when: all(
      any(inStreet, is('kind', 'home-business')),
      not(gstAsked),
      not(above('turnover', 'msme.micro.turnover-max')),
    ),
    source: unconfirmed(msme('Udyam Assist Platform')),
  }),
  rule({
    id: 'LF-43',
    need: 'trademark',
    level: 'optional',
    when: has('plans', 'brand'),
    source: reported(
      scheme(
        'Controller General of Patents, Designs and Trade Marks',
        'https://ipindia.gov.in',
      )('Trade Marks Act, 1999; Trade Marks Rules, 2017'),
    ),
    facts: ['trademark.fee.low', 'trademark.fee.high'],
  }),
  rule({
    id: 'LF-44',
    need: 'barcode',
    level: 'optional',
    when: any(has('plans', 'barcode'), all(has('does', 'packs'), has('online', 'marketplace'))),
    source: reported(scheme('GS1 India', 'https://www.gs1india.org')('Subscription of GS1 India')),
  }),
  rule({
    id: 'LF-45',
    need: 'certificate',
    level: 'optional',
    when: has('plans', 'certificate'),
    source: unconfirmed(msme('ZED certification; ISO standards')),
  }),
  rule({
    id: 'LF-64',
    need: 'government-buyers',
    level: 'optional',
    when: has('plans', 'government'),
    source: unconfirmed(
      scheme('GeM', 'https://gem.gov.in')('General Financial Rules, 2017, rule 149'),
    ),
  }),
  rule({
    id: 'LF-62',
    need: 'startup',
    level: 'optional',
    when: all(
      has('plans', 'startup'),
      is('entity', 'private-limited', 'llp', 'partnership'),
      not(above('turnover', 'company.startup.turnover')),
    ),
    source: reported(
      scheme('DPIIT', 'https://www.startupindia.gov.in')('Startup notification of 4 February 2026'),
    ),
    facts: ['company.startup.age'],
  }),
] as const satisfies readonly Rule[];
