import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { needs } from '../../src/register/register.ts';
import { isFreeOn, totalFee } from '../../src/register/fees.ts';
import { atLevel, find, type Finding } from '../../src/register/find.ts';
import { serviceCatalog } from '../../src/content/service-catalog.ts';
import type { Entered } from '../../src/tools/financial-hub/calculators/calculator.ts';
import { anyBusiness } from '../content/finder/arbitrary-answers.ts';
import { factDay, notesOf, sumOf } from '../support/sums.ts';

const runs = Math.max(500, Number(process.env['REGISTER_RUNS'] ?? 0));

/** Registrations that the calculator asks about. Fees of all others go into its field for other fees. */
const asked = new Set(['company', 'llp', 'fssai', 'import-export-code', 'trademark']);

/** What the owner of a business would choose in the calculator. */
function entered(findings: readonly Finding[], turnover: number): Entered {
  const found = new Map(findings.map((finding) => [finding.need, finding]));
  const food = found.get('fssai')?.rules.map(({ id }) => id) ?? [];
  const foodChoice = food.includes('LF-02') ? 'vendor' : food.includes('LF-02d') ? 'hawker' : 'yes';
  return {
    entity: found.has('company') ? 'company' : found.has('llp') ? 'llp' : 'sole',
    food: food.length === 0 ? 'no' : foodChoice,
    turnover: String(turnover),
    trademark: found.has('trademark') ? 'small' : 'no',
    classes: '1',
    exports: found.has('import-export-code') ? 'yes' : '',
  };
}

it('the finder and the calculator of the first year add up the same government fees (LAW-01)', () => {
  assert(
    property(
      anyBusiness,
      constantFrom('most', 'small-maker', 'large-maker'),
      integer({ min: 0, max: 2_500_000 }),
      (answers, foodKind, contribution) => {
        const findings = atLevel(find(answers, factDay), 'must').concat(
          atLevel(find(answers, factDay), 'optional').filter(({ need }) => need === 'trademark'),
        );
        const fees = totalFee(findings, factDay);
        const others = totalFee(
          findings.filter(({ need }) => !asked.has(need)),
          factDay,
        );
        const choices: Entered = {
          ...entered(findings, Number(answers.turnover)),
          foodKind,
          contribution: String(contribution),
          otherFees: String(others.from),
        };
        const lines = sumOf('first-year-cost', choices);
        // Without a fee in force the finder adds nothing; the calculator shows the last one and says so.
        const old = notesOf('first-year-cost', choices).includes('old-schedule');
        expect(fees.open.includes('fssai')).toBe(old);
        // The finder names a fee that grows; the calculator adds the reserved name of an LLP.
        const grown = fees.open.includes('llp') ? Number(lines['name']) : 0;
        const total = Number(lines['government']) - (old ? Number(lines['foodEnded']) : 0) - grown;
        expect(total).toBeGreaterThanOrEqual(fees.from);
        expect(total).toBeLessThanOrEqual(fees.to);
      },
    ),
    { numRuns: runs },
  );
});

it('an offer says that a registration is free exactly where the register has no fee (LAW-01)', () => {
  expect(
    serviceCatalog.map(({ guide }) => guide).filter((guide) => isFreeOn(guide, factDay)),
  ).toEqual(['guides/gst-compliance', 'guides/msme-compliance']);
});

it('the registrations that the price page calls free have no fee in the register (LAW-01)', () => {
  const free = ['gst', 'udyam', 'udyam-assist', 'eshram', 'esi', 'epf', 'startup', 'svanidhi'];
  for (const { id, needed } of needs.filter((need) => free.includes(need.id))) {
    const [rule] = needed;
    const finding = { need: id, rules: [], because: [], missing: [], level: rule?.level ?? 'must' };
    expect(totalFee([finding], factDay), id).toMatchObject({ from: 0, to: 0, open: [] });
  }
});
