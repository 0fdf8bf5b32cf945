import { otherStateSchemes } from '../other-states.ts';
import { reviewBy } from '../sets.ts';
import {
  count,
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
const given = givenBy(otherStateSchemes);
const { reported } = readOn('2026-11-24');

/** What the page of the scheme does not have. */
const udyamKrantiIncome = {
  source: reported(
    page(
      'Udyam Kranti: who may apply, 26 August 2025',
      'Godda Bang',
      'https://www.goddabang.com/search/label/udyam%20kranti',
    ),
  ),
};
const yuvaSecond = {
  source: reported(
    page(
      'CM YUVA: first and second loan',
      'Invest Policy',
      'https://investpolicy.in/schemes/cm-yuva-scheme-get-rs-7-5-lakh-loan-to-expand-your-business',
    ),
  ),
};
const rajasthanAge = {
  source: reported(
    page(
      'Youth self-employment scheme of Rajasthan: age, 18 January 2026',
      'Zee News',
      'https://zeenews.india.com/hindi/india/rajasthan/photo-gallery-rajasthan-government-scheme-youth-will-get-interest-free-loan-under-mysy-know-how-to-apply/1768733229739',
    ),
  ),
};
const goaResident = {
  source: reported(
    page(
      'Chief Minister’s Rojgar Yojana: conditions',
      'EDC Goa (blog)',
      'https://edc-goa-ltd.blogspot.com/2022/04/chief-ministers-rojgar-yojana-offering-loans-for-the-unemployed-in-goa.html',
    ),
  ),
};

/** Figures for schemes of other states. */
export const otherStateSchemeFigures = [
  figure('scheme.up-cm-yuva.first-max', rupees(500_000), given('up-cm-yuva')),
  figure('scheme.up-cm-yuva.term', years(4), yuvaSecond),
  figure('scheme.up-cm-yuva.second-max', rupees(750_000), yuvaSecond),
  figure('scheme.up-cm-yuva.age', count('years', 21, 40), given('up-cm-yuva')),
  figure('scheme.up-cm-yuva.class', count('class', 8), given('up-cm-yuva')),
  figure('scheme.up-yuva-swarozgar.margin', percent(25), given('up-yuva-swarozgar')),
  figure('scheme.up-yuva-swarozgar.margin-making', rupees(625_000), given('up-yuva-swarozgar')),
  figure('scheme.up-yuva-swarozgar.margin-services', rupees(250_000), given('up-yuva-swarozgar')),
  figure('scheme.up-yuva-swarozgar.max-making', rupees(2_500_000), given('up-yuva-swarozgar')),
  figure('scheme.up-yuva-swarozgar.max-services', rupees(1_000_000), given('up-yuva-swarozgar')),
  figure('scheme.up-yuva-swarozgar.age', count('years', 18, 40), given('up-yuva-swarozgar')),
  figure('scheme.up-yuva-swarozgar.class', count('class', 10), given('up-yuva-swarozgar')),
  figure('scheme.up-odop.margin', percent(25, 10), given('up-odop')),
  figure('scheme.up-odop.max', rupees(2_000_000), given('up-odop')),
  figure('scheme.tn-needs.subsidy', percent(25), given('tn-needs')),
  figure('scheme.tn-needs.subsidy-max', rupees(7_500_000), given('tn-needs')),
  figure('scheme.tn-needs.interest', percent(3), given('tn-needs')),
  figure('scheme.tn-needs.project', rupees(1_000_000, 50_000_000), given('tn-needs')),
  figure('scheme.tn-uyegp.subsidy-max', rupees(375_000), given('tn-uyegp')),
  figure('scheme.tn-uyegp.max', rupees(1_500_000), given('tn-uyegp')),
  figure('scheme.tn-uyegp.special-age', count('years', 55), given('tn-uyegp')),
  figure('scheme.tn-aabcs.subsidy', percent(35), given('tn-aabcs')),
  figure('scheme.tn-aabcs.max', rupees(15_000_000), given('tn-aabcs')),
  figure('scheme.tn-aabcs.interest', percent(6), given('tn-aabcs')),
  figure('scheme.tn-aabcs.age', count('years', 55), given('tn-aabcs')),
  figure('scheme.tn-kaivinai.max', rupees(300_000), given('tn-kaivinai')),
  figure('scheme.tn-kaivinai.subsidy', percent(25), given('tn-kaivinai')),
  figure('scheme.tn-kaivinai.subsidy-max', rupees(50_000), given('tn-kaivinai')),
  figure('scheme.tn-kaivinai.interest', percent(5), given('tn-kaivinai')),
  figure('scheme.tn-kaivinai.age', count('years', 35), given('tn-kaivinai')),
  figure('scheme.tn-kaivinai.trade', years(5), given('tn-kaivinai')),
  figure('scheme.tn-tanseed.seed', rupees(1_000_000), given('tn-tanseed')),
  figure('scheme.tn-tanseed.seed-more', rupees(1_500_000), given('tn-tanseed')),
  figure('scheme.tn-tanseed.share', percent(3), given('tn-tanseed')),
  figure('scheme.kl-ess.share', percent(15, 45), given('kl-ess')),
  figure('scheme.kl-ess.max', rupees(3_000_000, 4_000_000), given('kl-ess')),
  figure('scheme.kl-nano.share', percent(30, 40), given('kl-nano')),
  figure('scheme.kl-nano.max', rupees(1_000_000), given('kl-nano')),
  figure('scheme.kl-startup-mission.idea', rupees(300_000), given('kl-startup-mission')),
  figure('scheme.kl-startup-mission.product', rupees(700_000), given('kl-startup-mission')),
  figure(
    'scheme.kl-startup-mission.growth',
    rupees(1_500_000, 2_000_000),
    given('kl-startup-mission'),
  ),
  figure('scheme.gj-vajpayee-bankable.max', rupees(2_500_000), given('gj-vajpayee-bankable')),
  figure('scheme.gj-vajpayee-bankable.subsidy', rupees(375_000), given('gj-vajpayee-bankable')),
  figure('scheme.gj-vajpayee-bankable.class', count('class', 4), given('gj-vajpayee-bankable')),
  figure('scheme.gj-vajpayee-bankable.age', count('years', 18, 65), given('gj-vajpayee-bankable')),
  figure('scheme.gj-mahila-utkarsh.loan', rupees(100_000), given('gj-mahila-utkarsh')),
  figure('scheme.gj-mahila-utkarsh.women', count('women', 10), given('gj-mahila-utkarsh')),
  figure('scheme.gj-mahila-utkarsh.age', count('years', 18, 59), given('gj-mahila-utkarsh')),
  figure('scheme.rj-yuva-swarozgar.max', rupees(1_000_000), given('rj-yuva-swarozgar')),
  figure('scheme.rj-yuva-swarozgar.margin-max', rupees(50_000), given('rj-yuva-swarozgar')),
  figure('scheme.rj-yuva-swarozgar.age', count('years', 18, 45), rajasthanAge),
  figure('scheme.rj-vishwakarma-yuva.interest', percent(7, 8), given('rj-vishwakarma-yuva')),
  figure('scheme.rj-vishwakarma-yuva.max', rupees(20_000_000), given('rj-vishwakarma-yuva')),
  figure('scheme.rj-vishwakarma-yuva.more', percent(1), given('rj-vishwakarma-yuva')),
  figure('scheme.rj-vishwakarma-yuva.margin-max', rupees(500_000), given('rj-vishwakarma-yuva')),
  figure('scheme.rj-vishwakarma-yuva.other-help', years(5), given('rj-vishwakarma-yuva')),
  figure('scheme.rj-vishwakarma-yuva.age', count('years', 18, 45), given('rj-vishwakarma-yuva')),
  figure('scheme.rj-ambedkar-udyam.margin', percent(25), given('rj-ambedkar-udyam')),
  figure('scheme.rj-ambedkar-udyam.margin-max', rupees(2_500_000), given('rj-ambedkar-udyam')),
  figure('scheme.rj-ambedkar-udyam.interest', percent(6, 9), given('rj-ambedkar-udyam')),
  figure('scheme.mp-udyam-kranti.interest', percent(3), given('mp-udyam-kranti')),
  figure('scheme.mp-udyam-kranti.loan-making', rupees(50_000, 5_000_000), given('mp-udyam-kranti')),
  figure(
    'scheme.mp-udyam-kranti.loan-services',
    rupees(50_000, 2_500_000),
    given('mp-udyam-kranti'),
  ),
  figure('scheme.mp-udyam-kranti.age', count('years', 18, 45), given('mp-udyam-kranti')),
  figure('scheme.mp-udyam-kranti.class', count('class', 8), given('mp-udyam-kranti')),
  figure('scheme.mp-udyam-kranti.income-max', rupees(1_200_000), udyamKrantiIncome),
  figure('scheme.br-udyami-yojana.max', rupees(1_000_000), given('br-udyami-yojana')),
  figure('scheme.br-udyami-yojana.grant', rupees(500_000), given('br-udyami-yojana')),
  figure('scheme.br-udyami-yojana.loan', rupees(500_000), given('br-udyami-yojana')),
  figure('scheme.br-udyami-yojana.interest', percent(1), given('br-udyami-yojana')),
  figure('scheme.br-udyami-yojana.class', count('class', 12), given('br-udyami-yojana')),
  figure('scheme.br-udyami-yojana.age', count('years', 18, 50), given('br-udyami-yojana')),
  figure('scheme.br-laghu-udyami.grant', rupees(200_000), given('br-laghu-udyami')),
  figure('scheme.br-laghu-udyami.income-max', rupees(6000), given('br-laghu-udyami')),
  figure('scheme.br-laghu-udyami.age', count('years', 18, 50), given('br-laghu-udyami')),
  figure('scheme.br-mahila-rojgar.first', rupees(10_000), given('br-mahila-rojgar')),
  figure('scheme.br-mahila-rojgar.max', rupees(200_000), given('br-mahila-rojgar')),
  figure('scheme.wb-bhabishyat.max', rupees(500_000), given('wb-bhabishyat')),
  figure('scheme.wb-bhabishyat.subsidy', percent(10), given('wb-bhabishyat')),
  figure('scheme.wb-bhabishyat.subsidy-max', rupees(25_000), given('wb-bhabishyat')),
  figure('scheme.wb-bhabishyat.interest', percent(4), given('wb-bhabishyat')),
  figure('scheme.wb-bhabishyat.resident', years(10), given('wb-bhabishyat')),
  figure('scheme.wb-bhabishyat.age', count('years', 18, 55), given('wb-bhabishyat')),
  figure('scheme.wb-bhabishyat.elections', longDate('2026'), given('wb-bhabishyat')),
  figure('scheme.as-mahila-udyamita.first', rupees(10_000), given('as-mahila-udyamita')),
  figure('scheme.as-mahila-udyamita.second', rupees(12_500), given('as-mahila-udyamita')),
  figure('scheme.as-mahila-udyamita.bank', rupees(12_500), given('as-mahila-udyamita')),
  figure('scheme.hp-rajiv-swarozgar.subsidy', percent(25, 35), given('hp-rajiv-swarozgar')),
  figure('scheme.hp-rajiv-swarozgar.taxi', percent(50), given('hp-rajiv-swarozgar')),
  figure('scheme.hp-rajiv-swarozgar.max', rupees(6_000_000), given('hp-rajiv-swarozgar')),
  figure('scheme.ga-cm-rozgar.max', rupees(2_500_000), given('ga-cm-rozgar')),
  figure('scheme.ga-cm-rozgar.resident', years(15), goaResident),
  figure('scheme.ga-cm-rozgar.age', count('years', 18, 50), given('ga-cm-rozgar')),
  figure('scheme.ga-cm-rozgar.special-age', count('years', 55), given('ga-cm-rozgar')),
  figure('scheme.jk-mission-yuva.small', rupees(1_000_000), given('jk-mission-yuva')),
  figure('scheme.jk-mission-yuva.max', rupees(20_000_000), given('jk-mission-yuva')),
  figure('scheme.jk-mission-yuva.interest', percent(6), given('jk-mission-yuva')),
  figure('scheme.jk-mission-yuva.term', years(5), given('jk-mission-yuva')),
  figure('scheme.od-startup-msme.seed', rupees(1_500_000), given('od-startup-msme')),
  figure('scheme.tn-needs.more', percent(10), given('tn-needs')),
  figure('scheme.tn-uyegp.age', count('years', 45), given('tn-uyegp')),
] as const satisfies readonly Fact[];
