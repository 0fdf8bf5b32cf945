import { timingSafeEqual } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { healthPath, metricsPath, readyPath } from './backend-paths.ts';
import type { Database } from './database.ts';
import { securityEvents, type RequestLog } from './request-log.ts';
import { projectDir } from './settings.ts';

interface OperationsOptions {
  readonly query: Database['queryInTurn'];
  readonly log: RequestLog;
  /** Who reads the metrics must know it; absent: there are none. */
  readonly metricsKey: string | undefined;
  /** False while e-mails are only saved as files. */
  readonly sendsMail: boolean;
  /** Numbers of requests that run and wait. */
  readonly load: () => { running: number; waiting: number };
}

type Query = OperationsOptions['query'];

const checkTimeoutMs = 2_000;
/** So many waiting requests mean that new ones will be refused. */
const waitingLimit = 80;

/**
 * Answers `/healthz` (the process lives), `/readyz` (it can do its work: 503 with the reason when it cannot) and
 * `/metrics` (Prometheus, for the bearer of the key); null for every other request.
 */
export function createOperations(
  options: OperationsOptions,
): (request: Request) => Promise<Response | null> {
  let checking: Promise<Record<string, string>> | undefined;
  // Anybody may ask, so many at once share one answer.
  const readinessNow = () => {
    checking ??= readiness(options).finally(() => (checking = undefined));
    return checking;
  };
  return async (request) => {
    switch (new URL(request.url).pathname) {
      case healthPath:
        return answer(200, 'text/plain', 'ok\n');
      case readyPath: {
        const checks = await readinessNow();
        const ready = Object.values(checks).every((result) => result === 'ok');
        return answer(ready ? 200 : 503, 'application/json', JSON.stringify({ ready, checks }));
      }
      case metricsPath:
        if (!options.metricsKey) return answer(404, 'text/plain', 'METRICS_KEY is not set.\n');
        if (!isBearer(request, options.metricsKey)) return answer(401, 'text/plain', 'No.\n');
        return answer(200, 'text/plain; version=0.0.4', await metrics(options));
      default:
        return null;
    }
  };
}

const answer = (status: number, type: string, body: string): Response =>
  new Response(body, { status, headers: { 'content-type': type, 'cache-control': 'no-store' } });

function isBearer(request: Request, key: string): boolean {
  const given = Buffer.from(request.headers.get('authorization') ?? '');
  const wanted = Buffer.from(`Bearer ${key}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

async function readiness({ query, load }: OperationsOptions): Promise<Record<string, string>> {
  return {
    database: await outcome(query('select 1')),
    migrations: await outcome(allMigrationsApplied(query)),
    queue: load().waiting < waitingLimit ? 'ok' : 'too many requests wait',
  };
}

async function allMigrationsApplied(query: Query): Promise<void> {
  const files = await readdir(path.join(projectDir, 'supabase/migrations'));
  const rows = await query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const applied = new Set(rows.map(({ version }) => version));
  const missing = files.filter((file) => !applied.has(file.slice(0, 14)));
  if (missing.length > 0) throw new Error(`${missing.length} missing`);
}

/** Returns `ok`, or a word for the reason. Nobody needs to sign in to read it, so it says nothing else. */
async function outcome(check: Promise<unknown>): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, checkTimeoutMs, 'no answer');
  });
  try {
    return await Promise.race([check.then(() => 'ok'), late]);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code ?? (error instanceof Error ? error.message : 'failed');
  } finally {
    clearTimeout(timer);
  }
}

/** One query a metric: name, help, and rows of labels and value. */
const fromDatabase: readonly { name: string; help: string; sql: string }[] = [
  {
    name: 'niyam_leads_received',
    help: 'Stored leads, by whether a program may have sent them.',
    sql: `select case when suspicion is null then 'no' else 'yes' end as flagged, count(*)::float8 as value
      from public.leads group by 1`,
  },
  {
    name: 'niyam_newest_lead_seconds',
    help: 'Age of the newest lead that no program may have sent; absent when there is none.',
    sql: `select extract(epoch from now() - max(received_at))::float8 as value from public.leads
      where suspicion is null having count(*) > 0`,
  },
  {
    name: 'niyam_leads_late',
    help: 'Leads of the last day that arrived more than ten minutes after they were written.',
    sql: `select count(*)::float8 as value from public.leads
      where received_at > now() - interval '1 day' and received_at - client_timestamp > interval '10 min'`,
  },
  {
    name: 'niyam_leads_to_forward',
    help: 'Leads that the sheet has not accepted. It grows without a sheet.',
    sql: `select count(*)::float8 as value from public.leads
      where forwarded_at is null and forward_after < 'infinity'`,
  },
  {
    name: 'niyam_leads_forwarded',
    help: 'Leads that the sheet has accepted.',
    sql: 'select count(*)::float8 as value from public.leads where forwarded_at is not null',
  },
  {
    name: 'niyam_announcements',
    help: 'Announcements of leads, by channel and state.',
    sql: `select channel, state, count(*)::float8 as value from public.lead_announcements group by 1, 2`,
  },
  {
    name: 'niyam_announcement_oldest_seconds',
    help: 'Age of the oldest announcement that waits, by channel.',
    sql: `select channel, max(extract(epoch from now() - created_at))::float8 as value
      from public.lead_announcements where state = 'waiting' group by 1`,
  },
  {
    name: 'niyam_questions_today',
    help: 'Questions to the model since midnight UTC.',
    sql: `select count(*)::float8 as value from public.assistant_calls
      where called_at >= date_trunc('day', now(), 'UTC')`,
  },
  {
    name: 'niyam_push_sent',
    help: 'Reminders that were sent and not deleted yet.',
    sql: 'select count(*)::float8 as value from public.push_reminders where sent_at is not null',
  },
  {
    name: 'niyam_push_overdue',
    help: 'Reminders of the last days that were not sent.',
    sql: `select count(*)::float8 as value from public.push_reminders
      where sent_at is null and remind_on between current_date - 4 and current_date - 2`,
  },
  {
    name: 'niyam_sender_hashes_overdue',
    help: 'Callers’ addresses that should have been deleted.',
    sql: `select count(*)::float8 as value from public.leads
      where sender_hash is not null and received_at < now() - interval '3 days'`,
  },
];

async function metrics(options: OperationsOptions): Promise<string> {
  const { query, log, load } = options;
  const lines: string[] = [];
  const add = (
    name: string,
    help: string,
    samples: readonly [Record<string, string>, number][],
    type: 'gauge' | 'counter' = 'gauge',
  ) => {
    lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`);
    for (const [labels, value] of samples) lines.push(`${name}${labelsOf(labels)} ${value}`);
  };
  for (const { name, help, sql } of fromDatabase) {
    add(name, help, await samplesOf(query, sql));
  }
  add(
    'niyam_backup_age_seconds',
    'Seconds since the last backup was begun; absent when there never was one.',
    await samplesOf(query, await backupQuery(query)),
  );
  add(
    'niyam_answers',
    'Answers of this process since its start, by route and status.',
    [...log.answers].map(([key, value]) => {
      const [route = '', status = ''] = key.split('\n');
      return [{ route, status }, value];
    }),
    'counter',
  );
  add(
    'niyam_security_events',
    'Security events of this process since its start.',
    // From zero on: Prometheus sees no increase in the first value of a series.
    securityEvents.map((event) => [{ event }, log.events.get(event) ?? 0]),
    'counter',
  );
  add('niyam_mail_is_sent', 'Whether e-mails are sent; 0 while they are only saved as files.', [
    [{}, Number(options.sendsMail)],
  ]);
  const { running, waiting } = load();
  add('niyam_requests', 'Requests that run and wait now.', [
    [{ state: 'running' }, running],
    [{ state: 'waiting' }, waiting],
  ]);
  return `${lines.join('\n')}\n`;
}

async function samplesOf(query: Query, sql: string): Promise<[Record<string, string>, number][]> {
  const rows = await query<Record<string, string | number>>(sql);
  return rows.map(({ value, ...labels }) => [labels as Record<string, string>, Number(value)]);
}

/** Returns the query for the age of the last backup; without any row when none was ever made. */
async function backupQuery(query: Query): Promise<string> {
  const rows = await query<{ made: boolean }>(
    "select to_regclass('private.backup_marks') is not null as made",
  );
  return rows[0]?.made
    ? `select extract(epoch from now() - max(made_at))::float8 as value from private.backup_marks
       having max(made_at) is not null`
    : 'select 0 as value where false';
}

function labelsOf(labels: Record<string, string>): string {
  const entries = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replace(/["\\\n]/g, '_')}"`,
  );
  return entries.length > 0 ? `{${entries.join(',')}}` : '';
}
