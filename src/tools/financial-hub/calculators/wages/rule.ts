import type { FactsUnder } from '../../../../content/facts/lookup.ts';
import type { Big } from 'big.js';
import { rupees, type CalculatorRule, type Line, type Values } from '../calculator.ts';
import { larger, percentOf, smaller, sum, toRupee, upToWhole, zero } from '../decimal.ts';
import type { Figures } from '../figures.ts';
import { professionalTax } from '../professional-tax/rule.ts';
import { working } from '../working.ts';

/** Wages under the labour codes: basic pay and dearness allowance, at least half of the pay. PF and ESI count them. */
function wagesOf(values: Values, figures: Figures): Big {
  const pay = values.number('pay');
  const half = percentOf(pay, figures.amount('labour.wages.half'));
  return smaller(larger(values.number('basic'), half), pay);
}

interface Shares {
  worker: readonly Line[];
  employer: readonly Line[];
}
const nothing: Shares = { worker: [], employer: [] };

/** Calculates one worker's monthly PF; each share is rounded to the nearest rupee (facts 4.9). */
function providentFund(values: Values, figures: Figures): Shares {
  const fact = (id: FactsUnder<'labour.epf.'>) => figures.amount(`labour.epf.${id}`);
  const ceiling = fact('ceiling');
  const wages = wagesOf(values, figures);
  const base = values.choice('base') === 'full' ? wages : smaller(wages, ceiling);
  const capped = smaller(base, ceiling);
  const isLower = values.choice('pf') === 'lower';
  const [share, ofEmployer] = isLower
    ? [fact('lower'), fact('lower')]
    : [fact('worker'), fact('employer')];
  const ofBase = (percent: Big) => toRupee(percentOf(base, percent));
  const pension = toRupee(percentOf(capped, fact('pension')));
  return {
    worker: [rupees('workerPf', ofBase(share), working`${base} × ${share}%`)],
    employer: [
      rupees('pension', pension, working`${capped} × ${fact('pension')}%`),
      rupees(
        'employerPf',
        ofBase(ofEmployer).minus(pension),
        working`${base} × ${ofEmployer}% − ${pension}`,
      ),
      rupees(
        'insurance',
        toRupee(percentOf(capped, fact('insurance'))),
        working`${capped} × ${fact('insurance')}%`,
      ),
      rupees('admin', ofBase(fact('admin')), working`${base} × ${fact('admin')}%`),
    ],
  };
}

/** Calculates one worker's monthly ESI; each share is rounded up to the next rupee (facts 4.9). */
function stateInsurance(values: Values, figures: Figures): Shares {
  const wages = wagesOf(values, figures);
  const rates = {
    worker: figures.amount('labour.esi.worker'),
    employer: figures.amount('labour.esi.employer'),
  };
  const [ofWorker, ofEmployer] = [percentOf(wages, rates.worker), percentOf(wages, rates.employer)];
  return {
    worker: [
      isLowPaid(values, figures)
        ? rupees('workerEsi', zero)
        : rupees(
            'workerEsi',
            upToWhole(ofWorker),
            working`${wages} × ${rates.worker}% = ${ofWorker}`,
          ),
    ],
    employer: [
      rupees(
        'employerEsi',
        upToWhole(ofEmployer),
        working`${wages} × ${rates.employer}% = ${ofEmployer}`,
      ),
    ],
  };
}

/** A worker whose daily wage does not exceed the low-wage limit pays no ESI share. */
const isLowPaid = (values: Values, figures: Figures): boolean =>
  values.has('days') &&
  wagesOf(values, figures).div(values.number('days')).lte(figures.amount('labour.esi.low-wage'));

/** Calculates deductions from a month's pay, the net pay, and the employer's cost (facts 4.9). */
export const rule: CalculatorRule = {
  inputs: [
    { kind: 'money', id: 'pay' },
    {
      kind: 'choice',
      id: 'pf',
      options: [{ id: 'ordinary' }, { id: 'lower' }, { id: 'none' }],
    },
    { kind: 'money', id: 'basic', showIf: ({ pf, esi }) => pf !== 'none' || esi === 'yes' },
    {
      kind: 'choice',
      id: 'base',
      options: [{ id: 'ceiling' }, { id: 'full' }],
      showIf: ({ pf }) => pf !== 'none',
    },
    { kind: 'tick', id: 'esi' },
    {
      kind: 'count',
      id: 'days',
      min: 1,
      max: 31,
      optional: true,
      showIf: ({ esi }) => esi === 'yes',
    },
    { kind: 'tick', id: 'telangana' },
  ],
  work(values, figures) {
    const pay = values.number('pay');
    const pf = values.choice('pf') === 'none' ? nothing : providentFund(values, figures);
    const wantsEsi = values.ticked('esi');
    const aboveEsi = wantsEsi && wagesOf(values, figures).gt(figures.amount('labour.esi.wage-max'));
    const esi = wantsEsi && !aboveEsi ? stateInsurance(values, figures) : nothing;
    const tax = values.ticked('telangana')
      ? [rupees('workerTax', professionalTax('telangana', pay, figures).month)]
      : [];
    const cut = [...pf.worker, ...esi.worker, ...tax];
    const added = [...pf.employer, ...esi.employer];
    const cutTotal = sum(...cut.map(({ value }) => value));
    const addedTotal = sum(...added.map(({ value }) => value));
    return {
      main: 'takeHome',
      lines: [
        rupees('pay', pay),
        ...cut,
        rupees('takeHome', pay.minus(cutTotal), working`${pay} − ${cutTotal}`),
        ...added,
        rupees('added', addedTotal),
        rupees('cost', pay.plus(addedTotal), working`${pay} + ${addedTotal}`),
      ],
      notes: [
        ...(pf === nothing ? [] : ['admin-least']),
        ...(pf === nothing && !wantsEsi ? [] : halfRule(values, figures)),
        ...(aboveEsi ? ['above-esi'] : []),
        ...(esi !== nothing && isLowPaid(values, figures) ? ['low-wage'] : []),
      ],
      bars: ['takeHome', 'cost'],
    };
  },
  example: { pay: '15000', pf: 'ordinary', basic: '15000', base: 'ceiling', esi: 'yes' },
};

/** Under the labour codes, at least half of the pay counts as wages, whatever part is called basic. */
const halfRule = (values: Values, figures: Figures): readonly string[] =>
  values.number('basic').lt(percentOf(values.number('pay'), figures.amount('labour.wages.half')))
    ? ['half']
    : [];
