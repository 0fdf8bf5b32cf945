import { announcementBody, announcementEmail } from './announcement.ts';
import type { FunctionEnv } from './function-env.ts';
import { MailRefused } from './mail.ts';
import {
  checked,
  queryTimeout,
  reasonOf,
  serviceClient,
  StoreError,
  type ServiceClient,
} from './service-client.ts';
import { longestRunMs, sharedRuns } from './shared-runs.ts';
import type { AnnouncementChannel, ClaimedAnnouncement, LeadAnnouncement } from './tables.ts';
import { sendWebhook, type Delivery } from './webhook.ts';

/** The number of messages that one run sent and failed to send. */
export interface Announced {
  sent: number;
  failed: number;
}

type Send = (claimed: ClaimedAnnouncement) => Promise<Delivery>;

/**
 * After so many failures the receiver counts as down. One lead that always fails must not block the leads
 * behind it.
 */
const failuresARun = 3;
/** Longer than the longest attempt, including its database updates. */
const leaseSeconds = 60;
const firstWaitMs = 60_000;
/** Short, so that a lead is announced soon after the receiver works again. */
const longestWaitMs = 60 * 60_000;
const dayMs = 24 * 60 * 60_000;
const giveUp = { afterMs: 7 * dayMs, attempts: 10 };
/** A channel that is set up later announces the leads of the last day, not those of months. */
const notSetUpAfterMs = dayMs;

/**
 * Announces each new lead to the team, flagged or not: once by e-mail and once by webhook, where these are
 * set up. The database adds a row to the table `lead_announcements` for each message when it stores a lead.
 *
 * A message is leased before it is sent. When a run dies after the receiver's answer but before it saved the
 * result, the message is sent again after the lease ends, with the same id. After a failure the next attempt
 * waits 1 minute, doubling to 1 hour, or as long as Retry-After asks. After a week the message is given up;
 * the log and `npm run leads` report it.
 *
 * Never throws. Failures are logged without any text of a visitor.
 */
export async function announceLeads(env: FunctionEnv): Promise<Announced> {
  const done = await Promise.all([announceByEmail(env), announceByWebhook(env)]);
  return {
    sent: done.reduce((sum, { sent }) => sum + sent, 0),
    failed: done.reduce((sum, { failed }) => sum + failed, 0),
  };
}

const announceByEmail = sharedRuns((env) => {
  const { LEAD_NOTIFY_EMAIL: to, leadMail: send } = env;
  return runChannel(env, 'email', to && send && ((claimed) => sendEmail(send, claimed, to)));
});

const announceByWebhook = sharedRuns((env) => {
  const { leadWebhook: webhook } = env;
  return runChannel(
    env,
    'webhook',
    webhook && ((claimed) => sendWebhook(webhook, claimed.message_id, announcementBody(claimed))),
  );
});

/** Sends the due messages of a channel; `send` is absent when the channel is not set up. */
async function runChannel(
  env: FunctionEnv,
  channel: AnnouncementChannel,
  send: Send | '' | undefined,
): Promise<Announced> {
  const done = { sent: 0, failed: 0 };
  const began = Date.now();
  const client = serviceClient(env);
  try {
    if (!send) {
      await closeUnset(client, channel);
      return done;
    }
    while (Date.now() - began < longestRunMs && done.failed < failuresARun) {
      const claimed = await claim(client, channel);
      if (!claimed) break;
      const delivery = await send(claimed);
      if (delivery.taken) {
        done.sent += 1;
        await change(client, claimed, settledAs('sent'));
      } else {
        done.failed += 1;
        await noteFailure(client, channel, claimed, delivery);
      }
    }
  } catch (error) {
    const reason = error instanceof StoreError ? error.message : nameOf(error);
    report(`announcing by ${channel} stopped (${reason})`);
  }
  return done;
}

/** Returns the wait after this many attempts: one minute, doubling, at most an hour. */
export const announceWait = (attempts: number): number =>
  Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(attempts - 1, 20));

async function claim(
  client: ServiceClient,
  channel: AnnouncementChannel,
): Promise<ClaimedAnnouncement | null> {
  const { data, error, status } = await client
    .rpc('claim_lead_announcement', { of_channel: channel, lease_seconds: leaseSeconds })
    .abortSignal(queryTimeout());
  if (error) throw new StoreError(reasonOf(status, error.code));
  return data;
}

async function noteFailure(
  client: ServiceClient,
  channel: AnnouncementChannel,
  claimed: ClaimedAnnouncement,
  { reason, retryAfterMs = 0 }: Delivery & { taken: false },
): Promise<void> {
  const { attempts, receipt } = claimed;
  const age = Date.now() - Date.parse(claimed.created_at);
  if (attempts >= giveUp.attempts && age >= giveUp.afterMs) {
    report(`gave up announcing ${receipt} by ${channel} after ${attempts} attempts (${reason})`);
    await change(client, claimed, { ...settledAs('gave-up'), last_error: reason });
    return;
  }
  report(`${receipt} could not be announced by ${channel}, attempt ${attempts} (${reason})`);
  const wait = Math.max(announceWait(attempts), Math.min(retryAfterMs, dayMs));
  await change(client, claimed, { due_at: timeIn(wait), leased_until: null, last_error: reason });
}

/** Updates a leased announcement, unless its lease ended and another run holds it. */
async function change(
  client: ServiceClient,
  { message_id: id, attempts }: ClaimedAnnouncement,
  changes: Partial<LeadAnnouncement>,
): Promise<void> {
  const query = client
    .from('lead_announcements')
    .update(changes)
    .eq('message_id', id)
    .eq('state', 'waiting');
  // A message that was sent counts as sent, even while another run retries it.
  const own = changes.state === 'sent' ? query : query.eq('attempts', attempts);
  checked(await own.select('message_id').abortSignal(queryTimeout()));
}

/** Closes the announcements of a channel that is not set up. */
async function closeUnset(client: ServiceClient, channel: AnnouncementChannel): Promise<void> {
  checked(
    await client
      .from('lead_announcements')
      .update(settledAs('not-set-up'))
      .eq('channel', channel)
      .eq('state', 'waiting')
      .lt('created_at', timeIn(-notSetUpAfterMs))
      .select('message_id')
      .abortSignal(queryTimeout()),
  );
}

async function sendEmail(
  send: NonNullable<FunctionEnv['leadMail']>,
  claimed: ClaimedAnnouncement,
  to: string,
): Promise<Delivery> {
  try {
    await send(announcementEmail(claimed, to));
    return { taken: true };
  } catch (error) {
    if (!(error instanceof MailRefused)) return { taken: false, reason: nameOf(error) };
    const wait = error.retryAfterMs;
    const reason = `status ${error.status}`;
    return { taken: false, reason, ...(wait !== undefined && { retryAfterMs: wait }) };
  }
}

const settledAs = (state: 'sent' | 'gave-up' | 'not-set-up') => ({
  state,
  leased_until: null,
  settled_at: timeIn(0),
});
const timeIn = (ms: number): string => new Date(Date.now() + ms).toISOString();
/** Only the name: the message may quote an address. */
const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');
const report = (what: string) => console.error(`lead-forward: ${what}`);
