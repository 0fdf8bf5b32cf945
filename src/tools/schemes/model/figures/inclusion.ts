import { inclusionSchemes } from '../inclusion.ts';
import { reviewBy } from '../sets.ts';
import { count, percent, reviewedBefore, rupees } from '../../../../content/facts/make.ts';
import { givenBy } from '../scheme-source.ts';
import type { Fact } from '../../../../content/facts/types.ts';

const { figure } = reviewedBefore(reviewBy);
const given = givenBy(inclusionSchemes);

/**
 * Figures for central schemes for women, SC, ST, OBC, minorities, disability, pensions and insurance.
 */
export const inclusionSchemeFigures = [
  figure('scheme.nsfdc.interest', percent(6, 9), given('nsfdc')),
  figure('scheme.nsfdc.max', rupees(5_000_000), given('nsfdc')),
  figure('scheme.nsfdc.income-max', rupees(300_000), given('nsfdc')),
  figure('scheme.nbcfdc.women-max', rupees(200_000), given('nbcfdc')),
  figure('scheme.nbcfdc.income-max', rupees(300_000), given('nbcfdc')),
  figure('scheme.nstfdc.women-max', rupees(200_000), given('nstfdc')),
  figure('scheme.nstfdc.women-interest', percent(4), given('nstfdc')),
  figure('scheme.nmdfc.max', rupees(3_000_000), given('nmdfc')),
  figure('scheme.ndfdc.max', rupees(5_000_000), given('ndfdc')),
  figure('scheme.ndfdc.interest', percent(5, 9), given('ndfdc')),
  figure('scheme.ndfdc.disability', percent(40), given('ndfdc')),
  figure('scheme.swachhta-udyami.max', rupees(5_000_000), given('swachhta-udyami')),
  figure(
    'scheme.venture-fund-sc.investment',
    rupees(1_000_000, 150_000_000),
    given('venture-fund-sc'),
  ),
  figure(
    'scheme.venture-fund-st.investment',
    rupees(1_000_000, 50_000_000),
    given('venture-fund-st'),
  ),
  figure('scheme.day-nrlm.interest', percent(7), given('day-nrlm')),
  figure('scheme.day-nrlm.cheap-max', rupees(300_000), given('day-nrlm')),
  figure('scheme.day-nrlm.max', rupees(500_000), given('day-nrlm')),
  figure('scheme.pm-ajay.max', rupees(50_000), given('pm-ajay')),
  figure('scheme.pm-ajay.share', percent(50), given('pm-ajay')),
  figure('scheme.nps-traders.pension', rupees(3000), given('nps-traders')),
  figure('scheme.nps-traders.pension-age', count('years', 60), given('nps-traders')),
  figure('scheme.nps-traders.turnover-max', rupees(15_000_000), given('nps-traders')),
  figure('scheme.pm-sym.pension', rupees(3000), given('pm-sym')),
  figure('scheme.pm-sym.pension-age', count('years', 60), given('pm-sym')),
  figure('scheme.pm-sym.contribution', rupees(55, 200), given('pm-sym')),
  figure('scheme.pm-sym.income-max', rupees(15_000), given('pm-sym')),
  figure('scheme.atal-pension.pension', rupees(1000, 5000), given('atal-pension')),
  figure('scheme.jan-suraksha.life', rupees(200_000), given('jan-suraksha')),
  figure('scheme.jan-suraksha.life-premium', rupees(436), given('jan-suraksha')),
  figure('scheme.jan-suraksha.life-age', count('years', 18, 50), given('jan-suraksha')),
  figure('scheme.jan-suraksha.accident', rupees(200_000), given('jan-suraksha')),
  figure('scheme.jan-suraksha.accident-premium', rupees(20), given('jan-suraksha')),
  figure('scheme.jan-suraksha.accident-age', count('years', 18, 70), given('jan-suraksha')),
  figure('scheme.pm-suraj.weeks', count('weeks', 2, 4), given('pm-suraj')),
  figure('scheme.swachhta-udyami.interest', percent(4), given('swachhta-udyami')),
  figure('scheme.swachhta-udyami.subsidy', rupees(325_000), given('swachhta-udyami')),
  figure('scheme.pm-ajay.own', percent(5), given('pm-ajay')),
] as const satisfies readonly Fact[];
