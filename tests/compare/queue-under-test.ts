/** What every queue is asked to do, whatever it calls it. It runs in a page of a real browser. */
export interface QueueUnderTest {
  /** Resolves when the queue reports the item as saved: a visitor would now see so. */
  enqueue(id: string, body: ItemBody): Promise<void>;
  /**
   * What the queue does when the network comes back. It may resolve before everything is sent, and
   * rejects where the queue says that sending failed.
   */
  drain(): Promise<void>;
  /** The ids that still wait on this phone. */
  pending(): Promise<string[]>;
  /** Which of the items that were saved the queue takes for sent. */
  reportedSent(saved: readonly string[]): Promise<string[]>;
}

export interface ItemBody {
  id: string;
  text: string;
}

/** Where items are sent. */
export const itemsPath = '/items';

declare global {
  interface Window {
    /** The queue of this page, once it is ready. */
    queue: Promise<QueueUnderTest>;
  }
}

/** For a queue without a record of sent items: an item that no longer waits counts as sent. */
export async function savedButNotPending(
  saved: readonly string[],
  pending: Promise<string[]>,
): Promise<string[]> {
  const waiting = new Set(await pending);
  return saved.filter((id) => !waiting.has(id));
}
