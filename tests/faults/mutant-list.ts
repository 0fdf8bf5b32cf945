/** A deliberate bug: a piece of the source, its replacement, and the tests that must fail. */
export interface Mutant {
  name: string;
  file: string;
  /** Occurs in the file exactly once. */
  find: string;
  replace: string;
  shownBy: { module: string[] } | { browser: string };
}

const queue = { module: ['src/platform/offline'] };
const answers = {
  module: [
    'src/platform/offline/answers.test.ts',
    'src/platform/offline/no-answer-is-no-delivery.test.ts',
  ],
};
const refused = { module: ['src/platform/offline/refused-items.test.ts'] };
const sheet = { module: ['src/tools/leads'] };
const profile = { module: ['src/tools/account/send-profile-edits.test.ts'] };
const server = { module: ['tests/backend/lead-intake.test.ts'] };
const announcing = { module: ['tests/backend/announcing.test.ts'] };
const forwarding = { module: ['tests/backend/forwarding.test.ts'] };
const offline = (file: string) => `src/platform/offline/${file}`;

/** The bugs of queues that are in use elsewhere come first. */
const ownTests: readonly Mutant[] = [
  {
    name: 'The item is deleted before it is sent',
    file: offline('drain.ts'),
    find: 'const outcome = await attempt(settings, item);',
    replace: 'await db.outbox.delete(item.id); const outcome = await attempt(settings, item);',
    shownBy: queue,
  },
  {
    name: 'Any 2xx is success',
    file: offline('judge-answer.ts'),
    find: 'if (response.ok && isReceipt(response, answer, item)) {',
    replace: 'if (response.ok) {',
    shownBy: answers,
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
    name: 'Any JSON is an acknowledgement, even if it names another item',
    file: offline('judge-answer.ts'),
    find: ' && answer.id === item.id',
    replace: '',
    shownBy: answers,
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
    name: 'A process that lost its lease still decides',
    file: offline('leases.ts'),
    find: 'if (!isOurs) return false;',
    replace: 'if (!present) return false;',
    shownBy: queue,
  },
  {
    name: 'Retry-After is ignored',
    file: offline('judge-answer.ts'),
    find: "return { outcome: 'retry', error, retryAfterMs };",
    replace: "return { outcome: 'retry', error };",
    shownBy: answers,
  },
  {
    name: 'A refused item is retried for ever',
    file: offline('judge-answer.ts'),
    find: "return { outcome: 'needs-user', error };",
    replace: "return { outcome: 'retry', error };",
    shownBy: answers,
  },
  {
    name: 'A captive portal’s refusal counts as the server’s',
    file: offline('judge-answer.ts'),
    find: 'if (!refusal || status < 400 || status === 407)',
    replace: 'if (status < 400 || status === 407)',
    shownBy: answers,
  },
  {
    name: 'A failing item blocks the items behind it',
    file: offline('drain.ts'),
    find: 'else result.failed++;',
    replace: 'else { result.failed++; return result; }',
    shownBy: queue,
  },
  {
    name: 'One user’s items are sent as another user’s',
    file: offline('drain.ts'),
    find: "(ownerId === 'anon' || ownerId === settings.ownerId())",
    replace: "ownerId !== ''",
    shownBy: queue,
  },
  {
    name: 'A clock that is set back stops waiting items',
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
    name: 'A delivered item keeps its personal data',
    file: offline('drain.ts'),
    find: '? { ...delivered, payload: null, wipeAt: null }',
    replace: '? delivered',
    shownBy: queue,
  },
  {
    name: 'Cleanup removes waiting items',
    file: offline('outbox.ts'),
    find: "anyOf('delivered', 'cancelled', 'needs-user', 'held')",
    replace: "anyOf('delivered', 'cancelled', 'needs-user', 'held', 'queued')",
    shownBy: queue,
  },
  {
    name: 'A full device is not reported',
    file: offline('db.ts'),
    find: 'if (isQuotaExceeded(error)) throw new StorageRefusedError(error);',
    replace: 'if (isQuotaExceeded(error)) return undefined as T;',
    shownBy: queue,
  },
  {
    name: 'A lost connection to the database is not reopened',
    file: offline('db.ts'),
    find: 'if (!isConnectionLost(error) || this.retired) throw error;',
    replace: 'throw error;',
    shownBy: queue,
  },
  {
    name: 'A returning network ends every wait, the server’s too',
    file: offline('outbox.ts'),
    find: '({ lastError }) => lastError !== null && isUnreached(lastError)',
    replace: '() => true',
    shownBy: queue,
  },
  {
    name: 'Sending waits for a worker that may never start',
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
    name: 'A cancelled item is sent',
    file: offline('leases.ts'),
    find: 'if (!item || !mayBeLeased(item, terms)) return undefined;',
    replace: 'if (!item) return undefined;',
    shownBy: queue,
  },
  {
    name: 'The form says "sent" when the item is only saved',
    file: offline('submit.ts'),
    find: "return { outcome: 'waiting', id, ...(isLoginPage && { loginPage: true }) };",
    replace: "return { outcome: 'delivered', receipt: { id }, saved: true };",
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
    name: 'A server sends announcements that another has leased',
    file: 'supabase/migrations/20261126000001_lead_announcements.sql',
    find: 'and (due.leased_until is null or due.leased_until <= now())',
    replace: '',
    shownBy: announcing,
  },
  {
    name: 'A flagged lead is not announced',
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
  {
    name: 'A 401 holds an anonymous item',
    file: offline('judge-answer.ts'),
    find: " && item.ownerId !== 'anon'",
    replace: '',
    shownBy: answers,
  },
  {
    name: 'Any 401 of our shape holds the item, whatever its code',
    file: offline('judge-answer.ts'),
    find: 'refusal.code === sessionExpiredCode && ',
    replace: '',
    shownBy: answers,
  },
  {
    name: 'Any JSON refusal ends the item, even from a foreign server',
    file: offline('judge-answer.ts'),
    find: 'if (!isNamed(response, item) || !isObject(answer) || answer.item !== item.id) return undefined;',
    replace: 'if (!isObject(answer)) return undefined;',
    shownBy: answers,
  },
  {
    name: 'A refusal of another item counts for this one',
    file: offline('judge-answer.ts'),
    find: 'refusalIn(response, answer, item)',
    replace: "refusalIn(response, answer, { id: response.headers.get(itemHeader) ?? '' })",
    shownBy: answers,
  },
  {
    name: 'A refusal counts without the server’s header',
    file: offline('judge-answer.ts'),
    find: 'if (!isNamed(response, item) || ',
    replace: 'if (',
    shownBy: answers,
  },
  {
    name: 'A mirrored request is an acknowledgement',
    file: offline('judge-answer.ts'),
    find: 'isNamed(response, item) && isObject(answer) && answer.id',
    replace: 'isObject(answer) && answer.id',
    shownBy: answers,
  },
  {
    name: 'Any value of our header is accepted',
    file: offline('judge-answer.ts'),
    find: 'headers.get(itemHeader) === id',
    replace: 'headers.has(itemHeader)',
    shownBy: answers,
  },
  {
    name: 'A refusal whose body names another item counts',
    file: offline('judge-answer.ts'),
    find: ' || answer.item !== item.id',
    replace: '',
    shownBy: answers,
  },
  {
    name: 'An acknowledgement with an error in it counts',
    file: offline('judge-answer.ts'),
    find: " && !('error' in answer)",
    replace: '',
    shownBy: answers,
  },
  {
    name: 'Text of another declared type counts as our JSON',
    file: offline('judge-answer.ts'),
    find: "if (!headers.get('content-type')?.includes('application/json')) return undefined;",
    replace: '',
    shownBy: answers,
  },
  {
    name: 'A refusal without a code stops the item',
    file: offline('judge-answer.ts'),
    find: "if (typeof code !== 'string') return undefined;",
    replace: '',
    shownBy: answers,
  },
  {
    name: 'A page is known by its declared type alone',
    file: offline('judge-answer.ts'),
    find: '/^<(!doctype )?html/.test(start) || ',
    replace: '',
    shownBy: answers,
  },
  {
    name: 'An empty body is a sign-in page',
    file: offline('judge-answer.ts'),
    find: "(isDeclared && start !== '')",
    replace: 'isDeclared',
    shownBy: answers,
  },
  {
    name: 'Ids are compared by their beginning',
    file: offline('judge-answer.ts'),
    find: 'answer.id === item.id',
    replace: 'String(answer.id).slice(0, 8) === item.id.slice(0, 8)',
    shownBy: answers,
  },
  {
    name: 'A page with a 2xx is an acknowledgement',
    file: offline('judge-answer.ts'),
    find: "if (isLoginPage(response, text)) return retry(loginPageCode, 'The network asks for a sign-in');",
    replace: "if (isLoginPage(response, text)) return { outcome: 'delivered', receipt: null };",
    shownBy: answers,
  },
  {
    name: 'A Wi-Fi’s sign-in page is not reported',
    file: 'src/tools/outbox/entry-texts.ts',
    find: 'if (lastError.code === loginPageCode) return problems.loginPage;',
    replace: '',
    shownBy: answers,
  },
  {
    name: 'A Wi-Fi’s sign-in page makes the item wait after the network is back',
    file: offline('judge-answer.ts'),
    find: 'code === unreachedCode || code === loginPageCode',
    replace: 'code === unreachedCode',
    shownBy: answers,
  },
  {
    name: 'Retry-After of a gateway is ignored',
    file: offline('judge-answer.ts'),
    find: "return { outcome: 'retry', error, retryAfterMs };",
    replace: "return { outcome: 'retry', error, ...(refusal && { retryAfterMs }) };",
    shownBy: answers,
  },
  {
    name: 'Our own server’s failure is a refusal',
    file: offline('judge-answer.ts'),
    find: 'if (isPassing(status)) {',
    replace: 'if (isPassing(status) && !refusal) {',
    shownBy: answers,
  },
  {
    name: 'An opaque answer of our own server counts as sent',
    file: offline('judge-answer.ts'),
    find: 'const text = await textOf(response);',
    replace:
      "const text = await textOf(response);\n  if (response.type === 'opaque') return { outcome: 'delivered', receipt: null };",
    shownBy: answers,
  },
  {
    name: 'Items that an earlier version stopped stay stopped',
    file: offline('outbox.ts'),
    find: 'lastError?.rules !== stopRules',
    replace: 'lastError === null',
    shownBy: refused,
  },
  {
    name: 'Items that our server refused are sent again at each start',
    file: offline('outbox.ts'),
    find: 'lastError?.rules !== stopRules',
    replace: 'lastError !== null',
    shownBy: refused,
  },
  {
    name: 'A sheet’s opaque answer deletes the text at once',
    file: 'src/tools/leads/spreadsheet-transport.ts',
    find: '  retainTextMs: unconfirmedTextMs,\n',
    replace: '',
    shownBy: sheet,
  },
  {
    name: 'Text that a sheet has not confirmed is never deleted',
    file: offline('outbox.ts'),
    find: '.modify({ payload: null, wipeAt: null });',
    replace: '.modify({ wipeAt: null });',
    shownBy: sheet,
  },
  {
    name: 'A sheet’s error counts as a confirmation',
    file: 'src/tools/leads/spreadsheet-transport.ts',
    find: 'if (answer?.success === true && isNamed) {',
    replace: 'if (answer && isNamed) {',
    shownBy: sheet,
  },
  {
    name: 'The gateway’s refusal of a profile counts as the database’s',
    file: 'src/tools/account/send-profile-edits.ts',
    find: ' && details === `row ${userId}`',
    replace: '',
    shownBy: profile,
  },
  {
    name: 'A refused token holds the profile’s changes without a renewal',
    file: 'src/tools/account/send-profile-edits.ts',
    find: 'code !== undefined && endedSession.includes(code)',
    replace: 'message !== undefined',
    shownBy: profile,
  },
  {
    name: 'The server names no item in its refusals',
    file: 'supabase/functions/_shared/name-item.ts',
    find: 'JSON.stringify({ ...refusal, item: id })',
    replace: 'JSON.stringify(refusal)',
    shownBy: { module: ['supabase/functions/_shared/name-item.test.ts'] },
  },
];

/**
 * Bugs that the simulation must find too, without the tests that were written for them (docs/simulation.md). It cannot
 * see two of the others: without leases the server still accepts an item once, and the next page opens a lost database.
 */
const alsoSimulated: readonly string[] = [
  'The item is deleted before it is sent',
  'Any 2xx is success',
  'An item is dropped on an HTTP error',
  'Each attempt has an id of its own',
  'A lease never ends',
  'One user’s items are sent as another user’s',
  'A clock that is set back stops waiting items',
  'Cleanup removes waiting items',
  'A full device is not reported',
  'A cancelled item is sent',
  'A 401 holds an anonymous item',
];

const simulated = ownTests
  .filter(({ name }) => alsoSimulated.includes(name))
  .map((mutant) => ({
    ...mutant,
    name: `Simulated: ${mutant.name}`,
    shownBy: { module: ['tests/simulation/simulation.test.ts'] },
  }));

export const mutants: readonly Mutant[] = [...ownTests, ...simulated];
