import type { CalculatorSlug } from '../../../content/catalog.ts';
import type { Big } from 'big.js';
import type { FactId } from '../../../content/facts/lookup.ts';
import type { IsoDate } from '../../../content/facts/types.ts';
import type { Figures } from './figures.ts';

/** What was entered, by input id: the texts of the fields, as typed. */
export type Entered = Readonly<Record<string, string>>;

interface Common {
  id: string;
  /** The question is asked only where the other answers make it one. */
  showIf?: (entered: Entered) => boolean;
}

/** A number: rupees, per cent, or a count. Limits are included in what is allowed. */
export interface NumberInput extends Common {
  kind: 'money' | 'percent' | 'count';
  min?: number;
  max?: number;
  /** Decimal places allowed: two for rupees, three for per cent, none for counts, where not said. */
  places?: number;
  /** May be left empty, and then counts as nothing. */
  optional?: true;
  /** Figures of the law that a button puts into the field. */
  presets?: readonly FactId[];
}
interface DateInput extends Common {
  kind: 'date';
  /** The input this day may not come before. */
  notBefore?: string;
}
export interface ChoiceInput extends Common {
  kind: 'choice';
  /** The first one is chosen at the start. */
  options: readonly { id: string }[];
}
/** A box to tick: `yes` or nothing. */
interface TickInput extends Common {
  kind: 'tick';
}
export type Input = NumberInput | DateInput | ChoiceInput | TickInput;

/** What was entered, read and within its limits. Each function throws for an input the sum does not have. */
export interface Values {
  /** Zero for a field left empty. */
  number(id: string): Big;
  /** True where a number was entered. */
  has(id: string): boolean;
  choice(id: string): string;
  ticked(id: string): boolean;
  date(id: string): IsoDate;
}

export type Unit = 'rupees' | 'percent' | 'count' | 'days' | 'months' | 'years';

/** One line of a result. `working` is the sum behind it, in numbers and signs. */
export interface Line {
  id: string;
  value: Big;
  unit: Unit;
  working?: string;
}

/** A table below the lines: a row a year, columns in the order of `columns`. */
export interface Schedule {
  columns: readonly string[];
  rows: readonly (readonly Big[])[];
}

export interface Result {
  /** The line that answers the question; it is said first and aloud. */
  main: string;
  lines: readonly Line[];
  /** Ids of sentences that hold for this result only. */
  notes?: readonly string[];
  /** Ids of lines, in rupees, that are worth comparing by eye. */
  bars?: readonly string[];
  schedule?: Schedule;
}

/** The inputs of a calculator and its rule: pure data and pure functions, no text. `<slug>/rule.ts` exports it. */
export interface CalculatorRule {
  inputs: readonly Input[];
  work: (values: Values, figures: Figures) => Result;
  /** The worked example of the fact file, as a visitor would enter it. */
  example: Entered;
}

/** A calculator with the name in its address, which is its folder. */
export interface Calculator extends CalculatorRule {
  slug: CalculatorSlug;
}

/** A line in rupees. */
export const rupees = (id: string, value: Big, working?: string): Line => ({
  id,
  value,
  unit: 'rupees',
  ...(working !== undefined && { working }),
});

/** A line in any other unit. */
export const lineIn = (unit: Unit, id: string, value: Big, working?: string): Line => ({
  ...rupees(id, value, working),
  unit,
});
