import { readOn, unconfirmed } from '../../../../content/facts/make.ts';
import { all, any, has, is, not } from '../condition.ts';
import { rule, type Rule } from '../rule.ts';
import { centralAct, dgft, mca, scheme, stateAct } from './sources.ts';

const { reported } = readOn('2026-11-20');

/** Lines of work with an office of their own, foreign trade, selling online (fact file LF-40 to LF-42, LF-46, LF-47, LF-54 to LF-59). */
const imports = any(is('kind', 'importer'), has('reach', 'imports'));
const exports = any(is('kind', 'exporter'), has('reach', 'exports'));
const goods = is('supply', 'goods', 'both', 'exempt');
const tradePolicy = dgft(
  'Foreign Trade (Development and Regulation) Act, 1992, section 7; Foreign Trade Policy, 2023',
);

export const tradeRules = [
  rule({
    id: 'LF-40',
    need: 'import-export-code',
    level: 'must',
    when: all(goods, any(imports, exports)),
    source: reported(tradePolicy),
    facts: ['sectors.iec.fee', 'sectors.iec.confirm-from', 'sectors.iec.confirm-by'],
  }),
  rule({
    id: 'LF-40b',
    need: 'import-export-code',
    level: 'optional',
    when: all(not(goods), exports),
    source: reported(tradePolicy),
  }),
  rule({
    id: 'LF-41',
    need: 'export-council',
    level: 'likely',
    when: exports,
    source: unconfirmed(dgft('Foreign Trade Policy, 2023')),
    facts: ['gst.due.export-undertaking'],
  }),
  rule({
    id: 'LF-42',
    need: 'export-board',
    level: 'must',
    when: all(exports, not(is('food', 'no'))),
    source: unconfirmed(centralAct('Acts on APEDA, the Spices Board and MPEDA')),
  }),
  rule({
    id: 'LF-46',
    need: 'company',
    level: 'must',
    when: is('entity', 'private-limited', 'opc'),
    source: unconfirmed(mca('Companies Act, 2013; form SPICe+')),
    facts: ['company.fee.free-capital', 'company.fee.pan-tan'],
  }),
  rule({
    id: 'LF-46b',
    need: 'llp',
    level: 'must',
    when: is('entity', 'llp'),
    source: unconfirmed(mca('Limited Liability Partnership Act, 2008; form FiLLiP')),
    facts: ['company.llp.return', 'company.llp.accounts'],
  }),
  rule({
    id: 'LF-47',
    need: 'partnership',
    level: 'optional',
    when: is('entity', 'partnership'),
    source: unconfirmed(centralAct('Indian Partnership Act, 1932, sections 58 and 69')),
  }),
  rule({
    id: 'LF-54',
    need: 'vehicle-permit',
    level: 'must',
    when: is('vehicle', 'passengers', 'goods-heavy'),
    source: unconfirmed(centralAct('Motor Vehicles Act, 1988, section 66')),
    facts: ['sectors.permit.weight'],
  }),
  rule({
    id: 'LF-55',
    need: 'rera',
    level: 'must',
    when: is('property', 'agent', 'large-project'),
    source: unconfirmed(
      centralAct('Real Estate (Regulation and Development) Act, 2016, sections 3 and 9'),
    ),
    facts: ['sectors.rera.area', 'sectors.rera.flats'],
  }),
  rule({
    id: 'LF-56',
    need: 'teaching',
    level: 'likely',
    when: is('kind', 'education'),
    source: unconfirmed(stateAct('Education Acts and coaching rules of the state')),
  }),
  rule({
    id: 'LF-57',
    need: 'web-shop',
    level: 'must',
    when: has('online', 'own-site'),
    source: unconfirmed(
      scheme(
        'Department of Consumer Affairs',
        'https://consumeraffairs.nic.in',
      )('Consumer Protection (E-Commerce) Rules, 2020'),
    ),
    facts: ['privacy.complaint-acknowledge', 'privacy.complaint-settle'],
  }),
  rule({
    id: 'LF-58',
    need: 'privacy',
    level: 'must',
    when: has('online', 'own-site', 'collects-data'),
    source: unconfirmed(
      scheme(
        'Ministry of Electronics and IT',
        'https://www.meity.gov.in',
      )('IT Act, 2000, section 43A and its rules; Digital Personal Data Protection Act, 2023'),
    ),
    facts: ['privacy.main-duties'],
  }),
  rule({
    id: 'LF-59',
    need: 'bulk-messages',
    level: 'must',
    when: has('does', 'sms'),
    source: unconfirmed(
      scheme(
        'TRAI',
        'https://www.trai.gov.in',
      )('Telecom Commercial Communications Customer Preference Regulations, 2018'),
    ),
  }),
] as const satisfies readonly Rule[];
