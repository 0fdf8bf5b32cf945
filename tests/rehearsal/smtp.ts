import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readKeys } from '../../local-backend/keys.ts';
import { sampleLead } from '../backend/sample-lead.ts';
import { freePort } from '../support/postgres-cluster.ts';
import { must, newDataDir, startProcess, submitLead, type Place } from './stage.ts';

/** Sends the three kinds of e-mail through Debian's aiosmtpd, and reads them in its mailbox. */
export async function rehearseSmtp(place: Place): Promise<string> {
  const port = await freePort();
  const mailbox = path.join(await mkdtemp(path.join(place.folder, 'mail-')), 'box');
  const smtp = spawn(
    '/usr/bin/python3',
    ['-m', 'aiosmtpd', '-n', '-l', `127.0.0.1:${port}`, '-c', 'aiosmtpd.handlers.Mailbox', mailbox],
    { stdio: 'ignore' },
  );
  const dataDir = await newDataDir(place);
  const server = await startProcess(await place.cluster.createDatabase(), dataDir, {
    MAIL_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Niyam <letters@example.org>',
    LEAD_NOTIFY_EMAIL: 'team@example.org',
    AUTH_CONFIRM_EMAIL: '1',
  });
  try {
    const keys = await readKeys(dataDir);
    const post = (pathname: string, body: unknown) =>
      fetch(server.url + pathname, {
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: keys?.publishableKey ?? '' },
        body: JSON.stringify(body),
      });
    const account = { email: 'lakshmi@example.com', password: 'correct horse battery' };
    const answers = [
      await post('/auth/v1/signup', account),
      await submitLead(server.url, sampleLead()),
      await post('/functions/v1/newsletter', {
        submissionId: randomUUID(),
        email: 'ravi@example.com',
        locale: 'en',
        consent: '1/en',
      }),
    ];
    const statuses = answers.map(({ status }) => status).join(', ');
    must(
      answers.every(({ ok }) => ok),
      `The requests are answered ${statuses}.`,
    );
    const mails = await received(path.join(mailbox, 'new'), 3);
    for (const to of ['lakshmi@example.com', 'team@example.org', 'ravi@example.com']) {
      must(
        mails.some((mail) => new RegExp(`^To: ${to}`, 'm').test(mail)),
        `No e-mail to ${to} arrived.`,
      );
    }
    must(
      mails.every((mail) => /^From: Niyam <letters@example\.org>/m.test(mail)),
      'An e-mail has another sender.',
    );
    const confirmation = mails.find((mail) => mail.includes('To: lakshmi@example.com')) ?? '';
    // Most readers show the HTML, so its link counts.
    const [, link = ''] = /href="([^"]*token_hash[^"]*)"/.exec(unfold(confirmation)) ?? [];
    must(link, 'The e-mail has no link.');
    const { searchParams } = new URL(link.replaceAll('&amp;', '&'));
    const opened = await post('/auth/v1/verify', Object.fromEntries(searchParams));
    must(opened.ok, `The link of the e-mail is answered ${opened.status}.`);
    return `${mails.length} e-mails: confirmation, whose link opens the account, announcement, newsletter`;
  } finally {
    await server.stop();
    smtp.kill();
  }
}

/** Joins the lines of quoted-printable text. */
const unfold = (mail: string): string => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');

async function received(folder: string, count: number): Promise<string[]> {
  const deadline = Date.now() + 15_000;
  for (;;) {
    const names = await readdir(folder).catch(() => []);
    if (names.length >= count) {
      return Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
    }
    must(Date.now() < deadline, `${names.length} of ${count} e-mails arrived.`);
    await wait(200);
  }
}
