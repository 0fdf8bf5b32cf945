/** Message of a tab or the worker after a change to the outbox. */
export interface OutboxChanged {
  type: 'outbox-changed';
}

/** BroadcastChannel for changes to the outbox. */
export const outboxChannel = 'niyam-outbox';

/** Tag of the Background Sync that sends waiting items. */
export const outboxSyncTag = 'niyam-outbox';

/**
 * Requests of a page to the worker, by the `type` of the message. The worker answers on the port of the
 * message.
 */
export const workerRequests = {
  /** Save missing files of the first visit again. */
  saveFirst: 'SAVE_FIRST',
  /** Save code and data of the second group of tools. */
  saveSecond: 'SAVE_SECOND',
  /** Save files that the page fetched without a worker; `about` lists their addresses, with spaces between. */
  saveUsed: 'SAVE_USED',
  /** Save every page, and code and data of every tool. */
  saveAll: 'SAVE_ALL_PAGES',
  /** Asks whether code and data of a tool are saved; `about` is its path. */
  isToolSaved: 'IS_TOOL_SAVED',
  /** Asks whether the worker is still fetching a page; `about` is its path. */
  isPageComing: 'IS_PAGE_COMING',
  /** Save the files of the first visit in this language from now on; `about` is the language. */
  chooseLanguage: 'CHOOSE_LANGUAGE',
} as const;

export interface WorkerRequest {
  type: (typeof workerRequests)[keyof typeof workerRequests];
  about?: string;
}

/** The worker's answer. True: the request was carried out, or the answer is yes. */
export interface WorkerReply {
  done: boolean;
}

/** BroadcastChannel for results of the worker's page fetches. */
export const pagesChannel = 'niyam-pages';

export interface FetchedPage {
  path: string;
  /** Whether the page is on this device now. */
  saved: boolean;
}

/** Name of the outbox database. It is in this module because asking whether it exists must not load Dexie. */
export const outboxDatabase = 'niyam';
