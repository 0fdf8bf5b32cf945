import { Coverage, expectedEvents } from './coverage.ts';
import type { HistoryResult } from './history.ts';

/** The report of a broken guarantee: enough to repeat the same history. */
export function failureReport({ seed, failure, hash }: HistoryResult): string {
  if (!failure) throw new Error('Nothing is broken');
  return [
    `Seed ${seed} breaks a promise of the outbox: ${failure.reason}`,
    `(npm run simulate -- --seed ${seed} lives it again, with hash ${hash})`,
    'The last events, with virtual milliseconds:',
    ...failure.trace,
  ].join('\n');
}

/** The events of many histories, as a table. */
export function coverageTable(coverage: Coverage): string {
  const rows = expectedEvents.map((event) => [event, String(coverage.counts.get(event) ?? 0)]);
  const width = Math.max(...rows.map(([event = '']) => event.length));
  const length = Math.max(...rows.map(([, times = '']) => times.length));
  const line = (event: string, times: string) =>
    `| ${event.padEnd(width)} | ${times.padStart(length)} |`;
  return [
    line('what happened', 'times'),
    `| ${'-'.repeat(width)} | ${'-'.repeat(length - 1)}: |`,
    ...rows.map(([event = '', times = '']) => line(event, times)),
  ].join('\n');
}
