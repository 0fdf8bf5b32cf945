import { readOn } from '../../../content/facts/make.ts';
import { anyone, business, founder, making, makingOrService, nonFarm, reviewBy } from './sets.ts';
import { page } from './sources.ts';
import { group } from './types.ts';

const { reported } = readOn('2026-11-23');
const readNow = readOn('2026-11-24');

/** Schemes of other states. */
export const otherStateSchemes = group(reviewBy, [
  {
    id: 'up-cm-yuva',
    place: 'UP',
    helps: ['loan', 'grant'],
    money: { of: 'loan', upTo: { fact: 'scheme.up-cm-yuva.second-max' } },
    status: 'open',
    portals: ['upmsme', 'cmyuva'],
    fits: {
      work: makingOrService,
      age: { from: 21, to: 40 },
      also: ['school', null],
    },
    source: readNow.reported(
      page(
        'CM YUVA in Agra: loan, age and class, 12 March 2026',
        'MobiCrazy',
        'https://mobicrazy.com/Index/view/id/14230620.html',
      ),
    ),
  },
  {
    id: 'up-yuva-swarozgar',
    place: 'UP',
    helps: ['grant', 'loan'],
    money: { of: 'project', upTo: { fact: 'scheme.up-yuva-swarozgar.max-making' } },
    status: 'unclear',
    portals: ['diup'],
    fits: {
      work: makingOrService,
      age: { from: 18, to: 40 },
      also: ['school'],
    },
    source: readNow.reported(
      page(
        'Mukhyamantri Yuva Swarozgar: sums and conditions',
        'OB News',
        'https://www.obnews.co/Index/newsDetail/id/10541484.html',
      ),
    ),
  },
  {
    id: 'up-odop',
    place: 'UP',
    helps: ['grant'],
    money: { of: 'grant', upTo: { fact: 'scheme.up-odop.max' } },
    status: 'unclear',
    portals: ['diup'],
    fits: {
      age: { from: 18 },
      also: [null],
    },
    source: readNow.reported(
      page(
        'ODOP in Uttar Pradesh: margin money by size of project, 11 September 2018',
        'Business Standard',
        'https://www.business-standard.com/article/economy-policy/up-govt-announces-sops-for-sc-st-minority-entrepreneurs-under-odop-scheme-118091100681_1.html',
      ),
    ),
  },
  {
    id: 'up-vishwakarma-samman',
    place: 'UP',
    helps: ['training', 'grant'],
    status: 'unclear',
    portals: ['diup'],
    fits: { who: ['artisan'], age: { from: 18 } },
    source: reported(
      page(
        'Vishwakarma Shram Samman: applications of 2025-26 until 3 January',
        'Nazar News Network',
        'https://nazarnewsnetwork.com/?p=25518',
      ),
    ),
  },
  {
    id: 'tn-needs',
    place: 'TN',
    helps: ['grant', 'loan'],
    money: {
      of: 'project',
      from: { fact: 'scheme.tn-needs.project', end: 'from' },
      upTo: { fact: 'scheme.tn-needs.project', end: 'to' },
    },
    status: 'unclear',
    portals: ['tnmsme'],
    moreFor: ['sc', 'st', 'disability'],
    fits: { work: makingOrService, stage: ['idea'], also: ['school', null] },
    source: reported(
      page(
        'NEEDS: subsidy and conditions, 28 August 2023',
        'The Hindu',
        'https://www.thehindu.com/news/national/tamil-nadu/tamil-nadu-government-disbursed-highest-ever-capital-subsidy-under-needs-scheme-in-2022-23/article67244700.ece/amp/',
      ),
    ),
  },
  {
    id: 'tn-uyegp',
    place: 'TN',
    helps: ['grant', 'loan'],
    money: { of: 'project', upTo: { fact: 'scheme.tn-uyegp.max' } },
    status: 'unclear',
    portals: ['tnmsme'],
    fits: {
      age: { to: 45, specialTo: 55 },
      also: ['school', null],
    },
    source: reported(
      page(
        'NEEDS and UYEGP: new age limits and sums, 3 June 2023',
        'The Hindu',
        'https://www.thehindu.com/news/cities/Coimbatore/applications-invited-from-youths-under-needs-uyegp-schemes/article66927094.ece',
      ),
    ),
  },
  {
    id: 'tn-aabcs',
    place: 'TN',
    helps: ['grant', 'loan'],
    money: { of: 'grant', upTo: { fact: 'scheme.tn-aabcs.max' } },
    status: 'unclear',
    portals: ['tnmsme'],
    fits: { groups: ['sc', 'st'], age: { to: 55 } },
    source: readNow.reported(
      page(
        'AABCS after its first year: subsidy and age',
        'Big City Events',
        'https://bigcityevents.in/blogs/more-than-1300-sc-st-entrepreneurs-benefited-from-annal-ambedkar-business-champions-scheme-in-first-year/',
      ),
    ),
  },
  {
    id: 'tn-kaivinai',
    place: 'TN',
    helps: ['loan', 'grant'],
    money: { of: 'loan', upTo: { fact: 'scheme.tn-kaivinai.max' } },
    status: 'unclear',
    portals: ['tnmsme'],
    fits: {
      who: ['artisan'],
      age: { from: 35 },
      also: [null],
    },
    source: reported(
      page(
        'Kalaignar Kaivinai Thittam: who may apply',
        'MSME Council',
        'https://msmecouncil.org/?p=1299',
      ),
    ),
  },
  {
    id: 'tn-tanseed',
    place: 'TN',
    helps: ['investment'],
    money: { of: 'investment', upTo: { fact: 'scheme.tn-tanseed.seed-more' } },
    status: 'unclear',
    portals: ['startuptn'],
    moreFor: ['women'],
    fits: { who: founder, has: ['startup'] },
    source: readNow.reported(
      page(
        'TANSEED 5.0: sums, and a share for the state',
        'BusinessLine',
        'https://www.thehindubusinessline.com/news/start-up-tn-launches-tanseed-50-seed-fund-for-equity-investment/article66556089.ece',
      ),
    ),
  },
  {
    id: 'kl-ess',
    place: 'KL',
    helps: ['grant'],
    money: { of: 'grant', upTo: { fact: 'scheme.kl-ess.max', end: 'to' } },
    status: 'unclear',
    portals: ['keralaindustry'],
    moreFor: ['women', 'sc', 'st'],
    fits: { work: making, age: { from: 18 } },
    source: readNow.official(
      page(
        'Entrepreneur Support Scheme',
        'Department of Industries and Commerce, Kerala',
        'https://industry.kerala.gov.in/index.php/schemes-mainmenu/entrepreneur-support-scheme-schemes',
      ),
    ),
  },
  {
    id: 'kl-nano',
    place: 'KL',
    helps: ['grant', 'loan'],
    money: { of: 'project', upTo: { fact: 'scheme.kl-nano.max' } },
    status: 'unclear',
    portals: ['keralaindustry'],
    moreFor: ['women', 'sc', 'st', 'disability'],
    fits: {
      who: ['owner', 'artisan', 'starter', 'shg', 'worker'],
      age: { from: 18 },
      also: [null],
    },
    source: readNow.official(
      page(
        'Margin Money Grant to Nano Units',
        'Invest Kerala',
        'https://www.invest.kerala.gov.in/resources/schemes/margin-money-grant-to-nano-units/',
      ),
    ),
  },
  {
    id: 'kl-startup-mission',
    place: 'KL',
    helps: ['grant'],
    money: { of: 'grant', upTo: { fact: 'scheme.kl-startup-mission.growth', end: 'to' } },
    status: 'open',
    portals: ['ksum'],
    moreFor: ['women'],
    fits: { who: founder, work: ['tech'] },
    source: null,
  },
  {
    id: 'gj-vajpayee-bankable',
    place: 'GJ',
    helps: ['loan', 'grant'],
    money: { of: 'loan', upTo: { fact: 'scheme.gj-vajpayee-bankable.max' } },
    status: 'open',
    portals: ['gujaratblp'],
    moreFor: ['women', 'sc', 'st'],
    fits: {
      work: nonFarm,
      age: { from: 18, to: 65 },
      also: [null],
    },
    source: readNow.reported(
      page(
        'Higher limits of the Vajpayee Bankable Scheme, 9 March 2026',
        'The Hawk',
        'https://www.thehawk.in/news/india/2913-beneficiaries-in-rajkot-got-loans-under-vajpayee-bankable-scheme-gujarat-minister',
      ),
    ),
  },
  {
    id: 'gj-mahila-utkarsh',
    place: 'GJ',
    helps: ['loan'],
    money: { of: 'loan', upTo: { fact: 'scheme.gj-mahila-utkarsh.loan' } },
    status: 'unclear',
    portals: ['mmuy'],
    fits: {
      who: ['shg'],
      groups: ['women'],
      age: { from: 18, to: 59 },
      also: ['shg'],
    },
    source: readNow.reported(
      page(
        'Mahila Utkarsh: loan and conditions',
        'careerindia.xyz',
        'https://careerindia.xyz/mukhymantri-mahila-utkarsh-yojana/',
      ),
    ),
  },
  {
    id: 'rj-yuva-swarozgar',
    place: 'RJ',
    helps: ['loan', 'grant'],
    money: { of: 'loan', upTo: { fact: 'scheme.rj-yuva-swarozgar.max' } },
    status: 'open',
    portals: ['rajasthanindustries'],
    fits: {
      work: nonFarm,
      age: { from: 18, to: 45 },
    },
    source: readNow.reported(
      page(
        'Youth self-employment scheme of Rajasthan: loans and applications, 5 February 2026',
        'Business Standard',
        'https://www.business-standard.com/industry/news/rajasthan-govt-s-self-employment-scheme-drew-5k-applications-in-10-days-126020501171_1.html',
      ),
    ),
  },
  {
    id: 'rj-vishwakarma-yuva',
    place: 'RJ',
    helps: ['loan', 'grant'],
    money: { of: 'loan', upTo: { fact: 'scheme.rj-vishwakarma-yuva.max' } },
    status: 'unclear',
    runs: { until: '2029-03-31' },
    portals: ['rajasthanindustries'],
    moreFor: ['women', 'sc', 'st'],
    fits: { age: { from: 18, to: 45 }, also: [null] },
    source: readNow.reported(
      page(
        'Vishwakarma Yuva Udyami Protsahan: subsidy and conditions',
        'Moneyverss',
        'https://moneyverss.com/goverment-subsidies-details/VYUPY',
      ),
    ),
  },
  {
    id: 'rj-ambedkar-udyam',
    place: 'RJ',
    helps: ['loan', 'grant'],
    money: { of: 'grant', upTo: { fact: 'scheme.rj-ambedkar-udyam.margin-max' } },
    status: 'unclear',
    portals: ['rajasthanindustries'],
    fits: { groups: ['sc', 'st'], age: { from: 18 } },
    source: readNow.reported(
      page(
        'Camps on the Dalit, Adivasi Udyam Protsahan scheme, 5 March',
        'News Bharti Bikaner',
        'https://newsbhartibikaner.com/dr-bhimrao-ambedkar-rajasthan-dalit-tribal-enterprise-promotion-camp',
      ),
    ),
  },
  {
    id: 'mp-udyam-kranti',
    place: 'MP',
    helps: ['loan', 'guarantee'],
    money: {
      of: 'loan',
      from: { fact: 'scheme.mp-udyam-kranti.loan-making', end: 'from' },
      upTo: { fact: 'scheme.mp-udyam-kranti.loan-making', end: 'to' },
    },
    status: 'unclear',
    portals: ['samast'],
    fits: {
      age: { from: 18, to: 45 },
      also: ['school', 'income'],
    },
    source: readNow.reported(
      page(
        'Udyam Kranti in Raisen: loans and conditions',
        'Khulasa News',
        'https://khulasanewslive.in/raisen-mp-khulasa-%E0%A4%B8%E0%A5%8D%E0%A4%B5%E0%A4%B0%E0%A5%8B%E0%A4%9C%E0%A4%97%E0%A4%BE%E0%A4%B0-%E0%A4%B8%E0%A5%8D%E0%A4%A5%E0%A4%BE%E0%A4%AA%E0%A4%BF%E0%A4%A4-%E0%A4%95%E0%A4%B0%E0%A4%A8/',
      ),
    ),
  },
  {
    id: 'br-udyami-yojana',
    place: 'BR',
    helps: ['grant', 'loan'],
    money: { of: 'project', upTo: { fact: 'scheme.br-udyami-yojana.max' } },
    status: 'open',
    portals: ['udyamibihar'],
    moreFor: ['women', 'sc', 'st'],
    fits: {
      work: makingOrService,
      stage: ['idea'],
      age: { from: 18, to: 50 },
      also: ['school', null],
    },
    source: reported(
      page(
        'Bihar Mukhyamantri Udyami Yojana',
        'ClearTax',
        'https://cleartax.in/s/bihar-mukhyamantri-udyami-yojana',
      ),
    ),
  },
  {
    id: 'br-laghu-udyami',
    place: 'BR',
    helps: ['grant'],
    money: { of: 'grant', upTo: { fact: 'scheme.br-laghu-udyami.grant' } },
    status: 'unclear',
    portals: ['udyamibihar'],
    fits: {
      who: anyone,
      age: { from: 18, to: 50 },
      also: ['income'],
    },
    source: reported(
      page(
        'Bihar Laghu Udyami: who may apply, 2024-25',
        'Day Times News',
        'https://daytimesnews.com/web-stories/important-information-about-bihar-small-entrepreneur-scheme-2024-2025/',
      ),
    ),
  },
  {
    id: 'br-mahila-rojgar',
    place: 'BR',
    helps: ['grant'],
    money: { of: 'grant', upTo: { fact: 'scheme.br-mahila-rojgar.max' } },
    status: 'unclear',
    portals: ['jeevika'],
    fits: { groups: ['women'], also: [null] },
    source: reported(
      page(
        'Mahila Rojgar: next instalments, 29 January 2026',
        'ABP Live',
        'https://news.abplive.com/news/rs-2-lakh-coming-next-nitish-govt-announces-next-installment-for-women-under-employment-scheme-1824383',
      ),
    ),
  },
  {
    id: 'wb-bhabishyat',
    place: 'WB',
    helps: ['loan', 'grant', 'guarantee'],
    money: { of: 'loan', upTo: { fact: 'scheme.wb-bhabishyat.max' } },
    status: 'unclear',
    portals: ['bccs'],
    fits: { work: nonFarm, age: { from: 18, to: 55 }, also: ['residence'] },
    source: readNow.reported(
      page(
        'Bhabishyat Credit Card: terms as of 2026',
        'BDO Kumargram',
        'https://bdokumargram.in/?p=380',
      ),
    ),
  },
  {
    id: 'as-mahila-udyamita',
    place: 'AS',
    helps: ['grant', 'loan'],
    money: { of: 'grant', upTo: { fact: 'scheme.as-mahila-udyamita.second' } },
    status: 'unclear',
    portals: ['asrlm'],
    fits: {
      who: ['shg'],
      groups: ['women'],
      age: { from: 18 },
      also: ['residence', null],
    },
    source: readNow.reported(
      page(
        'Mahila Udyamita Abhiyan: instalments and conditions, 14 March 2025',
        'India TV',
        'https://www.indiatvnews.com/business/personal-finance/mukhyamantri-mahila-udyamita-abhiyan-for-self-help-group-woman-in-assam-rs-10000-himanta-biswa-announces-date-2025-03-14-980617',
      ),
    ),
  },
  {
    id: 'hp-rajiv-swarozgar',
    place: 'HP',
    helps: ['grant', 'loan'],
    money: { of: 'project', upTo: { fact: 'scheme.hp-rajiv-swarozgar.max' } },
    status: 'unclear',
    portals: ['himachal'],
    moreFor: ['women', 'sc', 'st', 'disability'],
    fits: {
      also: ['residence'],
    },
    source: readNow.reported(
      page(
        'Rajiv Gandhi Swarojgaar Yojana 2023: subsidies, 19 May 2023',
        'The Statesman',
        'https://www.thestatesman.com/cities/rgsy-to-promote-entrepreneurship-among-himachal-youth-1503182849.html',
      ),
    ),
  },
  {
    id: 'ga-cm-rozgar',
    place: 'GA',
    helps: ['loan', 'grant'],
    money: { of: 'loan', upTo: { fact: 'scheme.ga-cm-rozgar.max' } },
    status: 'unclear',
    portals: ['edcgoa'],
    moreFor: ['women', 'sc', 'st'],
    fits: {
      age: { from: 18, to: 50, specialTo: 55 },
      also: ['residence'],
    },
    source: readNow.reported(
      page(
        'Chief Minister’s Rojgar Yojana: age and loans',
        'Latest Gov Schemes',
        'https://latestgovschemes.com/?p=1245',
      ),
    ),
  },
  {
    id: 'jk-mission-yuva',
    place: 'JK',
    helps: ['loan'],
    money: { of: 'loan', upTo: { fact: 'scheme.jk-mission-yuva.max' } },
    status: 'unclear',
    portals: ['missionyuva'],
    fits: { age: { from: 18 } },
    source: readNow.reported(
      page(
        'Mission YUVA: its four schemes',
        'Jammu Virasat',
        'https://jammuvirasat.com/procedure-for-mission-yuva',
      ),
    ),
  },
  {
    id: 'od-startup-msme',
    place: 'OD',
    helps: ['investment', 'grant'],
    status: 'open',
    portals: ['startupodisha', 'odishamsme'],
    moreFor: ['women', 'sc', 'st'],
    fits: { who: [...business, 'starter'] },
    source: null,
  },
  {
    id: 'dl-startup-guarantee',
    place: 'DL',
    helps: ['guarantee', 'investment'],
    status: 'announced',
    portals: ['delhigov'],
    moreFor: ['women'],
    fits: { who: [...business, 'starter'] },
    source: null,
  },
]);
