import { randomUUID } from 'node:crypto';
import { sampleLead } from '../backend/sample-lead.ts';
import { tableNames, tables, type Known, type Person, type Table, type World } from './world.ts';

/** Chance, from the seed. */
export interface RandomSource {
  /** One of these; undefined when there is none. */
  pick<Item>(items: readonly Item[]): Item | undefined;
  text(): string;
}

/** An action of a user. Records the expected result in the world. */
export type Step = (world: World, person: Person, random: RandomSource) => Promise<void>;

type Rows = Exclude<Table, 'profiles' | 'leads' | 'push_subscriptions'>;

const own = (person: Person) => (known: Known) => known.owner === person.id;
const foreign = (person: Person) => (known: Known) => known.owner !== person.id;

/** Two phones that everybody shares. */
const endpoints = ['https://push.example/one', 'https://push.example/two'];

function must(what: string, error: { message: string } | null): void {
  if (error) throw new Error(`${what}: ${error.message}`);
}

/** Records an attempt on another user's row that was not refused and changed something. */
function mustNot(world: World, what: string, touched: readonly unknown[] | null): void {
  if (touched && touched.length > 0) world.leaks.push(what);
}

const signUp: Step = async (world, person) => {
  if (person.id) return;
  const { email, password } = person;
  person.client = world.server.visitor();
  const { data, error } = await person.client.auth.signUp({ email, password });
  must('sign-up', error);
  person.id = data.user?.id ?? '';
  person.signedIn = true;
  world.rows.profiles.set(person.id, { owner: person.id, content: null });
};

const signIn: Step = async (world, person) => {
  const { email, password } = person;
  const client = world.server.visitor();
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (!person.id) {
    if (!error) world.leaks.push('an account that was deleted lets somebody in');
    return;
  }
  must('sign-in', error);
  person.client = client;
  person.signedIn = true;
};

const signOut: Step = async (_, person) => {
  must('sign-out', (await person.client.auth.signOut({ scope: 'local' })).error);
  person.signedIn = false;
};

const refresh: Step = async (_, person) => {
  if (person.signedIn) must('refresh', (await person.client.auth.refreshSession()).error);
};

const newPassword: Step = async (_, person, random) => {
  if (!person.signedIn) return;
  const password = `battery ${random.text()}`;
  must('new password', (await person.client.auth.updateUser({ password })).error);
  person.password = password;
};

/** Without a filter: it must reach the own row alone. */
const changeProfile: Step = async (world, person, random) => {
  if (!person.signedIn || !person.id) return;
  const city = random.text();
  const { error } = await person.client.from('profiles').update({ city }).neq('id', randomUUID());
  must('an update of the profile', error);
  const known = world.rows.profiles.get(person.id);
  if (known) known.content = city;
};

/** The profile of another user, by each verb. */
const attackProfile: Step = async (world, person, random) => {
  const id = random.pick(world.ids('profiles', foreign(person)));
  if (!id) return;
  const table = person.client.from('profiles');
  const city = 'stolen';
  const tries = [
    await table.select('id').eq('id', id),
    await table.update({ city }).eq('id', id).select('id'),
    await table.upsert({ id, city }).select('id'),
    await table.insert({ id, city }).select('id'),
    await table.delete().eq('id', id).select('id'),
  ];
  for (const { data } of tries) mustNot(world, 'a profile was reached by another user', data);
};

function makeRow(
  table: Rows,
  id: string,
  random: RandomSource,
): [row: object, content: string | null] {
  const text = random.text();
  if (table === 'calendar_entries') return [{ id, title: text, due_on: '2026-12-20' }, text];
  if (table === 'consents') {
    return [{ id, purpose: 'account-sync', notice_version: '1', language: 'en' }, null];
  }
  const data = { text };
  const row = { id, kind: 'checklist', data, taken_at: '2026-11-20T06:30:00Z' };
  return [row, JSON.stringify(data)];
}

const saveRow =
  (table: Rows): Step =>
  async (world, person, random) => {
    if (!person.signedIn) return;
    const id = randomUUID();
    const [row, content] = makeRow(table, id, random);
    must(table, (await person.client.from(table).insert(row)).error);
    world.rows[table].set(id, { owner: person.id ?? null, content });
  };

const changeRow =
  (table: Rows): Step =>
  async (world, person, random) => {
    if (!person.signedIn) return;
    const id = random.pick(world.ids(table, own(person)));
    if (!id) return;
    const known = world.rows[table].get(id);
    const text = random.text();
    const [change, content] =
      table === 'consents'
        ? [{ withdrawn_at: '2026-01-01' }, 'withdrawn']
        : table === 'calendar_entries'
          ? [{ title: text }, text]
          : [{ data: { text } }, JSON.stringify({ text })];
    must(table, (await person.client.from(table).update(change).eq('id', id)).error);
    if (known) known.content = content;
  };

/** All rows of the table, as far as they can be reached: it must be the own ones alone. */
const deleteRows =
  (table: 'saved_checks' | 'calendar_entries'): Step =>
  async (world, person) => {
    if (!person.signedIn) return;
    must(table, (await person.client.from(table).delete().neq('id', randomUUID())).error);
    for (const id of world.ids(table, own(person))) world.rows[table].delete(id);
  };

/** A row of another user, by each kind of request. */
const attackRow =
  (table: Rows): Step =>
  async (world, person, random) => {
    const id = random.pick(world.ids(table, foreign(person)));
    if (!id) return;
    const [row] = makeRow(table, id, random);
    const victim = world.rows[table].get(id)?.owner;
    const change = table === 'consents' ? { withdrawn_at: '2026-01-01' } : row;
    const rows = person.client.from(table);
    const tries = [
      await rows.select('id').eq('id', id),
      await rows.update(change).eq('id', id).select('id'),
      await rows.insert(row).select('id'),
      await rows.upsert(row).select('id'),
      await rows.upsert(row, { ignoreDuplicates: true }).select('id'),
      await rows.insert({ ...row, id: randomUUID(), user_id: victim }).select('id'),
      await rows.update({ user_id: person.id }).eq('id', id).select('id'),
      await rows.delete().eq('id', id).select('id'),
    ];
    for (const { data } of tries) mustNot(world, `${table} was reached by another user`, data);
    const edits = { [tables[table].content]: { value: 'stolen', ageMs: 0 } };
    const { data } = await person.client.rpc('sync_fields', {
      target: table,
      row_id: id,
      seen: 99,
      edits,
    });
    const { row: synced } = (data ?? { row: null }) as { row: unknown };
    if (synced) world.leaks.push(`${table} was synced by another user`);
  };

const syncProfile: Step = async (world, person, random) => {
  if (!person.signedIn || !person.id) return;
  const city = random.text();
  const { data, error } = await person.client.rpc('sync_fields', {
    target: 'profiles',
    row_id: person.id,
    seen: 1e6,
    edits: { city: { value: city, ageMs: 60_000 } },
  });
  must('sync', error);
  const { row } = data as { row: { id: string } };
  if (row.id !== person.id) world.leaks.push('sync gave the row of another user');
  const known = world.rows.profiles.get(person.id);
  if (known) known.content = city;
};

/** A phone belongs to the user who turns reminders on there; earlier reminders are replaced. */
const subscribePhone: Step = async (world, person, random) => {
  const endpoint = random.pick(endpoints) ?? '';
  const { data } = await person.client.auth.getSession();
  const token = data.session?.access_token;
  const id = randomUUID();
  const response = await fetch(`${world.server.url}/functions/v1/push-subscribe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({
      id,
      address: { endpoint, p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
      reminders: [],
    }),
  });
  if (!response.ok) throw new Error(`A phone was answered ${response.status}`);
  for (const old of world.ids('push_subscriptions', ({ content }) => content === endpoint)) {
    world.rows.push_subscriptions.delete(old);
  }
  const owner = person.signedIn ? (person.id ?? null) : null;
  world.rows.push_subscriptions.set(id, { owner, content: endpoint });
};

const sendLead: Step = async (world, person, random) => {
  const { data } = await person.client.auth.getSession();
  const lead = sampleLead({ fullName: random.text() });
  const token = data.session?.access_token;
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const response = await world.server.submit(lead, headers);
  if (response.status !== 201) throw new Error(`A lead was answered ${response.status}`);
  const owner = person.signedIn ? (person.id ?? null) : null;
  world.rows.leads.set(lead.submissionId, { owner, content: lead.fullName });
};

/** Every kind of request: none may return rows of another user. */
const claimLeads: Step = async (world, person) => {
  const ids = [...world.rows.leads.keys()].slice(-200);
  const free = ids.filter((id) => world.rows.leads.get(id)?.owner === null);
  const { data, error } = await person.client.rpc('claim_leads', { ids });
  if (!person.signedIn) {
    if (!error) world.leaks.push('a visitor claims requests');
    return;
  }
  must('claims', error);
  if (data !== free.length) world.leaks.push(`${String(data)} requests claimed of ${free.length}`);
  for (const id of free) {
    const known = world.rows.leads.get(id);
    if (known) known.owner = person.id ?? null;
  }
};

/** It may contain no data of other users. */
const linkPhone: Step = async (world, person) => {
  const { data, error } = await person.client.rpc('export_my_data');
  if (!person.signedIn) {
    if (!error) world.leaks.push('a visitor exports data');
    return;
  }
  must('export', error);
  const text = JSON.stringify(data);
  for (const table of tableNames) {
    for (const id of world.ids(table, foreign(person))) {
      if (text.includes(id)) world.leaks.push(`the export holds ${table} of another user`);
    }
    for (const id of world.ids(table, own(person))) {
      if (!text.includes(id)) world.leaks.push(`the export lacks ${table}`);
    }
  }
};

const deleteAccount: Step = async (world, person) => {
  if (!person.signedIn || !person.id) return;
  must('deletion', (await person.client.rpc('delete_my_account')).error);
  world.forget(person.id);
  // The token lives on: as a visitor's, it must open nothing.
  const left = await person.client.from('profiles').select('id');
  mustNot(world, 'a deleted account reads profiles', left.data);
  person.id = undefined;
  person.signedIn = false;
  person.client = world.server.visitor();
};

/** Everybody reads at once: requests share one session of the database. */
const everyPersonReads: Step = async (world, _, random) => {
  const table = random.pick(tableNames) ?? 'profiles';
  await Promise.all(world.people.map((person) => world.look(person, table)));
};

/** The possible next steps; a step that is listed more often happens more often. */
export const steps: readonly Step[] = [
  signUp,
  signUp,
  signUp,
  signIn,
  signIn,
  signOut,
  refresh,
  newPassword,
  changeProfile,
  changeProfile,
  syncProfile,
  attackProfile,
  attackProfile,
  ...(['consents', 'saved_checks', 'calendar_entries'] as const).flatMap((table) => [
    saveRow(table),
    saveRow(table),
    changeRow(table),
    attackRow(table),
  ]),
  deleteRows('saved_checks'),
  deleteRows('calendar_entries'),
  subscribePhone,
  sendLead,
  sendLead,
  claimLeads,
  linkPhone,
  everyPersonReads,
  everyPersonReads,
  everyPersonReads,
  deleteAccount,
];
