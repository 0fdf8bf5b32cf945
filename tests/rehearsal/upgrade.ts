import { copyFile, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { App } from '@supabase/lite';
import { openExternalPostgres } from '../../local-backend/external-postgres.ts';
import { applyMigrations } from '../../local-backend/migrations.ts';
import { createRoles } from '../../local-backend/roles.ts';
import { projectDir } from '../../local-backend/settings.ts';
import { sampleLead } from '../backend/sample-lead.ts';
import { must, newDataDir, startProcess, submitLead, type Place } from './stage.ts';

/** The last migration of the release that is upgraded. */
const earlierRelease = '20261125000033';

/** Builds the database of an earlier release, with a lead and a subscriber in it, and starts this release on it. */
export async function rehearseUpgrade(place: Place): Promise<string> {
  const databaseUrl = await place.cluster.createDatabase();
  const name = new URL(databaseUrl).pathname.slice(1);
  const migrations = path.join(projectDir, 'supabase/migrations');
  const files = (await readdir(migrations)).toSorted();
  const earlier = files.filter((file) => file.slice(0, 14) <= earlierRelease);
  must(earlier.length < files.length, 'There is no migration after the earlier release.');

  const dir = await mkdtemp(path.join(place.folder, 'migrations-'));
  await mkdir(dir, { recursive: true });
  for (const file of earlier) await copyFile(path.join(migrations, file), path.join(dir, file));
  const opened = await openExternalPostgres(databaseUrl);
  try {
    const app = new App({ connection: opened.connection, auth: { jwt_secret: 'x'.repeat(40) } });
    await app.ensureSystemSchema();
    await createRoles(opened.postgres);
    await applyMigrations(opened.postgres, dir);
  } finally {
    await opened.close();
  }
  const lead = sampleLead();
  await place.cluster.sql(
    `insert into public.leads (id, form_type, full_name, email, phone, business_name, client_timestamp, source,
       body_hash, receipt)
     values ('${lead.submissionId}', 'consultation', 'Before', 'a@example.com', '+910000000000', 'Shop', now(),
       'earlier release', repeat('0', 64), 'N-7F3K9Q')`,
    name,
  );

  const server = await startProcess(databaseUrl, await newDataDir(place));
  try {
    const [applied] = await rows(
      place,
      name,
      'select count(*) from supabase_migrations.schema_migrations',
    );
    must(applied === String(files.length), `${applied} of ${files.length} migrations are applied.`);
    const before = await rows(
      place,
      name,
      `select full_name from leads where id = '${lead.submissionId}'`,
    );
    must(before[0] === 'Before', 'The lead of the earlier release is gone.');
    const announced = await rows(place, name, 'select count(*) from lead_announcements');
    must(announced[0] === '0', 'An old lead is announced.');
    must((await submitLead(server.url, sampleLead())).status === 201, 'A new lead is refused.');
  } finally {
    await server.stop();
  }
  return `${files.length - earlier.length} new migrations, old data as before, new data accepted`;
}

const rows = async ({ cluster }: Place, database: string, query: string): Promise<string[]> =>
  (await cluster.sql(query, database)).split('\n').filter(Boolean);
