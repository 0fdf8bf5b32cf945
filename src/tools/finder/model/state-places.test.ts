import { expect, it } from 'vitest';
import { states } from '../../../register/states.ts';
import { drawingLayers } from '../../../ui/drawing-layers.ts';
import { statePlaces } from './state-places.ts';

/** The corners of the drawn country: a place to begin, then steps from corner to corner. */
function corners(): [number, number][] {
  const path = drawingLayers.india[0]?.[1] ?? '';
  expect(path).toMatch(/^M[\d ]+l[-\d ]+z$/);
  const numbers = path.match(/-?\d+/g)?.map(Number) ?? [];
  let [x = 0, y = 0] = numbers;
  const found: [number, number][] = [[x, y]];
  for (let at = 2; at < numbers.length; at += 2) {
    x += numbers[at] ?? 0;
    y += numbers[at + 1] ?? 0;
    found.push([x, y]);
  }
  return found;
}

/** True when a place is on the land or at most one unit (70 km) off its drawn coast or border. */
function isOnLand(x: number, y: number): boolean {
  const all = corners();
  const isInside = (px: number, py: number) =>
    all.reduce((inside, [ax, ay], index) => {
      const [bx, by] = all[(index + 1) % all.length] ?? [ax, ay];
      const crosses = ay > py !== by > py && px < ((bx - ax) * (py - ay)) / (by - ay) + ax;
      return crosses ? !inside : inside;
    }, false);
  return [-1, 0, 1].some((dx) => [-1, 0, 1].some((dy) => isInside(x + dx, y + dy)));
}

it('the finder marks every state on the land of the drawn country, and the islands in the sea (ANSW-07)', () => {
  const outsideOutline = states.filter((state) => !isOnLand(...statePlaces[state]));
  expect(outsideOutline).toEqual(['an', 'ld']);
});

it('the finder marks neighbours on the side where they lie (ANSW-07)', () => {
  const { tg, ap, mh, wb, rj, up, tn, kl, gj, jk, ar } = statePlaces;
  expect(tg[1]).toBeLessThan(ap[1]);
  expect(mh[0]).toBeLessThan(tg[0]);
  expect(rj[0]).toBeLessThan(up[0]);
  expect(up[0]).toBeLessThan(wb[0]);
  expect(kl[0]).toBeLessThan(tn[0]);
  expect(gj[0]).toBe(Math.min(...Object.values(statePlaces).map(([x]) => x)));
  expect(jk[1]).toBeLessThan(rj[1]);
  expect(ar[0]).toBeGreaterThan(wb[0]);
});
