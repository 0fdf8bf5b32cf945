import { readOn, unconfirmed } from '../../../../content/facts/make.ts';
import { gst } from '../../../finder/model/rules/sources.ts';
import type { Duty } from '../duty.ts';
import { above, all, files, is, not, reaches, says } from '../conditions.ts';
import { laterGroup, earlierGroup } from '../gst-groups.ts';

const { reported } = readOn('2026-11-20');

/** GST (fact file, 1.2). GST dates do not move for a holiday unless a notification says so. */
const lateFee: Duty['penalty'] = [
  'gst.late-fee.day',
  'gst.late-fee.nil-day',
  'gst.late-fee.nil-cap',
  'gst.late-fee.small-cap',
  'gst.late-fee.small-turnover',
  'gst.late-fee.middle-cap',
  'gst.late-fee.middle-turnover',
  'gst.late-fee.large-cap',
];
const withInterest: Duty['penalty'] = [...lateFee, 'gst.interest'];
const page = 'guides/gst-compliance';
const topic = 'gst';
const quarterlyReturn = gst('CGST Rule 61; Notifications 76/2020 and 82/2020-Central Tax');

export const gstDuties = [
  {
    id: 'GST-01',
    topic,
    applies: files('monthly'),
    due: { every: 'month', fact: 'gst.due.gstr1' },
    penalty: lateFee,
    source: reported(gst('CGST Act, 2017, sections 37 and 47; Notification 20/2021-Central Tax')),
    page,
  },
  {
    id: 'GST-02',
    topic,
    applies: files('quarterly'),
    due: { every: 'quarter', fact: 'gst.due.gstr1-quarter' },
    penalty: lateFee,
    source: reported(gst('CGST Rules 59 and 61A')),
    page,
  },
  {
    id: 'GST-03',
    topic,
    applies: files('quarterly'),
    due: { every: 'month-within-quarter', fact: 'gst.due.iff' },
    penalty: [],
    source: reported(gst('CGST Rule 59(2)')),
    page,
    optional: true,
  },
  {
    id: 'GST-04',
    topic,
    applies: files('quarterly'),
    due: { every: 'month-within-quarter', fact: 'gst.due.pmt06' },
    penalty: ['gst.interest'],
    source: unconfirmed(gst('CGST Rule 61(3)')),
    page,
  },
  {
    id: 'GST-05',
    topic,
    applies: files('monthly'),
    due: { every: 'month', fact: 'gst.due.gstr3b' },
    penalty: withInterest,
    source: reported(
      gst('CGST Act, 2017, sections 39, 47 and 50; Notification 19/2021-Central Tax'),
    ),
    page,
  },
  {
    id: 'GST-06',
    topic,
    applies: all(files('quarterly'), is('state', ...earlierGroup)),
    due: { every: 'quarter', fact: 'gst.due.gstr3b-quarter-south' },
    penalty: withInterest,
    source: reported(quarterlyReturn),
    page,
  },
  {
    id: 'GST-07',
    topic,
    applies: all(files('quarterly'), is('state', ...laterGroup)),
    due: { every: 'quarter', fact: 'gst.due.gstr3b-quarter-north' },
    penalty: withInterest,
    source: reported(quarterlyReturn),
    page,
  },
  {
    id: 'GST-08',
    topic,
    applies: files('composition'),
    due: { every: 'quarter', fact: 'gst.due.cmp08' },
    penalty: ['gst.interest'],
    source: reported(gst('CGST Rule 62')),
    page,
  },
  {
    id: 'GST-09',
    topic,
    applies: files('composition'),
    due: { every: 'year', facts: ['gst.due.gstr4'] },
    penalty: ['gst.late-fee.day', 'gst.late-fee.gstr4-cap', 'gst.late-fee.gstr4-nil-cap'],
    source: reported(gst('CGST Rule 62(1); Notification 12/2024-Central Tax')),
    page,
  },
  {
    id: 'GST-10',
    topic,
    applies: all(files('monthly', 'quarterly'), above('turnover', 'gst.annual-return.turnover')),
    due: { every: 'year', facts: ['gst.annual-return.due'] },
    penalty: [
      'gst.late-fee.yearly-day',
      'gst.late-fee.yearly-turnover',
      'gst.late-fee.yearly-cap',
      'gst.late-fee.yearly-day-middle',
      'gst.late-fee.yearly-day-large',
      'gst.late-fee.yearly-turnover-middle',
      'gst.late-fee.yearly-cap-large',
    ],
    source: reported(gst('CGST Act, 2017, section 44; CGST Rule 80')),
    page,
  },
  {
    id: 'GST-11',
    topic,
    applies: all(files('monthly', 'quarterly'), above('turnover', 'gst.reconciliation.turnover')),
    due: { every: 'year', facts: ['gst.annual-return.due'] },
    penalty: [],
    source: reported(gst('CGST Rule 80(3)')),
    page,
  },
  {
    id: 'GST-14',
    topic,
    applies: all(files('monthly', 'quarterly'), reaches('exports')),
    due: { every: 'year', facts: ['gst.due.export-undertaking'] },
    penalty: [],
    source: unconfirmed(gst('CGST Rule 96A')),
    page,
    optional: true,
  },
  {
    id: 'GST-15',
    topic,
    applies: all(files('monthly', 'quarterly'), not(above('turnover', 'gst.composition.limit'))),
    due: { every: 'year', facts: ['gst.due.composition-choice'] },
    penalty: [],
    source: unconfirmed(gst('CGST Rule 3')),
    page,
    optional: true,
  },
  {
    id: 'GST-17',
    topic,
    applies: all(files('monthly', 'quarterly'), says('job-work')),
    due: { every: 'year', facts: ['gst.due.job-work'] },
    penalty: [],
    source: unconfirmed(gst('CGST Rule 45')),
    page,
  },
  {
    id: 'GST-17b',
    topic,
    applies: all(
      files('monthly', 'quarterly'),
      says('job-work'),
      above('turnover', 'gst.reconciliation.turnover'),
    ),
    due: { every: 'year', facts: ['gst.due.job-work-second'] },
    penalty: [],
    source: unconfirmed(gst('CGST Rule 45')),
    page,
  },
  {
    id: 'GST-18',
    topic,
    applies: files('monthly', 'quarterly'),
    due: { every: 'year', facts: ['gst.due.old-credit'] },
    penalty: [],
    source: unconfirmed(gst('CGST Act, 2017, sections 16(4) and 34')),
    page,
    optional: true,
  },
] as const satisfies readonly Duty[];
