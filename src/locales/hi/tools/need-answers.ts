import type { text as english } from '../../en/tools/need-answers.ts';
import type { TextIn } from '../../language.ts';
import { business } from './need-answers/business.ts';
import { food } from './need-answers/food.ts';
import { gst } from './need-answers/gst.ts';
import { help } from './need-answers/help.ts';
import { marks } from './need-answers/marks.ts';
import { money } from './need-answers/money.ts';
import { site } from './need-answers/site.ts';
import { vending } from './need-answers/vending.ts';
import { workers } from './need-answers/workers.ts';

export const text = {
  ...food,
  ...gst,
  ...vending,
  ...help,
  ...money,
  ...workers,
  ...business,
  ...marks,
  ...site,
} as const satisfies TextIn<'hi', typeof english>;
