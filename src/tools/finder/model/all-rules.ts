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

/** Id of a rule of the finder. */
export type RuleId = (typeof allRules)[number]['id'];

/** A rule of the finder. */
export type KnownRule = Rule<RuleId>;

/** All rules of the finder. */
export const rules: readonly KnownRule[] = allRules;
