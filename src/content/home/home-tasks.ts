import type { DrawingName } from '../../ui/drawing-names.ts';
import type { AnsweredNeedId } from '../../needs/need-id.ts';
import type { PageId } from '../catalog.ts';

/** The main tasks of visitors: the tiles at the top of the home page, in their order. */
interface HomeTask {
  id: 'need' | 'notice' | 'loan' | 'dates' | 'ask' | 'prices';
  /** What people come for, and the page that answers it. A test compares it with the bank of needs. */
  need: AnsweredNeedId;
  page: PageId;
  drawing: DrawingName;
  /** Somebody waits for an answer: the tile has the colour of what is urgent. */
  isUrgent?: true;
}
export type HomeTaskId = HomeTask['id'];

export const homeTasks: readonly HomeTask[] = [
  { id: 'need', need: 'find', page: 'tools/find', drawing: 'cart' },
  { id: 'notice', need: 'notice.read', page: 'tools/notice', drawing: 'notice', isUrgent: true },
  { id: 'loan', need: 'loan.shop', page: 'tools/loan', drawing: 'loan' },
  { id: 'dates', need: 'calendar', page: 'tools/calendar', drawing: 'dates' },
  { id: 'ask', need: 'assistant', page: 'tools/legal-assistant', drawing: 'ask' },
  { id: 'prices', need: 'price', page: 'site/pricing', drawing: 'prices' },
];

/** A trade on the cover of wide screens: its link opens the finder with these answers. */
interface HomeTrade {
  id: 'foodCart' | 'goodsCart' | 'shop' | 'home';
  drawing: DrawingName;
  /**
   * As `tools/finder/model/answers-link.ts` writes them: all that the finder's own first screens settle for the
   * trade (`tools/finder/model/trades.ts`), so that none of it is asked again.
   */
  answers: string;
}
export type HomeTradeId = HomeTrade['id'];

export const homeTrades: readonly HomeTrade[] = [
  {
    id: 'foodCart',
    drawing: 'cook-food',
    answers: 'kind=street-mobile&food=makes&supply=services',
  },
  { id: 'goodsCart', drawing: 'goods-cart', answers: 'kind=street-mobile' },
  { id: 'shop', drawing: 'shop', answers: 'kind=shop' },
  { id: 'home', drawing: 'home-work', answers: 'kind=home-business' },
];
