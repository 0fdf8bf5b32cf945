import { expect, test } from 'vitest';
import { createToastStore } from './toast-store.ts';

test('leaving a page closes the toasts about acts on it, and no other', () => {
  const { store, show, leavePage } = createToastStore({ limit: 3, removeAfterMs: 1000 });
  show({ title: 'Saved', variant: 'success', ofPage: true });
  show({ title: 'Sent', variant: 'success' });
  leavePage();
  expect(store.getState().toasts.map(({ title }) => title)).toEqual(['Sent']);
});
