import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { chunksFile, type Chunks } from '../../build/tool-code.ts';
import { leadSchemaVersion } from '../../src/tools/leads/lead-payload.ts';
import type { OutboxItem } from '../../src/platform/offline/db.ts';
import type { Outbox } from '../../src/platform/offline/outbox.ts';
import { root } from '../architecture/source-files.ts';
import { sampleLead } from '../backend/sample-lead.ts';

/** The outbox of the production build: the same chunk that the page loads. */
function outboxChunk(): string {
  const chunks = JSON.parse(readFileSync(join(root, chunksFile), 'utf8')) as Chunks;
  const chunk = chunks['src/app/page-outbox.ts'];
  if (!chunk) throw new Error('The build has no chunk of its own for the outbox');
  return `/${chunk.file}`;
}

/**
 * Queues leads in the page without its form: the given leads, or a number of new ones. Resolves
 * when all are on disk; calls `onSaved` for each, in case the browser dies in between.
 */
export async function queueLeads(
  page: Page,
  which: number | ReturnType<typeof sampleLead>[],
  onSaved?: (id: string) => void,
): Promise<string[]> {
  const leads =
    typeof which === 'number' ? Array.from({ length: which }, () => sampleLead()) : which;
  const told = `kept${crypto.randomUUID().replaceAll('-', '')}`;
  await page.exposeFunction(told, (id: string) => onSaved?.(id));
  return page.evaluate(
    async ([chunk, bodies, tell, schemaVersion]) => {
      const outbox = await (window.testOutbox ??= (
        (await import(chunk)) as { startPageOutbox: () => Promise<Outbox> }
      ).startPageOutbox());
      const report = (window as unknown as Record<string, (id: string) => void>)[tell];
      const ids: string[] = [];
      for (const body of bodies) {
        const id = body.submissionId;
        const form = { notice: null, openMs: null, trapped: false };
        await outbox.enqueue({ kind: 'lead', schemaVersion, id, payload: { body, form } });
        ids.push(id);
        report?.(id);
      }
      return ids;
    },
    [outboxChunk(), leads, told, leadSchemaVersion] as const,
  );
}

/** Ends the hold on a request with an open form, as if its tab had been frozen for longer than the hold. */
export const endHold = (page: Page, id: string): Promise<void> =>
  page.evaluate(
    async ([chunk, item]) => {
      const outbox = await (window.testOutbox ??= (
        (await import(chunk)) as { startPageOutbox: () => Promise<Outbox> }
      ).startPageOutbox());
      await outbox.release(item);
    },
    [outboxChunk(), id] as const,
  );

/** Writes an item into the device's database without the app, which learns of it at its next look. */
export function writeOnPhone(page: Page, item: OutboxItem): Promise<void> {
  return page.evaluate(async (changed) => {
    const result = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no reason')));
      });
    const db = await result(indexedDB.open('niyam'));
    await result(db.transaction('outbox', 'readwrite').objectStore('outbox').put(changed));
    db.close();
  }, item);
}

/** Reads the device's database without the app. */
export function itemsOnPhone(page: Page): Promise<OutboxItem[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'niyam')) return [];
    const result = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no reason')));
      });
    const db = await result(indexedDB.open('niyam'));
    try {
      if (!db.objectStoreNames.contains('outbox')) return [];
      return await result<OutboxItem[]>(db.transaction('outbox').objectStore('outbox').getAll());
    } finally {
      db.close();
    }
  });
}

declare global {
  interface Window {
    testOutbox?: Promise<Outbox>;
  }
}
