import { describe, expect, it } from 'vitest';
import { text as texts } from '../../locales/en/tools/assistant-answers.ts';
import { text as answers } from '../../locales/en/tools/need-answers.ts';
import { text as questions } from '../../locales/en/tools/need-questions.ts';
import type { NeedLines } from '../../locales/search-words.ts';
import { factAt } from '../../content/facts/lookup.ts';
import { searchLanguage } from '../search/model/language.ts';
import { conceptReader } from './concepts.ts';
import { thresholds } from './model/thresholds.ts';
import { sideWords } from './model/side-words.ts';
import { tableWords } from './question-tables.ts';
import { sidesOf, verdictLine } from './verdict-line.ts';

const reader = conceptReader(searchLanguage('en').vocabulary, tableWords);
const asOn = '2026-11-24';
const all: Readonly<Record<string, NeedLines>> = answers;

type SpokenId = keyof typeof answers & keyof typeof questions;

/** What is said to a question whose need has this share. */
const say = (text: string, id: SpokenId, share = 0.95): string => lineFor(text, id, share).text;

function lineFor(text: string, id: SpokenId, share = 0.95) {
  const need = { id, share, places: [] };
  return verdictLine(
    {
      text,
      concepts: reader.read(text),
      reader,
      need,
      lines: answers[id],
      needs: [need],
      answers: all,
      named: questions[id],
    },
    texts,
    asOn,
  );
}

describe('a line that states a Yes and a No', () => {
  it('is split into its sides', () => {
    expect(sidesOf('**No**, below 20; **Yes** from 20. Ask the office.')).toEqual([
      { is: 'no', text: '**No**, below 20;' },
      { is: 'yes', text: '**Yes** from 20. Ask the office.' },
    ]);
    expect(sidesOf('**नहीं**, 20 से कम; **हाँ** 20 से।').map(({ is }) => is)).toEqual(['no', 'yes']);
    expect(sidesOf('Apply at the **ward office**. No fee.')).toEqual([]);
    expect(sidesOf('**అవును**, సరుకుకు. సేవలకు **అక్కర్లేదు**.').map(({ is }) => is)).toEqual([
      'yes',
      'no',
    ]);
    expect(sidesOf('**Yes**, from 18. No highest age is named.')).toHaveLength(1);
    expect(sidesOf('**Yes** from 20 workers. No with fewer.', true)).toHaveLength(2);
  });

  it.each([
    ['We are 24 staff. Is yearly bonus compulsory?', 'labour.bonus', 'Yes'],
    ['We are six people, must I pay a bonus?', 'labour.bonus', 'No'],
    ['turnover 7 crore, must I make e-invoices?', 'gst.einvoice', 'Yes'],
    ['shop in Patna with 15 workers, must I register?', 'states.bihar', 'Yes'],
    ['5 workers in Lucknow, is registration compulsory?', 'states.uttar-pradesh', 'No'],
    ['salary of my worker is 25,000, is ESI compulsory?', 'labour.esi.limit', 'No'],
    ['I am 17, can I get a vending certificate in Hyderabad?', 'vendor.age', 'No'],
    ['can I get a certificate for my son of 17 in Patna?', 'vendor.age', 'Yes'],
    ['he is 40, can I get a certificate for him?', 'vendor.age', 'Yes'],
    ['he is 12, can I get a certificate for him?', 'vendor.age', 'No'],
    ['I work alone, must I keep a register?', 'labour.first-worker', 'No'],
    ['50 workers without power, must I have a factory licence?', 'sectors.factory', 'Yes'],
  ] as const)('begins with the side that the number decides: %s', (text, id, word) => {
    expect(say(text, id)).toMatch(
      new RegExp(`^\\*\\*${word}\\*\\*, by what you write\\. The rule: `),
    );
  });

  it.each([
    ['Must I pay a bonus?', 'labour.bonus'],
    ['my son is 16, can I get a certificate for him?', 'vendor.age'],
    ['25 workers with machines, must I have a factory licence?', 'sectors.factory'],
  ] as const)('says both in two lines where nothing decides: %s', (text, id) => {
    const [first, ...sides] = say(text, id).split('\n');
    expect(first).toBe(texts.sides.depends);
    expect(sides).toHaveLength(2);
  });

  it.each([
    [
      'Goods go to another state by courier. Do I need GST?',
      'gst.other-state',
      /^\*\*Yes\*\*, for/,
    ],
    ['handicraft to another state, must I have GST?', 'gst.other-state', /^It depends/],
    ['small shop on the ground floor, must I have a fire NOC?', 'fire.noc', /^It depends/],
    ['small shop, must I have a fire NOC?', 'fire.noc', /^\*\*No\*\*, as a rule/],
    ['may I use TM while I wait?', 'trademark.false', /^\*\*Yes\*\*, by what/],
    ['does the card pay money each month?', 'eshram.card', /^\*\*No\*\*, by what/],
    ['is the card for tailors too?', 'eshram.card', /^\*\*Yes\*\*, it is free/],
    ['can I complain on Samadhaan without Udyam?', 'msme.late-buyer', /^\*\*No\*\*, by what/],
    ['7 people in Jaipur, must I register?', 'states.rajasthan', /^\*\*No\*\*, by what/],
    ['10 people in Jaipur, must I register?', 'states.rajasthan', /^\*\*No\*\*, by what/],
  ] as const)('begins with the side of most where nothing decides: %s', (text, id, begins) => {
    expect(say(text, id)).toMatch(begins);
  });

  it('is No to a food paper for who has a vending certificate, and else both', () => {
    const must = (text: string) => say(text, 'fssai.vendor');
    expect(must('I have a vending certificate, must I apply to FSSAI?')).toMatch(/^\*\*No\*\*/);
    expect(must('no certificate, must I apply to FSSAI?')).toMatch(/^\*\*Yes\*\*/);
    expect(must('I fry bajji on a cart, must I apply to FSSAI?')).toMatch(/^It depends/);
  });

  it('is decided by the state of the question, where that side has no figure', () => {
    const asked = 'shop in Jaipur, must I pay professional tax?';
    expect(say(asked, 'labour.professional-tax')).toMatch(/^\*\*No\*\*, by what you write/);
    expect(say('in Hyderabad, must I have a fire NOC? 3 floors', 'fire.noc')).toMatch(/^It dep/);
  });

  it('is decided by words that only one side has', () => {
    expect(
      say('Must my tailoring shop have pollution consent? I am a tailor', 'pollution'),
    ).toMatch(/^\*\*No\*\*, by what you write/);
    expect(say('May my wife sell at my cart?', 'vendor.family-sells')).toMatch(/^\*\*Yes\*\*, by/);
  });
});

describe('a line of one side', () => {
  it('is said where the need is likely enough for the kind of question', () => {
    expect(say('Must I file a return without sales?', 'gst.nil-return')).toMatch(/^\*\*Yes/);
    expect(say('Must I file a return without sales?', 'gst.nil-return', 0.2)).not.toMatch(
      /^\*\*(Yes|No)/,
    );
  });

  it('names the question that was understood where no other line is there', () => {
    expect(say('Is that stamp really so?', 'vendor.scale', 0.3)).toMatch(/^If you ask “/);
  });

  it('says needed or not needed to who denies', () => {
    expect(say('FSSAI is not needed for my cart, right?', 'fssai.need')).toMatch(
      /^\*\*Yes, it is needed\.\*\* If /,
    );
    expect(say('fssai zaroori nahi hai na?', 'fssai.need')).toMatch(/^\*\*Yes, it is needed\.\*\*/);
  });
});

it('puts the day of the form that was asked for first', () => {
  expect(say('PMT-06 due date', 'gst.returns.due')).toMatch(/^Deposit PMT-06 by day \{/);
  expect(say('when are gst returns due', 'gst.returns.due')).not.toMatch(/^Deposit/);
});

it('compares with figures that exist, in lines that state both sides', () => {
  const faults = Object.entries(thresholds).flatMap(
    ([id, { figure, surely, wageMax, reached }]) => [
      ...[figure, surely, wageMax].flatMap((fact) =>
        fact && !factAt(fact, asOn) ? [`${id}: ${fact} has no value`] : [],
      ),
      ...Object.keys(reached).flatMap((kind) => {
        const line = all[id]?.[kind as keyof NeedLines] ?? '';
        const words = new Set(sidesOf(line).map(({ is }) => is));
        return words.size === 2 && line.includes(figure) ? [] : [`${id} ${kind}: ${line}`];
      }),
    ],
  );
  expect(faults).toEqual([]);
});

it('knows side words only of needs with a line of both sides', () => {
  const isBoth = (line: string) => new Set(sidesOf(line).map(({ is }) => is)).size === 2;
  for (const id of Object.keys(sideWords)) {
    expect(
      Object.values(all[id] ?? {}).some((line) => isBoth(line ?? '')),
      id,
    ).toBe(true);
  }
});

describe('a line says how far it answers', () => {
  it.each([
    ['how much is the FSSAI fee?', 'fssai.fee', 0.95, 'sure'],
    ['We are 24 staff. Is yearly bonus compulsory?', 'labour.bonus', 0.95, 'sure'],
    ['Must I pay a bonus?', 'labour.bonus', 0.95, 'unsure'],
    ['Will the officer come for a check?', 'fssai.documents', 0.95, 'said'],
  ] as const)('%s', (text, id, share, is) => {
    expect(lineFor(text, id, share).is).toBe(is);
  });
});
