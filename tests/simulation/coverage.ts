/** The events that a long run must contain; without one of them the run proves too little. */
export const expectedEvents = [
  'tabs opened',
  'tabs of the previous version',
  'worker wakes',
  'items saved',
  'edits saved',
  'items cancelled',
  'items restored',
  'tries asked for',
  'sign-ins',
  'sign-outs',
  'requests',
  'requests lost',
  'requests delayed past the lease',
  'requests replayed',
  'replies lost after the commit',
  'replies cut off',
  'foreign replies',
  'own refusals',
  'own replies to wait',
  'server crashes',
  'tabs killed',
  'kills while leading',
  'reloads while leading',
  'workers killed',
  'browsers killed',
  'freezes',
  'freezes while leading',
  'clock jumps of years',
  'clock jumps of minutes',
  'writes refused for lack of space',
  'commits aborted',
  'connections lost',
  'evictions',
  'items evicted',
  'items sent without being saved',
  'deliveries',
  'replayed requests that the server knew',
  'items sent by the worker',
  'items sent without the lock',
] as const;

export type ExpectedEvent = (typeof expectedEvents)[number];

/** Counts the events that happened. */
export class Coverage {
  readonly counts = new Map<ExpectedEvent, number>();

  count(event: ExpectedEvent, times = 1): void {
    this.counts.set(event, (this.counts.get(event) ?? 0) + times);
  }

  add(other: ReadonlyMap<ExpectedEvent, number>): void {
    for (const [event, times] of other) this.count(event, times);
  }

  get missing(): ExpectedEvent[] {
    return expectedEvents.filter((event) => !this.counts.get(event));
  }
}
