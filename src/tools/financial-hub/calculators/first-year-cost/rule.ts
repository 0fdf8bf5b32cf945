import type { Big } from 'big.js';
import { companyFees, foodFees, llpFees } from '../../../../register/fees-by-size.ts';
import { importExportCodeRecord } from '../../../../register/records/trade.ts';
import { rupees, type CalculatorRule, type Line, type Values } from '../calculator.ts';
import { percentOf, sum, toPaise, zero } from '../decimal.ts';
import type { Figures } from '../figures.ts';
import { foodKinds, fssaiFee, type FoodKind } from '../fssai-fee/rule.ts';
import { roads, tradeLicenceFee, type Road } from '../trade-licence-fee/rule.ts';
import { applicationFee } from '../trademark-fee/rule.ts';
import { working } from '../working.ts';

/** The fee that the finder adds up, too. */
const [codeFee] = importExportCodeRecord.fee;

/** A part of the budget: its lines and their notes. */
interface Part {
  lines: readonly Line[];
  notes?: readonly string[];
}

/** Returns the ministry's fee for forming an LLP, by contribution; undefined above the steps on record. */
function llpFilingFee(contribution: Big, figures: Figures): Big | undefined {
  const band = llpFees.find(({ upTo }) => contribution.lte(figures.amount(upTo)));
  return band && figures.amount(band.fee);
}

type StampState = keyof typeof companyFees.stampDuty;

function entityPart(values: Values, figures: Figures): Part {
  switch (values.choice('entity')) {
    case 'llp': {
      const fee = llpFilingFee(values.number('contribution'), figures);
      const lines = [rupees('name', figures.fee(companyFees.llpName))];
      return fee
        ? { lines: [...lines, rupees('entity', fee)], notes: ['llp-stamp'] }
        : { lines, notes: ['llp-above'] };
    }
    case 'company': {
      const state = values.choice('stampState') as StampState | 'other';
      const stamp = state === 'other' ? undefined : figures.fee(companyFees.stampDuty[state]);
      return {
        lines: [
          rupees('entity', figures.fee(companyFees.form)),
          rupees('panTan', figures.fee(companyFees.panTan)),
          ...(values.ticked('nameFirst') ? [rupees('name', figures.fee(companyFees.name))] : []),
          ...(stamp ? [rupees('stamp', stamp)] : []),
        ],
        notes: ['company-fee', stamp ? 'stamp-example' : 'stamp-missing'],
      };
    }
    default:
      return { lines: [] };
  }
}

function foodPart(values: Values, figures: Figures): Part {
  switch (values.choice('food')) {
    case 'yes': {
      const kind = values.choice('foodKind') as FoodKind;
      const { tier, year, hasEnded } = fssaiFee(values.number('turnover'), kind, figures);
      return hasEnded
        ? { lines: [rupees('foodEnded', year)], notes: [tier, 'old-schedule'] }
        : { lines: [rupees('food', year)], notes: [tier] };
    }
    case 'vendor':
      return { lines: [rupees('food', figures.fee(foodFees.vendor))], notes: ['vendor'] };
    case 'hawker':
      return { lines: [rupees('food', figures.fee(foodFees.hawker))], notes: ['hawker'] };
    default:
      return { lines: [] };
  }
}

function tradePart(values: Values, figures: Figures): Part {
  if (values.choice('trade') !== 'hyderabad') return { lines: [] };
  const { fee, greenFund } = tradeLicenceFee(
    values.number('area'),
    values.choice('road') as Road,
    figures,
  );
  return { lines: [{ ...fee, id: 'trade' }, greenFund] };
}

function brandPart(values: Values, figures: Figures): Part {
  const who = values.choice('trademark');
  if (who === 'no') return { lines: [] };
  const classes = values.number('classes');
  const fee = applicationFee(who === 'small', false, figures);
  return {
    lines: [rupees('trademark', fee.times(classes), working`${fee} × ${classes}`)],
  };
}

/** The helper's price is not a government fee: it is listed separately, with its tax. */
function helperPart(values: Values, figures: Figures): readonly Line[] {
  const helper = values.number('helper');
  if (helper.eq(0)) return [];
  if (!values.ticked('helperGst')) return [rupees('helper', helper)];
  const rate = figures.amount('gst.rate.standard');
  return [
    rupees('helper', helper),
    rupees('helperTax', toPaise(percentOf(helper, rate)), working`${helper} × ${rate}%`),
  ];
}

const total = (lines: readonly Line[]): Big => sum(...lines.map(({ value }) => value));

/** Calculates a first year's government fees and, separately, the helper's price (facts 0.6 and 4.13). */
export const rule: CalculatorRule = {
  inputs: [
    {
      kind: 'choice',
      id: 'entity',
      options: [{ id: 'sole' }, { id: 'llp' }, { id: 'company' }],
    },
    { kind: 'money', id: 'contribution', showIf: ({ entity }) => entity === 'llp' },
    {
      kind: 'choice',
      id: 'stampState',
      options: [
        { id: 'other' },
        { id: 'telangana' },
        { id: 'andhra' },
        { id: 'delhi' },
        { id: 'maharashtra' },
      ],
      showIf: ({ entity }) => entity === 'company',
    },
    { kind: 'tick', id: 'nameFirst', showIf: ({ entity }) => entity === 'company' },
    {
      kind: 'choice',
      id: 'food',
      options: [{ id: 'no' }, { id: 'vendor' }, { id: 'hawker' }, { id: 'yes' }],
    },
    { kind: 'money', id: 'turnover', showIf: ({ food }) => food === 'yes' },
    { kind: 'choice', id: 'foodKind', options: foodKinds, showIf: ({ food }) => food === 'yes' },
    { kind: 'choice', id: 'trade', options: [{ id: 'no' }, { id: 'hyderabad' }] },
    {
      kind: 'count',
      id: 'area',
      min: 1,
      max: 1_000_000,
      places: 2,
      showIf: ({ trade }) => trade === 'hyderabad',
    },
    { kind: 'choice', id: 'road', options: roads, showIf: ({ trade }) => trade === 'hyderabad' },
    {
      kind: 'choice',
      id: 'trademark',
      options: [{ id: 'no' }, { id: 'small' }, { id: 'other' }],
    },
    {
      kind: 'count',
      id: 'classes',
      min: 1,
      max: 45,
      showIf: ({ trademark }) => trademark !== 'no',
    },
    { kind: 'tick', id: 'exports' },
    { kind: 'money', id: 'otherFees', optional: true },
    { kind: 'money', id: 'helper', optional: true },
    { kind: 'tick', id: 'helperGst' },
  ],
  work(values, figures) {
    const parts = [entityPart, foodPart, tradePart, brandPart].map((part) => part(values, figures));
    const official = [
      rupees('free', zero),
      ...parts.flatMap(({ lines }) => lines),
      ...(values.ticked('exports') ? [rupees('exports', figures.fee(codeFee))] : []),
      ...(values.has('otherFees') ? [rupees('otherFees', values.number('otherFees'))] : []),
    ];
    const helper = helperPart(values, figures);
    const government = total(official);
    return {
      main: helper.length > 0 ? 'total' : 'government',
      lines: [
        ...official,
        rupees('government', government),
        ...helper,
        ...(helper.length > 0 ? [rupees('total', government.plus(total(helper)))] : []),
      ],
      notes: parts.flatMap(({ notes = [] }) => notes),
      ...(helper.length > 0 && { bars: ['government', ...helper.map(({ id }) => id)] }),
    };
  },
  example: {
    entity: 'sole',
    food: 'yes',
    turnover: '900000',
    foodKind: 'most',
    trade: 'hyderabad',
    area: '300',
    road: 'middle',
    trademark: 'no',
  },
};
