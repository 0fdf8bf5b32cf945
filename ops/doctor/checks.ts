import type { Answer, Site } from './site.ts';

/** What a check found: nothing wrong, a problem with the reason, or why it could not look. */
export type Finding =
  | { readonly result: 'ok'; readonly detail?: string }
  | { readonly result: 'problem'; readonly detail: string }
  | { readonly result: 'skipped'; readonly detail: string };

export interface Check {
  readonly id: string;
  /** What the check looks at, in a few words. */
  readonly title: string;
  /** What happens to people when it is wrong, and what to do. */
  readonly advice: string;
  run(site: Site): Promise<Finding>;
}

const ok = (detail?: string): Finding => ({ result: 'ok', ...(detail && { detail }) });
const problem = (detail: string): Finding => ({ result: 'problem', detail });
const skipped = (detail: string): Finding => ({ result: 'skipped', detail });
const when = (good: boolean, detail: string): Finding => (good ? ok() : problem(detail));

const hosted = skipped('the data is with a hosted project');

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const header = (answer: Answer, name: string): string => answer.headers.get(name) ?? '';
const home = (site: Site) => site.ask('/');
/** How long a page may stay built: figures are those of the day of the build. */
const freshDays = 2;
const day = 86_400;

/** A check of one header of the home page. */
const headerCheck = (name: string, wanted: RegExp, advice: string): Check => ({
  id: name,
  title: `header ${name}`,
  advice,
  run: async (site) => {
    const value = header(await home(site), name);
    return when(wanted.test(value), value ? `it is "${value}"` : 'it is missing');
  },
});

const site: readonly Check[] = [
  {
    id: 'home',
    title: 'home page',
    advice: 'The site does not answer with its home page. Look at the web server and at its root.',
    run: async (at) => {
      const answer = await home(at);
      const target = header(answer, 'location');
      if (target) return problem(`it redirects to ${target}: examine that address`);
      if (answer.status !== 200) return problem(`status ${answer.status}`);
      return when(
        /^text\/html;\s*charset=utf-8/i.test(header(answer, 'content-type')),
        'no UTF-8 page',
      );
    },
  },
  {
    id: 'https',
    title: 'HTTPS',
    advice:
      'Workers, and with them offline use, need HTTPS. Use an https address, and redirect http to it.',
    run: async (at) => {
      if (at.isLocal) return skipped('the site is on this machine');
      if (at.url.protocol !== 'https:') return problem('the address is http');
      const plain = new URL(at.url);
      plain.protocol = 'http:';
      const answer = await at.ask(plain.href).catch(() => undefined);
      if (!answer) return ok('http does not answer');
      const target = header(answer, 'location');
      return when(
        answer.status >= 300 && target.startsWith('https:'),
        'http does not redirect to https',
      );
    },
  },
  {
    id: 'certificate',
    title: 'certificate',
    advice: 'Renew the certificate: browsers refuse the site when it has ended.',
    run: async (at) => {
      const days = await at.certificateDays();
      if (days === undefined) return skipped('the address is http');
      return days > 14
        ? ok(`${Math.floor(days)} days left`)
        : problem(`${Math.floor(days)} days left`);
    },
  },
  {
    id: 'content-security-policy',
    title: 'content security policy',
    advice:
      'A foreign script could run in the pages. Send the headers of dist/_headers (docs/deploy.md).',
    run: async (at) => {
      const policy = header(await home(at), 'content-security-policy');
      if (!policy) return problem('it is missing');
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
      if (/unsafe-inline|unsafe-eval|\*/.test(scripts)) return problem('it allows any script');
      const lacks = ["default-src 'none'", "frame-ancestors 'none'", "object-src 'none'"].filter(
        (part) => !policy.includes(part),
      );
      return when(lacks.length === 0, `it lacks ${lacks.join(', ')}`);
    },
  },
  headerCheck(
    'strict-transport-security',
    /max-age=(?:[2-9]\d{7}|[1-9]\d{8})/,
    'A first visit over http can be read and changed. Send the headers of dist/_headers.',
  ),
  headerCheck(
    'x-content-type-options',
    /^nosniff$/,
    'Browsers may guess types of files. Send the headers of dist/_headers.',
  ),
  headerCheck(
    'referrer-policy',
    /^(strict-origin-when-cross-origin|strict-origin|same-origin|no-referrer)$/,
    'Tokens in links of e-mails could reach other sites. Send the headers of dist/_headers.',
  ),
  headerCheck(
    'permissions-policy',
    /^(?=.*\bcamera=\(\))(?=.*\bgeolocation=\(\))/,
    'Parts of other sites could ask for camera or place. Send the headers of dist/_headers.',
  ),
  headerCheck(
    'cross-origin-opener-policy',
    /^same-origin$/,
    'Other windows could reach the page. Send the headers of dist/_headers.',
  ),
  {
    id: 'compression',
    title: 'compression',
    advice:
      'Pages take several times as long on a slow line. Switch brotli_static on (docs/deploy.md).',
    run: async (at) => {
      const answer = await at.ask('/', { headers: { 'accept-encoding': 'br, gzip' } });
      const encoding = header(answer, 'content-encoding');
      return when(encoding === 'br', encoding ? `${encoding} instead of brotli` : 'none');
    },
  },
  {
    id: 'page-cache',
    title: 'caching of pages',
    advice: 'Visitors keep seeing old figures. Send "cache-control: no-cache" with pages.',
    run: async (at) =>
      when(/no-cache/.test(header(await home(at), 'cache-control')), 'no "no-cache"'),
  },
  {
    id: 'asset-cache',
    title: 'caching of code',
    advice: 'Each visit loads the code again. Send "immutable" for /assets/ (docs/deploy.md).',
    run: async (at) => {
      const texts = [(await home(at)).text, (await at.ask('/boot.js')).text];
      const name = /["'(/](assets\/[\w./-]+)["')]/.exec(texts.join('\n'))?.[1];
      if (!name) return skipped('neither the home page nor /boot.js names a file of /assets/');
      const asset = `/${name}`;
      const answer = await at.ask(asset);
      return when(/immutable/.test(header(answer, 'cache-control')), `${asset} is not immutable`);
    },
  },
  {
    id: 'not-found',
    title: 'unknown pages',
    advice:
      'Search engines and the worker take errors for pages. Unknown paths must be 404.html with 404.',
    run: async (at) => {
      const { status } = await at.ask('/doctor-looks-for-no-such-page');
      return when(status === 404, `status ${status}`);
    },
  },
  {
    id: 'worker',
    title: 'service worker',
    advice:
      'Nothing is saved for offline use, or updates do not arrive. /sw.js must be JavaScript with no-cache.',
    run: async (at) => {
      const answer = await at.ask('/sw.js');
      if (answer.status !== 200) return problem(`status ${answer.status}`);
      if (!/javascript/.test(header(answer, 'content-type')))
        return problem('it is not JavaScript');
      return when(/no-cache|max-age=0/.test(header(answer, 'cache-control')), 'it is cached');
    },
  },
  {
    id: 'manifest',
    title: 'web app manifest',
    advice:
      'The app cannot be installed. Serve /manifest.webmanifest as application/manifest+json.',
    run: async (at) => {
      const answer = await at.ask('/manifest.webmanifest');
      if (answer.status !== 200) return problem(`status ${answer.status}`);
      return when(/manifest\+json/.test(header(answer, 'content-type')), 'it has another type');
    },
  },
  {
    id: 'security-txt',
    title: 'security.txt',
    advice: 'Who finds a hole cannot tell you. Build again: the build writes it for a year.',
    run: async (at) => {
      const answer = await at.ask('/.well-known/security.txt');
      if (answer.status !== 200) return problem(`status ${answer.status}`);
      const expires = /^Expires: (.+)$/m.exec(answer.text)?.[1] ?? '';
      return when(Date.parse(expires) > Date.now(), 'it has expired');
    },
  },
  {
    id: 'freshness',
    title: 'age of the build',
    advice: 'Figures are those of the day of the build. Build again every day (docs/deploy.md).',
    run: async (at) => {
      const changed = Date.parse(header(await home(at), 'last-modified'));
      if (Number.isNaN(changed)) return skipped('the server does not say when the page changed');
      const days = (Date.now() - changed) / 86_400_000;
      return when(days < freshDays, `${Math.floor(days)} days old`);
    },
  },
  {
    id: 'private-files',
    title: 'private files',
    advice:
      'Anybody can read your settings or the history of the code. Remove the files from the web root.',
    run: async (at) => {
      const open: string[] = [];
      for (const file of ['/.env', '/.git/config', '/keys.json', '/.vite/manifest.json']) {
        if ((await at.ask(file)).status === 200) open.push(file);
      }
      return when(open.length === 0, `${open.join(', ')} can be read`);
    },
  },
  {
    id: 'server-version',
    title: 'versions of the server',
    advice: 'Attackers learn which holes to try. nginx: server_tokens off.',
    run: async (at) => {
      const answer = await home(at);
      const shown = [header(answer, 'server'), header(answer, 'x-powered-by')].filter((text) =>
        /\d/.test(text),
      );
      return when(shown.length === 0, shown.join(', '));
    },
  },
  {
    id: 'clock',
    title: 'clock of the server',
    advice: 'Sessions and limits go wrong. Let the machine set its clock (systemd-timesyncd).',
    run: async (at) => {
      const date = Date.parse(header(await home(at), 'date'));
      if (Number.isNaN(date)) return skipped('the server sends no date');
      const seconds = Math.round(Math.abs(Date.now() - date) / 1000);
      return when(seconds < 120, `${seconds} s off from this machine`);
    },
  },
];

/** Returns the key that the site gives to browsers; undefined on a hosted project. */
async function publishableKey(at: Site): Promise<string | undefined> {
  const answer = await at.ask('/backend.json');
  if (answer.status !== 200 || !answer.text.startsWith('{')) return undefined;
  const { publishableKey: key } = JSON.parse(answer.text) as { publishableKey?: string };
  return key;
}

const refusesEmpty = (name: string, title: string, advice: string): Check => ({
  id: name,
  title,
  advice,
  run: async (at) => {
    const answer = await at.ask(`/functions/v1/${name}`, json({}));
    if (answer.status === 404 && /not-available|not-set-up/.test(answer.text)) {
      return skipped('it is not set up');
    }
    return when(answer.status === 400, `an empty request is answered ${answer.status}, not 400`);
  },
});

const backend: readonly Check[] = [
  {
    id: 'ping',
    title: 'connectivity ping',
    advice:
      'Devices think that they are behind a captive portal, and send nothing. Pass /ping to the server.',
    run: async (at) => {
      if (at.isHosted) return hosted;
      const answer = await at.ask('/ping');
      const isOurs = answer.status === 204 && header(answer, 'x-niyam') === '1';
      return when(isOurs, `status ${answer.status}, not ours`);
    },
  },
  {
    id: 'public-settings',
    title: 'public settings',
    advice:
      'Pages do not learn the public key, so nobody can sign in. Pass /backend.json to the server.',
    run: async (at) => {
      if (at.isHosted) return hosted;
      const answer = await at.ask('/backend.json');
      if (/sb_secret_|jwtSecret/.test(answer.text)) return problem('it has a secret key');
      return when(
        (await publishableKey(at))?.startsWith('sb_publishable_') === true,
        `status ${answer.status}, no public key`,
      );
    },
  },
  {
    id: 'ready',
    title: 'readiness',
    advice: 'The server cannot do its work; the detail names the part. Look at its log.',
    run: async (at) => {
      if (at.isHosted) return hosted;
      const answer = await at.ask('/readyz');
      if (answer.status === 200 && answer.text.includes('"ready":true')) return ok();
      const { checks } = answer.text.startsWith('{')
        ? (JSON.parse(answer.text) as { checks?: Record<string, string> })
        : {};
      const failed = Object.entries(checks ?? {}).filter(([, result]) => result !== 'ok');
      return problem(
        failed.map(([name, result]) => `${name}: ${result}`).join(', ') ||
          `status ${answer.status}`,
      );
    },
  },
  refusesEmpty('lead-intake', 'request form', 'Requests are not accepted. Look at the log.'),
  refusesEmpty('newsletter', 'newsletter', 'Nobody can subscribe. Look at the log.'),
  refusesEmpty('legal-assistant', 'assistant', 'Questions are not answered. Look at the log.'),
  refusesEmpty('push-subscribe', 'reminders', 'Nobody can set a reminder. Look at the log.'),
  {
    id: 'body-limit',
    title: 'limit on request bodies',
    advice: 'Large requests can fill the memory. Set client_max_body_size 1m.',
    run: async (at) => {
      const large = await at.ask(
        '/functions/v1/lead-intake',
        json({ notes: 'x'.repeat(2_000_000) }),
      );
      return when(large.status === 413, `two megabytes are answered ${large.status}, not 413`);
    },
  },
  {
    id: 'leads-private',
    title: 'privacy of requests',
    advice:
      'Strangers can read names and telephone numbers. Take the site off the net now, and apply the migrations.',
    run: async (at) => {
      const apikey = await publishableKey(at);
      const open: string[] = [];
      for (const headers of [{}, ...(apikey ? [{ apikey }] : [])]) {
        const { status } = await at.ask('/rest/v1/leads?select=id&limit=1', { headers });
        if (status < 400) open.push('apikey' in headers ? 'with the public key' : 'without a key');
      }
      return when(open.length === 0, `the table of requests answers ${open.join(' and ')}`);
    },
  },
  {
    id: 'wrong-key',
    title: 'unknown keys',
    advice: 'The backend accepts any key. Stop it, and start it with its own DATA_DIR.',
    run: async (at) => {
      const headers = { apikey: 'sb_secret_doctor' };
      const { status } = await at.ask('/rest/v1/leads?select=id&limit=1', { headers });
      return when(status === 401 || status === 403, `status ${status}`);
    },
  },
  {
    id: 'metrics-closed',
    title: 'metrics are not public',
    advice: 'Anybody sees how many requests you get. Do not pass /metrics on, and set METRICS_KEY.',
    run: async (at) => {
      const { status, text } = await at.ask('/metrics');
      return when(!(status === 200 && text.includes('niyam_')), 'they can be read without the key');
    },
  },
];

/** A check of the server's own numbers. */
const metricCheck = (
  id: string,
  title: string,
  advice: string,
  look: (value: (name: string, labels?: string) => number | undefined) => Finding,
): Check => ({
  id,
  title,
  advice,
  run: async (at) => {
    if (!at.metricsKey) return skipped('METRICS_KEY is not set');
    if (!at.isLocal && at.url.protocol === 'http:')
      return skipped('METRICS_KEY is not sent over http');
    const headers = { authorization: `Bearer ${at.metricsKey}` };
    const answer = await at.ask('/metrics', { headers });
    if (answer.status === 401) return problem('the server has another METRICS_KEY');
    if (answer.status !== 200)
      return skipped(`/metrics cannot be reached: status ${answer.status}`);
    const value = (name: string, labels = '') => {
      const values = answer.text
        .split('\n')
        .filter((line) => line.split(/[ {]/)[0] === name && line.includes(labels))
        .map((line) => Number(line.split(' ').at(-1)));
      return values.length > 0 ? Math.max(...values) : undefined;
    };
    return look(value);
  },
});

const work: readonly Check[] = [
  metricCheck(
    'mail',
    'e-mails about requests',
    'The mail service is broken or not set: look at MAIL_URL, MAIL_FROM and the log. Then: npm run leads -- --announce-again',
    (value) => {
      if (value('niyam_mail_is_sent') === 0) {
        return problem('e-mails are saved as files, and not sent');
      }
      if ((value('niyam_announcements', 'state="gave-up"') ?? 0) > 0) {
        return problem('announcements were given up');
      }
      const age = value('niyam_announcement_oldest_seconds', 'channel="email"') ?? 0;
      return when(age < 3600, `one waits since ${Math.round(age / 60)} minutes`);
    },
  ),
  metricCheck(
    'schedules',
    'scheduled work',
    'Callers’ addresses are not deleted in time. Restart the server; hosted: look at the schedules.',
    (value) => when((value('niyam_sender_hashes_overdue') ?? 0) === 0, 'addresses are overdue'),
  ),
  metricCheck(
    'push',
    'reminders that are due',
    'Reminders are not sent: look at the VAPID_ settings and at the log.',
    (value) => {
      const overdue = value('niyam_push_overdue') ?? 0;
      return when(overdue <= 50, `${overdue} are overdue`);
    },
  ),
  metricCheck(
    'backup',
    'age of the backup',
    'A broken disk would lose everything since then. Run npm run db:backup every day.',
    (value) => {
      const age = value('niyam_backup_age_seconds');
      if (age === undefined) return problem('there never was one');
      return when(age < 1.2 * day, `${(age / day).toFixed(1)} days`);
    },
  ),
];

/** Every check, in the order in which an owner would repair what they find. */
export const checks: readonly Check[] = [...site, ...backend, ...work];
