/** What page and worker tell each other. */
export interface OutboxChanged {
  type: 'outbox-changed';
}

/** The BroadcastChannel on which tabs and worker say that the outbox has changed. */
export const outboxChannel = 'niyam-outbox';

/** The Background Sync that sends what waits. */
export const outboxSyncTag = 'niyam-outbox';

/** The page's message that asks the worker to save every page; answered on the port it brings. */
export const saveAllMessage = 'SAVE_ALL_PAGES';

/** The worker's answer: what was asked is done, or cannot be now. */
export interface WorkerReply {
  done: boolean;
}

/** Name of the phone's database. It stands here so that asking whether it exists needs no Dexie. */
export const outboxDatabase = 'niyam';
