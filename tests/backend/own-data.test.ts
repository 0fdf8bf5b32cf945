import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pushSettings } from '../support/push-keys.ts';
import { startTestServer, type SignedIn, type TestServer } from './running-server.ts';
import { sampleLead } from './sample-lead.ts';

/** The data of a signed-in user on the server, through supabase-js (docs/decisions/0022-accounts.md). */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(pushSettings);
}, 120_000);
afterAll(() => server.stop());

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/;
const minute = 60_000;

const profileOf = async ({ client, id }: SignedIn) =>
  (await client.from('profiles').select('*').eq('id', id).single()).data as Record<string, unknown>;

describe('a profile', () => {
  test('is read and updated as the specification says (PROF-02)', async () => {
    const user = await server.signUp();
    const { data, error } = await user.client
      .from('profiles')
      .update({ phone: '+91 00000 00000', city: 'Hyderabad', expected_start_date: '2027-01-01' })
      .eq('id', user.id)
      .select()
      .single();
    expect(error).toBeNull();
    expect(data).toMatchObject({ city: 'Hyderabad', version: 2 });
    const fields = ['city', 'expected_start_date', 'phone'];
    expect(Object.keys((data as { field_edits: object }).field_edits).toSorted()).toEqual(fields);
  });

  test('that is missing is PGRST116, and can be made as the specification says (PROF-03)', async () => {
    const user = await server.signUp();
    const deleted = await server.rest(`profiles?id=eq.${user.id}`, server.keys.secretKey, {
      method: 'DELETE',
    });
    expect(deleted.status).toBe(204);
    const missing = await user.client.from('profiles').select('*').eq('id', user.id).single();
    expect([missing.status, missing.error?.code]).toEqual([406, 'PGRST116']);

    const now = new Date().toISOString();
    const made = await user.client
      .from('profiles')
      .insert({
        id: user.id,
        email: 'somebody.else@example.com',
        first_name: '',
        last_name: '',
        is_email_verified: false,
        is_phone_verified: false,
        subscription_tier: 'free',
        created_at: now,
        updated_at: now,
      })
      .select()
      .single();
    expect(made.error).toBeNull();
    expect(made.data).toMatchObject({ id: user.id, email: user.email });
    expect(await profileOf(user)).toMatchObject({ is_email_verified: true });
  });

  test.each([
    { subscription_tier: 'gold' },
    { is_email_verified: true },
    { is_phone_verified: true },
    { version: 5 },
    { field_edits: {} },
    { created_at: '2001-01-01' },
  ])('nobody sets own %j, by whatever verb', async (change) => {
    const user = await server.signUp();
    const before = await profileOf(user);
    const table = user.client.from('profiles');
    const { id } = user;
    for (const { error } of [
      await table.update(change).eq('id', id),
      await table.upsert({ id, ...change }),
      await table.upsert({ id, city: 'x', ...change }, { onConflict: 'id' }),
    ]) {
      expect(error?.code).toBe('42501');
    }
    const edits = Object.fromEntries(
      Object.entries(change).map(([field, value]) => [field, { value, ageMs: 0 }]),
    );
    const { error } = await user.client.rpc('sync_fields', {
      target: 'profiles',
      row_id: id,
      seen: 9,
      edits,
    });
    expect(error?.code).toBe('42501');
    expect(await profileOf(user)).toEqual(before);
  });

  test.each([{ subscription_tier: 'gold' }, { is_email_verified: true }, { version: 5 }])(
    'nor is one made with %j',
    async (change) => {
      const user = await server.signUp();
      await server.rest(`profiles?id=eq.${user.id}`, server.keys.secretKey, { method: 'DELETE' });
      const { error } = await user.client.from('profiles').insert({ id: user.id, ...change });
      expect(error?.code).toBe('42501');
      expect((await user.client.from('profiles').select('id')).data).toEqual([]);
    },
  );

  test('with a number that was verified is unverified again when the number changes', async () => {
    const user = await server.signUp({ phone: '+91 00000 00000' });
    await server.rest(`profiles?id=eq.${user.id}`, server.keys.secretKey, {
      method: 'PATCH',
      body: JSON.stringify({ is_phone_verified: true }),
    });
    await user.client.from('profiles').update({ city: 'Pune' }).eq('id', user.id);
    expect(await profileOf(user)).toMatchObject({ is_phone_verified: true });
    await user.client.from('profiles').update({ phone: '+91 11111 11111' }).eq('id', user.id);
    expect(await profileOf(user)).toMatchObject({ is_phone_verified: false });
  });
});

describe('edits made offline', () => {
  type Synced = { row: Record<string, unknown> | null; conflicts: unknown[] };

  const sync = async (
    user: SignedIn,
    seen: number,
    edits: object,
    target = 'profiles',
    id = '',
  ) => {
    const { data, error } = await user.client.rpc('sync_fields', {
      target,
      row_id: id || user.id,
      seen,
      edits,
    });
    return { ...(data as Synced | null), error };
  };

  test('are stored where no other device wrote the field, whatever happened to other fields', async () => {
    const user = await server.signUp({ first_name: 'Asha' });
    await user.client.from('profiles').update({ state: 'Telangana' }).eq('id', user.id);
    const { row, conflicts } = await sync(user, 1, {
      first_name: { value: 'Aasha', ageMs: 60 * minute },
      expected_start_date: { value: '2027-01-01', ageMs: 60 * minute },
    });
    expect(conflicts).toEqual([]);
    expect(row).toMatchObject({
      first_name: 'Aasha',
      state: 'Telangana',
      expected_start_date: '2027-01-01',
      version: 3,
    });
  });

  test('fill what was never written, however old they are and even if no version was seen', async () => {
    const user = await server.signUp({ last_name: 'Rao' });
    const { row, conflicts } = await sync(user, 0, {
      first_name: { value: 'Asha', ageMs: 1e10 },
      city: { value: 'Hyderabad', ageMs: 1e10 },
    });
    expect(conflicts).toEqual([]);
    expect(row).toMatchObject({ first_name: 'Asha', city: 'Hyderabad', last_name: 'Rao' });
  });

  test('win or lose by their age where another device wrote too; the other value is returned', async () => {
    const user = await server.signUp();
    // One phone: both fields half an hour ago.
    await sync(user, 1, {
      city: { value: 'Pune', ageMs: 30 * minute },
      state: { value: 'Maharashtra', ageMs: 30 * minute },
    });
    // Another phone, which has seen nothing of it: one field before that, one after.
    const { row, conflicts } = await sync(user, 1, {
      city: { value: 'Nagpur', ageMs: 45 * minute },
      state: { value: 'Telangana', ageMs: 15 * minute },
    });
    expect(row).toMatchObject({ city: 'Pune', state: 'Telangana' });
    expect(conflicts).toEqual([
      { field: 'city', kept: 'theirs', value: 'Pune', other: 'Nagpur' },
      { field: 'state', kept: 'mine', value: 'Telangana', other: 'Maharashtra' },
    ]);
    const { field_edits: edits } = (row ?? {}) as {
      field_edits: Record<string, { at: string; version: number }>;
    };
    expect(edits['city']?.version).toBe(2);
    expect(edits['state']?.version).toBe(3);
    const age = Date.now() - Date.parse(edits['state']?.at ?? '');
    expect(age).toBeGreaterThanOrEqual(15 * minute);
    expect(age).toBeLessThan(16 * minute);
  });

  test('sent twice change nothing the second time, nor are they a conflict', async () => {
    const user = await server.signUp();
    const edits = { city: { value: 'Pune', ageMs: 5 * minute } };
    const first = await sync(user, 1, edits);
    const second = await sync(user, 1, edits);
    expect(second).toEqual(first);
  });

  test('are not newer than now, whatever a device says', async () => {
    const user = await server.signUp();
    await sync(user, 1, { city: { value: 'Pune', ageMs: -1e12 } });
    const { row } = await sync(user, 1, { city: { value: 'Nagpur', ageMs: 0 } });
    expect(row).toMatchObject({ city: 'Nagpur' });
  });

  test('of an entry that was deleted elsewhere find no row', async () => {
    const user = await server.signUp();
    const edits = { title: { value: 'GST', ageMs: 0 } };
    const answer = await sync(user, 1, edits, 'calendar_entries', crypto.randomUUID());
    expect(answer).toEqual({ row: null, conflicts: [], error: null });
  });

  test('of somebody else’s row find no row', async () => {
    const [asha, ravi] = [await server.signUp(), await server.signUp()];
    const edits = { city: { value: 'Pune', ageMs: 0 } };
    expect(await sync(ravi, 9, edits, 'profiles', asha.id)).toMatchObject({ row: null });
    expect(await profileOf(asha)).toMatchObject({ city: null });
  });

  test.each([
    ['leads', {}, '22023'],
    ['profiles', [], '22023'],
    ['profiles', { city: 'Pune' }, '22023'],
    ['profiles', { city: { value: 'Pune' } }, '22023'],
    ['profiles', { city: { value: 'Pune', ageMs: 'old' } }, '22023'],
    ['profiles', { nothing: { value: 1, ageMs: 0 } }, '42501'],
    ['profiles', { id: { value: crypto.randomUUID(), ageMs: 0 } }, '42501'],
    ['profiles', { city: { value: 'x'.repeat(101), ageMs: 0 } }, '23514'],
    ['profiles', { first_name: { value: null, ageMs: 0 } }, '23502'],
    ['profiles', { expected_start_date: { value: 'soon', ageMs: 0 } }, '22007'],
  ])('to %s that say %j are refused by code', async (target, edits, code) => {
    const user = await server.signUp();
    const { error } = await sync(user, 1, edits, target);
    expect(error?.code).toBe(code);
  });

  test('leave an ordinary update behind them with its own time', async () => {
    const user = await server.signUp();
    await sync(user, 1, { city: { value: 'Pune', ageMs: 60 * minute } });
    await user.client.from('profiles').update({ city: 'Nagpur' }).eq('id', user.id);
    const { field_edits: edits } = (await profileOf(user)) as unknown as {
      field_edits: { city: { at: string } };
    };
    expect(Date.now() - Date.parse(edits.city.at)).toBeLessThan(minute);
  });
});

describe('dates and results', () => {
  const entry = () => ({ id: crypto.randomUUID(), title: 'GSTR-3B', due_on: '2026-12-20' });

  test('are stored once, changed field by field, and deleted', async () => {
    const { client } = await server.signUp();
    const row = entry();
    const inserted = await client.from('calendar_entries').insert(row).select().single();
    expect(inserted.data).toMatchObject({
      ...row,
      version: 1,
      created_at: expect.stringMatching(isoTime),
    });
    const again = await client
      .from('calendar_entries')
      .upsert(row, { onConflict: 'id', ignoreDuplicates: true })
      .select();
    expect([again.error, again.data]).toEqual([null, []]);
    const changed = await client
      .from('calendar_entries')
      .update({ done_on: '2026-12-18' })
      .eq('id', row.id)
      .select('version,done_on')
      .single();
    expect(changed.data).toEqual({ version: 2, done_on: '2026-12-18' });
    await client.from('calendar_entries').delete().eq('id', row.id);
    expect((await client.from('calendar_entries').select('id')).data).toEqual([]);
  });

  test('of others cannot be had by knowing their ids', async () => {
    const [asha, ravi] = [await server.signUp(), await server.signUp()];
    const row = entry();
    await asha.client.from('calendar_entries').insert(row);
    const table = ravi.client.from('calendar_entries');
    expect((await table.select('id').eq('id', row.id)).data).toEqual([]);
    expect((await table.insert(row)).error?.code).toBe('23505');
    expect((await table.insert({ ...entry(), user_id: asha.id })).error?.code).toBe('42501');
    expect((await table.update({ title: 'x' }).eq('id', row.id).select()).data).toEqual([]);
    expect((await table.delete().eq('id', row.id).select()).data).toEqual([]);
    expect((await table.update({ user_id: ravi.id }).eq('id', row.id)).error?.code).toBe('42501');
    expect((await asha.client.from('calendar_entries').select('title')).data).toHaveLength(1);
  });

  test('a result is stored with what the tool found', async () => {
    const { client } = await server.signUp();
    const check = {
      id: crypto.randomUUID(),
      kind: 'business-health',
      data: { answers: { food: 'yes' }, score: 59 },
      taken_at: '2026-11-20T06:30:00+00:00',
    };
    const { data } = await client.from('saved_checks').insert(check).select().single();
    expect(data).toMatchObject(check);
  });
});

describe('a consent', () => {
  test('is withdrawn once, at the time of the server, and never changed or deleted', async () => {
    const { client } = await server.signUp();
    const id = crypto.randomUUID();
    const consent = { id, purpose: 'account-sync', notice_version: '2', language: 'te' };
    const given = await client.from('consents').insert(consent).select().single();
    expect(given.data).toMatchObject({ ...consent, withdrawn_at: null });
    const withdraw = (at: string | null) =>
      client.from('consents').update({ withdrawn_at: at }).eq('id', id).select().single();

    const first = (await withdraw('2001-01-01')).data as { withdrawn_at: string };
    expect(Date.now() - Date.parse(first.withdrawn_at)).toBeLessThan(minute);
    for (const later of ['2030-01-01', null]) {
      expect((await withdraw(later)).data).toEqual(first);
    }
    expect((await client.from('consents').update({ purpose: 'x' }).eq('id', id)).error?.code).toBe(
      '42501',
    );
    expect((await client.from('consents').delete().eq('id', id)).error?.code).toBe('42501');
  });
});

describe('all stored data', () => {
  async function userWithAllData() {
    const user = await server.signUp({ first_name: 'Asha' });
    const { client } = user;
    const { access_token: token = '' } = (await client.auth.getSession()).data.session ?? {};
    const lead = sampleLead();
    await server.submit(lead, { authorization: `Bearer ${token}` });
    const made = [
      await client.from('consents').insert({
        id: crypto.randomUUID(),
        purpose: 'account-sync',
        notice_version: '1',
        language: 'en',
      }),
      await client.from('saved_checks').insert({
        id: crypto.randomUUID(),
        kind: 'checklist',
        data: { ticked: ['pan'] },
        taken_at: '2026-11-20T06:30:00Z',
      }),
      await client.from('calendar_entries').insert({
        id: crypto.randomUUID(),
        title: 'GSTR-3B',
        due_on: '2026-12-20',
      }),
    ];
    for (const { error } of made) expect(error).toBeNull();
    const phone = await fetch(`${server.url}/functions/v1/push-subscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        id: crypto.randomUUID(),
        address: {
          endpoint: `https://push.example/${crypto.randomUUID()}`,
          p256dh: 'B'.repeat(87),
          auth: 'A'.repeat(22),
        },
        reminders: [{ id: 'r'.repeat(22), on: '2026-12-19' }],
      }),
    });
    expect(phone.status).toBe(200);
    return { user, lead, token };
  }

  test('can be taken along, own rows alone, without keys', async () => {
    const [{ user, lead }] = [await userWithAllData(), await userWithAllData()];
    const { data } = await user.client.rpc('export_my_data');
    expect(data).toEqual({
      exported_at: expect.stringMatching(isoTime),
      account: expect.objectContaining({ id: user.id, email: user.email }),
      profile: expect.objectContaining({ id: user.id, first_name: 'Asha' }),
      consents: [expect.objectContaining({ purpose: 'account-sync', withdrawn_at: null })],
      saved_checks: [expect.objectContaining({ data: { ticked: ['pan'] } })],
      calendar_entries: [expect.objectContaining({ due_on: '2026-12-20' })],
      push_subscriptions: [
        expect.objectContaining({
          reminders: [expect.objectContaining({ remind_on: '2026-12-19' })],
        }),
      ],
      requests: [expect.objectContaining({ id: lead.submissionId, full_name: lead.fullName })],
    });
    const text = JSON.stringify(data);
    for (const secret of ['p256dh', 'encrypted_password', 'sender_hash', 'A'.repeat(22)]) {
      expect(text).not.toContain(secret);
    }
  });

  test('can be deleted: nothing is left of it, and nothing of others is touched', async () => {
    const deleted = await userWithAllData();
    const left = await userWithAllData();
    const { data, error } = await deleted.user.client.rpc('delete_my_account');
    expect(error).toBeNull();
    expect(data).toEqual({
      profile: 1,
      consents: 1,
      saved_checks: 1,
      calendar_entries: 1,
      push_subscriptions: 1,
      requests: 1,
    });

    for (const table of ['profiles', 'consents', 'saved_checks', 'calendar_entries', 'leads']) {
      const column = table === 'profiles' ? 'id' : 'user_id';
      const rows = await server.rest(`${table}?select=${column}`, server.keys.secretKey);
      const owners = JSON.stringify(await rows.json());
      expect(owners).not.toContain(deleted.user.id);
      expect(owners).toContain(left.user.id);
    }
    const { email, password, client } = deleted.user;
    const again = await server.visitor().auth.signInWithPassword({ email, password });
    expect(again.error?.code).toBe('invalid_credentials');
    expect((await client.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
    expect((await client.auth.getUser()).error?.code).toBe('user_not_found');
    // Its token lives on for up to an hour, and opens nothing.
    expect((await client.from('profiles').select('id')).data).toEqual([]);
    const entry = { id: crypto.randomUUID(), title: 'x', due_on: '2026-12-20' };
    expect((await client.from('calendar_entries').insert(entry)).error?.code).toBe('23503');
    expect((await client.rpc('export_my_data')).data).toMatchObject({
      profile: null,
      account: null,
    });
    // The address is free again.
    const anew = await server.visitor().auth.signUp({ email, password });
    expect(anew.error).toBeNull();
  });

  test('is shown to and deleted for a signed-in user only', async () => {
    for (const name of ['export_my_data', 'delete_my_account']) {
      const visitor = await server.visitor().rpc(name);
      expect([visitor.status, visitor.error?.code]).toEqual([401, '42501']);
      const service = await server.rest(`rpc/${name}`, server.keys.secretKey, {
        method: 'POST',
        body: '{}',
      });
      expect(service.status).toBe(403);
    }
  });
});
