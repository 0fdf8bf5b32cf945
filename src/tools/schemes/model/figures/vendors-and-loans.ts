import { vendorSchemes } from '../vendors-and-loans.ts';
import { reviewBy } from '../sets.ts';
import {
  count,
  longDate,
  percent,
  reviewedBefore,
  rupees,
  years,
} from '../../../../content/facts/make.ts';
import { givenBy } from '../scheme-source.ts';
import { latestVersion, type FactId } from '../../../../content/facts/lookup.ts';
import type { Fact, FactValue } from '../../../../content/facts/types.ts';

const { figure } = reviewedBefore(reviewBy);
const given = givenBy(vendorSchemes);

/** The value of a figure that pages and answers state, too. */
const sameAs = (id: FactId): FactValue => latestVersion(id).value;

/** Figures for central schemes for street vendors, micro loans and guarantees. */
export const vendorSchemeFigures = [
  figure('scheme.eclgs-5.credit', percent(20), given('eclgs-5')),
  figure('scheme.eclgs-5.used-until', longDate('2026-03'), given('eclgs-5')),
  figure('scheme.eclgs-5.max', rupees(1_000_000_000), given('eclgs-5')),
  figure('scheme.eclgs-5.term', years(5), given('eclgs-5')),
  figure('scheme.eclgs-5.limit-day', longDate('2026-03-31'), given('eclgs-5')),
  figure('scheme.mcgs-msme.guarantee', percent(60), given('mcgs-msme')),
  figure('scheme.mcgs-msme.max', rupees(1_000_000_000), given('mcgs-msme')),
  figure('scheme.mcgs-msme.machines', percent(75), given('mcgs-msme')),
  figure('scheme.mcgs-msme.launched', longDate('2025'), given('mcgs-msme')),
  figure('scheme.stand-up-india.loan', sameAs('msme.stand-up.loan'), given('stand-up-india')),
  figure(
    'scheme.first-time-entrepreneurs.budget',
    longDate('2025'),
    given('first-time-entrepreneurs'),
  ),
  figure(
    'scheme.first-time-entrepreneurs.max',
    rupees(20_000_000),
    given('first-time-entrepreneurs'),
  ),
  figure(
    'scheme.first-time-entrepreneurs.reported',
    longDate('2026-09'),
    given('first-time-entrepreneurs'),
  ),
  figure('scheme.me-card.max', rupees(500_000), given('me-card')),
  figure('scheme.me-card.announced', longDate('2025'), given('me-card')),
  figure(
    'scheme.pm-vishwakarma.stipend',
    sameAs('msme.vishwakarma.stipend'),
    given('pm-vishwakarma'),
  ),
  figure('scheme.pm-vishwakarma.tools', sameAs('msme.vishwakarma.tools'), given('pm-vishwakarma')),
  figure('scheme.pm-vishwakarma.total', rupees(300_000), given('pm-vishwakarma')),
  figure('scheme.pm-vishwakarma.loan-free', years(5), given('pm-vishwakarma')),
  figure('scheme.pmegp.subsidy', sameAs('msme.pmegp.share'), given('pmegp')),
  figure('scheme.pmegp.special-town', percent(25), given('pmegp')),
  figure('scheme.pmegp.special-village', percent(35), given('pmegp')),
  figure('scheme.pmegp.max-making', sameAs('msme.pmegp.making'), given('pmegp')),
  figure('scheme.pmegp.max-services', sameAs('msme.pmegp.services'), given('pmegp')),
  figure('scheme.pmegp.ended', longDate('2026-03-31'), given('pmegp')),
  figure('scheme.pmegp.class', count('class', 8), given('pmegp')),
  figure('scheme.pmegp.class-above-making', rupees(1_000_000), given('pmegp')),
  figure('scheme.pmegp.class-above-services', rupees(500_000), given('pmegp')),
  figure('scheme.pmegp-second.subsidy', percent(15), given('pmegp-second')),
  figure('scheme.pmegp-second.subsidy-hills', percent(20), given('pmegp-second')),
  figure('scheme.pmegp-second.max-making', rupees(10_000_000), given('pmegp-second')),
  figure('scheme.pmegp-second.max-services', rupees(2_500_000), given('pmegp-second')),
  figure('scheme.pmegp-second.ended', longDate('2026-03'), given('pmegp-second')),
  figure('scheme.treds.budget', longDate('2026'), given('treds')),
  figure(
    'scheme.urban-livelihood-mission.ended',
    longDate('2024-09-30'),
    given('urban-livelihood-mission'),
  ),
  figure('scheme.udyami-mitra.max', rupees(50_000_000), given('udyami-mitra')),
  figure('scheme.udyami-mitra.fee', rupees(1000), given('udyami-mitra')),
] as const satisfies readonly Fact[];
