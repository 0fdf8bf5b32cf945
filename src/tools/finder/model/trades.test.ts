import { expect, it } from 'vitest';
import { tradeDrawings } from './trades.ts';

it('each trade on the first screen of the finder has a drawing of its own (ANSW-07)', () => {
  const drawings = Object.values(tradeDrawings);
  expect(new Set(drawings).size).toBe(drawings.length);
});
