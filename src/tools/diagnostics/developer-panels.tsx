import { useEffect, useState } from 'react';
import { useOutboxItems } from '../../platform/offline/outbox-access.ts';
import { developerText } from './developer-text.ts';

/**
 * Further facts for developers, without payloads and tokens, because users send pictures of their screens.
 */
export function DeveloperPanels() {
  const texts = developerText;
  const items = useOutboxItems() ?? [];
  const stores = useCacheSizes();
  return (
    <section className="section" aria-labelledby="developer">
      <h2 id="developer">{texts.title}</h2>
      <p className="prose">{texts.warning}</p>
      <h3>{texts.queue}</h3>
      {items.length === 0 && <p className="prose">{texts.noRows}</p>}
      <ul className="prose-list">
        {items.map(({ id, kind, state, attempts, lastError }) => (
          <li key={id}>{texts.row(kind, state, attempts, lastError?.code ?? '')}</li>
        ))}
      </ul>
      <h3>{texts.caches}</h3>
      <ul className="prose-list">
        {stores.map(([name, entries]) => (
          <li key={name}>{texts.cache(name, entries)}</li>
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
