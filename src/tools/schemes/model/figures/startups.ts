import { startupSchemes } from '../startups.ts';
import { reviewBy } from '../sets.ts';
import {
  count,
  longDate,
  months,
  percent,
  readOn,
  reviewedBefore,
  rupees,
  years,
} from '../../../../content/facts/make.ts';
import { givenBy } from '../scheme-source.ts';
import { page } from '../sources.ts';
import type { Fact } from '../../../../content/facts/types.ts';

const { figure } = reviewedBefore(reviewBy);
const given = givenBy(startupSchemes);
const { law } = readOn('2026-11-24');

const taxHoliday = {
  source: law(
    page(
      'Income-tax Act, 2025, section 140(1) and (2)',
      'Parliament of India',
      'https://easevalue.com/income-tax-act-2025/section-140',
    ),
  ),
};

/** Figures for central schemes for startups. */
export const startupSchemeFigures = [
  figure('scheme.startup-recognition.deep-age', years(20), given('startup-recognition')),
  figure(
    'scheme.startup-recognition.deep-turnover-max',
    rupees(3_000_000_000),
    given('startup-recognition'),
  ),
  figure('scheme.startup-tax-holiday.free', count('years', 3), taxHoliday),
  figure('scheme.startup-tax-holiday.within', years(10), taxHoliday),
  figure('scheme.startup-tax-holiday.before', longDate('2030-04-01'), given('startup-tax-holiday')),
  figure(
    'scheme.startup-tax-holiday.turnover-max',
    rupees(1_000_000_000),
    given('startup-tax-holiday'),
  ),
  figure('scheme.startup-tax-holiday.act', longDate('2025'), given('startup-tax-holiday')),
  figure('scheme.startup-seed-fund.grant', rupees(2_000_000), given('startup-seed-fund')),
  figure('scheme.startup-seed-fund.debt', rupees(5_000_000), given('startup-seed-fund')),
  figure('scheme.startup-seed-fund.age', years(2), given('startup-seed-fund')),
  figure('scheme.fund-of-funds-2.size', rupees(100_000_000_000), given('fund-of-funds-2')),
  figure('scheme.fund-of-funds-2.approved', longDate('2026-02'), given('fund-of-funds-2')),
  figure('scheme.cgs-startups.max', rupees(200_000_000), given('cgs-startups')),
  figure('scheme.cgs-startups.fee', percent(1), given('cgs-startups')),
  figure('scheme.cgs-startups.sectors', count('sectors', 27), given('cgs-startups')),
  figure('scheme.startup-ip.patent', percent(80), given('startup-ip')),
  figure('scheme.birac-big.max', rupees(5_000_000), given('birac-big')),
  figure('scheme.birac-big.term', months(18), given('birac-big')),
  figure('scheme.nidhi.prototype', rupees(1_000_000), given('nidhi')),
  figure('scheme.meity-startups.grant', rupees(400_000, 700_000), given('meity-startups')),
  figure('scheme.meity-startups.matched', rupees(4_000_000), given('meity-startups')),
  figure('scheme.meity-startups.total', rupees(4_000_000, 10_000_000), given('meity-startups')),
] as const satisfies readonly Fact[];
