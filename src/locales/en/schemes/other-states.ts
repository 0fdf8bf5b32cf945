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
    note: 'Known to run. We could not confirm this year’s rules.',
    also: ['Class {scheme.up-yuva-swarozgar.class} passed.'],
  },
  'up-odop': {
    name: 'ODOP margin money, Uttar Pradesh',
    benefit: 'Margin money in slabs from {scheme.up-odop.margin}, up to {scheme.up-odop.max}.',
    who: 'Units that make the product of their district',
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
    who: 'SC and ST entrepreneurs up to the age of {scheme.tn-aabcs.age}',
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
    who: 'Startups',
  },
  'kl-ess': {
    name: 'Entrepreneur Support Scheme, Kerala',
    benefit:
      'Pays {scheme.kl-ess.share} of what is built or bought for good, up to {scheme.kl-ess.max}.',
    who: 'Units that make goods; more for women, SC, ST, the young and returned Keralites',
  },
  'kl-nano': {
    name: 'Margin money and interest help for nano units, Kerala',
    benefit:
      'Pays up to {scheme.kl-nano.share} of a project up to {scheme.kl-nano.max}; {scheme.kl-nano.interest} off the interest.',
    who: 'Very small units at home',
    also: ['The unit is a very small one, at home.'],
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
      'Loan up to {scheme.gj-vajpayee-bankable.max}; subsidy up to {scheme.gj-vajpayee-bankable.subsidy-making} in making.',
    who: 'Educated or skilled unemployed persons aged {scheme.gj-vajpayee-bankable.age}',
    also: ['You are unemployed, with a training or a school certificate.'],
  },
  'gj-mahila-utkarsh': {
    name: 'Mukhyamantri Mahila Utkarsh, Gujarat',
    benefit: 'Loan of {scheme.gj-mahila-utkarsh.loan} without interest to groups of women.',
    who: 'Groups of {scheme.gj-mahila-utkarsh.women} women aged {scheme.gj-mahila-utkarsh.age}',
    note: 'Known to run. We could not confirm this year’s rules.',
    also: ['Your group has {scheme.gj-mahila-utkarsh.women} women.'],
  },
  'rj-yuva-swarozgar': {
    name: 'Mukhyamantri Yuva Swarozgar, Rajasthan',
    benefit:
      'Loan up to {scheme.rj-yuva-swarozgar.max} without interest, margin money up to {scheme.rj-yuva-swarozgar.margin-max}, the CGTMSE fee back.',
    who: 'Young people; see the portal for the age',
    also: ['You are within the scheme’s age; we could not confirm it.'],
  },
  'rj-vishwakarma-yuva': {
    name: 'Vishwakarma Yuva Udyami Protsahan, Rajasthan',
    benefit:
      '{scheme.rj-vishwakarma-yuva.interest} off the interest on loans up to {scheme.rj-vishwakarma-yuva.max}, and margin money.',
    who: 'Young people aged {scheme.rj-vishwakarma-yuva.age}',
    note: 'Known to run. We could not confirm this year’s rules.',
  },
  'rj-ambedkar-udyam': {
    name: 'Dr Ambedkar Dalit Adivasi Udyam Protsahan, Rajasthan',
    benefit:
      'Margin money of {scheme.rj-ambedkar-udyam.margin}, up to {scheme.rj-ambedkar-udyam.margin-max}; {scheme.rj-ambedkar-udyam.interest} off the interest; loans up to {scheme.rj-ambedkar-udyam.max}.',
    who: 'SC and ST',
  },
  'mp-udyam-kranti': {
    name: 'Mukhyamantri Udyam Kranti, Madhya Pradesh',
    benefit:
      '{scheme.mp-udyam-kranti.interest} off the interest and the guarantee fee paid, on {scheme.mp-udyam-kranti.loan-making} in making and {scheme.mp-udyam-kranti.loan-services} in services.',
    who: 'Persons aged {scheme.mp-udyam-kranti.age}, class {scheme.mp-udyam-kranti.class}, with a family income up to {scheme.mp-udyam-kranti.income-max}',
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
      'Loan up to {scheme.wb-bhabishyat.max}; {scheme.wb-bhabishyat.subsidy} of it a subsidy up to {scheme.wb-bhabishyat.subsidy-max}; a {scheme.wb-bhabishyat.guarantee} guarantee.',
    who: 'Young people aged {scheme.wb-bhabishyat.age}',
    note: 'There were elections in {scheme.wb-bhabishyat.elections}.',
  },
  'as-mahila-udyamita': {
    name: 'Mukhya Mantri Mahila Udyamita Abhiyan, Assam',
    benefit:
      '{scheme.as-mahila-udyamita.first}, then {scheme.as-mahila-udyamita.second} beside {scheme.as-mahila-udyamita.bank} of a bank.',
    who: 'Village women in self-help groups; there is a rule on the number of children',
    note: 'Known to run. We could not confirm this year’s rules.',
    apply: 'Through your self-help group.',
    also: ['You live in a village.', 'You keep the rule on the number of children.'],
  },
  'hp-rajiv-swarozgar': {
    name: 'Rajiv Gandhi Swarozgar Startup, Himachal Pradesh',
    benefit:
      'Subsidy of {scheme.hp-rajiv-swarozgar.subsidy} (electric taxi {scheme.hp-rajiv-swarozgar.taxi}), for a project up to {scheme.hp-rajiv-swarozgar.max}.',
    who: 'Residents aged {scheme.hp-rajiv-swarozgar.age} (special categories {scheme.hp-rajiv-swarozgar.special-age})',
    note: 'Known to run. We could not confirm this year’s rules.',
    also: ['You are a resident of the state.'],
  },
  'ga-cm-rozgar': {
    name: 'Chief Minister’s Rozgar Yojana, Goa',
    benefit: 'Loan up to {scheme.ga-cm-rozgar.max} with a subsidy.',
    who: 'Residents for {scheme.ga-cm-rozgar.resident}, aged {scheme.ga-cm-rozgar.age}',
    also: ['You have lived in Goa for {scheme.ga-cm-rozgar.resident}.'],
  },
  'jk-mission-yuva': {
    name: 'Mission YUVA, Jammu and Kashmir',
    benefit:
      'Interest help on loans from very small to new businesses, up to about {scheme.jk-mission-yuva.max}.',
    who: 'Young people',
    note: 'Known to run. We could not confirm this year’s rules.',
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
