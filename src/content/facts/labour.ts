import {
  count,
  days,
  percent,
  reviewedBefore,
  rupees,
  years,
  readOn,
  unconfirmed,
} from './make.ts';
import type { Fact, FactValue, Document } from './types.ts';

const { reported } = readOn('2026-11-20');

/** Labour codes, ESI, PF and professional tax. Source of every row: the fact file, A.12, 1.4, 1.5, 3.2, 4.9 and 4.10. */
const ministrySite = 'https://labour.gov.in';
const ministry = 'Ministry of Labour and Employment';
const epfoSite = 'https://www.epfindia.gov.in';
const esicSite = 'https://www.esic.gov.in';

const law = (title: string): Document => ({ title, publisher: ministry, url: ministrySite });
const wagesCode = (where: string): Document => law(`Code on Wages, 2019, ${where}`);
const securityCode = (where: string): Document => law(`Code on Social Security, 2020, ${where}`);

const codesNotified = law('Government’s announcement of 21 November 2025 on the four labour codes');
const oldLaws = law('Central labour laws before the four codes');
const centralRules = law('Central Rules under the labour codes, notified on 8 May 2026');
const epfScheme: Document = {
  title: 'Employees’ Provident Fund Scheme; Code on Social Security, 2020, section 16',
  publisher: 'Employees’ Provident Fund Organisation',
  url: epfoSite,
};
const epfCeiling: Document = {
  title: 'Notice of 29 May 2026 on the wage ceiling',
  publisher: 'Employees’ Provident Fund Organisation',
  url: epfoSite,
};
const epfDamages: Document = {
  title: 'Change of June 2024 to the damages for late provident fund payments',
  publisher: 'Employees’ Provident Fund Organisation',
  url: epfoSite,
};
const esiRules: Document = {
  title: 'Employees’ State Insurance rules and regulations',
  publisher: 'Employees’ State Insurance Corporation',
  url: esicSite,
};
const example: Document = {
  title: 'Worked out from the ESI and PF rates on this page',
  publisher: ministry,
  url: epfoSite,
};
const oldGratuity = law('Payment of Gratuity Act, 1972');
const gratuity = securityCode('Chapter V');
const posh: Document = {
  title:
    'Sexual Harassment of Women at Workplace (Prevention, Prohibition and Redressal) Act, 2013',
  publisher: 'Ministry of Women and Child Development',
  url: 'https://shebox.wcd.gov.in',
};
const professionalTax: Document = {
  title: 'Telangana professional tax, slabs for employees',
  publisher: 'Telangana Commercial Taxes',
  url: 'https://tgct.gov.in',
};
const hiring: Document = {
  title: 'PM Viksit Bharat Rozgar Yojana, jobs from 1 August 2025 to 31 July 2027',
  publisher: 'Employees’ Provident Fund Organisation',
  url: 'https://pmvbry.epfindia.gov.in',
};

/** Rates and limits move more often than the rest, so they are looked at again sooner. */
const limits = '2027-02-18';
const rules = '2027-05-20';
const { figure, changed } = reviewedBefore(rules);

const codesDay = '2025-11-21';
const workers = (amount: number): FactValue => count('workers', amount);
const dayOfNextMonth = (amount: number): FactValue => count('day-of-the-next-month', amount);
const nothing: FactValue = { unit: 'words', key: 'nothing' };

const epf = {
  ceiling: 15_000,
  share: 12,
  pension: 8.33,
  insurance: 0.5,
  admin: 0.5,
} as const;
const esi = { worker: 0.75, employer: 3.25 } as const;

/** The worker of the example earns exactly the ceiling. */
const wages = epf.ceiling;
const part = (rate: number) => Math.round((wages * rate) / 100);
/** ESI is rounded up to the next rupee. */
const esiPart = (rate: number) => Math.ceil((wages * rate) / 100);
const workerPays = part(epf.share) + esiPart(esi.worker);
const employerPays =
  part(epf.share) + part(epf.insurance) + part(epf.admin) + esiPart(esi.employer);

const epfRate = { source: unconfirmed(epfScheme), reviewBy: limits } as const;
const esiRate = { source: reported(esiRules), reviewBy: limits } as const;
const worked = { source: unconfirmed(example), reviewBy: limits } as const;

/** Every figure of the labour guide. */
export const labourFacts = [
  changed(
    'labour.laws',
    [
      { value: count('laws', 29), source: reported(oldLaws) },
      { value: count('codes', 4), from: codesDay },
    ],
    { source: reported(codesNotified) },
  ),
  figure(
    'labour.central-rules',
    { unit: 'date', date: '2026-05-08' },
    { source: reported(centralRules) },
  ),

  figure('labour.wages.due', dayOfNextMonth(7), {
    source: unconfirmed(wagesCode('section 17')),
  }),
  figure(
    'labour.wages.final',
    { unit: 'working-days', amount: 2 },
    { source: unconfirmed(wagesCode('section 17(2)')) },
  ),
  figure('labour.wages.half', percent(50), {
    source: reported(codesNotified),
    from: codesDay,
  }),
  figure(
    'labour.bonus.rate',
    { unit: 'percent', from: 8.33, to: 20 },
    { source: unconfirmed(wagesCode('Chapter IV')) },
  ),
  figure('labour.bonus.workers', workers(20), {
    source: unconfirmed(wagesCode('Chapter IV')),
  }),
  figure('labour.health-check.age', years(40), {
    source: reported(codesNotified),
    from: codesDay,
  }),

  figure('labour.safety.workers', workers(10), {
    source: unconfirmed(
      law('Occupational Safety, Health and Working Conditions Code, 2020, section 3'),
    ),
  }),
  figure('labour.esi.workers', workers(10), {
    source: reported(securityCode('First Schedule and Chapter IV')),
    reviewBy: limits,
  }),
  figure('labour.esi.hazard-workers', workers(1), {
    source: unconfirmed(securityCode('First Schedule')),
    reviewBy: limits,
  }),
  figure('labour.esi.wage-max', rupees(21_000), esiRate),
  figure('labour.esi.wage-max-disability', rupees(25_000), {
    ...esiRate,
    source: unconfirmed(esiRules),
  }),
  figure('labour.esi.fee', nothing, {
    source: unconfirmed(esiRules),
    reviewBy: limits,
  }),
  figure('labour.esi.worker', percent(esi.worker), esiRate),
  figure('labour.esi.employer', percent(esi.employer), esiRate),
  figure('labour.esi.low-wage', rupees(176), esiRate),
  figure('labour.esi.sickness', percent(70), esiRate),
  figure('labour.esi.sickness-days', days(91), esiRate),
  figure('labour.esi.long-sickness', percent(80), esiRate),
  figure('labour.maternity.rate', percent(100), {
    source: unconfirmed(securityCode('Chapter VI')),
  }),
  figure('labour.maternity.weeks', count('weeks', 26), {
    source: unconfirmed(securityCode('Chapter VI')),
  }),
  figure('labour.maternity.weeks-third', count('weeks', 12), {
    source: unconfirmed(securityCode('Chapter VI')),
  }),

  figure('labour.epf.workers', workers(20), {
    source: unconfirmed(securityCode('Chapter III')),
    reviewBy: limits,
  }),
  figure('labour.epf.fee', nothing, {
    source: unconfirmed(epfScheme),
    reviewBy: limits,
  }),
  figure('labour.epf.ceiling', rupees(epf.ceiling), {
    source: reported(epfCeiling),
    reviewBy: limits,
  }),
  figure('labour.epf.worker', percent(epf.share), epfRate),
  figure('labour.epf.employer', percent(epf.share), epfRate),
  figure('labour.epf.lower', percent(10), epfRate),
  figure('labour.epf.pension', percent(epf.pension), epfRate),
  figure('labour.epf.pension-max', rupees(Math.round((epf.ceiling * epf.pension) / 100)), epfRate),
  figure('labour.epf.insurance', percent(epf.insurance), epfRate),
  figure('labour.epf.admin', percent(epf.admin), epfRate),
  figure('labour.epf.admin-min', rupees(500), epfRate),
  figure('labour.due', dayOfNextMonth(15), {
    source: reported(esiRules),
  }),
  figure('labour.late.interest', percent(12), {
    source: reported(epfDamages),
  }),
  figure('labour.late.epf-damages', percent(1), {
    source: reported(epfDamages),
  }),

  figure('labour.example.wages', rupees(wages), worked),
  figure('labour.example.worker-epf', rupees(part(epf.share)), worked),
  figure('labour.example.worker-esi', rupees(esiPart(esi.worker)), worked),
  figure('labour.example.worker-gets', rupees(wages - workerPays), worked),
  figure('labour.example.employer-epf', rupees(part(epf.share)), worked),
  figure('labour.example.employer-esi', rupees(esiPart(esi.employer)), worked),
  figure('labour.example.employer-rest', rupees(part(epf.insurance) + part(epf.admin)), worked),
  figure('labour.example.employer-total', rupees(wages + employerPays), worked),

  figure('labour.gratuity.workers', workers(10), {
    source: unconfirmed(gratuity),
  }),
  figure('labour.gratuity.years', years(5), {
    source: unconfirmed(gratuity),
  }),
  changed(
    'labour.gratuity.fixed-term-years',
    [
      { value: years(5), source: reported(oldGratuity) },
      { value: years(1), from: codesDay },
    ],
    { source: reported(codesNotified) },
  ),
  figure('labour.gratuity.days', days(15), {
    source: unconfirmed(gratuity),
  }),
  figure('labour.gratuity.month', days(26), {
    source: unconfirmed(gratuity),
  }),
  figure('labour.gratuity.max', rupees(2_000_000), {
    source: reported(gratuity),
    reviewBy: limits,
  }),
  figure('labour.gratuity.pay-within', days(30), {
    source: unconfirmed(gratuity),
  }),

  figure('labour.posh.workers', workers(10), {
    source: unconfirmed(posh),
  }),
  figure(
    'labour.posh.report',
    { unit: 'day-of-year', month: 1, day: 31 },
    { source: unconfirmed(posh) },
  ),
  figure('labour.posh.fine', rupees(50_000), {
    source: unconfirmed(posh),
  }),

  figure('labour.pt.wage-free', rupees(15_000), {
    source: reported(professionalTax),
    reviewBy: limits,
  }),
  figure('labour.pt.middle-max', rupees(20_000), {
    source: reported(professionalTax),
    reviewBy: limits,
  }),
  figure('labour.pt.middle', rupees(150), {
    source: reported(professionalTax),
    reviewBy: limits,
  }),
  figure('labour.pt.high', rupees(200), {
    source: reported(professionalTax),
    reviewBy: limits,
  }),
  figure('labour.pt.due', dayOfNextMonth(10), {
    source: reported(professionalTax),
  }),

  figure('labour.hiring.employer', rupees(3000), {
    source: reported(hiring),
    reviewBy: limits,
  }),
  figure('labour.hiring.years', years(2), {
    source: reported(hiring),
    reviewBy: limits,
  }),
  figure(
    'labour.hiring.ends',
    { unit: 'date', date: '2027-07-31' },
    { source: reported(hiring), reviewBy: limits },
  ),
  figure('labour.hiring.workers', workers(2), {
    source: reported(hiring),
    reviewBy: limits,
  }),
  figure('labour.hiring.small', workers(50), {
    source: reported(hiring),
    reviewBy: limits,
  }),
  figure(
    'labour.eshram.age',
    { unit: 'years', from: 16, to: 59 },
    {
      source: unconfirmed({
        title: 'e-Shram, who can register',
        publisher: ministry,
        url: 'https://eshram.gov.in',
      }),
    },
  ),
] as const satisfies readonly Fact[];
