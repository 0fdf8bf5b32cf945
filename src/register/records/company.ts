import { copyOfAct } from '../../content/facts/sources.ts';
import { readOn } from '../../content/facts/make.ts';
import { above, all, any, dated, is, not, says } from '../condition.ts';
import { companyFees, llpFees } from '../fees-by-size.ts';
import { registration } from '../record.ts';
import type { Duty } from '../record.ts';
import { statedIn } from '../sources.ts';
import { company, placePapers } from '../terms.ts';

const { law } = readOn('2026-11-23');

const opc = is('entity', 'opc');
const privateCompany = is('entity', 'private-limited');
const llp = is('entity', 'llp');
const lateDay: Duty['penalty'] = ['company.late-day'];
const lateLlp: Duty['penalty'] = [
  'company.llp.late-small',
  'company.llp.late-other',
  'company.llp.fee-normal',
];
/** By sales alone: the calendar does not ask for the capital. */
const bySalesSmall = not(above('turnover', 'company.small.turnover'));

export const companyRecord = registration({
  id: 'company',
  office: 'online',
  page: 'guides/company-registration',
  portal: 'mca',
  fee: [companyFees.panTan],
  feeTable: [companyFees.form, companyFees.name, companyFees.panTan],
  time: 'company.private.time',
  feeGrows: true,
  documents: [...placePapers, 'address-proof', 'company-names'],
  needed: [
    {
      id: 'LF-46',
      level: 'must',
      when: is('entity', 'private-limited', 'opc'),
      source: statedIn('company.fee'),
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
      source: statedIn('company.agm'),
    },
    {
      id: 'CO-02',
      topic: 'company',
      when: privateCompany,
      due: { from: 'meeting-on', fact: 'company.accounts' },
      penalty: lateDay,
      source: statedIn('company.accounts'),
    },
    {
      id: 'CO-02b',
      topic: 'company',
      when: opc,
      due: { every: 'after-financial-year', fact: 'company.opc.accounts' },
      penalty: lateDay,
      source: statedIn('company.opc.accounts'),
    },
    {
      id: 'CO-03',
      topic: 'company',
      when: privateCompany,
      due: { from: 'meeting-on', fact: 'company.return' },
      penalty: lateDay,
      source: statedIn('company.return'),
    },
    {
      id: 'CO-04',
      topic: 'company',
      when: opc,
      due: { every: 'year-after', starts: ['company.agm'], fact: 'company.return' },
      penalty: lateDay,
      source: statedIn('company.return'),
    },
    {
      id: 'CO-05',
      topic: 'company',
      when: privateCompany,
      due: { from: 'meeting-on', fact: 'calendar.auditor-form' },
      penalty: [],
      source: statedIn('calendar.auditor-form'),
    },
    {
      id: 'CO-06',
      topic: 'company',
      when: all(company, says('loans')),
      due: { every: 'year', facts: ['company.deposits'] },
      penalty: [],
      source: statedIn('company.deposits'),
    },
    {
      id: 'CO-07',
      topic: 'company',
      when: all(company, says('late-suppliers')),
      due: { every: 'year', facts: ['msme.buyer-return.first', 'msme.buyer-return.second'] },
      penalty: [],
      source: statedIn('msme.buyer-return.first'),
    },
    {
      id: 'CO-08',
      topic: 'company',
      when: is('entity', 'opc', 'private-limited', 'llp'),
      due: { every: 'ask' },
      penalty: ['company.director-check.fee'],
      source: statedIn('company.director-check'),
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
      source: statedIn('company.after.commencement'),
    },
    {
      id: 'CO-11',
      topic: 'company',
      when: all(company, dated('incorporated-on')),
      due: { from: 'incorporated-on', fact: 'company.after.board-meeting' },
      penalty: [],
      source: statedIn('company.after.board-meeting'),
    },
    {
      id: 'CO-12',
      topic: 'company',
      when: all(privateCompany, bySalesSmall),
      due: {
        every: 'year',
        facts: ['company.board-meetings.spring', 'company.board-meetings.autumn'],
      },
      penalty: [],
      source: statedIn('company.board-meetings.small'),
    },
    {
      id: 'CO-12b',
      topic: 'company',
      when: any(opc, all(privateCompany, not(bySalesSmall))),
      due: { every: 'ask' },
      penalty: [],
      source: statedIn('company.board-meetings'),
    },
    {
      id: 'CO-13',
      topic: 'company',
      when: all(company, dated('incorporated-on')),
      due: { from: 'incorporated-on', fact: 'company.after.share-certificates' },
      penalty: [],
      source: statedIn('company.after.share-certificates'),
    },
  ],
});

export const llpRecord = registration({
  id: 'llp',
  office: 'online',
  page: 'guides/company-registration',
  portal: 'mca',
  fee: [llpFees[0].fee, llpFees[3].fee],
  feeTable: llpFees.map(({ fee }) => fee),
  time: 'company.llp.time',
  feeGrows: true,
  documents: [...placePapers, 'address-proof', 'company-names'],
  needed: [
    {
      id: 'LF-46b',
      level: 'must',
      when: is('entity', 'llp'),
      source: statedIn('company.llp.fee.first'),
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
      source: statedIn('company.llp.return'),
    },
    {
      id: 'LLP-02',
      topic: 'company',
      when: llp,
      due: { every: 'year', facts: ['company.llp.accounts'] },
      penalty: lateLlp,
      source: statedIn('company.llp.accounts'),
    },
    {
      id: 'LLP-04',
      topic: 'company',
      when: all(llp, dated('incorporated-on')),
      due: { from: 'incorporated-on', fact: 'company.llp.agreement' },
      penalty: [],
      source: statedIn('company.llp.agreement'),
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
      source: law(
        copyOfAct(
          'Indian Partnership Act, 1932, sections 58 and 69',
          'the-indian-partnership-act-1932/part-001.md#section-69---effect-of-non-registration',
        ),
      ),
    },
  ],
  duties: [],
});
