import type { Rule } from './rule.ts';
import { foodRules } from './rules/food.ts';
import { goodsRules } from './rules/goods.ts';
import { growthRules } from './rules/growth.ts';
import { peopleRules } from './rules/people.ts';
import { placeRules } from './rules/place.ts';
import { streetRules } from './rules/street.ts';
import { gstRules, professionalTaxRules } from './rules/tax.ts';
import { tradeRules } from './rules/trade.ts';

/** Every rule of the finder (fact file, 2.2). */
export const rules: readonly Rule[] = [
  ...streetRules,
  ...foodRules,
  ...gstRules,
  ...placeRules,
  ...peopleRules,
  ...professionalTaxRules,
  ...goodsRules,
  ...tradeRules,
  ...growthRules,
];
