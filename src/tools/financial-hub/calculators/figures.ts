import type { Big } from 'big.js';
import { factAt, lastVersionBy, type FactId } from '../../../content/facts/lookup.ts';
import type { FactVersion, IsoDate } from '../../../content/facts/types.ts';
import { decimal, zero } from './decimal.ts';

/** A legal figure has no sure value for the day. The result is then "check the official portal". */
export class UnknownFigureError extends Error {
  readonly factId: FactId;

  constructor(factId: FactId) {
    super(`No sure value of "${factId}" for the day`);
    this.name = 'UnknownFigureError';
    this.factId = factId;
  }
}

/** A figure used by a calculation, with the version used. */
export interface UsedFigure {
  factId: FactId;
  version: FactVersion;
}

/** Reads legal figures for a calculation; each one read is listed under the result. */
export interface Figures {
  /** Returns the amount in force on the day. Throws UnknownFigureError when there is none. */
  amount(factId: FactId): Big;
  /** Returns a fee in force on the day, zero for none. Throws UnknownFigureError when there is no figure. */
  fee(factId: FactId): Big;
  /** Returns the amount in force on the day or the last before it: the list then states when it ended. */
  lastAmount(factId: FactId): Big;
  /** Returns true when the last amount has ended by the day, and no other is known. */
  hasEnded(factId: FactId): boolean;
  /** Returns day and month of a yearly date. Throws UnknownFigureError when none is in force on the day. */
  dayOfYear(factId: FactId): { day: number; month: number };
}

/** Returns the figures of one day, and the list of those that were read. */
export function figuresOn(day: IsoDate): { figures: Figures; used: readonly UsedFigure[] } {
  const used: UsedFigure[] = [];
  function read(factId: FactId, version: FactVersion | undefined): FactVersion {
    if (!version) throw new UnknownFigureError(factId);
    if (used.every((figure) => figure.factId !== factId)) used.push({ factId, version });
    return version;
  }
  return {
    used,
    figures: {
      amount: (factId) => amountOf(factId, read(factId, factAt(factId, day))),
      fee(factId) {
        const { value } = read(factId, factAt(factId, day));
        const isNothing = value.unit === 'words' && value.key === 'nothing';
        return isNothing ? zero : amountOf(factId, { value });
      },
      lastAmount: (factId) => amountOf(factId, read(factId, lastVersionBy(factId, day))),
      hasEnded: (factId) => factAt(factId, day) === undefined,
      dayOfYear(factId) {
        const { value } = read(factId, factAt(factId, day));
        if (value.unit !== 'day-of-year') throw new Error(`"${factId}" is no day of the year`);
        return { day: value.day, month: value.month };
      },
    },
  };
}

function amountOf(factId: FactId, { value }: Pick<FactVersion, 'value'>): Big {
  if (!('amount' in value)) throw new Error(`"${factId}" is no single amount`);
  return decimal(value.amount);
}
