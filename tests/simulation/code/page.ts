import { startPageOutbox } from '../../../src/app/page-outbox.ts';
import { authStore } from '../../../src/tools/account/auth-store.ts';
import { leadSchemaVersion } from '../../../src/tools/leads/lead-payload.ts';
import { sender as leadSender } from '../../../src/tools/leads/lead.outbox.ts';
import type { OutboxItem } from '../../../src/platform/offline/db.ts';
import {
  openOutbox,
  provideOutbox,
  startOutboxIfUsed,
  watchOutboxItems,
} from '../../../src/platform/offline/outbox-access.ts';
import type { Outbox } from '../../../src/platform/offline/outbox.ts';
import { submit, type Submitted } from '../../../src/platform/offline/submit.ts';

/** A tab of the simulation: the app's own outbox, started as `app/start.ts` starts it. */
export function startPage(shown: (items: readonly OutboxItem[]) => void): void {
  provideOutbox(() => Promise.resolve(startPageOutbox));
  watchOutboxItems(shown);
  startOutboxIfUsed();
}

/** Sets the signed-in user of the session store, or none. */
export function setUser(id: string | null): void {
  authStore.setState({ user: id ? { id, email: null, phone: null } : null, loading: false });
}

/** Submits a lead as its form does. */
export function submitLead(
  id: string,
  body: { submissionId: string },
  onSaved: () => void,
): Promise<Submitted> {
  return submit(leadSender, { id, payload: payloadWith(body) }, onSaved);
}

/** Saves another text of a lead, as its form does. */
export function editLead(outbox: Outbox, id: string, body: object): Promise<boolean> {
  return outbox.edit(id, {
    payload: payloadWith(body),
    schemaVersion: leadSender.schemaVersion,
  });
}

/** The payload in the shape that this version of the app writes. */
const payloadWith = (body: object): unknown =>
  leadSender.schemaVersion === leadSchemaVersion
    ? { body, form: { notice: '1/en', openMs: 9000, trapped: false } }
    : body;

export { openOutbox };
