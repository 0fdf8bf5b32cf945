import type { Big } from 'big.js';
import { isDay } from '../../../content/facts/days.ts';
import type { IsoDate } from '../../../content/facts/types.ts';
import { groupDigits } from '../../../i18n/format-number.ts';
import { timesOf, withLatinDigits } from '../../../i18n/parse-amount.ts';
import type { Calculator, Entered, Input, NumberInput, Values } from './calculator.ts';
import { decimal, zero } from './decimal.ts';

/** The reason why an answer is invalid; `limit` is the limit that it exceeds. */
export type Problem =
  | { inputId: string; code: 'missing' | 'not-a-number' | 'not-a-date' | 'too-early' }
  | { inputId: string; code: 'too-small' | 'too-large' | 'too-fine'; limit: number };

const largest = { money: 1_000_000_000_000, percent: 1000, count: 1_000_000_000 } as const;
const places = { money: 2, percent: 3, count: 0 } as const;

/** The minimum and maximum of a number. */
const limitsOf = ({ kind, min = 0, max = largest[kind] }: NumberInput) => ({ min, max });

/** Returns the inputs that apply, given the other answers. */
export const askedInputs = ({ inputs }: Calculator, entered: Entered): readonly Input[] => {
  const complete = withDefaults(inputs, entered);
  return inputs.filter(({ showIf }) => showIf?.(complete) ?? true);
};

/** Returns the effective answer: a choice without a valid selection defaults to its first option. */
export function withDefaults(inputs: readonly Input[], entered: Entered): Entered {
  const complete: Record<string, string> = {};
  for (const input of inputs) {
    const text = entered[input.id] ?? '';
    complete[input.id] =
      input.kind === 'choice' && input.options.every(({ id }) => id !== text)
        ? (input.options[0]?.id ?? '')
        : text;
  }
  return complete;
}

/** Parses the answers. Returns the values, or every invalid answer. */
export function readEntered(
  calculator: Calculator,
  entered: Entered,
): { values: Values } | { problems: readonly Problem[] } {
  const complete = withDefaults(calculator.inputs, entered);
  const asked = askedInputs(calculator, complete);
  const problems = asked.flatMap((input) => problemOf(input, asked, complete) ?? []);
  return problems.length > 0 ? { problems } : { values: valuesOf(calculator, asked, complete) };
}

/**
 * Parses a number as visitors type it: with commas, spaces, the rupee sign, Indian digits, lakh or crore.
 * Returns undefined if the text is not a number.
 */
export function numberIn(text: string): Big | undefined {
  const plain = withLatinDigits(text)
    .normalize('NFKC')
    .replaceAll(/[\s,₹%]/g, '');
  const [, digits, word = ''] = /^(-?(?:\d+\.?\d*|\.\d+))([^\d.]*)$/u.exec(plain) ?? [];
  const times = timesOf(word);
  return digits && times ? decimal(digits).times(times) : undefined;
}

/** Returns the same answers with Indian digit grouping for rupees: "500000" → "5,00,000". */
export const withGroups = ({ inputs }: Calculator, entered: Entered): Entered =>
  Object.fromEntries(
    Object.entries(entered).map(([id, text]) => {
      const isMoney = inputs.some((input) => input.id === id && input.kind === 'money');
      const number = isMoney ? numberIn(text) : undefined;
      return [id, number && number.gte(0) ? groupDigits(number.toFixed()) : text];
    }),
  );

/** Returns the text as an existing date, or undefined. */
export const dateIn = (text: string): IsoDate | undefined => (isDay(text) ? text : undefined);

function problemOf(input: Input, asked: readonly Input[], entered: Entered): Problem | undefined {
  const inputId = input.id;
  const text = entered[inputId]?.trim() ?? '';
  if (input.kind === 'choice' || input.kind === 'tick') return undefined;
  if (text === '') {
    return input.kind !== 'date' && input.optional ? undefined : { inputId, code: 'missing' };
  }
  if (input.kind === 'date') {
    const date = dateIn(text);
    if (!date) return { inputId, code: 'not-a-date' };
    const before = asked.find(({ id }) => id === input.notBefore);
    const earliest = before && dateIn(entered[before.id] ?? '');
    return earliest && date < earliest ? { inputId, code: 'too-early' } : undefined;
  }
  const number = numberIn(text);
  if (!number) return { inputId, code: 'not-a-number' };
  const { min, max } = limitsOf(input);
  if (number.lt(min)) return { inputId, code: 'too-small', limit: min };
  if (number.gt(max)) return { inputId, code: 'too-large', limit: max };
  const limit = input.places ?? places[input.kind];
  return number.eq(number.round(limit)) ? undefined : { inputId, code: 'too-fine', limit };
}

function valuesOf(calculator: Calculator, asked: readonly Input[], entered: Entered): Values {
  const textOf = (id: string): string => {
    const input = calculator.inputs.find((each) => each.id === id);
    if (!input) throw new Error(`The sum "${calculator.slug}" has no input "${id}"`);
    return asked.includes(input) ? (entered[id] ?? '') : '';
  };
  return {
    number: (id) => numberIn(textOf(id)) ?? zero,
    has: (id) => numberIn(textOf(id)) !== undefined,
    choice: (id) => textOf(id),
    ticked: (id) => textOf(id) === 'yes',
    date(id) {
      const date = dateIn(textOf(id));
      if (!date) throw new Error(`The sum "${calculator.slug}" reads a day "${id}" it did not ask`);
      return date;
    },
  };
}
