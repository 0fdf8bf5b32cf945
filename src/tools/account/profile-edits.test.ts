import { expect, it } from 'vitest';
import { sampleItem } from '../../../tests/support/sample-item.ts';
import type { OutboxItem } from '../../platform/offline/db.ts';
import {
  addEdits,
  changedFields,
  valuesOf,
  waitingEdits,
  withWaiting,
  type ProfileEdits,
} from './profile-edits.ts';

const none: ProfileEdits = { userId: 'asha', seen: 3, edits: {}, earlier: {} };

const item = (changes: Partial<OutboxItem>) =>
  sampleItem({ kind: 'profile', ownerId: 'asha', payload: none, ...changes });

it('returns the changed fields; an empty text equals none', () => {
  const shown = { first_name: '', city: null, state: 'Telangana', sector: 'Tiffin' };
  const said = { first_name: '', city: null, state: null, sector: 'Tea', phone: null };
  expect(changedFields(shown, said)).toEqual({ state: null, sector: 'Tea' });
});

it('takes the later of two changes to a field, with the value seen before the first', () => {
  const once = addEdits(none, { city: 'Pune', state: 'Maharashtra' }, 1000);
  const twice = addEdits(once, { city: 'Nagpur' }, 2000);
  expect(twice).toEqual({
    userId: 'asha',
    seen: 3,
    edits: {
      city: { value: 'Nagpur', at: 2000 },
      state: { value: 'Maharashtra', at: 1000 },
    },
    earlier: {},
  });
  expect(valuesOf(twice)).toEqual({ city: 'Nagpur', state: 'Maharashtra' });
});

it('shows what waits for this person over what the server has, oldest first', () => {
  const first = addEdits(none, { city: 'Pune', state: 'Maharashtra' }, 1);
  const items = [
    item({ payload: addEdits(none, { city: 'Nagpur' }, 2), createdAt: 2 }),
    item({ payload: first, createdAt: 1, state: 'held' }),
    item({ payload: { ...first, userId: 'ravi' } }),
    item({ payload: null, state: 'delivered' }),
    item({ payload: addEdits(none, { city: 'Delhi' }, 3), createdAt: 3, state: 'cancelled' }),
    item({ kind: 'lead', payload: {} }),
  ];
  const waiting = waitingEdits(items, 'asha');
  expect(withWaiting({ city: 'Hyderabad', sector: 'Tea' }, waiting)).toEqual({
    city: 'Nagpur',
    state: 'Maharashtra',
    sector: 'Tea',
  });
  expect(waitingEdits(undefined, 'asha')).toEqual([]);
});
