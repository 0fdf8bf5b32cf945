import {
  date,
  months,
  ourEstimate,
  reviewedBefore,
  rupees,
  years,
  readOn,
  unconfirmed,
} from './make.ts';
import type { Fact, FactValue, FactWord, Document } from './types.ts';

const { reported } = readOn('2026-11-23');
const later = readOn('2026-11-28');
const readNow = readOn('2026-11-24');

/** Fees and limits move more often than the rest, so they are looked at again sooner. */
const fees = '2027-02-18';
const rules = '2027-05-20';
const { figure, changed } = reviewedBefore(rules);

/** Management-system certificates. What was read: docs/law-review/food-goods.md. */
const isoUrl = 'https://www.iso.org';
const iso = (title: string): Document => ({
  title,
  publisher: 'International Organization for Standardization',
  url: isoUrl,
});
const bisFees: Document = {
  title: 'BIS (Conformity Assessment) Amendment Regulations, 2024, 23 August 2024: fees of systems',
  publisher: 'legalitysimplified.com',
  url: 'https://legalitysimplified.com/new-bis-conformity-assessment-amendment-regulations-2024',
};
const certificateFees: Document = {
  title: 'Fee structure for management systems certification',
  publisher: 'Bureau of Indian Standards',
  url: 'https://bis.gov.in/index.php/system-certification-overview/certification-process/fee-structure-for-mscs/',
};
const revision: Document = {
  title: 'Report of 5 June 2026 on the revision of ISO 9001',
  publisher: 'internalauditservice.com',
  url: 'https://internalauditservice.com/resources/iso-9001-2026-revision',
};
const cycle: Document = {
  title: 'ISO/IEC 17021-1: audits of a certification body, in three years',
  publisher: 'G-Certi',
  url: 'https://gcerti.com/site/english/html/board/surve.htm',
};
const environment: Document = {
  title: 'ISO 14001:2026: published in April 2026, move expected by May 2029',
  publisher: 'DQS',
  url: 'https://www.dqsglobal.com/en/explore/blog/iso-14001-2026-transition-guide',
};
const security: Document = {
  title: 'ISO/IEC 27001:2022 and its transition',
  publisher: 'CPG',
  url: 'https://www.cpg.global/transition-policy/',
};

const edition = (key: FactWord): FactValue => ({ unit: 'words', key });
const bisFee = <Id extends string>(id: Id, amount: number, source = reported(bisFees)) =>
  figure(`iso.bis.${id}`, rupees(amount), { source, reviewBy: fees });

/** Every figure of the ISO guide. */
export const isoFacts = [
  ourEstimate('iso.cost.quality', rupees(25_000, 50_000)),
  ourEstimate('iso.cost.environment', rupees(30_000, 60_000)),
  ourEstimate('iso.cost.security', rupees(40_000, 80_000)),
  ourEstimate('iso.cost.safety', rupees(35_000, 70_000)),
  ourEstimate('iso.time.prepare', months(3, 6)),
  ourEstimate('iso.time.audit', { unit: 'words', key: 'weeks-1-to-2' }),

  bisFee('micro.audit-day', 3000),
  bisFee('small.application', 500),
  bisFee('small.audit-day', 9000),
  bisFee('small.certificate', 15_000, later.official(certificateFees)),
  bisFee('large.application', 1000),
  bisFee('large.audit-day', 12_000),
  bisFee('large.certificate', 30_000, later.official(certificateFees)),

  figure('iso.validity', years(3), { source: readNow.reported(cycle) }),
  figure('iso.surveillance', years(1), {
    source: readNow.reported(cycle),
  }),

  figure('iso.quality.edition', edition('iso-9001-2015'), {
    source: unconfirmed(iso('ISO 9001:2015')),
    reviewBy: fees,
  }),
  figure('iso.quality.expected', edition('second-half-2026'), {
    source: reported(revision),
    reviewBy: fees,
  }),
  changed(
    'iso.environment.edition',
    [
      { value: edition('iso-14001-2015') },
      { value: edition('iso-14001-2026'), from: '2026-04-15' },
    ],
    { source: readNow.reported(environment), reviewBy: fees },
  ),
  figure('iso.environment.move-by', edition('may-2029'), {
    source: readNow.reported(environment),
    reviewBy: fees,
  }),
  figure('iso.security.edition', edition('iso-27001-2022'), {
    source: later.reported(security),
  }),
  figure('iso.security.old-until', date('2025-10-31'), {
    source: later.reported(security),
  }),
  figure('iso.safety.edition', edition('iso-45001-2018'), {
    source: unconfirmed(iso('ISO 45001:2018')),
  }),
  figure('iso.food.edition', edition('iso-22000-2018'), {
    source: unconfirmed(iso('ISO 22000:2018')),
  }),
] as const satisfies readonly Fact[];
