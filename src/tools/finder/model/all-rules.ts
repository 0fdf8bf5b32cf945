import type { Rule } from './rule.ts';
import { foodRules } from './rules/food.ts';
import { goodsRules } from './rules/goods.ts';
import { growthRules } from './rules/growth.ts';
import { peopleRules } from './rules/people.ts';
import { placeRules } from './rules/place.ts';
import { streetRules } from './rules/street.ts';
import { gstRules, professionalTaxRules } from './rules/tax.ts';
import { tradeRules } from './rules/trade.ts';

const allRules = [
  ...streetRules,
  ...foodRules,
  ...gstRules,
  ...placeRules,
  ...peopleRules,
  ...professionalTaxRules,
  ...goodsRules,
  ...tradeRules,
  ...growthRules,
] as const satisfies readonly Rule[];

/** The id of a rule of the finder. */
export type RuleId = (typeof allRules)[number]['id'];

/** A rule that the finder knows. */
export type KnownRule = Rule<RuleId>;

/** Every rule of the finder (fact file, 2.2). */
export const rules: readonly KnownRule[] = allRules;
