import { southWestSchemes } from '../andhra-maharashtra-karnataka.ts';
import { reviewBy } from '../sets.ts';
import {
  count,
  financialYear,
  longDate,
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
const given = givenBy(southWestSchemes);
const { reported } = readOn('2026-11-24');

/** What the page of the scheme does not have. */
const employmentAge = {
  source: reported(
    page(
      'CMEGP of Karnataka: age',
      'Finline',
      'https://www.finline.in/resource/chief-minister-employment-generation-programme-cmegp-govt-of-karnataka/',
    ),
  ),
};

/** Figures for Andhra Pradesh, Maharashtra and Karnataka. */
export const southWestSchemeFigures = [
  figure('scheme.ap-msme-policy.special-share', percent(45), given('ap-msme-policy')),
  figure('scheme.ap-msme-policy.special-max', rupees(7_500_000), given('ap-msme-policy')),
  figure('scheme.ap-msme-policy.invested-share', percent(40), given('ap-msme-policy')),
  figure('scheme.ap-msme-policy.changed', longDate('2025-02'), given('ap-msme-policy')),
  figure('scheme.ap-msme-policy.power', rupees(1.5), given('ap-msme-policy')),
  figure('scheme.ap-msme-policy.power-term', years(5), given('ap-msme-policy')),
  figure('scheme.ap-msme-policy.land', percent(75), given('ap-msme-policy')),
  figure('scheme.ap-msme-policy.land-max', rupees(2_500_000), given('ap-msme-policy')),
  figure('scheme.ap-msme-policy.begins', longDate('2024'), given('ap-msme-policy')),
  figure('scheme.ap-msme-policy.ends', longDate('2029'), given('ap-msme-policy')),
  figure('scheme.ap-food-policy.begins', longDate('2024'), given('ap-food-policy')),
  figure('scheme.ap-food-policy.ends', longDate('2029'), given('ap-food-policy')),
  figure('scheme.ap-corporations.age', count('years', 21, 60), given('ap-corporations')),
  figure('scheme.mh-cmegp.age', count('years', 18, 45), given('mh-cmegp')),
  figure('scheme.mh-holkar-women.grant', rupees(100_000, 2_500_000), given('mh-holkar-women')),
  figure('scheme.mh-annasaheb-patil.person-max', rupees(1_500_000), given('mh-annasaheb-patil')),
  figure('scheme.mh-annasaheb-patil.group-max', rupees(5_000_000), given('mh-annasaheb-patil')),
  figure('scheme.mh-annasaheb-patil.age', count('years', 60), given('mh-annasaheb-patil')),
  figure('scheme.mh-annasaheb-patil.income-max', rupees(800_000), given('mh-annasaheb-patil')),
  figure('scheme.mh-corporations.age', count('years', 18, 50), given('mh-corporations')),
  figure('scheme.ka-elevate.max', rupees(5_000_000), given('ka-elevate')),
  figure('scheme.ka-startup-policy.size', rupees(5_180_000_000), given('ka-startup-policy')),
  figure('scheme.ka-udyogini.max', rupees(300_000), given('ka-udyogini')),
  figure('scheme.ka-udyogini.subsidy', percent(30, 50), given('ka-udyogini')),
  figure('scheme.ka-udyogini.age', count('years', 18, 55), given('ka-udyogini')),
  figure('scheme.ka-udyogini.income-max', rupees(150_000), given('ka-udyogini')),
  figure('scheme.ka-udyogini.scst-income-max', rupees(200_000), given('ka-udyogini')),
  figure('scheme.ka-cmegp.subsidy', percent(25, 35), given('ka-cmegp')),
  figure('scheme.ka-cmegp.max', rupees(1_000_000), given('ka-cmegp')),
  figure('scheme.ka-cmegp.age', count('years', 21, 35), employmentAge),
  figure('scheme.ka-scst-loans.food-share', percent(75), given('ka-scst-loans')),
  figure('scheme.ka-scst-loans.food-max', rupees(400_000), given('ka-scst-loans')),
  figure('scheme.ka-scst-loans.share', percent(70), given('ka-scst-loans')),
  figure('scheme.ka-badavara-bandhu.loan', rupees(2000, 10_000), given('ka-badavara-bandhu')),
  figure('scheme.ka-badavara-bandhu.year', longDate('2018'), given('ka-badavara-bandhu')),
  figure('scheme.ap-food-policy.share', percent(35), given('ap-food-policy')),
  figure('scheme.ap-food-policy.max', rupees(3_500_000), given('ap-food-policy')),
  figure('scheme.ap-food-policy.first-share', percent(25), given('ap-food-policy')),
  figure('scheme.ap-food-policy.first-max', rupees(2_500_000), given('ap-food-policy')),
  figure('scheme.ap-corporations.year', financialYear(2024), given('ap-corporations')),
  figure('scheme.jagananna-thodu.loan', rupees(10_000), given('jagananna-thodu')),
  figure('scheme.jagananna-thodu.reported', longDate('2024-01'), given('jagananna-thodu')),
  figure('scheme.mh-cmegp.max', rupees(5_000_000), given('mh-cmegp')),
  figure('scheme.mh-cmegp.special-age', count('years', 50), given('mh-cmegp')),
] as const satisfies readonly Fact[];
