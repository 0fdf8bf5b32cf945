import { functionHeaders, functionsUrl } from '../../../src/platform/backend/functions.ts';
import { postJson, type Sender } from '../../../src/platform/offline/sender.ts';

export const leadKind = 'lead';

/** The lead sender of the version before: its payload was the body alone (lead-payload.ts). */
export const sender: Sender = {
  kind: leadKind,
  schemaVersion: 1,
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
