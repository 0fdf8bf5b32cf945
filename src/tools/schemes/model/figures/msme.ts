import { msmeSchemes } from '../msme.ts';
import { reviewBy } from '../sets.ts';
import {
  count,
  days,
  financialYear,
  longDate,
  percent,
  reviewedBefore,
  rupees,
  years,
} from '../../../../content/facts/make.ts';
import { givenBy } from '../scheme-source.ts';
import type { Fact } from '../../../../content/facts/types.ts';

const { figure } = reviewedBefore(reviewBy);
const given = givenBy(msmeSchemes);

/** Figures for central schemes for micro, small and medium enterprises. */
export const msmeSchemeFigures = [
  figure('scheme.zed.micro', percent(80), given('zed')),
  figure('scheme.zed.small', percent(60), given('zed')),
  figure('scheme.zed.medium', percent(50), given('zed')),
  figure('scheme.lean.share', percent(90), given('lean')),
  figure('scheme.lean.more', percent(5), given('lean')),
  figure('scheme.msme-innovative.idea', rupees(1_500_000), given('msme-innovative')),
  figure('scheme.msme-innovative.design-project', rupees(4_000_000), given('msme-innovative')),
  figure('scheme.msme-innovative.foreign-patent', rupees(500_000), given('msme-innovative')),
  figure('scheme.msme-innovative.patent', rupees(100_000), given('msme-innovative')),
  figure(
    'scheme.msme-innovative.geographical-indication',
    rupees(200_000),
    given('msme-innovative'),
  ),
  figure('scheme.msme-innovative.design', rupees(15_000), given('msme-innovative')),
  figure('scheme.msme-innovative.trademark', rupees(10_000), given('msme-innovative')),
  figure('scheme.mse-cdp.grant', percent(60, 80), given('mse-cdp')),
  figure('scheme.mse-cdp.max', rupees(300_000_000), given('mse-cdp')),
  figure('scheme.sfurti.regular', rupees(25_000_000), given('sfurti')),
  figure('scheme.sfurti.major', rupees(50_000_000), given('sfurti')),
  figure('scheme.scst-hub-capital.share', percent(25), given('scst-hub-capital')),
  figure('scheme.scst-hub-capital.max', rupees(2_500_000), given('scst-hub-capital')),
  figure('scheme.scst-hub-capital.machines-max', rupees(10_000_000), given('scst-hub-capital')),
  figure('scheme.scst-hub-capital.owned', percent(51), given('scst-hub-capital')),
  figure('scheme.esdp.women', percent(40), given('esdp')),
  figure('scheme.mse-spice.share', percent(25), given('mse-spice')),
  figure('scheme.mse-spice.max', rupees(1_250_000), given('mse-spice')),
  figure(
    'scheme.self-reliant-india-fund.budget',
    longDate('2026'),
    given('self-reliant-india-fund'),
  ),
  figure(
    'scheme.self-reliant-india-fund.added',
    rupees(20_000_000_000),
    given('self-reliant-india-fund'),
  ),
  figure('scheme.sme-growth-fund.announced', longDate('2026-02'), given('sme-growth-fund')),
  figure('scheme.sme-growth-fund.size', rupees(100_000_000_000), given('sme-growth-fund')),
  figure('scheme.corporate-mitras.announced', longDate('2026-02'), given('corporate-mitras')),
  figure('scheme.pmvbry-employer.term-making', years(4), given('pmvbry-employer')),
  figure('scheme.pmvbry-employer.add-large', count('workers', 5), given('pmvbry-employer')),
  figure('scheme.pmvbry-employer.wage-max', rupees(100_000), given('pmvbry-employer')),
  figure('scheme.pmvbry-worker.max', rupees(15_000), given('pmvbry-worker')),
  figure('scheme.naps.share', percent(25), given('naps')),
  figure('scheme.naps.max', rupees(1500), given('naps')),
  figure('scheme.naps.age', count('years', 14), given('naps')),
  figure('scheme.naps.staff', count('staff', 4), given('naps')),
  figure('scheme.weaver-mudra.interest', percent(6), given('weaver-mudra')),
  figure('scheme.weaver-mudra.margin', percent(20), given('weaver-mudra')),
  figure('scheme.weaver-mudra.margin-max', rupees(25_000), given('weaver-mudra')),
  figure('scheme.zed.more', percent(10), given('zed')),
  figure('scheme.zed.reward', rupees(10_000), given('zed')),
  figure('scheme.scst-hub-market.share', percent(80), given('scst-hub-market')),
  figure('scheme.scst-hub-market.max', rupees(100_000), given('scst-hub-market')),
  figure('scheme.scst-hub-market.owned', percent(51), given('scst-hub-market')),
  figure(
    'scheme.procurement-marketing-support.share',
    percent(80),
    given('procurement-marketing-support'),
  ),
  figure('scheme.mse-gift.begins', financialYear(2023), given('mse-gift')),
  figure('scheme.mse-gift.ends', financialYear(2025), given('mse-gift')),
  figure('scheme.nsic-registration.term', years(2), given('nsic-registration')),
  figure('scheme.nsic-raw-material.days', days(180), given('nsic-raw-material')),
  figure('scheme.nsic-raw-material.interest', percent(9, 10.75), given('nsic-raw-material')),
] as const satisfies readonly Fact[];
