import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addEdits, type ProfileEdits } from '../../src/tools/account/profile-edits.ts';
import { sendProfileEdits } from '../../src/tools/account/send-profile-edits.ts';
import { syncedValues, type SyncedKind } from '../../src/tools/account/sync/synced-values.ts';
import type { Items } from '../../src/platform/offline/stored-value.ts';
import { syncValue, type Direction } from '../../src/tools/account/sync/sync-value.ts';
import { startTestServer, type SignedIn, type TestServer } from './running-server.ts';

/** One person, two phones, on the real embedded Postgres (PROF-11, docs/decisions/0029-dashboard.md). */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.stop());

const minute = 60_000;
const now = Date.now();

describe('changes to a profile', () => {
  const send = ({ client }: SignedIn, edits: ProfileEdits) =>
    sendProfileEdits(client, edits, {
      id: 'the-item',
      now,
      signal: AbortSignal.timeout(20_000),
    });
  const seenFirst = ({ id }: SignedIn): ProfileEdits => ({
    userId: id,
    seen: 1,
    edits: {},
    earlier: {},
  });

  test('of two phones merge field by field; the newer is stored, and the other phone is informed', async () => {
    const one = await server.signUp();
    const two = await server.signInAgain(one);
    const first = addEdits(seenFirst(one), { city: 'Pune', sector: 'Tea' }, now - 10 * minute);
    const second = addEdits(seenFirst(one), { city: 'Nagpur' }, now - 5 * minute);
    const late = addEdits(seenFirst(one), { city: 'Delhi', state: 'Delhi' }, now - 20 * minute);

    expect((await send(one, first)).answer?.conflicts).toEqual([]);
    const { result, answer } = await send(two, second);
    expect(result).toEqual({ outcome: 'delivered', receipt: { id: 'the-item' } });
    expect(answer).toMatchObject({
      profile: { city: 'Nagpur', sector: 'Tea', version: 3 },
      conflicts: [{ field: 'city', kept: 'mine', value: 'Nagpur', other: 'Pune' }],
    });
    expect((await send(one, late)).answer).toMatchObject({
      profile: { city: 'Nagpur', state: 'Delhi' },
      conflicts: [{ field: 'city', kept: 'theirs', value: 'Nagpur', other: 'Delhi' }],
    });
  });

  test('undone, the other value is back on both', async () => {
    const one = await server.signUp();
    const two = await server.signInAgain(one);
    await send(one, addEdits(seenFirst(one), { city: 'Pune' }, now - 10 * minute));
    const { answer } = await send(two, addEdits(seenFirst(one), { city: 'Goa' }, now - minute));
    const seen = answer?.profile.version ?? 0;
    const undo = addEdits({ ...seenFirst(one), seen }, { city: 'Pune' }, now);
    expect((await send(two, undo)).answer).toMatchObject({
      profile: { city: 'Pune' },
      conflicts: [],
    });
  });

  test('of one phone that are sent one after the other are no conflict with each other', async () => {
    const one = await server.signUp();
    const first = addEdits(seenFirst(one), { city: 'Pune' }, now - 2 * minute);
    await send(one, first);
    const next = { ...addEdits(seenFirst(one), { city: 'Goa' }, now), earlier: { city: 'Pune' } };
    expect((await send(one, next)).answer).toMatchObject({
      profile: { city: 'Goa' },
      conflicts: [],
    });
  });

  test('sent again after a lost answer change nothing', async () => {
    const one = await server.signUp();
    const edits = addEdits(seenFirst(one), { city: 'Pune' }, now - minute);
    const first = await send(one, edits);
    expect(await send(one, edits)).toEqual(first);
  });

  test('wait without a session, and are shown to their owner when refused', async () => {
    const one = await server.signUp();
    const edits = addEdits(seenFirst(one), { city: 'Pune' }, now);
    const visitor = { ...one, client: server.visitor() };
    expect((await send(visitor, edits)).result.outcome).toMatch(/held|needs-user|retry/);
    const foreign = await server.signUp();
    expect((await send(foreign, edits)).result).toMatchObject({ outcome: 'retry' });
    const forbidden = addEdits(seenFirst(one), { id: 'x' } as object, now);
    expect((await send(one, forbidden)).result).toMatchObject({ outcome: 'needs-user' });
  });
});

describe('items that the tools save', () => {
  interface Phone {
    person: SignedIn;
    values: Map<string, unknown>;
    bases: Map<string, Items>;
  }
  const phone = (person: SignedIn, values: Record<string, unknown> = {}): Phone => ({
    person,
    values: new Map(Object.entries(values)),
    bases: new Map(),
  });
  async function sync(
    { person, values, bases }: Phone,
    kind: SyncedKind,
    direction: Direction = 'both',
  ): Promise<void> {
    const value = syncedValues.find((each) => each.kind === kind);
    if (!value) throw new Error(kind);
    const met = await syncValue(person.client, {
      userId: person.id,
      value,
      base: bases.get(kind) ?? {},
      direction,
      phone: {
        read: (name) => Promise.resolve(values.get(name)),
        change: (name, work) => Promise.resolve(void values.set(name, work(values.get(name)))),
      },
    });
    bases.set(kind, met);
  }
  const ready = ({ values }: Phone) => values.get('documents-ready');

  test('come to the other phone, with what that one had', async () => {
    const person = await server.signUp();
    const one = phone(person, { 'documents-ready': ['pan'] });
    const two = phone(await server.signInAgain(person), { 'documents-ready': ['bank'] });
    await sync(one, 'papers');
    await sync(two, 'papers');
    await sync(one, 'papers');
    expect([ready(one), ready(two)]).toEqual([
      ['bank', 'pan'],
      ['bank', 'pan'],
    ]);
  });

  test('that one phone removed are removed from the other, and items that the other added stay', async () => {
    const person = await server.signUp();
    const one = phone(person, { 'documents-ready': ['bank', 'pan'] });
    const two = phone(await server.signInAgain(person));
    await sync(one, 'papers');
    await sync(two, 'papers');
    one.values.set('documents-ready', ['pan']);
    two.values.set('documents-ready', ['bank', 'pan', 'photo']);
    await sync(one, 'papers');
    await sync(two, 'papers');
    await sync(one, 'papers');
    expect([ready(one), ready(two)]).toEqual([
      ['pan', 'photo'],
      ['pan', 'photo'],
    ]);
  });

  test('go up while a tool is open, and the phone gets the rest later', async () => {
    const person = await server.signUp();
    const one = phone(person, { 'documents-ready': ['pan'] });
    const two = phone(await server.signInAgain(person), { 'documents-ready': ['bank'] });
    await sync(one, 'papers');
    await sync(two, 'papers', 'up');
    expect(ready(two)).toEqual(['bank']);
    await sync(two, 'papers');
    expect(ready(two)).toEqual(['bank', 'pan']);
  });

  test('lose nothing when both phones write at once', async () => {
    const person = await server.signUp();
    const one = phone(person, { 'documents-ready': ['pan'] });
    const two = phone(await server.signInAgain(person), { 'documents-ready': ['bank'] });
    await Promise.all([sync(one, 'papers'), sync(two, 'papers')]);
    one.values.set('documents-ready', [...(ready(one) as string[]), 'photo']);
    two.values.set('documents-ready', [...(ready(two) as string[]), 'mobile']);
    await Promise.all([sync(one, 'papers'), sync(two, 'papers')]);
    await sync(one, 'papers');
    await sync(two, 'papers');
    const all = ['bank', 'mobile', 'pan', 'photo'];
    expect([ready(one), ready(two)]).toEqual([all, all]);
  });

  test('stay on this phone when the account lost them as a whole, and go up again', async () => {
    const person = await server.signUp();
    const one = phone(person, { 'documents-ready': ['pan'] });
    await sync(one, 'papers');
    await person.client.from('saved_checks').delete().eq('user_id', person.id);
    await sync(one, 'papers');
    expect(ready(one)).toEqual(['pan']);
    const two = phone(await server.signInAgain(person));
    await sync(two, 'papers');
    expect(ready(two)).toEqual(['pan']);
  });

  test('make no row where there are none', async () => {
    const person = await server.signUp();
    await sync(phone(person), 'saved-guides');
    expect((await person.client.from('saved_checks').select('id')).data).toEqual([]);
  });
});
