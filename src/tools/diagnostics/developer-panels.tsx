import { useEffect, useState } from 'react';
import { useOutboxItems } from '../../platform/offline/outbox-access.ts';
import { developerText } from './developer-text.ts';

/** What a developer wants to see besides. Payloads and tokens are not among it: screens get photographed. */
export function DeveloperPanels() {
  const words = developerText;
  const items = useOutboxItems() ?? [];
  const stores = useCacheSizes();
  return (
    <section className="section" aria-labelledby="developer">
      <h2 id="developer">{words.title}</h2>
      <p className="prose">{words.warning}</p>
      <h3>{words.queue}</h3>
      {items.length === 0 && <p className="prose">{words.noRows}</p>}
      <ul className="prose-list">
        {items.map(({ id, kind, state, attempts, lastError }) => (
          <li key={id}>{words.row(kind, state, attempts, lastError?.code ?? '')}</li>
        ))}
      </ul>
      <h3>{words.caches}</h3>
      <ul className="prose-list">
        {stores.map(([name, entries]) => (
          <li key={name}>{words.cache(name, entries)}</li>
        ))}
      </ul>
    </section>
  );
}

function useCacheSizes(): readonly (readonly [name: string, entries: number])[] {
  const [sizes, setSizes] = useState<(readonly [string, number])[]>([]);
  useEffect(() => {
    cacheSizes().then(setSizes, (error: unknown) => console.info('No caches', error));
  }, []);
  return sizes;
}

async function cacheSizes(): Promise<(readonly [string, number])[]> {
  if (!('caches' in globalThis)) return [];
  const names = await caches.keys();
  return Promise.all(
    names.map(async (name) => [name, (await (await caches.open(name)).keys()).length] as const),
  );
}
