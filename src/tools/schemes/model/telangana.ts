import { readOn } from '../../../content/facts/make.ts';
import { anyone, business, making, reviewBy } from './sets.ts';
import { page } from './sources.ts';
import { group } from './types.ts';

const { official, reported } = readOn('2026-11-23');

/** Schemes of Telangana. */
export const telanganaSchemes = group(reviewBy, [
  {
    id: 'tg-msme-policy',
    place: 'TG',
    helps: ['grant'],
    money: { of: 'grant', upTo: { fact: 'msme.telangana.subsidy-max' } },
    status: 'unclear',
    portals: ['tgindustries', 'tgipass'],
    fits: { who: [...business, 'starter'], work: making, stage: ['idea', 'new'] },
    source: reported(
      page(
        'Telangana MSME Policy, 2024: capital subsidies',
        'IPF Online',
        'https://ipfonline.com/news/detail/policyregulation/telangana-launches-msme-policy-to-tackle-gaps-in-ts-ipass/16802',
      ),
    ),
  },
  {
    id: 'tg-msme-women',
    place: 'TG',
    helps: ['grant'],
    money: { of: 'grant', upTo: { fact: 'msme.telangana.women-max' } },
    status: 'open',
    portals: ['tgindustries', 'tgipass'],
    fits: { who: [...business, 'starter'], work: making, groups: ['women'] },
    source: reported(
      page(
        'Telangana MSME Policy, 2024: capital subsidies',
        'IPF Online',
        'https://ipfonline.com/news/detail/policyregulation/telangana-launches-msme-policy-to-tackle-gaps-in-ts-ipass/16802',
      ),
    ),
  },
  {
    id: 'tg-msme-scst',
    place: 'TG',
    helps: ['grant'],
    money: { of: 'grant', upTo: { fact: 'msme.telangana.scst-max' } },
    status: 'open',
    portals: ['tgindustries', 'tgipass'],
    fits: { who: [...business, 'starter'], work: making, groups: ['sc', 'st'] },
    source: reported(
      page(
        'Telangana unveils MSME policy',
        'The Hindu',
        'https://www.thehindu.com/news/national/telangana/telangana-unveils-msme-policy-to-address-gaps-in-ts-ipass/article68655544.ece',
      ),
    ),
  },
  {
    id: 't-pride',
    place: 'TG',
    helps: ['grant'],
    status: 'unclear',
    portals: ['tgipass'],
    fits: { groups: ['sc', 'st', 'disability'], also: [null] },
    source: reported(
      page(
        'Telangana stops the subsidy on vehicles under T-PRIDE, 24 March 2024',
        'New Indian Express',
        'https://www.newindianexpress.com/states/telangana/2024/Mar/24/telangana-govt-scraps-subsidy-on-vehicles-under-t-pride',
      ),
    ),
  },
  {
    id: 'indira-mahila-shakti',
    place: 'TG',
    helps: ['loan', 'grant'],
    money: { of: 'project', upTo: { fact: 'scheme.indira-mahila-shakti.group-max' } },
    status: 'open',
    portals: ['serp', 'mepma'],
    fits: { who: ['shg'], groups: ['women'], age: { from: 18 } },
    source: reported(
      page(
        'Indira Mahila Shakti: loans and subsidies',
        'Siasat',
        'https://www.siasat.com/ims-scheme-telangana-to-provide-rs-5000-crore-in-loans-for-shg-enterprises-3069814/',
      ),
    ),
  },
  {
    id: 'rajiv-yuva-vikasam',
    place: 'TG',
    helps: ['grant', 'loan'],
    money: { of: 'project', upTo: { fact: 'scheme.rajiv-yuva-vikasam.fourth-max' } },
    status: 'announced',
    portals: ['tgobmms'],
    moreFor: ['women'],
    fits: {
      who: anyone,
      groups: ['sc', 'st', 'obc', 'minority', 'ews'],
      age: { from: 21, to: 60 },
      also: ['income', null],
    },
    source: reported(
      page(
        'Rajiv Yuva Vikasam: subsidy, income, age',
        'Sakshi Post',
        'https://www.sakshipost.com/news/telangana/telangana-rajiv-yuva-vikasam-2025-application-eligibility-dates-391108',
      ),
    ),
  },
  {
    id: 'stree-nidhi',
    place: 'TG',
    helps: ['loan'],
    status: 'open',
    portals: ['streenidhi'],
    fits: { who: ['shg'], groups: ['women'], age: { from: 18 } },
    source: reported(
      page(
        'Stree Nidhi: loans to self-help groups',
        'Telangana Today',
        'https://telanganatoday.com/stree-nidhi-to-offer-rs-2710-crore-loans-to-shgs-in-telangana',
      ),
    ),
  },
  {
    id: 'we-hub',
    place: 'TG',
    helps: ['advice', 'market', 'investment'],
    status: 'open',
    portals: ['wehub'],
    fits: { groups: ['women'] },
    source: reported(
      page(
        'WE Hub: graduation of WE-Enable, 30 November 2025',
        'Deccan Chronicle',
        'https://www.deccanchronicle.com/southern-states/telangana/telangana-to-set-up-exclusive-msme-parks-for-women-in-every-assembly-constituency-sridhar-babu-1920680',
      ),
    ),
  },
  {
    id: 't-hub',
    place: 'TG',
    helps: ['advice'],
    status: 'open',
    portals: ['thub', 'tworks', 'tgic'],
    fits: { work: ['tech'] },
    source: null,
  },
  {
    id: 'tg-ipass',
    place: 'TG',
    helps: ['advice'],
    status: 'open',
    portals: ['tgipass'],
    fits: { work: making },
    source: official(
      page(
        'TS-iPASS Act, 2014 (Act 3 of 2014): main points',
        'Startup Telangana, Government of Telangana',
        'https://startup.telangana.gov.in/approval-and-clearances/',
      ),
    ),
  },
  {
    id: 'tg-finance-corporations',
    place: 'TG',
    helps: ['grant', 'loan'],
    status: 'unclear',
    portals: ['tgobmms'],
    fits: { groups: ['sc', 'st', 'obc', 'minority'] },
    source: reported(
      page(
        'Two schemes for minorities in Telangana, 19 September 2025',
        'Munsif Daily',
        'https://munsifdaily.com/telangana-govt-launches-two-new-schemes-for-minorities-apply-by-oct-6/',
      ),
    ),
  },
  {
    id: 'tg-street-vending',
    place: 'TG',
    helps: ['identity', 'advice'],
    status: 'open',
    portals: ['mepma', 'ghmc'],
    fits: { who: ['vendor'], also: [null] },
    source: reported(
      page(
        'GHMC and 26 towns told to mark vending zones and give certificates, 30 April 2025',
        'New Indian Express',
        'https://www.newindianexpress.com/cities/hyderabad/2025/Apr/30/ghmc-26-ulbs-told-to-demarcate-vending-zones-issue-certificates',
      ),
    ),
  },
]);
