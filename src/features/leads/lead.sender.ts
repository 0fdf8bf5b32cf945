import { functionsUrl, functionHeaders } from '../../platform/backend/functions.ts';
import { leadEndpoint } from '../../platform/env.ts';
import { postJson, type Sender } from '../../platform/offline/sender.ts';
import type { LeadBody } from './lead-body.ts';
import { sendToSpreadsheet } from './spreadsheet-transport.ts';

export const leadKind = 'lead';
export const leadSchemaVersion = 1;

/**
 * How a queued lead reaches the office: the `lead-intake` function, which keeps each id once; or the
 * owner's spreadsheet, where its address is set (LEAD-32).
 */
export const leadSender: Sender = {
  kind: leadKind,
  schemaVersion: leadSchemaVersion,
  send: (item, { signal, fetch }) =>
    leadEndpoint
      ? sendToSpreadsheet({ url: leadEndpoint, body: item.payload as LeadBody, signal, fetch })
      : postJson({
          url: functionsUrl('lead-intake'),
          id: item.id,
          body: item.payload,
          headers: functionHeaders(),
          signal,
          fetch,
        }),
};
