import type { Answers } from '../../../src/register/answers.ts';
import type { NeedId } from '../../../src/register/register.ts';

/** A test profile of the fact file, 2.3, and what it expects. */
export interface Profile {
  name: string;
  answers: Answers;
  /** Rules that must speak. */
  rules: readonly string[];
  must: readonly NeedId[];
  /** The authority or a choice decides. */
  may: readonly NeedId[];
  notNeeded: readonly NeedId[];
}

const kirana: Answers = {
  kind: 'shop',
  food: 'sells',
  supply: 'goods',
  turnover: 3_200_000,
  products: [],
  online: [],
  reach: [],
  workers: 2,
  topWage: 12_000,
  building: [],
  entity: 'proprietor',
  does: ['scale', 'signboard'],
  plans: [],
};

/** The eight, in the order of the fact file. */
export const profiles: readonly Profile[] = [
  {
    name: 'Mobile chaat vendor, Hyderabad (Charminar), ₹6 lakh, no staff',
    answers: {
      kind: 'street-mobile',
      state: 'tg',
      place: 'ghmc',
      food: 'makes',
      supply: 'services',
      turnover: 600_000,
      online: [],
      workers: 0,
      does: ['scale'],
      plans: [],
    },
    rules: ['LF-01b', 'LF-02', 'LF-03', 'LF-36', 'LF-63'],
    must: ['vending-certificate', 'fssai', 'scales'],
    may: ['svanidhi', 'eshram', 'udyam', 'udyam-assist'],
    notNeeded: ['gst', 'trade-licence'],
  },
  {
    name: 'Kirana shop, Kukatpally, goods only, ₹32 lakh, 2 staff',
    answers: { ...kirana, state: 'tg', place: 'cyberabad' },
    rules: ['LF-08', 'LF-19', 'LF-20', 'LF-04', 'LF-36', 'LF-17'],
    must: ['gst', 'trade-licence', 'shops-act', 'fssai', 'scales'],
    may: ['udyam'],
    notNeeded: ['esi', 'epf', 'professional-tax'],
  },
  {
    name: 'The same shop in Vijayawada',
    answers: { ...kirana, state: 'ap', place: 'town' },
    rules: ['LF-04', 'LF-17', 'LF-19j', 'LF-20b'],
    must: ['fssai', 'shops-act'],
    may: ['trade-licence', 'udyam'],
    notNeeded: ['gst'],
  },
  {
    name: 'Cloud kitchen, Banjara Hills, ₹1.2 crore, 14 staff',
    answers: {
      kind: 'cloud-kitchen',
      state: 'tg',
      place: 'ghmc',
      turnover: 12_000_000,
      online: ['food-app'],
      workers: 14,
      topWage: 18_000,
      building: [],
      entity: 'proprietor',
      does: [],
      plans: [],
    },
    rules: ['LF-04', 'LF-08', 'LF-13', 'LF-19', 'LF-20', 'LF-24', 'LF-27', 'LF-29'],
    must: ['fssai', 'gst', 'trade-licence', 'shops-act', 'esi', 'posh', 'professional-tax'],
    may: [],
    notNeeded: ['epf', 'fire-noc'],
  },
  {
    name: 'Software LLP, Bengaluru, ₹18 lakh of services, 3 staff, clients abroad',
    answers: {
      kind: 'it',
      state: 'ka',
      place: 'bengaluru',
      turnover: 1_800_000,
      online: [],
      reach: ['exports'],
      workers: 3,
      topWage: 40_000,
      premises: 'business',
      entity: 'llp',
      does: [],
      plans: [],
    },
    rules: ['LF-10b', 'LF-46b', 'LF-29i', 'LF-17'],
    must: ['llp', 'professional-tax', 'professional-tax-own'],
    may: ['udyam', 'gst-by-choice'],
    notNeeded: ['gst'],
  },
  {
    name: 'Toy maker, Pune, 8 workers, sells on a marketplace to all India',
    answers: {
      kind: 'making',
      state: 'mh',
      place: 'pune',
      supply: 'goods',
      turnover: 1_500_000,
      products: ['toys'],
      online: ['marketplace'],
      reach: ['other-states'],
      workers: 8,
      topWage: 20_000,
      building: [],
      entity: 'proprietor',
      does: ['packs'],
      plans: ['barcode'],
    },
    rules: ['LF-11', 'LF-37', 'LF-35', 'LF-17', 'LF-21b', 'LF-49b', 'LF-44'],
    must: ['gst', 'bis', 'packer', 'shops-act'],
    may: ['udyam', 'pollution-consent', 'barcode'],
    notNeeded: ['esi', 'epf'],
  },
  {
    name: 'Vegetable vendor, ₹45 lakh by UPI, fresh vegetables alone',
    answers: {
      kind: 'street-fixed',
      state: 'tg',
      place: 'ghmc',
      food: 'sells',
      supply: 'exempt',
      turnover: 4_500_000,
      products: [],
      online: [],
      workers: 0,
      does: ['scale'],
      plans: [],
    },
    rules: ['LF-14'],
    must: ['vending-certificate'],
    may: ['svanidhi'],
    notNeeded: ['gst', 'composition'],
  },
  {
    name: 'Tailor, Telangana, ₹22 lakh of services',
    answers: {
      kind: 'office-service',
      state: 'tg',
      place: 'town',
      turnover: 2_200_000,
      online: [],
      workers: 0,
      building: [],
      entity: 'proprietor',
      does: ['signboard'],
      plans: [],
    },
    rules: ['LF-08', 'LF-16'],
    must: ['gst'],
    may: ['composition'],
    notNeeded: ['fssai'],
  },
];
