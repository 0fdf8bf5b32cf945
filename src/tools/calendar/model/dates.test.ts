import { dutyVerdict } from '../../../register/find.ts';
import { readOn } from '../../../content/facts/make.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dutyWords } from '../../../locales/en/tools/calendar/duties.ts';
import { addDays, addMonths, isDay, isHolidayEverywhere } from '../../../content/facts/days.ts';
import { referencedVersion } from '../../../content/facts/fact-text.ts';
import { factAt, factById, facts, type FactId } from '../../../content/facts/lookup.ts';
import type { Fact, FactValue, IsoDate } from '../../../content/facts/types.ts';
import { duties } from '../../../register/register.ts';
import {
  gstSchemes,
  noAnswers,
  paperDays,
  situations,
  type OwnAnswers,
  type Profile,
} from '../../../register/answers.ts';
import { datesFor } from './dates.ts';
import type { Duty } from '../../../register/record.ts';
import { extensions } from './extensions.ts';
import { choices } from '../../../register/answers.ts';
import { complete } from '../../../register/questions.ts';

const today: IsoDate = '2026-11-21';

const own = (change: Partial<OwnAnswers>): OwnAnswers => ({ ...noAnswers, ...change });

/** The example profile of the calendar's fact file, 1.9. */
const restaurant: Profile = {
  known: complete(
    {
      kind: 'restaurant',
      state: 'tg',
      place: 'ghmc',
      turnover: 9_000_000,
      workers: 12,
      topWage: 18_000,
      entity: 'proprietor',
    },
    today,
  ).answers,
  own: own({ gst: 'quarterly', situations: ['esi', 'presumptive', 'advance-tax', 'tds'] }),
};
const trader = (change: Partial<OwnAnswers>, known: Profile['known'] = {}): Profile => ({
  known: { kind: 'shop', state: 'up', entity: 'proprietor', workers: 0, reach: [], ...known },
  own: own(change),
});
const company: Profile = trader(
  {
    gst: 'monthly',
    situations: ['loans', 'late-suppliers', 'audited', 'tds', 'advance-tax'],
    days: { 'meeting-on': '2026-09-28', 'incorporated-on': '2026-10-15' },
  },
  { entity: 'private-limited', turnover: 60_000_000, workers: 25, state: 'ka', place: 'bengaluru' },
);

const days = (profile: Profile, duty: string, from = today): string[] =>
  datesFor(profile, from)
    .dates.filter((date) => date.duty.id === duty)
    .map(({ on }) => on);

describe('dates by hand (CAL-01)', () => {
  const quarterly = trader({ gst: 'quarterly' });
  const cartInMumbai = trader({ gst: 'none' }, { state: 'mh', kind: 'street-mobile' });
  const monthly = trader({ gst: 'monthly' }, { turnover: 30_000_000 });
  const composition = trader({ gst: 'composition' });
  const opc = trader({}, { entity: 'opc' });
  const llp = trader({ days: { 'incorporated-on': '2026-12-31' } }, { entity: 'llp' });
  const atSales = (turnover: number, change: Partial<OwnAnswers> = {}) =>
    trader(change, { turnover });
  const vendor = trader({ gst: 'none' }, { kind: 'street-fixed', state: 'tg', turnover: 400_000 });
  const closed = trader({ gst: 'quarterly', days: { 'closed-on': '2026-12-15' } });
  const inMumbai = (workers: number) =>
    trader({}, { state: 'mh', place: 'mumbai', workers, topWage: 26_000 });
  const maker = trader(
    { gst: 'monthly', situations: ['job-work'] },
    {
      kind: 'food-making',
      food: 'makes',
      supply: 'goods',
      reach: ['exports'],
      turnover: 60_000_000,
    },
  );
  const employer = (state: 'ap' | 'ka') => trader({}, { state, workers: 3, topWage: 25_000 });
  const byHand: [string, Profile, string, IsoDate, string[]][] = [
    // GST, month by month: the first two days of eighteen months.
    ['GSTR-1 monthly', monthly, 'GST-01', today, ['2026-12-11', '2027-01-11']],
    ['GSTR-1 on its own day', monthly, 'GST-01', '2026-12-11', ['2026-12-11', '2027-01-11']],
    ['GSTR-1 a day later', monthly, 'GST-01', '2026-12-12', ['2027-01-11', '2027-02-11']],
    ['GSTR-3B monthly, Sunday too', monthly, 'GST-05', today, ['2026-12-20', '2027-01-20']],
    ['GSTR-3B over the year’s end', monthly, 'GST-05', '2026-12-21', ['2027-01-20']],
    // By quarter of the financial year.
    ['GSTR-1 quarterly', quarterly, 'GST-02', today, ['2027-01-13', '2027-04-13', '2027-07-13']],
    ['IFF not after a quarter', quarterly, 'GST-03', today, ['2026-12-13', '2027-02-13']],
    ['IFF skips January', quarterly, 'GST-03', '2026-12-14', ['2027-02-13', '2027-03-13']],
    ['PMT-06', quarterly, 'GST-04', today, ['2026-11-25', '2026-12-25', '2027-02-25']],
    ['GSTR-3B, later group', quarterly, 'GST-07', today, ['2027-01-24', '2027-04-24']],
    ['GSTR-3B, earlier group', restaurant, 'GST-06', today, ['2027-01-22', '2027-04-22']],
    ['GSTR-3B, not of the other group', restaurant, 'GST-07', today, []],
    ['CMP-08', composition, 'GST-08', today, ['2027-01-18', '2027-04-18']],
    ['GSTR-4 in June, not April', composition, 'GST-09', today, ['2027-06-30']],
    ['GSTR-9 above two crore', monthly, 'GST-10', today, ['2026-12-31', '2027-12-31']],
    ['GSTR-9 not at ninety lakh', restaurant, 'GST-10', today, []],
    ['GSTR-9C not at three crore', monthly, 'GST-11', today, []],
    ['GSTR-9C at six crore', company, 'GST-11', today, ['2026-12-31', '2027-12-31']],
    ['Composition for next year', restaurant, 'GST-15', today, ['2027-03-31', '2028-03-31']],
    ['Composition not above its limit', monthly, 'GST-15', today, []],
    ['Credit of last year', monthly, 'GST-18', today, ['2026-11-30', '2027-11-30']],
    ['Undertaking of exporters', maker, 'GST-14', today, ['2027-03-31', '2028-03-31']],
    ['Job work', maker, 'GST-17', today, ['2027-04-25', '2028-04-25']],
    ['Job work above five crore, in autumn', maker, 'GST-17b', today, ['2027-10-25']],
    ['Thirty days to cancel the number', closed, 'GST-20', today, ['2027-01-14']],
    [
      'Composition not with sales to other states',
      trader({ gst: 'quarterly' }, { reach: ['other-states'], turnover: 3_000_000 }),
      'GST-15',
      today,
      [],
    ],
    // Income tax.
    ['TDS after December', restaurant, 'IT-01', '2027-01-01', ['2027-01-07', '2027-02-07']],
    [
      'TDS of March is April’s end',
      restaurant,
      'IT-01',
      '2027-03-08',
      ['2027-04-30', '2027-05-07'],
    ],
    ['TDS statements', company, 'IT-03', today, ['2027-01-31', '2027-05-31', '2027-07-31']],
    ['TDS certificates', company, 'IT-08', today, ['2027-02-15', '2027-06-15', '2027-08-15']],
    ['Advance tax, presumptive', restaurant, 'IT-12', today, ['2027-03-15', '2028-03-15']],
    ['Advance tax, no instalments', restaurant, 'IT-09', today, []],
    ['Advance tax, instalments', company, 'IT-09', today, ['2026-12-15', '2027-06-15']],
    ['Return of a shop: August', restaurant, 'IT-14', today, ['2027-08-31']],
    ['Return not of a vendor with ₹4 lakh of sales', vendor, 'IT-14', today, []],
    ['Late return not of that vendor', vendor, 'IT-18', today, []],
    ['Return at ₹60 lakh only with the income', atSales(6_000_000), 'IT-14', today, []],
    ['Return above ₹60 lakh', atSales(6_000_001), 'IT-14', today, ['2027-08-31']],
    [
      'Return of whose income is above the free sum',
      atSales(1_500_000, { situations: ['taxable-income'] }),
      'IT-14',
      today,
      ['2027-08-31'],
    ],
    ['Audit above ten crore', atSales(100_000_001), 'IT-17', today, ['2027-09-30']],
    ['Audit at ten crore by the cash', atSales(100_000_000), 'IT-17', today, []],
    ['Return of a company', company, 'IT-15', today, ['2027-10-31']],
    ['Audit report', company, 'IT-17', today, ['2027-09-30']],
    ['Return after its day', restaurant, 'IT-18', today, ['2026-12-31', '2027-12-31']],
    // People.
    ['Bonus', company, 'LAB-05', today, ['2026-11-30', '2027-11-30']],
    ['ESI', restaurant, 'LAB-02', today, ['2026-12-15', '2027-01-15']],
    ['PF of twenty-five', company, 'LAB-01', today, ['2026-12-15', '2027-01-15']],
    ['PF not of twelve', restaurant, 'LAB-01', today, []],
    ['Wages', restaurant, 'LAB-03', today, ['2026-12-07', '2027-01-07']],
    ['POSH of twelve', restaurant, 'LAB-07', today, ['2027-01-31', '2028-01-31']],
    [
      'Welfare fund of twenty-five, Telangana',
      trader({}, { state: 'tg', workers: 25 }),
      'LAB-09',
      today,
      ['2027-01-31', '2028-01-31'],
    ],
    ['Welfare fund not of twelve', restaurant, 'LAB-09', today, []],
    ['Professional tax, Maharashtra, 39 workers', inMumbai(39), 'PT-06b', today, ['2027-03-31']],
    ['Professional tax, Maharashtra, 40 workers: ask', inMumbai(40), 'PT-06b', today, []],
    ['Professional tax, Telangana', restaurant, 'PT-01', today, ['2026-12-10', '2027-01-10']],
    ['Professional tax, Andhra Pradesh', employer('ap'), 'PT-03', today, ['2026-12-10']],
    ['Professional tax, Karnataka', employer('ka'), 'PT-04', today, ['2026-12-20']],
    ['Own professional tax, Karnataka', company, 'PT-05', today, ['2027-04-30', '2028-04-30']],
    [
      'Own professional tax, Maharashtra',
      trader({}, { state: 'mh' }),
      'PT-07',
      today,
      ['2027-06-30'],
    ],
    [
      'Own professional tax, Bengaluru, six workers',
      trader({ gst: 'none' }, { state: 'ka', workers: 6 }),
      'PT-05',
      today,
      ['2027-04-30', '2028-04-30'],
    ],
    [
      'Own professional tax, Bengaluru, alone: not everybody',
      {
        known: complete(
          { kind: 'office-service', state: 'ka', place: 'bengaluru', turnover: 900_000 },
          today,
        ).answers,
        own: noAnswers,
      },
      'PT-05',
      today,
      [],
    ],
    [
      'Own professional tax, Pune',
      trader({ gst: 'none' }, { state: 'mh' }),
      'PT-07',
      today,
      ['2027-06-30'],
    ],
    ['Own professional tax, not of a cart', cartInMumbai, 'PT-07', today, []],
    // Companies: month ends, and a leap year on the way.
    ['Yearly meeting', company, 'CO-01', today, ['2027-09-30']],
    ['First board meeting, 30 days', company, 'CO-11', '2026-10-16', ['2026-11-14']],
    ['Board meeting of each half-year', company, 'CO-12', today, ['2026-12-31', '2027-06-30']],
    ['Share certificates, two months', company, 'CO-13', today, ['2026-12-15']],
    ['AOC-4 after the meeting', company, 'CO-02', '2026-10-01', ['2026-10-28']],
    ['MGT-7 after the meeting', company, 'CO-03', today, ['2026-11-27']],
    ['ADT-1 after the meeting', company, 'CO-05', '2026-10-01', ['2026-10-13']],
    ['AOC-4 of an OPC: 27 September', opc, 'CO-02b', today, ['2027-09-27']],
    ['MGT-7A of an OPC', opc, 'CO-04', today, ['2026-11-29', '2027-11-29']],
    ['INC-20A, 180 days', company, 'CO-10', today, ['2027-04-13']],
    ['DPT-3', company, 'CO-06', today, ['2027-06-30']],
    ['Small suppliers, twice', company, 'CO-07', today, ['2027-04-30', '2027-10-31']],
    ['LLP agreement over a year’s end', llp, 'LLP-04', today, ['2027-01-30']],
    ['LLP Form 11', llp, 'LLP-01', today, ['2027-05-30']],
    ['LLP Form 8', llp, 'LLP-02', today, ['2027-10-30']],
    // Papers.
    ['Yearly return on food', maker, 'FS-02', today, ['2027-05-31']],
    ['Import-export code', maker, 'IEC-01', today, ['2027-06-30']],
    ['Trade licence in Hyderabad', restaurant, 'TL-01', today, ['2026-12-01', '2027-12-01']],
    ['Trade licence in Bengaluru', company, 'TL-02', today, ['2027-02-28', '2028-02-28']],
    ['Yearly fee of a shop in Telangana', restaurant, 'SE-02', today, ['2026-12-01', '2027-12-01']],
    ['Yearly fee of a shop, not elsewhere', company, 'SE-02', today, []],
    ['No renewal of a shop in Telangana', restaurant, 'SE-03', today, []],
    [
      'Shop registration of Karnataka, from the certificate',
      trader({ days: { 'shop-until': '2027-10-04' } }, { state: 'ka' }),
      'SE-03',
      today,
      ['2027-10-04'],
    ],
    [
      'Scale stamped on a leap day',
      trader({ days: { 'scale-stamped-on': '2028-02-29' } }),
      'LM-01',
      '2028-03-01',
      ['2029-02-28'],
    ],
    [
      'Trademark after ten years',
      trader({ days: { 'trademark-filed-on': '2017-05-09' } }),
      'TM-01',
      today,
      ['2027-05-09'],
    ],
    [
      'A paper’s own last day',
      trader({ days: { 'trade-licence-until': '2027-03-31' } }),
      'TL-03',
      today,
      ['2027-03-31'],
    ],
  ];
  it.each(byHand)('%s', (_, profile, duty, from, expected) => {
    const found = days(profile, duty, from);
    if (expected.length > 0) expect(found.slice(0, expected.length)).toEqual(expected);
    else expect(found).toEqual([]);
  });

  it('has one of every duty whose day a figure gives', () => {
    const isGiven = ({ due }: Duty) =>
      'from' in due ? due.fact !== undefined : due.every !== 'ask';
    const tried = new Set(byHand.filter(([, , , , on]) => on.length > 0).map(([, , id]) => id));
    expect(duties.filter((duty) => isGiven(duty) && !tried.has(duty.id))).toEqual([]);
  });

  it('the year of the fact file’s restaurant, month by month (1.9)', () => {
    const year = datesFor(restaurant, '2027-01-01', '2027-12-31').dates;
    const inMonth = (month: string) =>
      year
        .filter(({ on }) => on.startsWith(`2027-${month}`))
        .map(({ on, duty }) => `${on.slice(8)} ${duty.id}`);
    for (const month of ['01', '04', '05', '08', '11', '12']) {
      expect(inMonth(month)).toEqual(
        expect.arrayContaining(['07 LAB-03', '10 PT-01', '15 LAB-02']),
      );
    }
    expect(inMonth('01')).toEqual(
      expect.arrayContaining(['13 GST-02', '22 GST-06', '31 IT-03', '31 LAB-07']),
    );
    expect(inMonth('04')).toEqual(expect.arrayContaining(['13 GST-02', '22 GST-06', '30 IT-01']));
    expect(inMonth('05')).toEqual(expect.arrayContaining(['13 GST-03', '25 GST-04', '31 IT-03']));
    expect(inMonth('08')).toEqual(expect.arrayContaining(['13 GST-03', '25 GST-04', '31 IT-14']));
    expect(inMonth('11')).toContain('30 GST-18');
    expect(inMonth('12')).toEqual(
      expect.arrayContaining(['01 TL-01', '01 SE-02', '13 GST-03', '25 GST-04', '31 IT-18']),
    );
    expect(inMonth('03')).toEqual(
      expect.arrayContaining(['13 GST-03', '15 IT-12', '25 GST-04', '31 GST-15']),
    );
  });
});

describe('holidays', () => {
  it('move what income-tax law lets move, and nothing else', () => {
    const all = datesFor(company, today).dates;
    const statement = all.find(({ on, duty }) => duty.id === 'IT-03' && on === '2027-01-31');
    expect(statement?.movedTo).toBe('2027-02-01');
    expect(all.find(({ on }) => on === '2026-12-20')?.movedTo).toBeUndefined();
    for (const { movedTo, duty, on } of all) {
      if (movedTo) expect(duty.movesOffHolidays && isHolidayEverywhere(on)).toBe(true);
      if (duty.topic === 'gst' || duty.topic === 'people') expect(movedTo).toBeUndefined();
    }
  });
});

describe('the law moves', () => {
  const figures = facts as Map<FactId, Fact<FactId>>;
  /** Runs `work` while a figure has one value until the end of 2026 and another afterwards. */
  function whileMoved<T>(id: FactId, values: [number, number], lastDay: IsoDate, work: () => T): T {
    const fact = factById(id);
    const [version] = fact.versions;
    const value = version?.value;
    if (!version || (value?.unit !== 'day-of-month' && value?.unit !== 'count'))
      throw new Error(`"${id}" is no number`);
    const [before, now] = values.map((amount): FactValue =>
      value.unit === 'count' ? { unit: 'count', amount, of: value.of } : { ...value, amount },
    );
    if (!before || !now) throw new Error('Two values');
    figures.set(id, {
      ...fact,
      versions: [
        { ...version, value: before, until: lastDay },
        { ...version, value: now, from: addDays(lastDay, 1) },
      ],
    });
    try {
      return work();
    } finally {
      figures.set(id, fact);
    }
  }

  it('a limit counts from its own day on', () => {
    const seven = trader({}, { workers: 7 });
    const found = whileMoved('labour.esi.workers', [10, 5], '2026-12-31', () =>
      days(seven, 'LAB-02'),
    );
    expect(found.slice(0, 2)).toEqual(['2027-01-15', '2027-02-15']);
    expect(days(seven, 'LAB-02')).toEqual([]);
  });

  it('a day of the month that moves within a month takes no date away', () => {
    const found = whileMoved('gst.due.gstr3b', [20, 25], '2026-12-18', () =>
      days(trader({ gst: 'monthly' }), 'GST-05'),
    );
    expect(found.slice(0, 2)).toEqual(['2026-12-25', '2027-01-25']);
  });

  it('a postponed date has the same id and shows the last day', () => {
    const source = readOn('2027-08-01').law({
      title: 'Order 1 of 2027',
      publisher: 'CBDT',
      url: 'https://example.in',
    });
    const extension = {
      fact: 'income-tax.return-business',
      day: '2027-08-31',
      until: '2027-10-02',
      source,
    } as const;
    const { dates } = datesFor(restaurant, today, undefined, [extension]);
    const date = dates.find(({ duty }) => duty.id === 'IT-14');
    expect(date).toMatchObject({ id: 'IT-14.2027-08', on: '2027-08-31', extension });
    // Gandhi Jayanti, then a Sunday.
    expect(date?.movedTo).toBe('2027-10-04');
  });

  it('every extension on record puts off a day that its figure gives', () => {
    for (const { fact, day, until } of extensions) {
      expect(until > day, fact).toBe(true);
      const value = factAt(fact, day)?.value;
      const [month, last] = value?.unit === 'day-of-year' ? [value.month, value.day] : [];
      const given = value?.unit === 'day-of-month' ? value.amount : last;
      expect(Number(day.slice(8)), `${fact} ${day}`).toBe(given);
      if (month) expect(Number(day.slice(5, 7)), `${fact} ${day}`).toBe(month);
    }
  });
});

describe('an uncertain duty gets no date (CAL-03)', () => {
  it('names the missing answer, the paper or the authority', () => {
    const { dates, ask } = datesFor(
      trader({ gst: 'unknown' }, { state: 'tg', food: 'sells' }),
      today,
    );
    expect(dates.filter(({ duty }) => duty.topic === 'gst')).toEqual([]);
    const why = (id: string) => ask.find(({ duty }) => duty.id === id)?.why;
    expect(why('GST-01')).toBe('answer');
    expect(why('FS-01')).toBe('paper');
    expect(why('PT-02')).toBe('office');
  });

  it('every “ask” has its words', () => {
    const asking = duties.filter(
      (duty) =>
        ('every' in duty.due && duty.due.every === 'ask') ||
        ('from' in duty.due && dutyVerdict(duty, { known: {}, own: noAnswers }, today) !== 'no'),
    );
    for (const { id } of asking) expect(dutyWords[id].ask, id).toBeTruthy();
  });

  it('a figure that changed gives the day that held then', () => {
    const found = days(trader({ gst: 'composition' }), 'GST-09', '2023-01-01');
    expect(found).toEqual(['2023-04-30', '2024-06-30']);
  });
});

describe('rules, figures and words', () => {
  it('every figure in the words exists, holds today, and those of a penalty stand in the rule', () => {
    for (const { id, penalty } of duties) {
      const words = dutyWords[id];
      const inText = (text = '') => [...text.matchAll(/\{([^}]+)\}/g)].map(([, fact = '']) => fact);
      expect(inText(words.penalty).toSorted(), id).toEqual([...penalty].toSorted());
      for (const fact of inText(`${words.who} ${words.penalty} ${words.ask}`)) {
        expect(referencedVersion(fact, { asOn: today }), fact).toBeDefined();
      }
    }
  });
});

describe('for every business', () => {
  const profiles: fc.Arbitrary<Profile> = fc.record({
    known: fc
      .record(
        {
          kind: fc.constantFrom(...choices.kind),
          state: fc.constantFrom(...choices.state),
          entity: fc.constantFrom(...choices.entity),
          place: fc.constantFrom(...choices.place),
          turnover: fc.constantFrom(0, 900_000, 15_000_001, 20_000_001, 60_000_000),
          workers: fc.constantFrom(0, 1, 10, 20, 300),
          topWage: fc.constantFrom(0, 15_000, 25_000),
        },
        { requiredKeys: [] },
      )
      .map((given) => given as Profile['known']),
    own: fc.record({
      gst: fc.constantFrom(...gstSchemes),
      situations: fc.subarray([...situations]),
      days: fc.dictionary(
        fc.constantFrom(...paperDays),
        fc
          .date({ min: new Date('2016-01-01'), max: new Date('2029-01-01'), noInvalidDate: true })
          .map((date) => date.toISOString().slice(0, 10) as IsoDate),
      ),
    }),
  });
  const someDay = fc
    .integer({ min: 0, max: 1000 })
    .map((after) => new Date(Date.UTC(2026, 3, 1 + after)).toISOString().slice(0, 10) as IsoDate);

  it('dates are days that exist, within the time asked for, in order, each id once', () => {
    fc.assert(
      fc.property(profiles, someDay, (profile, from) => {
        const { dates } = datesFor(profile, from);
        const ids = dates.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(dates.map(({ on }) => on)).toEqual(dates.map(({ on }) => on).toSorted());
        for (const { on, movedTo } of dates) {
          expect(isDay(on) && from <= on && on <= addMonths(from, 18)).toBe(true);
          if (movedTo) expect(movedTo > on).toBe(true);
        }
      }),
    );
  });

  it('a date has the same id and day, on whichever day it is calculated', () => {
    fc.assert(
      fc.property(profiles, someDay, fc.integer({ min: 1, max: 200 }), (profile, from, later) => {
        const until = addMonths(from, 18);
        const then = new Date(Date.parse(from) + later * 86_400_000).toISOString().slice(0, 10);
        const before = datesFor(profile, from, until).dates.filter(({ on }) => on >= then);
        const after = datesFor(profile, then as IsoDate, until).dates;
        expect(after.map(({ id, on }) => `${id} ${on}`)).toEqual(
          before.map(({ id, on }) => `${id} ${on}`),
        );
      }),
    );
  });

  it('more workers never mean fewer duties', () => {
    fc.assert(
      fc.property(profiles, fc.constantFrom(1, 10, 20), (profile, workers) => {
        const of = (count: number) =>
          new Set(
            datesFor({ ...profile, known: { ...profile.known, workers: count } }, today)
              .dates.filter(({ duty }) => duty.topic === 'people')
              .map(({ id }) => id),
          );
        const more = of(workers + 10);
        expect([...of(workers)].filter((id) => !more.has(id))).toEqual([]);
      }),
    );
  });
});
