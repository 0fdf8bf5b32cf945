import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterFirstTouch } from './first-touch.ts';

let page: EventTarget & { scrollY: number };

beforeEach(() => {
  page = Object.assign(new EventTarget(), { scrollY: 0 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('performance', { now: () => 1000 });
  for (const name of ['addEventListener', 'removeEventListener'] as const) {
    vi.stubGlobal(name, page[name].bind(page));
  }
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each(['click', 'keydown', 'scroll'])('the question comes after a %s, once (ANSW-02)', (type) => {
  const then = vi.fn<() => void>();
  afterFirstTouch(then);
  expect(then).not.toHaveBeenCalled();
  page.dispatchEvent(new Event(type));
  page.dispatchEvent(new Event(type));
  vi.advanceTimersByTime(10_000);
  expect(then).toHaveBeenCalledOnce();
});

it('without a touch the question comes five seconds after the page was opened (ANSW-02)', () => {
  const then = vi.fn<() => void>();
  afterFirstTouch(then);
  vi.advanceTimersByTime(3999);
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(then).toHaveBeenCalledOnce();
});

it('a question that is no longer needed does not come', () => {
  const then = vi.fn<() => void>();
  afterFirstTouch(then)();
  page.dispatchEvent(new Event('click'));
  vi.advanceTimersByTime(10_000);
  expect(then).not.toHaveBeenCalled();
});

it.each([
  ['a tap', ['pointerdown', 'touchstart'], 'touchend'],
  ['a finger that scrolls', ['pointerdown', 'touchstart', 'pointercancel', 'scroll'], 'touchend'],
  ['a press of the mouse', ['pointerdown'], 'pointerup'],
])('%s at the fifth second is over before the question comes (ANSW-02)', (_, before, lifted) => {
  const then = vi.fn<() => void>();
  afterFirstTouch(then);
  for (const type of before) page.dispatchEvent(new Event(type));
  vi.advanceTimersByTime(10_000);
  expect(then).not.toHaveBeenCalled();
  page.dispatchEvent(new Event(lifted));
  expect(then).toHaveBeenCalledOnce();
});

it('on the page of a tool on a phone the question waits for the end of the page (ANSW-02)', () => {
  let footerTop = 2000;
  vi.stubGlobal('innerWidth', 360);
  vi.stubGlobal('innerHeight', 740);
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      selector === '.site-footer' ? { getBoundingClientRect: () => ({ top: footerTop }) } : {},
  });
  const then = vi.fn<() => void>();
  afterFirstTouch(then);
  page.dispatchEvent(new Event('click'));
  vi.advanceTimersByTime(10_000);
  expect(then).not.toHaveBeenCalled();
  footerTop = 700;
  page.dispatchEvent(new Event('scroll'));
  expect(then).toHaveBeenCalledOnce();
});
