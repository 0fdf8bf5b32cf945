import { useEffect, useState } from 'react';
import { keptNames } from './offline/kept-names.ts';
import { changeValue, readValue } from './offline/keyval.ts';

const name = keptNames.papers;

const report = (error: unknown) => console.info('Ticks are not kept', error);

/** The ids of the papers that are ready, of every checklist, and what ticks one or takes its tick away. */
export function useKeptPapers() {
  const [ready, setReady] = useState<readonly string[]>([]);
  useEffect(() => {
    let isGone = false;
    readValue<string[]>(name).then((kept) => {
      if (!isGone && kept) setReady(kept);
    }, report);
    return () => {
      isGone = true;
    };
  }, []);

  function tick(id: string, isReady: boolean): void {
    // Step by step in what is kept: another page, or another phone of this person, may have ticked too.
    const tickIn = (ids: readonly string[] = []) => [
      ...ids.filter((each) => each !== id),
      ...(isReady ? [id] : []),
    ];
    setReady(tickIn);
    changeValue<readonly string[]>(name, tickIn).catch(report);
  }

  return { ready, tick };
}
