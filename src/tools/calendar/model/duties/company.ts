import { readOn, unconfirmed } from '../../../../content/facts/make.ts';
import { centralAct, mca } from '../../../finder/model/rules/sources.ts';
import type { Duty } from '../duty.ts';
import { all, has, is, says } from '../conditions.ts';

const { reported } = readOn('2026-11-20');

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
    applies: privateCompany,
    due: { every: 'year', facts: ['company.agm'] },
    penalty: ['company.agm.penalty', 'company.agm.penalty-day'],
    source: unconfirmed(mca('Companies Act, 2013, sections 96 and 99')),
    page,
  },
  {
    id: 'CO-02',
    topic,
    applies: privateCompany,
    due: { from: 'meeting-on', fact: 'company.accounts' },
    penalty: lateDay,
    source: reported(accounts),
    page,
  },
  {
    id: 'CO-02b',
    topic,
    applies: opc,
    due: { every: 'after-financial-year', fact: 'company.opc.accounts' },
    penalty: lateDay,
    source: reported(accounts),
    page,
  },
  {
    id: 'CO-03',
    topic,
    applies: privateCompany,
    due: { from: 'meeting-on', fact: 'company.return' },
    penalty: lateDay,
    source: reported(annualReturn),
    page,
  },
  {
    id: 'CO-04',
    topic,
    applies: opc,
    due: { every: 'year-after', start: 'company.agm', fact: 'company.return' },
    penalty: lateDay,
    source: reported(annualReturn),
    page,
  },
  {
    id: 'CO-05',
    topic,
    applies: privateCompany,
    due: { from: 'meeting-on', fact: 'calendar.auditor-form' },
    penalty: [],
    source: reported(mca('Companies Act, 2013, section 139')),
    page,
  },
  {
    id: 'CO-06',
    topic,
    applies: all(company, says('loans')),
    due: { every: 'year', facts: ['company.deposits'] },
    penalty: [],
    source: reported(mca('Companies (Acceptance of Deposits) Rules, 2014, rules 16 and 16A')),
    page,
  },
  {
    id: 'CO-07',
    topic,
    applies: all(company, says('late-suppliers')),
    due: { every: 'year', facts: ['company.suppliers.spring', 'company.suppliers.autumn'] },
    penalty: [],
    source: reported(
      mca('Companies Act, 2013, section 405 and the order on dues to small suppliers'),
    ),
    page,
  },
  {
    id: 'CO-08',
    topic,
    applies: is('entity', 'opc', 'private-limited', 'llp'),
    due: { every: 'ask' },
    penalty: ['company.director-check.fee'],
    source: reported(mca('Rule 12A of the director rules, G.S.R. 943(E)')),
    page,
  },
  {
    id: 'CO-10',
    topic,
    applies: all(company, has('incorporated-on')),
    due: { from: 'incorporated-on', fact: 'company.after.commencement' },
    penalty: [
      'company.commencement.penalty',
      'company.commencement.officer-day',
      'company.commencement.officer-max',
    ],
    source: unconfirmed(mca('Companies Act, 2013, section 10A')),
    page,
  },
  {
    id: 'CO-11',
    topic,
    applies: all(company, has('incorporated-on')),
    due: { from: 'incorporated-on', fact: 'company.after.board-meeting' },
    penalty: [],
    source: unconfirmed(mca('Companies Act, 2013, sections 139(6) and 173')),
    page,
  },
  {
    id: 'CO-13',
    topic,
    applies: all(company, has('incorporated-on')),
    due: { from: 'incorporated-on', fact: 'company.after.share-certificates' },
    penalty: [],
    source: unconfirmed(mca('Companies Act, 2013, section 56')),
    page,
  },
  {
    id: 'LLP-01',
    topic,
    applies: llp,
    due: { every: 'year', facts: ['company.llp.return'] },
    penalty: lateLlp,
    source: reported(lateRules),
    page,
  },
  {
    id: 'LLP-02',
    topic,
    applies: llp,
    due: { every: 'year', facts: ['company.llp.accounts'] },
    penalty: lateLlp,
    source: reported(lateRules),
    page,
  },
  {
    id: 'LLP-04',
    topic,
    applies: all(llp, has('incorporated-on')),
    due: { from: 'incorporated-on', fact: 'company.llp.agreement' },
    penalty: [],
    source: unconfirmed(centralAct('Limited Liability Partnership Act, 2008, section 23')),
    page,
  },
] as const satisfies readonly Duty[];
