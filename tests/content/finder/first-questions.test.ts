import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choices, isAmount, type Answers, type QuestionId } from '../../../src/register/answers.ts';
import { find, type Findings } from '../../../src/register/find.ts';
import { spotAfter } from '../../../src/questionnaire/path.ts';
import { complete } from '../../../src/register/questions.ts';
import { needById, needs, rules } from '../../../src/register/register.ts';
import { bandsOf } from '../../../src/tools/finder/model/bands.ts';
import {
  firstQuestions,
  isLater,
  laterQuestions,
} from '../../../src/tools/finder/model/first-questions.ts';
import { groupNeeded, mostTogether } from '../../../src/tools/finder/model/groups.ts';
import {
  answerText,
  documentsOf,
  needFacts,
  optionLabel,
  whoKnowsFee,
} from '../../../src/tools/finder/finder-texts.ts';
import {
  impliedByTrade,
  kindsOf,
  tradeIds,
  tradeOf,
} from '../../../src/tools/finder/model/trades.ts';
import { text as en } from '../../../src/locales/en/tools/finder.ts';
import { text as messages } from '../../../src/locales/en/interface.ts';
import { anyBusiness, day } from './arbitrary-answers.ts';

/** `npm run register:agree` tries 20,000 businesses. */
const businesses = { numRuns: Number(process.env.FINDER_RUNS ?? 400) };
const fewer = { numRuns: Number(process.env.FINDER_RUNS ?? 150) };

/** What the finder knows when it shows its first result: the answers to its questions, and what these settle. */
function answersBeforeResult(full: Answers): Answers {
  const { steps } = firstQuestions(full, day);
  const { kind } = full;
  const settled = kind && kind !== 'unknown' ? impliedByTrade(tradeOf(full), kind) : {};
  const ids = [...steps, ...Object.keys(settled), 'place'] as QuestionId[];
  return Object.fromEntries(ids.filter((id) => id in full).map((id) => [id, full[id]]));
}

const mustsIn = ({ all }: Findings) =>
  all.filter(({ level }) => level === 'must').map(({ need }) => need);

describe('the questions before the result', () => {
  it('leave nothing out in silence: each further paper is named with the question that decides it (ANSW-04)', () => {
    assert(
      property(anyBusiness, (full) => {
        const before = find(answersBeforeResult(full), day);
        const whole = find(full, day);
        const named = new Set(laterQuestions(before, day).flatMap(({ decides }) => decides));
        for (const need of mustsIn(whole)) {
          if (!mustsIn(before).includes(need)) expect([...named], need).toContain(need);
        }
        // What the first result requires is required to the end.
        expect(mustsIn(whole)).toEqual(expect.arrayContaining(mustsIn(before)));
      }),
      businesses,
    );
  });

  it('leave out only what changes nothing: with the usual later answers, the list of papers is the same', () => {
    const usual: Answers = {
      online: [],
      reach: [],
      plans: [],
      building: [],
      entity: 'proprietor',
    };
    assert(
      property(anyBusiness, (full) => {
        const known = answersBeforeResult(full);
        const later = { ...usual, topWage: 0, power: 'no', workers: 0, does: [] } as const;
        const asUsual = { ...later, ...known };
        const skipped = (Object.keys(full) as QuestionId[]).filter(
          (id) => !(id in known) && !isLater(id, known),
        );
        const answered = {
          ...asUsual,
          ...Object.fromEntries(skipped.map((id) => [id, full[id]])),
        };
        expect(mustsIn(find(asUsual, day))).toEqual(mustsIn(find(answered, day)));
      }),
      businesses,
    );
  });

  it('never become more with an answer, and are ten at most', () => {
    assert(
      property(anyBusiness, (full) => {
        const given: Answers = { kind: full.kind ?? 'shop' };
        let most = firstQuestions(given, day).most;
        expect(most).toBeLessThanOrEqual(10);
        for (;;) {
          const { open, most: now } = firstQuestions(given, day);
          expect(now).toBeLessThanOrEqual(most);
          if (open === undefined) return;
          most = now;
          Object.assign(given, { [open]: full[open] });
        }
      }),
      fewer,
    );
  });

  it('are three for a vendor who cooks: place, sales, and the kind of cart', () => {
    const kind = 'street-mobile';
    const cart = { kind, ...impliedByTrade('cook-food', kind) } as const;
    expect(firstQuestions(cart, day).open).toBe('state');
    const placed = { ...cart, state: 'tg', place: 'hyderabad' } as const;
    expect(firstQuestions(placed, day)).toMatchObject({
      steps: ['kind', 'state', 'turnover'],
      open: 'turnover',
    });
    expect(firstQuestions({ ...placed, turnover: 500_000 }, day)).toEqual({
      steps: ['kind', 'state', 'turnover'],
      open: undefined,
      most: 3,
    });
  });
});

describe('an answer', () => {
  it('never leads back to a question before it, also where it takes its own question away (ANSW-04)', () => {
    assert(
      property(anyBusiness, (full) => {
        const given: Answers = { kind: full.kind ?? 'shop' };
        let now = firstQuestions(given, day);
        while (now.open !== undefined) {
          const { steps, open } = now;
          const passed = steps.filter((id) => given[id] !== undefined);
          Object.assign(given, { [open]: full[open] });
          now = firstQuestions(given, day);
          expect(passed).not.toContain(spotAfter(open, now, false));
        }
      }),
      businesses,
    );
  });
});

describe('a paper', () => {
  it('that the law asks of every form of business does not wait for the form (ANSW-04)', () => {
    assert(
      property(anyBusiness, (full) => {
        const { entity: _, ...open } = full;
        const formed = choices.entity.map((entity) => mustsIn(find({ ...open, entity }, day)));
        const always = needs
          .map(({ id }) => id)
          .filter((id) => formed.every((m) => m.includes(id)));
        expect(mustsIn(find(open, day))).toEqual(expect.arrayContaining(always));
      }),
      fewer,
    );
  });

  it('of a tailor with sales above the line of PAN is needed, before the form is known', () => {
    const tailor = {
      kind: 'office-service',
      state: 'tg',
      place: 'hyderabad',
      turnover: 2_000_000,
      workers: 0,
      does: [],
    } as const;
    const pan = (turnover: number) =>
      find({ ...tailor, turnover }, day).all.find(({ need }) => need === 'pan');
    expect(pan(2_000_000)).toMatchObject({ level: 'must', missing: [] });
    expect(pan(2_000_000)?.rules.map(({ id }) => id)).toEqual(['LF-48e']);
    expect(pan(500_000)).toMatchObject({ level: 'optional' });
  });
});

describe('later questions', () => {
  it('end: when all are answered, none is left', () => {
    assert(
      property(anyBusiness, (full) => {
        expect(laterQuestions(find(full, day), day)).toEqual([]);
      }),
      fewer,
    );
  });
});

describe('a trade of the first screen', () => {
  it('settles only what fits its kinds, and is found again from the answers', () => {
    for (const trade of tradeIds) {
      for (const kind of kindsOf(trade)) {
        const answers = { kind, ...impliedByTrade(trade, kind) };
        expect(kindsOf(tradeOf(answers)), trade).toContain(kind);
        for (const [id, answer] of Object.entries(impliedByTrade(trade, kind))) {
          const { asked } = complete(answers, day);
          if (asked.includes(id as QuestionId)) continue;
          expect(complete({ kind }, day).answers[id as QuestionId]).toBe(answer);
        }
      }
    }
    expect(tradeOf({ kind: 'street-mobile', food: 'makes', supply: 'services' })).toBe('cook-food');
    expect(tradeOf({ kind: 'healthcare' })).toBe('more');
  });
});

describe('a band of amounts', () => {
  it('has one result: any amount in it leads to the same papers as its end', () => {
    assert(
      property(anyBusiness, integer({ min: 0, max: 10_000_000 }), (full, amount) => {
        for (const id of ['turnover', 'workers', 'topWage'] as const) {
          if (!isAmount(id) || full[id] === undefined) continue;
          const known = answersBeforeResult(full);
          const { [id]: _, ...others } = known;
          const value = id === 'workers' ? amount % 60 : amount;
          const top = bandsOf(id, others, day).find((each) => value <= each);
          if (top === undefined) continue;
          const papers = (own: number) => mustsIn(find({ ...full, [id]: own }, day));
          expect(papers(top), `${id} ${value} of ${top}`).toEqual(papers(value));
        }
      }),
      businesses,
    );
  });
});

describe('a town', () => {
  it('is "another" one only below a city (ANSW-04)', () => {
    const setting = { locale: 'en', messages, asOn: day } as const;
    const label = (offered: readonly string[]) =>
      optionLabel('place', 'town', offered, en, setting);
    expect(label(['bengaluru', 'town', 'village'])).toBe('Another city or town');
    expect(label(['town', 'village'])).toBe('A city or town');
    expect(answerText('place', 'town', en, setting)).toBe('A city or town');
  });
});

describe('a fee that is not known', () => {
  it('is asked at an office, and looked up online (ANSW-04)', () => {
    expect(whoKnowsFee('trade-licence', en)).toBe('Fee not known: ask Town office');
    expect(whoKnowsFee('import-export-code', en)).toBe(en.result.askFeeOnline);
  });
});

describe('the result', () => {
  it('names fee, time, validity and place of every need under every rule, or who knows them (LAW-05)', () => {
    const setting = { locale: 'en', messages, asOn: day } as const;
    for (const { id: need } of needs) {
      const own = rules.filter((rule) => rule.need === need);
      for (const rule of own) {
        const facts = needFacts({ need, rules: [rule] }, {}, en, setting);
        for (const part of [facts.fee, facts.time, facts.lasts, facts.office]) {
          expect(part.length, rule.id).toBeGreaterThan(0);
          expect(part, rule.id).not.toMatch(/[{}]|undefined/);
        }
      }
    }
  });

  it('names the document of each figure, beside that of the rule (ANSW-09)', () => {
    const setting = { locale: 'en', messages, asOn: day } as const;
    const cook = { kind: 'street-mobile', state: 'tg', place: 'hyderabad' } as const;
    const certificate = find(cook, day).all.find(({ need }) => need === 'vending-certificate');
    const named = certificate ? documentsOf(certificate, en, setting) : [];
    // The Act names no fee: it is from a report on the order of Telangana.
    const fee = named.find(({ values }) => values.includes('₹150'));
    expect(fee?.source.certainty).toBe('reported');
    expect(fee?.values).toEqual(expect.arrayContaining(['₹100', '₹150', '₹200', '3 years']));
    const ofRule = named.find(({ source }) => source === certificate?.rules[0]?.source);
    expect(ofRule?.values).toEqual([]);
  });

  it('names who reports the price of a printed PAN card, beside the Act that asks for the number', () => {
    const setting = { locale: 'en', messages, asOn: day } as const;
    const shop = { kind: 'shop', state: 'mh', supply: 'goods', turnover: 4_500_000 } as const;
    const pan = find({ ...shop, entity: 'proprietor' }, day).all.find(({ need }) => need === 'pan');
    const named = pan ? documentsOf(pan, en, setting).flatMap(({ values }) => values) : [];
    expect(named).toContain('₹107');
  });

  it('lists up to five papers together; more are grouped, and rules without an application are separate', () => {
    assert(
      property(anyBusiness, (full) => {
        const musts = find(full, day).all.filter(({ level }) => level === 'must');
        const { papers, now, soon, rules: kept } = groupNeeded(musts);
        expect([...now, ...soon]).toHaveLength(papers.length);
        if (papers.length <= mostTogether) expect(soon).toEqual([]);
        expect(papers.length + kept.length).toBe(musts.length);
        expect(kept.every(({ need }) => needById(need).office === 'none')).toBe(true);
      }),
      fewer,
    );
  });
});
