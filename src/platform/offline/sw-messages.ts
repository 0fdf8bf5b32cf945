/** What page and worker tell each other. */
export interface OutboxChanged {
  type: 'outbox-changed';
}

/** The BroadcastChannel on which tabs and worker say that the outbox has changed. */
export const outboxChannel = 'niyam-outbox';

/** The Background Sync that sends what waits. */
export const outboxSyncTag = 'niyam-outbox';

/** What a page asks of the worker, by the `type` of its message; answered on the port it brings. */
export const workerRequests = {
  /** Save again what the first visit saves, as far as it is gone. */
  saveFirst: 'SAVE_FIRST',
  /** Save the code and data of the tools that come second. */
  saveSecond: 'SAVE_SECOND',
  /** Save every page, and the code and data of every tool. */
  saveAll: 'SAVE_ALL_PAGES',
  /** Whether code and data of a tool are saved; `about` is its path. */
  isToolSaved: 'IS_TOOL_SAVED',
  /** Whether the worker is still fetching a page; `about` is its path. */
  isPageComing: 'IS_PAGE_COMING',
  /** Save what the first visit saves in this language from now on; `about` is the language. */
  chooseLanguage: 'CHOOSE_LANGUAGE',
} as const;

export interface WorkerRequest {
  type: (typeof workerRequests)[keyof typeof workerRequests];
  about?: string;
}

/** The worker's answer: what was asked is done, or true; or it cannot be now, or is not. */
export interface WorkerReply {
  done: boolean;
}

/** The BroadcastChannel on which the worker says what became of a page that it fetched. */
export const pagesChannel = 'niyam-pages';

export interface FetchedPage {
  path: string;
  /** Whether it is on this device now. */
  saved: boolean;
}

/** Name of the phone's database. It stands here so that asking whether it exists needs no Dexie. */
export const outboxDatabase = 'niyam';
