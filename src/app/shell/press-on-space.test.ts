import { expect, it, vi } from 'vitest';
import { pressOnSpace } from './press-on-space.ts';

/** Presses this key on a link, and returns how often that clicks it and whether the page stays where it is. */
function pressed(key: string, repeat = false) {
  const click = vi.fn<() => void>();
  const preventDefault = vi.fn<() => void>();
  pressOnSpace({ key, repeat, preventDefault, currentTarget: { click } as unknown as HTMLElement });
  return { clicks: click.mock.calls.length, stays: preventDefault.mock.calls.length > 0 };
}

it('Space presses a link that is a button, once while it is held, and scrolls nothing (A11Y-02)', () => {
  expect(pressed(' ')).toEqual({ clicks: 1, stays: true });
  expect(pressed(' ', true)).toEqual({ clicks: 0, stays: true });
});

it('the browser alone handles Enter and all other keys (A11Y-02)', () => {
  expect(pressed('Enter')).toEqual({ clicks: 0, stays: false });
});
