import { afterEach, beforeEach, expect, expectTypeOf, it, vi } from 'vitest';
import { leadToasts } from './lead-toasts.ts';
import { createToastStore, type ToastVariant } from '../../ui/toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('the lead form’s store has one toast, and deletes a dismissed one after 1,000,000 ms (DATA-05)', () => {
  const { store, show, dismiss } = leadToasts;
  show({ title: 'first', variant: 'success' });
  const id = show({ title: 'second', description: 'N-1', variant: 'success' });
  expect(store.getState().toasts).toEqual([
    { id, open: true, title: 'second', description: 'N-1', variant: 'success' },
  ]);
  dismiss(id);
  vi.advanceTimersByTime(999_999);
  expect(store.getState().toasts).toMatchObject([{ id, open: false }]);
  vi.advanceTimersByTime(1);
  expect(store.getState().toasts).toEqual([]);
});

it('a store has the newest toasts up to its limit; dismissing without an id closes all', () => {
  const { store, show, dismiss } = createToastStore({ limit: 3, removeAfterMs: 100 });
  for (const title of ['a', 'b', 'c', 'd']) show({ title, variant: 'info' });
  expect(store.getState().toasts.map(({ title }) => title)).toEqual(['d', 'c', 'b']);
  dismiss();
  expect(store.getState().toasts.every(({ open }) => !open)).toBe(true);
  vi.advanceTimersByTime(100);
  expect(store.getState().toasts).toEqual([]);
});

it('a toast has id, open, title, description and one of the specification’s variants (DATA-06)', () => {
  const variants = ['success', 'info', 'warning', 'error', 'loading', 'destructive'] as const;
  expectTypeOf<ToastVariant>().toEqualTypeOf<(typeof variants)[number]>();
  for (const variant of variants) {
    const toasts = createToastStore({ limit: 1, removeAfterMs: 100 });
    const id = toasts.show({ title: 'Kept', description: 'N-1', variant });
    expect(toasts.store.getState().toasts).toEqual([
      { id, open: true, title: 'Kept', description: 'N-1', variant },
    ]);
    toasts.dismiss(id);
    expect(toasts.store.getState().toasts).toMatchObject([{ id, open: false }]);
  }
});
