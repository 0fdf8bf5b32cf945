import type { Big } from 'big.js';
import { factAt, latestVersion, type FactId } from '../../../content/facts/lookup.ts';
import type { FactVersion, IsoDate } from '../../../content/facts/types.ts';
import { decimal } from './decimal.ts';

/** A figure of the law has no sure value for the day. The result is then "check the official portal". */
export class UnknownFigureError extends Error {
  readonly factId: FactId;

  constructor(factId: FactId) {
    super(`No sure value of "${factId}" for the day`);
    this.name = 'UnknownFigureError';
    this.factId = factId;
  }
}

/** A figure that a sum has read, with the version it read. */
export interface UsedFigure {
  factId: FactId;
  version: FactVersion;
}

/** The law's figures as a sum reads them; each one it reads is listed under its result. */
export interface Figures {
  /** The amount that holds on the day. @throws UnknownFigureError where none does. */
  amount(factId: FactId): Big;
  /** The last amount on record, though it may have ended: the list then says until when it held. */
  lastAmount(factId: FactId): Big;
  /** Day and month of a day of the year. @throws UnknownFigureError where none holds on the day. */
  dayOfYear(factId: FactId): { day: number; month: number };
}

/** The figures of one day, and the list of those that were read. */
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
      lastAmount: (factId) => amountOf(factId, read(factId, latestVersion(factId))),
      dayOfYear(factId) {
        const { value } = read(factId, factAt(factId, day));
        if (value.unit !== 'day-of-year') throw new Error(`"${factId}" is no day of the year`);
        return { day: value.day, month: value.month };
      },
    },
  };
}

function amountOf(factId: FactId, { value }: FactVersion): Big {
  if (!('amount' in value)) throw new Error(`"${factId}" is no single amount`);
  return decimal(value.amount);
}
