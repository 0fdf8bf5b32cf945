import { expect, it } from 'vitest';
import { isIos } from './installed.ts';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  ['iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit}`, 5, true],
  ['iPad that says so', `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${webkit}`, 5, true],
  ['iPad as a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit}`, 5, true],
  ['Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit}`, 0, false],
  ['Android', 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0', 5, false],
  ['Windows with touch', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0', 10, false],
])('%s', (_, userAgent, maxTouchPoints, expected) => {
  expect(isIos({ userAgent, maxTouchPoints })).toBe(expected);
});
