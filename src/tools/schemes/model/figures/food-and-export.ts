import { foodAndExportSchemes } from '../food-and-export.ts';
import { reviewBy } from '../sets.ts';
import {
  date,
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
const given = givenBy(foodAndExportSchemes);

/** Figures for central schemes for food, farm-linked work and export. */
export const foodAndExportSchemeFigures = [
  figure('scheme.pmfme.share', percent(35), given('pmfme')),
  figure('scheme.pmfme.max', rupees(1_000_000), given('pmfme')),
  figure('scheme.pmfme.said', longDate('2025-12'), given('pmfme')),
  figure('scheme.pmfme.runs-till', longDate('2026'), given('pmfme')),
  figure('scheme.pmfme-shg.member', rupees(40_000), given('pmfme-shg')),
  figure('scheme.pmfme-shg.max', rupees(400_000), given('pmfme-shg')),
  figure('scheme.pmfme-groups.share', percent(35), given('pmfme-groups')),
  figure('scheme.pmfme-groups.max', rupees(30_000_000), given('pmfme-groups')),
  figure('scheme.agri-infra-fund.interest', percent(3), given('agri-infra-fund')),
  figure('scheme.agri-infra-fund.term', years(7), given('agri-infra-fund')),
  figure('scheme.agri-infra-fund.max', rupees(20_000_000), given('agri-infra-fund')),
  figure('scheme.animal-husbandry-fund.interest', percent(3), given('animal-husbandry-fund')),
  figure('scheme.animal-husbandry-fund.guarantee', percent(25), given('animal-husbandry-fund')),
  figure('scheme.kisan-sampada.grant', percent(35, 75), given('kisan-sampada')),
  figure('scheme.kisan-sampada.max', rupees(50_000_000, 150_000_000), given('kisan-sampada')),
  figure('scheme.matsya-sampada.share', percent(40), given('matsya-sampada')),
  figure('scheme.matsya-sampada.share-groups', percent(60), given('matsya-sampada')),
  figure('scheme.niryat-protsahan.interest', percent(2.75), given('niryat-protsahan')),
  figure('scheme.niryat-protsahan.max', rupees(5_000_000), given('niryat-protsahan')),
  figure('scheme.cgs-exporters.pool', rupees(200_000_000_000), given('cgs-exporters')),
  figure('scheme.cgs-exporters.until', longDate('2026-03-31'), given('cgs-exporters')),
  figure('scheme.cgs-exporters.approved', longDate('2025-11'), given('cgs-exporters')),
  figure('scheme.agri-infra-fund.lent', financialYear(2025), given('agri-infra-fund')),
  figure('scheme.rodtep.extended', date('2026-03-31'), given('rodtep')),
  figure('scheme.interest-equalisation.max', rupees(5_000_000), given('interest-equalisation')),
] as const satisfies readonly Fact[];
