/** A deliberate bug: a piece of the source, what stands in its place, and the tests that must see it. */
export interface Mutant {
  name: string;
  file: string;
  /** Occurs in the file exactly once. */
  find: string;
  replace: string;
  shownBy: { module: string[] } | { browser: string };
}

const queue = { module: ['src/platform/offline'] };
const server = { module: ['tests/backend/lead-intake.test.ts'] };
const announcing = { module: ['tests/backend/announcing.test.ts'] };
const forwarding = { module: ['tests/backend/forwarding.test.ts'] };
const offline = (file: string) => `src/platform/offline/${file}`;

/** The bugs of queues that are in use elsewhere come first. */
export const mutants: readonly Mutant[] = [
  {
    name: 'The item is deleted before it is sent',
    file: offline('drain.ts'),
    find: 'const outcome = await attempt(settings, item);',
    replace: 'await db.outbox.delete(item.id); const outcome = await attempt(settings, item);',
    shownBy: queue,
  },
  {
    name: 'Any 2xx is success',
    file: offline('sender.ts'),
    find: 'response.ok && isObject(answer) && answer.id === id',
    replace: 'response.ok',
    shownBy: queue,
  },
  {
    name: 'An item is dropped on an HTTP error',
    file: offline('drain.ts'),
    find: "state: 'queued',\n    lastError:",
    replace: "state: 'cancelled',\n    lastError:",
    shownBy: queue,
  },
  {
    name: 'The server has no unique key',
    file: 'supabase/functions/lead-intake/lead-store.ts',
    find: 'id: lead.submissionId,',
    replace: 'id: crypto.randomUUID(),',
    shownBy: server,
  },
  {
    name: 'The server takes another text under a known id',
    file: 'supabase/functions/lead-intake/lead-store.ts',
    find: 'storedHash === bodyHash',
    replace: 'true',
    shownBy: server,
  },
  {
    name: 'Any JSON is an acknowledgement, whoever it names',
    file: offline('sender.ts'),
    find: ' && answer.id === id',
    replace: '',
    shownBy: queue,
  },
  {
    name: 'Each attempt has an id of its own',
    file: offline('drain.ts'),
    find: 'sender.send({ ...item, payload }',
    replace:
      'sender.send({ ...item, payload: { ...(payload as object), submissionId: crypto.randomUUID() } }',
    shownBy: queue,
  },
  {
    name: 'Leases are not respected',
    file: offline('leases.ts'),
    find: 'return until <= now || until > now + leaseMs;',
    replace: 'return true;',
    shownBy: queue,
  },
  {
    name: 'A lease never ends',
    file: offline('leases.ts'),
    find: 'return until <= now || until > now + leaseMs;',
    replace: 'return false;',
    shownBy: queue,
  },
  {
    name: 'Who has lost the lease still decides',
    file: offline('leases.ts'),
    find: 'if (!isOurs) return false;',
    replace: 'if (!present) return false;',
    shownBy: queue,
  },
  {
    name: 'Retry-After is ignored',
    file: offline('sender.ts'),
    find: "return { outcome: 'retry', error, retryAfterMs };",
    replace: "return { outcome: 'retry', error };",
    shownBy: queue,
  },
  {
    name: 'A refused item is tried for ever',
    file: offline('retry-policy.ts'),
    find: "return passing || status < 400 ? 'retry' : 'needs-user';",
    replace: "return 'retry';",
    shownBy: queue,
  },
  {
    name: 'A captive portal’s refusal counts as the office’s',
    file: offline('sender.ts'),
    find: "outcome === 'retry' || (outcome === 'needs-user' && !said)",
    replace: "outcome === 'retry'",
    shownBy: queue,
  },
  {
    name: 'A failing item holds up those behind it',
    file: offline('drain.ts'),
    find: 'else result.failed++;',
    replace: 'else { result.failed++; return result; }',
    shownBy: queue,
  },
  {
    name: 'One user’s items go under another',
    file: offline('drain.ts'),
    find: "(ownerId === 'anon' || ownerId === settings.ownerId())",
    replace: "ownerId !== ''",
    shownBy: queue,
  },
  {
    name: 'A clock set back starves what waits',
    file: offline('leases.ts'),
    find: 'return item.nextAt <= now || item.nextAt > now + farthestWaitMs;',
    replace: 'return item.nextAt <= now;',
    shownBy: queue,
  },
  {
    name: 'An item of an older shape is sent as it is',
    file: offline('drain.ts'),
    find: 'if (item.schemaVersion === sender.schemaVersion) return item.payload;',
    replace: 'if (item.schemaVersion > 0) return item.payload;',
    shownBy: queue,
  },
  {
    name: 'After a rollback, an item of a newer shape is sent as it is',
    file: offline('drain.ts'),
    find: 'schemaVersion <= (senders.get(kind)?.schemaVersion ?? 0) &&',
    replace: 'schemaVersion > 0 && senders.has(kind) &&',
    shownBy: queue,
  },
  {
    name: 'What was delivered keeps its personal data',
    file: offline('drain.ts'),
    find: 'receipt, payload: null, lastError',
    replace: 'receipt, lastError',
    shownBy: queue,
  },
  {
    name: 'Tidying removes what waits',
    file: offline('outbox.ts'),
    find: "anyOf('delivered', 'cancelled', 'needs-user', 'held')",
    replace: "anyOf('delivered', 'cancelled', 'needs-user', 'held', 'queued')",
    shownBy: queue,
  },
  {
    name: 'A full phone is not said',
    file: offline('db.ts'),
    find: 'if (isQuotaExceeded(error)) throw new StorageRefusedError(error);',
    replace: 'if (isQuotaExceeded(error)) return undefined as T;',
    shownBy: queue,
  },
  {
    name: 'A lost connection to the database is not opened again',
    file: offline('db.ts'),
    find: 'if (!isConnectionLost(error) || this.retired) throw error;',
    replace: 'throw error;',
    shownBy: queue,
  },
  {
    name: 'Every wait is cut short when the network is back, the office’s too',
    file: offline('outbox.ts'),
    find: '({ lastError }) => lastError?.code === unreachedCode',
    replace: '() => true',
    shownBy: queue,
  },
  {
    name: 'Sending waits for a worker that may never come',
    file: offline('triggers.ts'),
    find: 'void registerSync();',
    replace: 'await registerSync();',
    shownBy: queue,
  },
  {
    name: 'There is no back-off',
    file: offline('retry-policy.ts'),
    find: 'return longest * (1 - jitter * random());',
    replace: 'return longest * 0 * random();',
    shownBy: queue,
  },
  {
    name: 'What is taken back is sent all the same',
    file: offline('leases.ts'),
    find: 'if (!item || !mayBeLeased(item, terms)) return undefined;',
    replace: 'if (!item) return undefined;',
    shownBy: queue,
  },
  {
    name: 'The form says "sent" of what is only saved',
    file: offline('submit.ts'),
    find: "return { outcome: 'waiting', id };",
    replace: "return { outcome: 'delivered', receipt: { id }, kept: true };",
    shownBy: { browser: 'fault 2:' },
  },
  {
    name: 'navigator.onLine is believed',
    file: offline('triggers.ts'),
    find: 'if (running || stopped) {',
    replace: 'if (running || stopped || !navigator.onLine) {',
    shownBy: queue,
  },
  {
    name: 'Each attempt to announce a lead has an id of its own',
    file: 'supabase/functions/_shared/announcement.ts',
    find: 'id: claimed.message_id,',
    replace: 'id: crypto.randomUUID(),',
    shownBy: announcing,
  },
  {
    name: 'An announcement that failed counts as sent',
    file: 'supabase/functions/_shared/announce-leads.ts',
    find: 'if (delivery.taken) {',
    replace: 'if (delivery) {',
    shownBy: announcing,
  },
  {
    name: 'Announcements are sent whoever has leased them',
    file: 'supabase/migrations/20261126000001_lead_announcements.sql',
    find: 'and (due.leased_until is null or due.leased_until <= now())',
    replace: '',
    shownBy: announcing,
  },
  {
    name: 'A flagged lead is announced to nobody',
    file: 'supabase/migrations/20261126000001_lead_announcements.sql',
    find: 'for each row execute function private.queue_lead_announcements();',
    replace:
      'for each row when (new.suspicion is null) execute function private.queue_lead_announcements();',
    shownBy: announcing,
  },
  {
    name: 'A webhook is signed without its time',
    file: 'supabase/functions/_shared/webhook.ts',
    find: '`${id}.${timestamp}.${body}`',
    replace: '`${id}.${body}`',
    shownBy: announcing,
  },
  {
    name: 'A release is lost while the sheet still answers',
    file: 'supabase/functions/_shared/forward-leads.ts',
    find: "const unchanged = suspicion ? query.not('suspicion', 'is', null) : query.is('suspicion', null);",
    replace: 'const unchanged = suspicion ? query : query;',
    shownBy: forwarding,
  },
];
