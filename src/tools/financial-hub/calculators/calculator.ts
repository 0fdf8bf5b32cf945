import type { CalculatorSlug } from '../../../content/catalog.ts';
import type { Big } from 'big.js';
import type { FactId } from '../../../content/facts/lookup.ts';
import type { IsoDate } from '../../../content/facts/types.ts';
import type { Figures } from './figures.ts';

/** The texts of the fields as typed, by input id. */
export type Entered = Readonly<Record<string, string>>;

interface Common {
  id: string;
  /** Tells from the other answers whether the question applies. */
  showIf?: (entered: Entered) => boolean;
}

/** A number: rupees, per cent, or a count. Its limits are allowed values. */
export interface NumberInput extends Common {
  kind: 'money' | 'percent' | 'count';
  min?: number;
  max?: number;
  /** Decimal places allowed. Defaults: two for rupees, three for per cent, none for counts. */
  places?: number;
  /** True if the field may be empty; it then counts as zero. */
  optional?: true;
  /** Legal figures that a button enters into the field. */
  presets?: readonly FactId[];
}
interface DateInput extends Common {
  kind: 'date';
  /** The date input that this date must not precede. */
  notBefore?: string;
}
export interface ChoiceInput extends Common {
  kind: 'choice';
  /** The options; the first is the default. */
  options: readonly { id: string }[];
}
/** A checkbox: `yes` or empty. */
interface TickInput extends Common {
  kind: 'tick';
}
export type Input = NumberInput | DateInput | ChoiceInput | TickInput;

/** The answers, parsed and within their limits. Each function throws for an input that the calculator lacks. */
export interface Values {
  /** Returns zero for an empty field. */
  number(id: string): Big;
  /** Returns true if the visitor entered a number. */
  has(id: string): boolean;
  choice(id: string): string;
  ticked(id: string): boolean;
  date(id: string): IsoDate;
}

export type Unit = 'rupees' | 'percent' | 'count' | 'days' | 'months' | 'years';

/** One line of a result. `working` is its calculation in numbers and signs. */
export interface Line {
  id: string;
  value: Big;
  unit: Unit;
  working?: string;
}

/** A table below the lines: one row per year, columns in the order of `columns`. */
export interface Schedule {
  columns: readonly string[];
  rows: readonly (readonly Big[])[];
}

export interface Result {
  /** The line that answers the question; shown first and announced to screen readers. */
  main: string;
  lines: readonly Line[];
  /** Ids of sentences that apply to this result only. */
  notes?: readonly string[];
  /** Ids of lines, in rupees, to show as bars. */
  bars?: readonly string[];
  schedule?: Schedule;
}

/** A calculator's inputs and rule: pure data and pure functions, no text. `<slug>/rule.ts` exports it. */
export interface CalculatorRule {
  inputs: readonly Input[];
  work: (values: Values, figures: Figures) => Result;
  /** The worked example of the fact file, as a visitor would type it. */
  example: Entered;
}

/** A calculator with its name in the address, which is its folder's name. */
export interface Calculator extends CalculatorRule {
  slug: CalculatorSlug;
}

/** Creates a line in rupees. */
export const rupees = (id: string, value: Big, working?: string): Line => ({
  id,
  value,
  unit: 'rupees',
  ...(working !== undefined && { working }),
});

/** Creates a line in any other unit. */
export const lineIn = (unit: Unit, id: string, value: Big, working?: string): Line => ({
  ...rupees(id, value, working),
  unit,
});
