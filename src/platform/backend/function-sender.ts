import { postJson, type Sender } from '../offline/sender.ts';
import { functionHeaders, functionsUrl } from './functions.ts';

/** Sends the queued items of a kind, as they are, to the function of the same name. */
export const functionSender = (kind: string): Sender => ({
  kind,
  schemaVersion: 1,
  send: (item, { signal, fetch }) =>
    postJson({
      url: functionsUrl(kind),
      id: item.id,
      ownerId: item.ownerId,
      body: item.payload,
      headers: functionHeaders(),
      signal,
      fetch,
    }),
});
