import { functionsUrl, functionHeaders } from '../../platform/backend/functions.ts';
import { postJson, type Sender } from '../../platform/offline/sender.ts';

export const leadKind = 'lead';
export const leadSchemaVersion = 1;

/** How a queued lead reaches the office: the `lead-intake` function, which keeps each id once. */
export const leadSender: Sender = {
  kind: leadKind,
  schemaVersion: leadSchemaVersion,
  send: (item, { signal, fetch }) =>
    postJson({
      url: functionsUrl('lead-intake'),
      id: item.id,
      body: item.payload,
      headers: functionHeaders(),
      signal,
      fetch,
    }),
};
