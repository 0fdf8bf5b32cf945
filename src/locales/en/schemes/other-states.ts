import type { SchemeTexts } from '../../../tools/schemes/model/texts.ts';
import type { otherStateSchemes } from '../../../tools/schemes/model/other-states.ts';

/** Other states */
export const otherStates = {
  'up-cm-yuva': {
    name: 'CM YUVA, Uttar Pradesh',
    benefit:
      'Loan up to {scheme.up-cm-yuva.first-max} without interest for {scheme.up-cm-yuva.term}, with margin money; a second stage up to {scheme.up-cm-yuva.second-max}.',
    who: 'Trained young people aged {scheme.up-cm-yuva.age}, class {scheme.up-cm-yuva.class} or more',
    also: [
      'Class {scheme.up-cm-yuva.class} passed.',
      'You have a training that the scheme accepts.',
    ],
  },
  'up-yuva-swarozgar': {
    name: 'Mukhyamantri Yuva Swarozgar, Uttar Pradesh',
    benefit:
      'Margin money of {scheme.up-yuva-swarozgar.margin}: up to {scheme.up-yuva-swarozgar.margin-making} in making, {scheme.up-yuva-swarozgar.margin-services} in services, for projects up to {scheme.up-yuva-swarozgar.max-making} and {scheme.up-yuva-swarozgar.max-services}.',
    who: 'Young people aged {scheme.up-yuva-swarozgar.age}, class {scheme.up-yuva-swarozgar.class}',
    note: 'We found no page of this year that says it goes on.',
    also: ['Class {scheme.up-yuva-swarozgar.class} passed.'],
  },
  'up-odop': {
    name: 'ODOP margin money, Uttar Pradesh',
    benefit: 'Margin money in slabs from {scheme.up-odop.margin}, up to {scheme.up-odop.max}.',
    who: 'Units that make the product of their district',
    note: 'We found no page of this year that says it goes on.',
    also: ['You make the product that is listed for your district (ODOP).'],
  },
  'up-vishwakarma-samman': {
    name: 'Vishwakarma Shram Samman, Uttar Pradesh',
    benefit: 'Free training and a set of tools.',
    who: 'Workers in traditional trades',
    note: 'Applications are taken by call, on the site of the department.',
  },
  'tn-needs': {
    name: 'NEEDS, Tamil Nadu',
    benefit:
      'Subsidy of {scheme.tn-needs.subsidy}, up to {scheme.tn-needs.subsidy-max}, and {scheme.tn-needs.interest} off the interest, for projects of {scheme.tn-needs.project}. SC, ST and persons with a disability get {scheme.tn-needs.more} more.',
    who: 'First-generation entrepreneurs; no trading',
    note: 'There are limits of age, which the state raised: ask for today’s. We found no page of this year that says it goes on.',
    also: [
      'You passed higher secondary school, or have an ITI, a diploma or a degree.',
      'Your parents did not run a business.',
    ],
  },
  'tn-uyegp': {
    name: 'UYEGP, Tamil Nadu',
    benefit:
      'Subsidy up to {scheme.tn-uyegp.subsidy-max}, for projects up to {scheme.tn-uyegp.max}.',
    who: 'Unemployed persons up to the age of {scheme.tn-uyegp.age} (special categories {scheme.tn-uyegp.special-age})',
    note: 'We found no page of this year that says it goes on.',
    also: ['You have a school certificate that the scheme accepts.', 'You are unemployed.'],
  },
  'tn-aabcs': {
    name: 'Annal Ambedkar Business Champions (AABCS), Tamil Nadu',
    benefit:
      'Subsidy of {scheme.tn-aabcs.subsidy}, up to {scheme.tn-aabcs.max}, and {scheme.tn-aabcs.interest} off the interest.',
    who: 'SC and ST entrepreneurs up to the age of {scheme.tn-aabcs.age}, with a new or a running firm',
    note: 'We found no page of this year that says it goes on.',
  },
  'tn-kaivinai': {
    name: 'Kalaignar Kaivinai Thittam, Tamil Nadu',
    benefit:
      'Loan up to {scheme.tn-kaivinai.max}, {scheme.tn-kaivinai.subsidy} of it a subsidy up to {scheme.tn-kaivinai.subsidy-max}, and {scheme.tn-kaivinai.interest} off the interest.',
    who: 'Craftspeople from the age of {scheme.tn-kaivinai.age}, with {scheme.tn-kaivinai.trade} in the trade',
    note: 'Ask the District Industries Centre whether it goes on.',
    also: ['You have {scheme.tn-kaivinai.trade} in your trade.'],
  },
  'tn-tanseed': {
    name: 'TANSEED, Tamil Nadu',
    benefit:
      'Seed money of {scheme.tn-tanseed.seed}; {scheme.tn-tanseed.seed-more} for women, green and village startups.',
    who: 'Startups of Tamil Nadu, registered with StartupTN and DPIIT',
    note: 'The state takes {scheme.tn-tanseed.share} of the firm for it. Applications are taken by call.',
  },
  'kl-ess': {
    name: 'Entrepreneur Support Scheme, Kerala',
    benefit:
      'Pays {scheme.kl-ess.share} of what is built or bought for good, up to {scheme.kl-ess.max}.',
    who: 'Units that make goods, with Udyam; more for women, SC, ST, the young and Keralites abroad',
    note: 'The page has no date. Ask the District Industries Centre whether it goes on.',
  },
  'kl-nano': {
    name: 'Margin money and interest help for nano units, Kerala',
    benefit:
      'Pays up to {scheme.kl-nano.share} of a project up to {scheme.kl-nano.max}. A second scheme pays back part of the interest.',
    who: 'Very small units that make goods, do job work or give services that add value; more for women, SC, ST, the young and persons with a disability',
    note: 'The page has no date. Ask the District Industries Centre whether it goes on.',
    also: ['Your project costs at most {scheme.kl-nano.max}.'],
  },
  'kl-startup-mission': {
    name: 'Kerala Startup Mission grants',
    benefit:
      '{scheme.kl-startup-mission.idea} for an idea, {scheme.kl-startup-mission.product} to make it a product, {scheme.kl-startup-mission.growth} to grow.',
    who: 'Startups; there are schemes for women',
  },
  'gj-vajpayee-bankable': {
    name: 'Shri Vajpayee Bankable Yojana, Gujarat',
    benefit:
      'Loan up to {scheme.gj-vajpayee-bankable.max}; subsidy up to {scheme.gj-vajpayee-bankable.subsidy}.',
    who: 'Persons aged {scheme.gj-vajpayee-bankable.age} who passed class {scheme.gj-vajpayee-bankable.class}, or have a training or experience in the trade; no limit of income',
    also: [
      'You passed class {scheme.gj-vajpayee-bankable.class}, or have a training or experience.',
    ],
  },
  'gj-mahila-utkarsh': {
    name: 'Mukhyamantri Mahila Utkarsh, Gujarat',
    benefit: 'Loan of {scheme.gj-mahila-utkarsh.loan} without interest to groups of women.',
    who: 'Groups of {scheme.gj-mahila-utkarsh.women} women aged {scheme.gj-mahila-utkarsh.age}',
    note: 'We found no page of this year that says it goes on.',
    also: ['Your group has {scheme.gj-mahila-utkarsh.women} women.'],
  },
  'rj-yuva-swarozgar': {
    name: 'Mukhyamantri Yuva Swarozgar, Rajasthan',
    benefit:
      'Loan up to {scheme.rj-yuva-swarozgar.max} without interest, margin money up to {scheme.rj-yuva-swarozgar.margin-max}, the CGTMSE fee back.',
    who: 'Young people aged {scheme.rj-yuva-swarozgar.age}; the sums are lower below a degree or ITI',
  },
  'rj-vishwakarma-yuva': {
    name: 'Vishwakarma Yuva Udyami Protsahan, Rajasthan',
    benefit:
      '{scheme.rj-vishwakarma-yuva.interest} off the interest on loans up to {scheme.rj-vishwakarma-yuva.max}, and margin money up to {scheme.rj-vishwakarma-yuva.margin-max}. Women, SC, ST and villages get {scheme.rj-vishwakarma-yuva.more} more.',
    who: 'Young people aged {scheme.rj-vishwakarma-yuva.age}',
    note: 'We found no page of this year on how to apply.',
    also: ['You had no other subsidy of a government in {scheme.rj-vishwakarma-yuva.other-help}.'],
  },
  'rj-ambedkar-udyam': {
    name: 'Dr Ambedkar Dalit Adivasi Udyam Protsahan, Rajasthan',
    benefit:
      'Margin money of {scheme.rj-ambedkar-udyam.margin}, up to {scheme.rj-ambedkar-udyam.margin-max}; {scheme.rj-ambedkar-udyam.interest} off the interest; the CGTMSE fee back.',
    who: 'SC and ST',
    note: 'Ask the District Industries Centre whether it goes on.',
  },
  'mp-udyam-kranti': {
    name: 'Mukhyamantri Udyam Kranti, Madhya Pradesh',
    benefit:
      '{scheme.mp-udyam-kranti.interest} off the interest and the guarantee fee paid, on {scheme.mp-udyam-kranti.loan-making} in making and {scheme.mp-udyam-kranti.loan-services} in services.',
    who: 'Persons aged {scheme.mp-udyam-kranti.age}, class {scheme.mp-udyam-kranti.class}, with a family income up to {scheme.mp-udyam-kranti.income-max}',
    note: 'We found no page of this year that says it goes on.',
    also: [
      'Class {scheme.mp-udyam-kranti.class} passed.',
      'Income up to {scheme.mp-udyam-kranti.income-max}.',
    ],
  },
  'br-udyami-yojana': {
    name: 'Mukhyamantri Udyami Yojana, Bihar',
    benefit:
      '{scheme.br-udyami-yojana.max}: {scheme.br-udyami-yojana.grant} as a grant, {scheme.br-udyami-yojana.loan} as a loan at no interest or {scheme.br-udyami-yojana.interest}.',
    who: 'Young people, women, SC, ST and EBC with a new unit, aged {scheme.br-udyami-yojana.age}, each in a stream of their own',
    note: 'Applications are taken by call.',
    also: [
      'Class {scheme.br-udyami-yojana.class}, ITI or a diploma passed.',
      'Only one person of a family applies, and the unit is new.',
    ],
  },
  'br-laghu-udyami': {
    name: 'Bihar Laghu Udyami',
    benefit: 'Grant of {scheme.br-laghu-udyami.grant} in parts, for a small unit.',
    who: 'Poor families with an income up to {scheme.br-laghu-udyami.income-max} a month; age {scheme.br-laghu-udyami.age}',
    note: 'Applications are taken by call. One member of a family may apply.',
    also: ['Family income up to {scheme.br-laghu-udyami.income-max} a month.'],
  },
  'br-mahila-rojgar': {
    name: 'Mukhyamantri Mahila Rojgar, Bihar',
    benefit:
      '{scheme.br-mahila-rojgar.first}, then up to {scheme.br-mahila-rojgar.max} in parts, after a look at how the first money was used.',
    who: 'One woman of each family',
    note: 'We could not confirm that new women can join. There is a limit of age: ask your Jeevika group.',
    apply: 'Through your Jeevika group.',
    also: ['No other woman of your family takes it.'],
  },
  'wb-bhabishyat': {
    name: 'Bhabishyat Credit Card, West Bengal',
    benefit:
      'Loan up to {scheme.wb-bhabishyat.max}; {scheme.wb-bhabishyat.subsidy} of it a subsidy up to {scheme.wb-bhabishyat.subsidy-max}; interest of {scheme.wb-bhabishyat.interest}; no security.',
    who: 'Young people aged {scheme.wb-bhabishyat.age}',
    note: 'Only one of husband and wife. There were elections in {scheme.wb-bhabishyat.elections}.',
    also: ['You have lived in West Bengal for {scheme.wb-bhabishyat.resident}.'],
  },
  'as-mahila-udyamita': {
    name: 'Mukhya Mantri Mahila Udyamita Abhiyan, Assam',
    benefit:
      '{scheme.as-mahila-udyamita.first}, then {scheme.as-mahila-udyamita.second} beside {scheme.as-mahila-udyamita.bank} of a bank.',
    who: 'Village women in self-help groups; there is a rule on the number of children',
    note: 'We found no page of this year that says it goes on.',
    apply: 'Through your self-help group.',
    also: ['You live in a village.', 'You keep the rule on the number of children.'],
  },
  'hp-rajiv-swarozgar': {
    name: 'Rajiv Gandhi Swarozgar Startup, Himachal Pradesh',
    benefit:
      'Subsidy of {scheme.hp-rajiv-swarozgar.subsidy} (electric taxi {scheme.hp-rajiv-swarozgar.taxi}), for a project up to {scheme.hp-rajiv-swarozgar.max}.',
    who: 'Residents; more for women, SC, ST and persons with a disability',
    note: 'There are limits of age: ask for today’s. We found no page of this year that says it goes on.',
    also: ['You are a resident of the state.'],
  },
  'ga-cm-rozgar': {
    name: 'Chief Minister’s Rozgar Yojana, Goa',
    benefit: 'Loan up to {scheme.ga-cm-rozgar.max} with a subsidy.',
    who: 'Residents for {scheme.ga-cm-rozgar.resident}, aged {scheme.ga-cm-rozgar.age} (widows, SC, ST, OBC and persons with a disability to {scheme.ga-cm-rozgar.special-age})',
    note: 'We found no page of this year that says it goes on.',
    also: ['You have lived in Goa for {scheme.ga-cm-rozgar.resident}.'],
  },
  'jk-mission-yuva': {
    name: 'Mission YUVA, Jammu and Kashmir',
    benefit:
      'Help for very small projects up to {scheme.jk-mission-yuva.small}; {scheme.jk-mission-yuva.interest} off the interest for {scheme.jk-mission-yuva.term} on loans up to {scheme.jk-mission-yuva.max} to new firms.',
    who: 'Young people with a first, a new or a running firm',
    note: 'We could not confirm the age, nor this year’s rules.',
  },
  'od-startup-msme': {
    name: 'Odisha Startup and MSME policies',
    benefit: 'Seed money of {scheme.od-startup-msme.seed} for startups; capital subsidy for MSMEs.',
    who: 'Startups and MSMEs',
    note: 'The policies set limits for each kind of help.',
  },
  'dl-startup-guarantee': {
    name: 'Delhi startup and MSME guarantee schemes',
    benefit:
      'A fund for startups and a state guarantee beside CGTMSE were reported. We could not confirm their terms.',
    who: 'Startups, micro and small enterprises',
  },
} as const satisfies SchemeTexts<typeof otherStateSchemes>;
