import { telanganaSchemes } from '../telangana.ts';
import { reviewBy } from '../sets.ts';
import {
  count,
  date,
  days,
  longDate,
  percent,
  reviewedBefore,
  rupees,
  years,
} from '../../../../content/facts/make.ts';
import { givenBy } from '../scheme-source.ts';
import type { Fact } from '../../../../content/facts/types.ts';

const { figure } = reviewedBefore(reviewBy);
const given = givenBy(telanganaSchemes);

/** Figures for schemes of Telangana. */
export const telanganaSchemeFigures = [
  figure('scheme.tg-msme-policy.policy', longDate('2024-09'), given('tg-msme-policy')),
  figure('scheme.tg-msme-policy.term', years(5), given('tg-msme-policy')),
  figure('scheme.tg-msme-scst.land-max', rupees(5_000_000), given('tg-msme-scst')),
  figure('scheme.tg-msme-scst.plots', percent(15), given('tg-msme-scst')),
  figure('scheme.indira-mahila-shakti.group-max', rupees(2_000_000), given('indira-mahila-shakti')),
  figure('scheme.indira-mahila-shakti.one-max', rupees(350_000), given('indira-mahila-shakti')),
  figure('scheme.indira-mahila-shakti.subsidy', percent(10, 35), given('indira-mahila-shakti')),
  figure('scheme.indira-mahila-shakti.reported', longDate('2024'), given('indira-mahila-shakti')),
  figure('scheme.rajiv-yuva-vikasam.full-max', rupees(50_000), given('rajiv-yuva-vikasam')),
  figure('scheme.rajiv-yuva-vikasam.second-share', percent(90), given('rajiv-yuva-vikasam')),
  figure('scheme.rajiv-yuva-vikasam.second-max', rupees(100_000), given('rajiv-yuva-vikasam')),
  figure('scheme.rajiv-yuva-vikasam.third-share', percent(80), given('rajiv-yuva-vikasam')),
  figure('scheme.rajiv-yuva-vikasam.third-max', rupees(200_000), given('rajiv-yuva-vikasam')),
  figure('scheme.rajiv-yuva-vikasam.fourth-share', percent(70), given('rajiv-yuva-vikasam')),
  figure('scheme.rajiv-yuva-vikasam.fourth-max', rupees(400_000), given('rajiv-yuva-vikasam')),
  figure('scheme.rajiv-yuva-vikasam.women', percent(25), given('rajiv-yuva-vikasam')),
  figure('scheme.rajiv-yuva-vikasam.age', count('years', 21, 55), given('rajiv-yuva-vikasam')),
  figure('scheme.rajiv-yuva-vikasam.farm-age', count('years', 60), given('rajiv-yuva-vikasam')),
  figure('scheme.rajiv-yuva-vikasam.announced', longDate('2025'), given('rajiv-yuva-vikasam')),
  figure('scheme.rajiv-yuva-vikasam.income-village', rupees(150_000), given('rajiv-yuva-vikasam')),
  figure('scheme.rajiv-yuva-vikasam.income-town', rupees(200_000), given('rajiv-yuva-vikasam')),
  figure('scheme.rajiv-yuva-vikasam.other-age', count('years', 55), given('rajiv-yuva-vikasam')),
  figure('scheme.t-pride.men', percent(35), given('t-pride')),
  figure('scheme.t-pride.women', percent(45), given('t-pride')),
  figure('scheme.t-pride.stopped', longDate('2024-03'), given('t-pride')),
  figure('scheme.tg-ipass.days', days(30), given('tg-ipass')),
  figure('scheme.tg-finance-corporations.women', rupees(50_000), given('tg-finance-corporations')),
  figure('scheme.tg-finance-corporations.moped', rupees(100_000), given('tg-finance-corporations')),
  figure(
    'scheme.tg-finance-corporations.call',
    date('2025-10-06'),
    given('tg-finance-corporations'),
  ),
] as const satisfies readonly Fact[];
