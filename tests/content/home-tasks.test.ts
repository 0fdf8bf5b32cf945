import { expect, it } from 'vitest';
import { homeTasks, homeTrades, type HomeTradeId } from '../../src/content/home/home-tasks.ts';
import { content } from '../../src/locales/en/pages/home.ts';
import type { Kind } from '../../src/register/answers.ts';
import { readLink } from '../../src/tools/finder/model/answers-link.ts';
import { impliedByTrade, type TradeId } from '../../src/tools/finder/model/trades.ts';

it.each(homeTrades)(
  'the trade $id of the cover is an answer that the finder reads',
  ({ answers }) => {
    const given = new URLSearchParams(answers);
    expect(readLink(`#${answers}`).answers).toEqual(Object.fromEntries(given));
  },
);

/** The trade of the finder's first screen that each trade of the cover stands for. */
const sameTrade = {
  foodCart: ['cook-food', 'street-mobile'],
  goodsCart: ['goods-cart', 'street-mobile'],
  shop: ['shop', 'shop'],
  home: ['home-work', 'home-business'],
} as const satisfies Record<HomeTradeId, readonly [TradeId, Kind]>;

it.each(homeTrades)(
  'the trade $id of the cover asks no less and no more than the same trade of the finder (ANSW-04)',
  ({ id, answers }) => {
    const [trade, kind] = sameTrade[id];
    const own = { kind, ...impliedByTrade(trade, kind) };
    expect(readLink(`#${answers}`).answers).toEqual(own);
  },
);

it('each tile of the first screen has another page, another drawing and at most four words (ANSW-02)', () => {
  expect(homeTasks).toHaveLength(6);
  for (const key of ['page', 'drawing'] as const) {
    expect(new Set(homeTasks.map((task) => task[key])).size).toBe(6);
  }
  for (const { id } of homeTasks) {
    expect(content.hero.tasks[id].split(' ').length).toBeLessThanOrEqual(4);
  }
});
