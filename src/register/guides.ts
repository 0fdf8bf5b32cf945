import type { PageId } from '../content/catalog.ts';
import {
  lastVersionBy,
  factAt,
  latestVersion,
  type FactId,
  type FactRow,
} from '../content/facts/lookup.ts';
import type { IsoDate } from '../content/facts/types.ts';
import type { Block, EntryRow, GlanceFact, GuideContent, GuideText } from '../content/types.ts';
import { figureOf } from './fees.ts';
import { needById, needs, rulesOf, type Need, type NeedId } from './register.ts';

/** The registration that a guide is about, and the figure of the fee at its top if it is not the record's first. */
interface GuideTop {
  need: NeedId;
  fee?: FactId;
}

/** Guides whose top the register states. The others are about private services, or about fees by area. */
const guideTops: Partial<Record<PageId, GuideTop>> = {
  'guides/fssai-compliance': { need: 'fssai' },
  'guides/gst-compliance': { need: 'gst' },
  // PAN and TAN are the record's fee, because the ministry takes nothing.
  'guides/company-registration': { need: 'company', fee: 'company.fee' },
  'guides/trademark-registration': { need: 'trademark' },
  'guides/bis-registration': { need: 'bis' },
  'guides/msme-compliance': { need: 'udyam' },
  'guides/labour-law-compliance': { need: 'esi' },
  'guides/barcode-registration': { need: 'barcode' },
  'guides/iso-certification': { need: 'certificate' },
};

/** The words that a guide needs for what the register states. */
interface GuideWords {
  /** A registration without a fee. */
  free: string;
  /** What each figure is called. */
  names: Readonly<Record<FactId, string>>;
}

/** Returns the reference to a figure, as it was last in force if it is not in force on the day. */
function lastInForce(figure: FactId, date: IsoDate): string {
  const until = lastVersionBy(figure, date)?.until;
  return factAt(figure, date) || !until ? figure : `${figure}@${until}`;
}

/** Returns the fee at the top of a guide: a figure, or the word for none. */
function feeAtTop(figure: FactId, date: IsoDate, { free }: GuideWords): string {
  const { value } = lastVersionBy(figure, date) ?? latestVersion(figure);
  const isNothing = value.unit === 'words' && value.key === 'nothing';
  return isNothing ? free : `{${lastInForce(figure, date)}}`;
}

/** Returns the figures of a registration's fee, also those that only some businesses pay. */
export const feesOf = ({ id, fee = [] }: Need): FactId[] => [
  ...new Set([...fee, ...rulesOf(id).flatMap((rule) => rule.fee ?? [])].map(figureOf)),
];

/**
 * Returns the text of a guide, completed with the data of the register: fee and time at its top, the site where the
 * reader applies, and the rows of its tables of fees. Throws when neither the text nor the register states one of these,
 * or when both do.
 */
export function completeGuide(
  id: PageId,
  text: GuideText,
  date: IsoDate,
  words: GuideWords,
): GuideContent {
  const top = guideTops[id];
  const need = top && needById(top.need);
  const fee = top?.fee ?? need?.fee?.[0];
  const stated = (part: 'fee' | 'time', value: string | undefined): GlanceFact => {
    const { note, value: own } = text.glance[part];
    if (own !== undefined && value !== undefined) {
      throw new Error(
        `The guide “${id}” types the ${part} at its top, which the register states: remove the value`,
      );
    }
    const shown = own ?? value;
    if (shown === undefined) {
      throw new Error(
        `Nothing states the ${part} at the top of “${id}”: type \`glance.${part}.value\`, or name its registration in guideTops`,
      );
    }
    return { value: shown, note };
  };
  const portal = text.doItYourself.portal ?? need?.portal;
  if (!portal) {
    throw new Error(
      `Nothing states where a reader of “${id}” applies: type \`doItYourself.portal\`, or name its registration in guideTops`,
    );
  }
  return {
    ...text,
    glance: {
      needIt: text.glance.needIt,
      fee: stated('fee', fee && feeAtTop(fee, date, words)),
      time: stated('time', need?.time && `{${need.time}}`),
    },
    doItYourself: { ...text.doItYourself, portal },
    sections: withFees(text.sections, date, words),
  };
}

/** Returns the sections with the rows of each table of fees in the order of the register; our own prices follow. */
const withFees = (
  sections: GuideContent['sections'],
  date: IsoDate,
  words: Pick<GuideWords, 'names'>,
): GuideContent['sections'] =>
  sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => feeRows(block, date, words)),
  }));

function feeRows(block: Block, date: IsoDate, { names }: Pick<GuideWords, 'names'>): Block {
  if (block.kind !== 'entries' || block.feesOf === undefined) return block;
  const need = needs.find(({ id }) => id === block.feesOf);
  if (!need) throw new Error(`No registration “${block.feesOf}” has a table of fees`);
  const fees = need.feeTable ?? feesOf(need);
  const { feesOn } = block;
  const worded = new Map<string, EntryRow>(block.rows.map((row) => [row.fact, row]));
  const shown = fees
    .filter((fact) => {
      if (feesOn === undefined) return true;
      if (feesOn === 'today') return factAt(fact, date) !== undefined || worded.has(fact);
      return (factAt(fact, feesOn)?.until ?? null) !== null;
    })
    .map((fact): EntryRow => {
      const day = feesOn === undefined || feesOn === 'today' ? '' : `@${feesOn}`;
      // All pairs of figure and day are too many for the type checker.
      const row = ((fact as string) + day) as FactRow;
      return worded.get(row) ?? { label: names[fact], fact: row };
    });
  if (shown.length === 0) throw new Error(`No fee of “${need.id}” on ${feesOn} to show`);
  const others = block.rows.filter(({ fact }) => !shown.some((row) => row.fact === fact));
  const unknown = others.filter(({ fact }) => !fact.startsWith('price.'));
  if (unknown.length > 0) {
    const listed = unknown.map(({ fact }) => fact).join(', ');
    throw new Error(`No fee of “${need.id}” in src/register: ${listed}`);
  }
  return { ...block, rows: [...shown, ...others] };
}
