import { readOn } from '../../../content/facts/make.ts';
import { anyone, business, founder, making, makingOrService, nonFarm, reviewBy } from './sets.ts';
import { page } from './sources.ts';
import { group } from './types.ts';

const { reported } = readOn('2026-11-23');
const readNow = readOn('2026-11-24');

/** Schemes of Andhra Pradesh, Maharashtra and Karnataka. */
export const southWestSchemes = group(reviewBy, [
  {
    id: 'ap-msme-policy',
    place: 'AP',
    helps: ['grant'],
    money: { of: 'grant', upTo: { fact: 'scheme.ap-msme-policy.special-max' } },
    status: 'open',
    portals: ['apindustries'],
    moreFor: ['sc', 'st', 'obc', 'minority', 'women', 'disability'],
    fits: { who: [...business, 'starter'], work: [...making, 'transport'] },
    source: reported(
      page(
        'Cabinet of Andhra Pradesh, 6 February 2025: larger subsidies',
        'New Indian Express',
        'https://www.newindianexpress.com/states/andhra-pradesh/2025/Feb/07/ap-cabinet-approves-enhanced-subsidies-for-sc-st-bc-minority-women-entrepreneurs',
      ),
    ),
  },
  {
    id: 'ap-innovation-hub',
    place: 'AP',
    helps: ['advice', 'investment'],
    status: 'open',
    portals: ['rtih'],
    fits: {},
    source: reported(
      page(
        'Ratan Tata Innovation Hub opened, 20 August 2025',
        'Yo Vizag',
        'https://www.yovizag.com/ratan-tata-innovation-hub-zonal-centre-in-visakhapatnam-inaugurated/',
      ),
    ),
  },
  {
    id: 'ap-food-policy',
    place: 'AP',
    helps: ['grant'],
    status: 'open',
    portals: ['apfps'],
    fits: { work: ['food-making'] },
    source: reported(
      page(
        'Andhra Pradesh Food Processing Policy, 2024-2029: capital subsidy',
        'Unique Exim',
        'https://uniqueexim.in/industrial-subsidies/andhra-pradesh-food-processing-policy-APFPS-2024-2029/capital-subsidy-food-processing-units-general-category',
      ),
    ),
  },
  {
    id: 'ap-corporations',
    place: 'AP',
    helps: ['loan', 'grant'],
    status: 'unclear',
    portals: ['apobmms'],
    fits: {
      groups: ['sc', 'st', 'obc', 'ews'],
      groupsElse: true,
      age: { from: 21, to: 60 },
      also: ['income'],
    },
    source: reported(
      page(
        'Self-employment loans of Andhra Pradesh: new rules for BC and EWS',
        'The Capital',
        'https://thecapital.org.in/andhra-pradesh/ap-government-announces-key-changes-to-self-employment-loan-schemes/article-14999',
      ),
    ),
  },
  {
    id: 'jagananna-thodu',
    place: 'AP',
    helps: ['loan'],
    money: { of: 'loan', upTo: { fact: 'scheme.jagananna-thodu.loan' } },
    status: 'unclear',
    portals: ['gsws'],
    fits: { who: ['vendor', 'owner', 'artisan'], also: [null] },
    source: reported(
      page(
        'Jagananna Thodu: release of 10 January 2024',
        'The Hindu',
        'https://www.thehindu.com/news/national/andhra-pradesh/andhra-pradesh-govt-to-release-431-crore-under-jagananna-thodu-scheme-on-january-11/article67727590.ece/amp/',
      ),
    ),
  },
  {
    id: 'mh-cmegp',
    place: 'MH',
    helps: ['grant', 'loan'],
    status: 'unclear',
    portals: ['mahacmegp'],
    moreFor: ['women', 'sc', 'st', 'disability'],
    fits: {
      who: anyone,
      work: makingOrService,
      stage: ['idea'],
      age: { from: 18, to: 45, specialTo: 50 },
      also: [null, null],
    },
    source: reported(page('CMEGP: who may apply', 'BizAstra', 'https://www.bizastra.com/cmegp')),
  },
  {
    id: 'mh-holkar-women',
    place: 'MH',
    helps: ['grant'],
    money: {
      of: 'grant',
      from: { fact: 'scheme.mh-holkar-women.grant', end: 'from' },
      upTo: { fact: 'scheme.mh-holkar-women.grant', end: 'to' },
    },
    status: 'unclear',
    portals: ['msins'],
    fits: {
      who: founder,
      groups: ['women'],
      age: { from: 18 },
    },
    source: readNow.reported(
      page(
        'Holkar Women Startup Scheme: one to 25 lakh by turnover',
        'Loksatta',
        'https://loksatta.com/pune/maharashtra-government-to-launch-startup-scheme-for-women-entrepreneurs-pune-print-news-ccp14-zws-70-4483432',
      ),
    ),
  },
  {
    id: 'mh-annasaheb-patil',
    place: 'MH',
    helps: ['loan'],
    money: { of: 'loan', upTo: { fact: 'scheme.mh-annasaheb-patil.group-max' } },
    status: 'unclear',
    portals: ['mahaswayam'],
    fits: {
      groups: ['ews'],
      groupsElse: true,
      age: { to: 60 },
      also: ['income'],
    },
    source: readNow.reported(
      page(
        'Annasaheb Patil Corporation: interest back, 4 February 2025',
        'The Live Nagpur',
        'https://thelivenagpur.com/2025/02/04/business-loans-available-from-nationalized-private-and-cooperative-banks/',
      ),
    ),
  },
  {
    id: 'mh-incentives',
    place: 'MH',
    helps: ['tax', 'grant'],
    status: 'unclear',
    portals: ['maitri'],
    moreFor: ['sc', 'st', 'women'],
    fits: { who: business, work: making },
    source: null,
  },
  {
    id: 'mh-startup-policy',
    place: 'MH',
    helps: ['investment', 'loan'],
    status: 'unclear',
    portals: ['msins'],
    fits: { who: founder },
    source: null,
  },
  {
    id: 'mh-corporations',
    place: 'MH',
    helps: ['grant', 'loan'],
    status: 'unclear',
    portals: ['sjsa'],
    fits: { groups: ['sc', 'obc'], age: { from: 18, to: 50 } },
    source: null,
  },
  {
    id: 'ka-elevate',
    place: 'KA',
    helps: ['grant'],
    money: { of: 'grant', upTo: { fact: 'scheme.ka-elevate.max' } },
    status: 'open',
    portals: ['kaitbt'],
    moreFor: ['women', 'sc', 'st'],
    fits: { who: founder, work: ['tech'] },
    source: null,
  },
  {
    id: 'ka-startup-policy',
    place: 'KA',
    helps: ['advice', 'investment'],
    status: 'open',
    portals: ['startupkarnataka'],
    fits: { who: founder },
    source: null,
  },
  {
    id: 'ka-udyogini',
    place: 'KA',
    helps: ['loan', 'grant'],
    money: { of: 'loan', upTo: { fact: 'scheme.ka-udyogini.max' } },
    status: 'unclear',
    portals: ['kswdc'],
    fits: {
      work: nonFarm,
      groups: ['women'],
      age: { from: 18, to: 55 },
      also: ['income'],
    },
    source: reported(
      page(
        'Udyogini: benefits and who may apply',
        'egovtschemes.com',
        'https://egovtschemes.com/?p=8344',
      ),
    ),
  },
  {
    id: 'ka-cmegp',
    place: 'KA',
    helps: ['grant', 'loan'],
    money: { of: 'project', upTo: { fact: 'scheme.ka-cmegp.max' } },
    status: 'unclear',
    portals: ['kacmegp'],
    moreFor: ['women', 'sc', 'st', 'obc'],
    fits: {
      who: anyone,
      work: makingOrService,
      age: { from: 21 },
      also: ['residence'],
    },
    source: readNow.reported(
      page(
        'CMEGP of Karnataka: project and subsidy',
        'IndiaFilings',
        'https://indiafilings.com/learn/cm-self-employment-scheme-cmegp',
      ),
    ),
  },
  {
    id: 'ka-scst-loans',
    place: 'KA',
    helps: ['loan', 'grant'],
    status: 'unclear',
    portals: ['adcl', 'sevasindhu'],
    fits: { groups: ['sc', 'st'], age: { from: 18 } },
    source: readNow.reported(
      page(
        'Self-employment loans for SC in Karnataka: subsidies',
        'Daari Deepa',
        'https://darideepa.in/sc-sarathi',
      ),
    ),
  },
  {
    id: 'ka-industrial-policy',
    place: 'KA',
    helps: ['grant'],
    status: 'open',
    portals: ['kum'],
    moreFor: ['women', 'sc', 'st'],
    fits: { who: business, work: making },
    source: null,
  },
  {
    id: 'ka-badavara-bandhu',
    place: 'KA',
    helps: ['loan'],
    status: 'unclear',
    portals: [],
    fits: { who: ['vendor'], age: { from: 18 }, also: ['vending'] },
    source: readNow.reported(
      page(
        'Badavara Bandhu: interest-free loans for street vendors, 23 November 2018',
        'Star of Mysore',
        'https://starofmysore.com/interest-free-loan-scheme-for-street-vendors-launched',
      ),
    ),
  },
]);
