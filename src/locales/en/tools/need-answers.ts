import type { NeedId } from '../../../needs/need-id.ts';
import type { NeedLines } from '../../search-words.ts';
import { business } from './need-answers/business.ts';
import { food } from './need-answers/food.ts';
import { gst } from './need-answers/gst.ts';
import { help } from './need-answers/help.ts';
import { marks } from './need-answers/marks.ts';
import { money } from './need-answers/money.ts';
import { site } from './need-answers/site.ts';
import { vending } from './need-answers/vending.ts';
import { workers } from './need-answers/workers.ts';

/**
 * What the assistant says first to each need: Yes, No, an amount, a date, or what to do, by the kind of question
 * (`QuestionKind`). Figures are references to `content/facts`.
 */
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
} as const satisfies Record<NeedId, NeedLines>;
