import { functionsUrl, functionHeaders } from '../../platform/backend/functions.ts';
import { leadEndpoint } from '../../platform/env.ts';
import { isUnconfirmed } from '../../platform/offline/receipt.ts';
import { postJson, type Sender } from '../../platform/offline/sender.ts';
import type { OutboxEntryKind } from '../outbox/model/entry.ts';
import { leadAsText, leadOf, leadSubject } from './lead-in-outbox.ts';
import {
  leadHeaders,
  leadKind,
  leadSchemaVersion,
  upgradeLead,
  type LeadPayload,
} from './lead-payload.ts';
import { sendToSpreadsheet } from './spreadsheet-transport.ts';

/**
 * Sends a queued lead to the `lead-intake` function, which accepts each id once, or to the owner's
 * spreadsheet if its address is set (LEAD-32). The sheet gets the body alone.
 */
export const sender: Sender = {
  kind: leadKind,
  schemaVersion: leadSchemaVersion,
  upgrade: upgradeLead,
  send(item, { signal, fetch }) {
    const { body, form } = item.payload as LeadPayload;
    if (leadEndpoint) {
      const isRepeat = isUnconfirmed(item);
      return sendToSpreadsheet({ url: leadEndpoint, body, isRepeat, signal, fetch });
    }
    return postJson({
      url: functionsUrl('lead-intake'),
      id: item.id,
      ownerId: item.ownerId,
      body,
      headers: { ...functionHeaders(), ...leadHeaders(form) },
      signal,
      fetch,
    });
  },
};

/** A lead in the list of requests. */
export const entry: OutboxEntryKind = {
  kind: leadKind,
  goesTo: 'team',
  subject: leadSubject,
  title(item, { lead: texts }) {
    const lead = leadOf(item);
    return lead && texts.requests[lead.formType];
  },
  asText(item, { lead: texts, messages }, maxLength) {
    const lead = leadOf(item);
    return lead && leadAsText(lead, messages.lead, texts, maxLength);
  },
  edit(item, { messages }, opener) {
    const lead = leadOf(item);
    if (!lead) return;
    // Loaded on demand, because the worker contains this module, and has no forms.
    import('./change-lead.ts').then(
      ({ openChange }) => openChange(lead, messages.lead, opener),
      (error: unknown) => console.error('The form cannot be opened', error),
    );
  },
};
