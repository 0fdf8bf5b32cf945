import { readOn, unconfirmed } from '../../content/facts/make.ts';
import { all, dated, is, says } from '../condition.ts';
import { registration } from '../record.ts';
import type { Duty } from '../record.ts';
import { centralAct, mca } from '../sources.ts';
import { company, placePapers } from '../terms.ts';

const { reported } = readOn('2026-11-20');

const opc = is('entity', 'opc');
const privateCompany = is('entity', 'private-limited');
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

export const companyRecord = registration({
  id: 'company',
  office: 'online',
  page: 'guides/company-registration',
  portal: 'mca',
  fee: ['company.fee.pan-tan'],
  feeGrows: true,
  documents: [...placePapers, 'address-proof', 'company-names'],
  needed: [
    {
      id: 'LF-46',
      level: 'must',
      when: is('entity', 'private-limited', 'opc'),
      source: unconfirmed(mca('Companies Act, 2013; form SPICe+')),
      facts: ['company.fee.free-capital', 'company.fee.pan-tan'],
    },
  ],
  duties: [
    {
      id: 'CO-01',
      topic: 'company',
      when: privateCompany,
      due: { every: 'year', facts: ['company.agm'] },
      penalty: ['company.agm.penalty', 'company.agm.penalty-day'],
      source: unconfirmed(mca('Companies Act, 2013, sections 96 and 99')),
      page: 'guides/company-registration',
    },
    {
      id: 'CO-02',
      topic: 'company',
      when: privateCompany,
      due: { from: 'meeting-on', fact: 'company.accounts' },
      penalty: lateDay,
      source: reported(accounts),
      page: 'guides/company-registration',
    },
    {
      id: 'CO-02b',
      topic: 'company',
      when: opc,
      due: { every: 'after-financial-year', fact: 'company.opc.accounts' },
      penalty: lateDay,
      source: reported(accounts),
      page: 'guides/company-registration',
    },
    {
      id: 'CO-03',
      topic: 'company',
      when: privateCompany,
      due: { from: 'meeting-on', fact: 'company.return' },
      penalty: lateDay,
      source: reported(annualReturn),
      page: 'guides/company-registration',
    },
    {
      id: 'CO-04',
      topic: 'company',
      when: opc,
      due: { every: 'year-after', start: 'company.agm', fact: 'company.return' },
      penalty: lateDay,
      source: reported(annualReturn),
      page: 'guides/company-registration',
    },
    {
      id: 'CO-05',
      topic: 'company',
      when: privateCompany,
      due: { from: 'meeting-on', fact: 'calendar.auditor-form' },
      penalty: [],
      source: reported(mca('Companies Act, 2013, section 139')),
      page: 'guides/company-registration',
    },
    {
      id: 'CO-06',
      topic: 'company',
      when: all(company, says('loans')),
      due: { every: 'year', facts: ['company.deposits'] },
      penalty: [],
      source: reported(mca('Companies (Acceptance of Deposits) Rules, 2014, rules 16 and 16A')),
      page: 'guides/company-registration',
    },
    {
      id: 'CO-07',
      topic: 'company',
      when: all(company, says('late-suppliers')),
      due: { every: 'year', facts: ['company.suppliers.spring', 'company.suppliers.autumn'] },
      penalty: [],
      source: reported(
        mca('Companies Act, 2013, section 405 and the order on dues to small suppliers'),
      ),
      page: 'guides/company-registration',
    },
    {
      id: 'CO-08',
      topic: 'company',
      when: is('entity', 'opc', 'private-limited', 'llp'),
      due: { every: 'ask' },
      penalty: ['company.director-check.fee'],
      source: reported(mca('Rule 12A of the director rules, G.S.R. 943(E)')),
      page: 'guides/company-registration',
    },
    {
      id: 'CO-10',
      topic: 'company',
      when: all(company, dated('incorporated-on')),
      due: { from: 'incorporated-on', fact: 'company.after.commencement' },
      penalty: [
        'company.commencement.penalty',
        'company.commencement.officer-day',
        'company.commencement.officer-max',
      ],
      source: unconfirmed(mca('Companies Act, 2013, section 10A')),
      page: 'guides/company-registration',
    },
    {
      id: 'CO-11',
      topic: 'company',
      when: all(company, dated('incorporated-on')),
      due: { from: 'incorporated-on', fact: 'company.after.board-meeting' },
      penalty: [],
      source: unconfirmed(mca('Companies Act, 2013, sections 139(6) and 173')),
      page: 'guides/company-registration',
    },
    {
      id: 'CO-13',
      topic: 'company',
      when: all(company, dated('incorporated-on')),
      due: { from: 'incorporated-on', fact: 'company.after.share-certificates' },
      penalty: [],
      source: unconfirmed(mca('Companies Act, 2013, section 56')),
      page: 'guides/company-registration',
    },
  ],
});

export const llpRecord = registration({
  id: 'llp',
  office: 'online',
  page: 'guides/company-registration',
  portal: 'mca',
  fee: ['company.llp.fee.first', 'company.llp.fee.fourth'],
  feeGrows: true,
  documents: [...placePapers, 'address-proof', 'company-names'],
  needed: [
    {
      id: 'LF-46b',
      level: 'must',
      when: is('entity', 'llp'),
      source: unconfirmed(mca('Limited Liability Partnership Act, 2008; form FiLLiP')),
      facts: ['company.llp.return', 'company.llp.accounts'],
    },
  ],
  duties: [
    {
      id: 'LLP-01',
      topic: 'company',
      when: llp,
      due: { every: 'year', facts: ['company.llp.return'] },
      penalty: lateLlp,
      source: reported(lateRules),
      page: 'guides/company-registration',
    },
    {
      id: 'LLP-02',
      topic: 'company',
      when: llp,
      due: { every: 'year', facts: ['company.llp.accounts'] },
      penalty: lateLlp,
      source: reported(lateRules),
      page: 'guides/company-registration',
    },
    {
      id: 'LLP-04',
      topic: 'company',
      when: all(llp, dated('incorporated-on')),
      due: { from: 'incorporated-on', fact: 'company.llp.agreement' },
      penalty: [],
      source: unconfirmed(centralAct('Limited Liability Partnership Act, 2008, section 23')),
      page: 'guides/company-registration',
    },
  ],
});

export const partnershipRecord = registration({
  id: 'partnership',
  office: 'firms',
  page: 'guides/company-registration',
  documents: [...placePapers, 'address-proof', 'firm-papers'],
  needed: [
    {
      id: 'LF-47',
      level: 'optional',
      when: is('entity', 'partnership'),
      source: unconfirmed(centralAct('Indian Partnership Act, 1932, sections 58 and 69')),
    },
  ],
  duties: [],
});
