import { functionsUrl, functionHeaders } from '../../platform/backend/functions.ts';
import { leadEndpoint } from '../../platform/env.ts';
import { isUnconfirmed } from '../../platform/offline/receipt.ts';
import { postJson, type Sender } from '../../platform/offline/sender.ts';
import { leadHeaders, leadSchemaVersion, upgradeLead, type LeadPayload } from './lead-payload.ts';
import { sendToSpreadsheet } from './spreadsheet-transport.ts';

export const leadKind = 'lead';

/**
 * How a queued lead reaches the office: the `lead-intake` function, which keeps each id once; or the
 * owner's spreadsheet, where its address is set (LEAD-32). The sheet gets the body and nothing else.
 */
export const leadSender: Sender = {
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
