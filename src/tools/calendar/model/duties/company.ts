import { centralAct, mca } from '../../../finder/model/rules/sources.ts';
import type { Duty } from '../duty.ts';
import { all, has, is, says } from '../conditions.ts';

/** Companies and LLPs (fact file, 1.6 and 1.7). Their year ends on 31 March. */
const page = 'guides/company-registration';
const topic = 'company';
const opc = is('entity', 'opc');
const privateCompany = is('entity', 'private-limited');
const company = is('entity', 'opc', 'private-limited');
const llp = is('entity', 'llp');
const lateDay: Duty['penalty'] = ['company.late-day'];
const lateLlp: Duty['penalty'] = [
  'company.llp.late-small',
  'company.llp.late-other',
  'company.llp.fee-normal',
];
const accounts = mca('Companies Act, 2013, sections 137 and 403');
const annualReturn = mca('Companies Act, 2013, sections 92 and 403');
const lateRules = mca('LLP (Amendment) Rules, 2022');

export const companyDuties = [
  {
    id: 'CO-01',
    topic,
    confidence: 'S',
    applies: privateCompany,
    due: { every: 'year', facts: ['company.agm'] },
    penalty: ['company.agm.penalty', 'company.agm.penalty-day'],
    source: mca('Companies Act, 2013, sections 96 and 99'),
    page,
  },
  {
    id: 'CO-02',
    topic,
    confidence: 'V',
    applies: privateCompany,
    due: { from: 'meeting-on', fact: 'company.accounts' },
    penalty: lateDay,
    source: accounts,
    page,
  },
  {
    id: 'CO-02b',
    topic,
    confidence: 'V',
    applies: opc,
    due: { every: 'after-financial-year', fact: 'company.opc.accounts' },
    penalty: lateDay,
    source: accounts,
    page,
  },
  {
    id: 'CO-03',
    topic,
    confidence: 'V',
    applies: privateCompany,
    due: { from: 'meeting-on', fact: 'company.return' },
    penalty: lateDay,
    source: annualReturn,
    page,
  },
  {
    id: 'CO-04',
    topic,
    confidence: 'V',
    applies: opc,
    due: { every: 'year-after', start: 'company.agm', fact: 'company.return' },
    penalty: lateDay,
    source: annualReturn,
    page,
  },
  {
    id: 'CO-05',
    topic,
    confidence: 'V',
    applies: privateCompany,
    due: { from: 'meeting-on', fact: 'calendar.auditor-form' },
    penalty: [],
    source: mca('Companies Act, 2013, section 139'),
    page,
  },
  {
    id: 'CO-06',
    topic,
    confidence: 'V',
    applies: all(company, says('loans')),
    due: { every: 'year', facts: ['company.deposits'] },
    penalty: [],
    source: mca('Companies (Acceptance of Deposits) Rules, 2014, rules 16 and 16A'),
    page,
  },
  {
    id: 'CO-07',
    topic,
    confidence: 'V',
    applies: all(company, says('late-suppliers')),
    due: { every: 'year', facts: ['company.suppliers.spring', 'company.suppliers.autumn'] },
    penalty: [],
    source: mca('Companies Act, 2013, section 405 and the order on dues to small suppliers'),
    page,
  },
  {
    id: 'CO-08',
    topic,
    confidence: 'V',
    applies: is('entity', 'opc', 'private-limited', 'llp'),
    due: { every: 'ask' },
    penalty: ['company.director-check.fee'],
    source: mca('Rule 12A of the director rules, G.S.R. 943(E)'),
    page,
  },
  {
    id: 'CO-10',
    topic,
    confidence: 'S',
    applies: all(company, has('incorporated-on')),
    due: { from: 'incorporated-on', fact: 'company.after.commencement' },
    penalty: [
      'company.commencement.penalty',
      'company.commencement.officer-day',
      'company.commencement.officer-max',
    ],
    source: mca('Companies Act, 2013, section 10A'),
    page,
  },
  {
    id: 'CO-11',
    topic,
    confidence: 'S',
    applies: all(company, has('incorporated-on')),
    due: { from: 'incorporated-on', fact: 'company.after.board-meeting' },
    penalty: [],
    source: mca('Companies Act, 2013, sections 139(6) and 173'),
    page,
  },
  {
    id: 'CO-13',
    topic,
    confidence: 'S',
    applies: all(company, has('incorporated-on')),
    due: { from: 'incorporated-on', fact: 'company.after.share-certificates' },
    penalty: [],
    source: mca('Companies Act, 2013, section 56'),
    page,
  },
  {
    id: 'LLP-01',
    topic,
    confidence: 'V',
    applies: llp,
    due: { every: 'year', facts: ['company.llp.return'] },
    penalty: lateLlp,
    source: lateRules,
    page,
  },
  {
    id: 'LLP-02',
    topic,
    confidence: 'V',
    applies: llp,
    due: { every: 'year', facts: ['company.llp.accounts'] },
    penalty: lateLlp,
    source: lateRules,
    page,
  },
  {
    id: 'LLP-04',
    topic,
    confidence: 'S',
    applies: all(llp, has('incorporated-on')),
    due: { from: 'incorporated-on', fact: 'company.llp.agreement' },
    penalty: [],
    source: centralAct('Limited Liability Partnership Act, 2008, section 23'),
    page,
  },
] as const satisfies readonly Duty[];
