import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createBackend, type Backend } from '../../local-backend/backend.ts';
import { openDatabase } from '../../local-backend/database.ts';
import { ensureKeys } from '../../local-backend/keys.ts';
import { readLeadSettings } from '../../supabase/functions/_shared/lead-settings.ts';
import { makeDataDir, removeDataDir } from '../support/new-database.ts';
import { startMailService, type MailServer } from './mail-server.ts';
import { sampleLead } from './sample-lead.ts';
import { startSheet, type SheetServer } from './sheet-server.ts';

/** The database as it was before leads were announced. */
const undoMigration = `
  drop trigger queue_announcements on public.leads;
  drop function private.queue_lead_announcements();
  drop function public.claim_lead_announcement(text, integer);
  drop function public.release_lead(text, text);
  drop table public.lead_announcements;
  alter table public.leads drop column released_at, drop column released_by,
    drop column released_suspicion;
  drop index public.leads_to_forward_idx;
  create index leads_to_forward_idx on public.leads (received_at, id)
    where forwarded_at is null and suspicion is null;
  delete from supabase_migrations.schema_migrations where version = '20261126000001';
`;

let mail: MailServer;
let sheet: SheetServer;
let dataDir: string;
let backend: Backend | undefined;
beforeAll(async () => {
  [mail, sheet, dataDir] = await Promise.all([startMailService(), startSheet(), makeDataDir()]);
});
afterAll(async () => {
  await backend?.close();
  await Promise.all([mail.stop(), sheet.stop(), removeDataDir(dataDir)]);
});

test('an upgrade announces no lead from before it, and holds old flagged leads until their release', async () => {
  const keys = await ensureKeys(dataDir);
  const siteUrl = 'http://127.0.0.1:1';
  const before = await openDatabase({
    dataDir,
    keys,
    siteUrl,
    mail: { send: () => Promise.reject(new Error('No e-mail goes from here.')) },
  });
  await before.postgres.exec(undoMigration);
  const [good, flagged] = [randomUUID(), randomUUID()];
  for (const [id, receipt, suspicion] of [
    [good, 'N-GOOD', null],
    [flagged, 'N-FLAGGED', ['trap']],
  ]) {
    await before.postgres.query(
      `insert into public.leads (id, form_type, full_name, email, phone, business_name,
         client_timestamp, source, body_hash, receipt, suspicion)
       values ($1, 'support', 'A', 'a@example.com', '+910000000000', 'A', now(), 'A',
         repeat('a', 64), $2, $3)`,
      [id, receipt, suspicion],
    );
  }
  await before.close();

  const settings = { LEAD_SHEET_URL: sheet.url, ...mail.settings };
  const opened = await createBackend({
    dataDir,
    siteUrl,
    leads: readLeadSettings((name) => ({ ...settings })[name]),
  });
  backend = opened;
  const call = (path: string, body: unknown) =>
    opened.fetch(
      new Request(siteUrl + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          apikey: keys.secretKey,
          authorization: `Bearer ${keys.secretKey}`,
        },
        body: JSON.stringify(body),
      }),
    );
  const done = await call('/functions/v1/lead-forward', {});
  expect(await done?.json()).toEqual({
    tried: 1,
    forwarded: 1,
    announced: { sent: 0, failed: 0 },
  });
  expect(mail.asked).toEqual([]);
  expect([...sheet.rows.keys()]).toEqual([good]);

  await call('/rest/v1/rpc/release_lead', { of_receipt: 'N-FLAGGED', by_whom: 'Asha' });
  await call('/functions/v1/lead-forward', {});
  expect(sheet.rows.get(flagged)).toMatchObject({ suspicion: 'released (was trap)' });

  await call('/functions/v1/lead-intake', sampleLead());
  await vi.waitFor(() => expect(mail.sent).toHaveLength(1), { timeout: 5000 });
});
