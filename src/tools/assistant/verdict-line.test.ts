import { describe, expect, it } from 'vitest';
import { text as texts } from '../../locales/en/tools/assistant-answers.ts';
import { text as answers } from '../../locales/en/tools/need-answers.ts';
import { text as questions } from '../../locales/en/tools/need-questions.ts';
import type { NeedLines } from '../../locales/search-words.ts';
import { factAt } from '../../content/facts/lookup.ts';
import { searchLanguage } from '../search/model/language.ts';
import { conceptReader } from './concepts.ts';
import { amounts } from './model/amounts.ts';
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
    { asOn, locale: 'en' },
  );
}

describe('a line with a figure that a number of the question is compared with', () => {
  it.each([
    ['I am 61. Can I get the e-Shram card?', 'eshram.card', 'No'],
    ['12 metre commercial building in Hyderabad. Is a fire NOC needed?', 'fire.noc', 'No'],
    ['22 metres, office building in Secunderabad. Do I need a fire NOC?', 'fire.noc', 'Yes'],
    [
      'Do I need a permit? My mini truck weighs 2800 kilos with the load',
      'sectors.transport',
      'No',
    ],
    ['lorry of 9 tonnes, do I need a permit?', 'sectors.transport', 'Yes'],
    ['can I use bags of 120 microns?', 'sectors.bag', 'Yes'],
    ['I am 16. Can I get a vending certificate in Hyderabad?', 'vendor.certificate', 'No'],
    ['Will an income of 9 lakh be taxed?', 'tax.slabs', 'No'],
    ['Must I pay tax on an income of 14 lakh?', 'tax.slabs', 'Yes'],
    ['We are seven in the workshop. Is ESI compulsory?', 'labour.esi.limit', 'No'],
    ['11 people here. ESI we have to take or not', 'labour.esi.limit', 'Yes'],
  ] as const)('%s', (question, id, word) => {
    const { text, isCounted } = lineFor(question, id);
    expect(text).toMatch(new RegExp(`^\\*\\*${word}\\*\\*, by what you write`));
    expect(isCounted).toBe(true);
  });

  it.each([
    ['I have sold here for 12 years. Can I get a vending certificate?', 'vendor.certificate'],
    ['I am 30. Can I get the e-Shram card?', 'eshram.card'],
    ['16 metres, a residential building in Hyderabad. Do I need a fire NOC?', 'fire.noc'],
    ['22 metres in Jaipur. Do I need a fire NOC?', 'fire.noc'],
    ['A function hall of 12 metres in Hyderabad. Is a fire NOC needed?', 'fire.noc'],
    ['A hotel of 12 metres in Hyderabad. Is a fire NOC needed?', 'fire.noc'],
    ['My taxi for passengers weighs 1500 kilos. Do I need a permit?', 'sectors.transport'],
    ['Must my company pay tax on an income of 9 lakh?', 'tax.slabs'],
  ] as const)('is not decided by a number where the figure does not decide: %s', (question, id) => {
    expect(lineFor(question, id).isCounted).toBeUndefined();
  });

  it('says whether it is needed to who asks whether it is not', () => {
    expect(say('నలుగురు హెల్పర్లు ఉన్నారు. పీఎఫ్ కట్టక్కర్లేదు కదా?', 'labour.epf.limit')).toMatch(
      /^\*\*No, it is not needed\.\*\*/,
    );
  });
});

describe('an amount that a number of the question decides', () => {
  it.each([
    [
      'How much is the shops act fee with 4 workers in Warangal?',
      'shops-act',
      '{trade.shops.telangana.fee.first}',
    ],
    [
      'How much is shop registration in Hyderabad, I run it alone',
      'shops-act',
      '{trade.shops.telangana.fee.none}',
    ],
    ['How much PF is cut from a salary of 15000?', 'labour.rates', '₹1,800'],
    ['How much ESI is cut from a salary of 15000?', 'labour.rates', '₹113'],
    [
      '300 square feet on a 25 feet road in Hyderabad, how much is the trade licence?',
      'trade.fee',
      '₹1,200',
    ],
    [
      '25 feet road in Hyderabad: how much is the rate of the trade licence?',
      'trade.fee',
      '{trade.ghmc.rate.middle}',
    ],
    [
      'How much professional tax on a salary of 18000 in Hyderabad?',
      'labour.professional-tax',
      '{labour.pt.middle}',
    ],
    [
      'How much is the late fee with an income of 4 lakh?',
      'tax.late',
      '{income-tax.late-fee-small}',
    ],
  ] as const)('%s', (question, id, amount) => {
    expect(say(question, id).startsWith(`**${amount}**, by what you write.`)).toBe(true);
  });

  it.each([
    ['How much PF and ESI are cut from a salary of 15000?', 'labour.rates'],
    ['How much PF is cut from a salary of 40000?', 'labour.rates'],
    ['How much ESI does the employer pay on a salary of 15000?', 'labour.rates'],
    ['300 square feet on a 25 feet road in Warangal, how much is the trade licence?', 'trade.fee'],
    ['How much is the shops act fee with 4 workers in Pune?', 'shops-act'],
    ['How much is the trade licence on a 25 feet road in Hyderabad?', 'trade.fee'],
    ['How much professional tax on a salary of 9000 in Hyderabad?', 'labour.professional-tax'],
  ] as const)('is not said where it is not sure: %s', (question, id) => {
    expect(say(question, id)).not.toContain('by what you write');
  });

  it('comes from figures that exist', () => {
    const facts = Object.values(amounts).flatMap((all) =>
      all.flatMap(({ above, bands = [], share }) => [
        above,
        share?.of,
        share?.upTo,
        ...bands.flatMap(({ upTo, amount }) => [upTo === 0 ? undefined : upTo, amount]),
      ]),
    );
    expect(facts.filter((fact) => fact && !factAt(fact, asOn))).toEqual([]);
  });
});

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

it('compares with figures that exist, in lines that say Yes or No and have the figure', () => {
  const faults = Object.entries(thresholds).flatMap(
    ([id, { figure, surely, wageMax, byState, reached }]) => [
      ...[figure, surely, wageMax, ...Object.values(byState ?? {}).flat()].flatMap((fact) =>
        fact && !factAt(fact, asOn) ? [`${id}: ${fact} has no value`] : [],
      ),
      ...Object.keys(reached).flatMap((kind) => {
        const line = all[id]?.[kind as keyof NeedLines] ?? '';
        const words = new Set(sidesOf(line).map(({ is }) => is));
        const stated = [figure, surely, ...Object.values(byState ?? {}).flat()];
        const isStated = stated.some((fact) => fact && line.includes(fact));
        return words.size > 0 && isStated ? [] : [`${id} ${kind}: ${line}`];
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
