import { readOn } from '../../../content/facts/make.ts';
import { anyone, business, making, makingOrService, reviewBy } from './sets.ts';
import { page } from './sources.ts';
import { group } from './types.ts';

const { reported } = readOn('2026-11-23');

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
    helps: ['grant', 'tax', 'loan'],
    status: 'unclear',
    portals: ['tgipass'],
    fits: { work: makingOrService, groups: ['sc', 'st', 'disability'], age: { from: 18 } },
    source: null,
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
    fits: { groups: ['women'], age: { from: 18 } },
    source: null,
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
    source: null,
  },
  {
    id: 'tg-finance-corporations',
    place: 'TG',
    helps: ['grant', 'loan'],
    status: 'unclear',
    portals: ['tgobmms'],
    fits: { groups: ['sc', 'st', 'obc', 'minority'], age: { from: 21, to: 55 } },
    source: null,
  },
  {
    id: 'tg-street-vending',
    place: 'TG',
    helps: ['identity', 'advice'],
    status: 'open',
    portals: ['mepma', 'ghmc'],
    fits: { who: ['vendor'], age: { from: 18 } },
    source: null,
  },
]);
