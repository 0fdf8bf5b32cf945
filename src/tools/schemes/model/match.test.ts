import { assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answers } from './answers.ts';
import { anyAnswers, day, listed as schemes } from '../../../../tests/support/listed-schemes.ts';
import { match, matchAll, rank, verdictOf, type Finding, type Verdict } from './match.ts';
import { statusOn } from './status.ts';

const scheme = (id: string) => {
  const found = schemes.find((each) => each.id === id);
  if (!found) throw new Error(`No scheme ${id}`);
  return found;
};
/** The rules behind a verdict: the failed ones for a no, the open ones for a maybe. */
const reasons = (findings: readonly Finding[], verdict: Verdict) =>
  findings
    .filter(({ outcome }) => (verdict === 'no' ? outcome === 'fails' : outcome !== 'fits'))
    .map(({ rule, outcome }) => `${rule} ${outcome}`);

const vendor: Answers = {
  place: 'TG',
  who: ['vendor'],
  work: ['food'],
  stage: 'running',
  papers: ['vending', 'bank'],
  helps: ['loan'],
  money: 'tiny',
  groups: ['women', 'obc'],
  age: 34,
};
const tailor: Answers = {
  place: 'UP',
  who: ['artisan'],
  work: ['craft'],
  stage: 'new',
  papers: ['udyam', 'bank'],
  groups: [],
  age: 29,
};
const startup: Answers = {
  place: 'KA',
  who: ['firm'],
  work: ['tech'],
  stage: 'new',
  papers: ['startup', 'udyam', 'bank'],
  groups: [],
  age: 31,
};
const maker: Answers = {
  place: 'TG',
  who: ['owner'],
  work: ['making'],
  stage: 'idea',
  papers: ['udyam'],
  groups: ['women'],
  age: 40,
};
const exporter: Answers = {
  place: 'MH',
  who: ['firm'],
  work: ['export', 'making'],
  stage: 'running',
  papers: ['udyam', 'gst', 'iec', 'bank', 'epf'],
  groups: [],
  age: 50,
};

/** Twenty-five visitors and schemes with the expected verdict and its rules (TOOL-SCHEME-02). */
const fixtures: [string, Answers, string, Verdict, string[]][] = [
  ['a vendor with a certificate', vendor, 'pm-svanidhi', 'likely', []],
  [
    'a vendor without a certificate',
    { ...vendor, papers: [] },
    'pm-svanidhi',
    'maybe',
    ['has missing'],
  ],
  ['a shop owner', { ...vendor, who: ['owner'] }, 'pm-svanidhi', 'no', ['who fails']],
  ['a vendor of 16', { ...vendor, age: 16 }, 'pm-svanidhi', 'no', ['age fails']],
  [
    'a vendor who needs more than it gives',
    { ...vendor, money: 'middle' },
    'pm-svanidhi',
    'maybe',
    ['money missing'],
  ],
  [
    'a vendor who did not tell the age',
    { ...vendor, age: undefined as never },
    'pm-svanidhi',
    'likely',
    ['age unsaid'],
  ],
  ['a vendor, small loan', vendor, 'mudra-shishu', 'likely', []],
  ['a vendor, loan too large', vendor, 'mudra-kishor', 'no', ['money fails']],
  ['a vendor of another state', vendor, 'jagananna-thodu', 'no', ['place fails']],
  ['a vendor, and what nobody has read', vendor, 'ramp', 'maybe', ['status unknown']],
  ['a vendor of a town or a village', vendor, 'tg-street-vending', 'maybe', ['also unknown']],
  [
    'a vendor and what has ended',
    vendor,
    'stand-up-india',
    'no',
    ['status fails', 'stage fails', 'money fails'],
  ],
  ['a vendor of 34, pension', vendor, 'pm-sym', 'maybe', ['also unknown']],
  [
    'a vendor who said yes to the deciding condition',
    { ...vendor, decided: { 'pm-sym:0': true } },
    'pm-sym',
    'likely',
    [],
  ],
  [
    'a vendor who said no to the deciding condition',
    { ...vendor, decided: { 'pm-sym:0': false } },
    'pm-sym',
    'no',
    ['also fails'],
  ],
  [
    'a shop of an SC owner, and a fund for companies',
    { ...vendor, who: ['owner'], groups: ['sc'], money: 'large' },
    'venture-fund-sc',
    'no',
    ['who fails'],
  ],
  [
    'a running unit in Bihar, and a scheme for new units',
    { ...maker, place: 'BR', stage: 'running' },
    'br-udyami-yojana',
    'no',
    ['stage fails'],
  ],
  [
    'who starts, and a guarantee',
    { ...maker, who: ['starter'], work: ['trade'] },
    'cgtmse',
    'likely',
    [],
  ],
  [
    'an SC person who did not tell the income',
    { ...vendor, groups: ['sc'], money: 'small' },
    'nsfdc',
    'likely',
    ['also unsaid'],
  ],
  [
    'an artisan whose family has a government job',
    { ...tailor, decided: { 'pm-vishwakarma:0': false } },
    'pm-vishwakarma',
    'no',
    ['also fails'],
  ],
  ['a vendor of 45, pension', { ...vendor, age: 45 }, 'pm-sym', 'no', ['age fails']],
  ['a vendor with a bank account', vendor, 'jan-suraksha', 'likely', []],
  [
    'an artisan',
    tailor,
    'pm-vishwakarma',
    'maybe',
    ['status unknown', 'also unknown', 'also unknown'],
  ],
  ['an artisan at home', tailor, 'up-vishwakarma-samman', 'maybe', ['status unknown']],
  ['who has Udyam already', tailor, 'udyam', 'no', ['hasNot fails']],
  ['who has no Udyam yet', { ...tailor, papers: [] }, 'udyam', 'likely', []],
  ['a startup, guarantee', startup, 'cgs-startups', 'likely', []],
  ['a startup, state grant', startup, 'ka-elevate', 'maybe', ['status unknown']],
  ['a woman who begins, Telangana', maker, 'tg-msme-policy', 'maybe', ['status unknown']],
  ['a woman who begins, more for women', maker, 'tg-msme-women', 'likely', []],
  [
    'a woman who begins, PMEGP that nobody confirmed',
    maker,
    'pmegp',
    'maybe',
    ['status unknown', 'also unknown', 'also unknown'],
  ],
  ['a visitor who said nothing, JanSamarth', {}, 'jansamarth', 'maybe', ['who unknown']],
  ['a visitor who said nothing, GeM', {}, 'gem', 'maybe', ['who unknown']],
  ['a woman, for SC and ST', maker, 'tg-msme-scst', 'no', ['groups fails']],
  ['a running firm of 40', { ...exporter, age: 40 }, 'mh-cmegp', 'no', ['stage fails']],
  [
    'a man of 47 without a category',
    { ...exporter, stage: 'idea', age: 47 },
    'mh-cmegp',
    'no',
    ['age fails'],
  ],
  [
    'a woman of 47',
    { ...exporter, stage: 'idea', age: 47, groups: ['women'] },
    'mh-cmegp',
    'maybe',
    ['status unknown', 'age unknown', 'also unknown', 'also unknown'],
  ],
  [
    'who may be of a community that nobody asks about',
    { ...exporter, age: 40 },
    'mh-annasaheb-patil',
    'maybe',
    ['status unknown', 'groups unknown', 'also unsaid'],
  ],
  ['an employer in EPFO', exporter, 'pmvbry-employer', 'maybe', ['also unknown']],
  ['an exporter', exporter, 'ecgc', 'maybe', ['status unknown']],
];

it.each(fixtures)('%s', (_who, answers, id, verdict, why) => {
  const result = match(scheme(id), answers, day);
  expect({ verdict: result.verdict, why: reasons(result.findings, verdict) }).toEqual({
    verdict,
    why,
  });
});

it('there are at least 25 of them', () => expect(fixtures.length).toBeGreaterThanOrEqual(25));

describe('a visitor with any answers', () => {
  it('hears a reason for each maybe and each no', () => {
    assert(
      property(anyAnswers, (answers) => {
        for (const { verdict, findings } of matchAll(schemes, answers, day)) {
          if (verdict !== 'likely') expect(reasons(findings, verdict)).not.toEqual([]);
        }
      }),
    );
  });

  it('hears "likely" only of an open scheme that was read, where each rule is met, or age or income left out', () => {
    assert(
      property(anyAnswers, (answers) => {
        for (const { scheme: each, verdict, findings } of matchAll(schemes, answers, day)) {
          if (verdict !== 'likely') continue;
          for (const { rule, outcome } of findings) {
            if (outcome === 'unsaid') expect(['age', 'also']).toContain(rule);
            else expect(outcome).toBe('fits');
          }
          expect(statusOn(each, day)).toBe('open');
          expect(each.source).not.toBeNull();
          const undecided = (each.fits.also ?? []).filter(({ paper }) => paper !== 'income');
          expect(undecided).toEqual([]);
        }
      }),
    );
  });

  it('is refused only by an answer, or because it has ended', () => {
    for (const { scheme: each, verdict } of matchAll(schemes, {}, day)) {
      expect(verdict === 'no').toBe(each.status === 'closed');
    }
  });

  it('cannot talk a no away by leaving more unanswered: answering less never makes one', () => {
    assert(
      property(
        anyAnswers,
        constantFrom<keyof Answers>('place', 'who', 'work', 'stage', 'papers', 'money', 'age'),
        (answers, question) => {
          const { [question]: _left, ...fewer } = answers;
          for (const each of schemes) {
            const before = match(each, answers, day).verdict;
            const after = match(each, fewer, day).verdict;
            if (before !== 'no') expect(after, each.id).not.toBe('no');
            // Fewer answers make no verdict surer. The sum and the age are exceptions, because they only
            // count when given.
            if (before === 'maybe' && question !== 'money' && question !== 'age') {
              expect(after).toBe('maybe');
            }
          }
        },
      ),
    );
  });

  it('sees every scheme once, the likely before the maybe before the no', () => {
    const order: Verdict[] = ['likely', 'maybe', 'no'];
    assert(
      property(anyAnswers, (answers) => {
        const ranked = matchAll(schemes, answers, day);
        expect(new Set(ranked.map((each) => each.scheme.id)).size).toBe(schemes.length);
        const places = ranked.map(({ verdict }) => order.indexOf(verdict));
        expect(places).toEqual([...places].sort((a, b) => a - b));
        expect(rank(ranked)).toEqual(ranked);
      }),
    );
  });
});

it('puts what is made for somebody before what is for everybody', () => {
  const likely = matchAll(schemes, vendor, day).filter(({ verdict }) => verdict === 'likely');
  expect(likely[0]?.scheme.id).toBe('pm-svanidhi');
});

it('lists the best match first without an age', () => {
  const { age: _age, ...ageless } = vendor;
  const [first] = matchAll(schemes, ageless, day);
  expect(first).toMatchObject({ verdict: 'likely', scheme: { id: 'pm-svanidhi' } });
});

it('asks at most two deciding questions about a scheme, and those before what has more open', () => {
  for (const { id, fits } of schemes) expect.soft(fits.also?.length ?? 0, id).toBeLessThan(3);
  const maybe = matchAll(schemes, vendor, day).filter(({ verdict }) => verdict === 'maybe');
  const open = maybe
    .filter(({ wanted }) => wanted)
    .map(({ findings }) =>
      findings.every(
        ({ rule, outcome }) => ['fits', 'unsaid'].includes(outcome) || rule === 'also',
      ),
    );
  expect(open).toContain(true);
  expect(open.lastIndexOf(true)).toBeLessThan(
    open.includes(false) ? open.indexOf(false) : Infinity,
  );
});

it('puts the help that was asked for first', () => {
  const ranked = matchAll(schemes, { ...vendor, helps: ['security'] }, day);
  const likely = ranked.filter(({ verdict }) => verdict === 'likely');
  expect(likely[0]?.wanted).toBe(true);
  expect(likely.findIndex(({ wanted }) => !wanted)).toBe(
    likely.filter(({ wanted }) => wanted).length,
  );
});

describe('the status on a day', () => {
  it('is open until the last day, and not known after it', () => {
    const svanidhi = scheme('pm-svanidhi');
    expect(statusOn(svanidhi, '2030-03-31')).toBe('open');
    expect(statusOn(svanidhi, '2030-04-01')).toBe('unclear');
    expect(match(svanidhi, vendor, '2030-04-01').verdict).toBe('maybe');
  });

  it('is never open for a scheme that was not read', () => {
    const unread = { ...scheme('pm-svanidhi'), source: null };
    expect(statusOn(unread, day)).toBe('unread');
    expect(match(unread, vendor, day).verdict).toBe('maybe');
  });

  it('is announced before the first day, and never opens what is closed', () => {
    expect(statusOn(scheme('rbi-no-security'), '2026-03-31')).toBe('announced');
    expect(statusOn(scheme('stand-up-india'), '2024-01-01')).toBe('closed');
  });
});

it('a verdict needs findings to be more than likely', () => {
  expect(verdictOf([{ rule: 'age', outcome: 'fits' }])).toBe('likely');
  expect(verdictOf([{ rule: 'age', outcome: 'unknown' }])).toBe('maybe');
  expect(
    verdictOf([
      { rule: 'age', outcome: 'unknown' },
      { rule: 'who', outcome: 'fails' },
    ]),
  ).toBe('no');
});
