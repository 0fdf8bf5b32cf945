import { useCallback, useEffect, useState } from 'react';
import type { Factor } from '../../platform/backend/client.ts';
import { listFactors } from './second-factors.ts';
import { followSession } from './session.ts';

/** The account's second steps; undefined while loading, `unknown` without an answer. */
export type FactorsState = readonly Factor[] | 'unknown' | undefined;

/** Returns the account's second steps, and a function that reads them again. */
export function useFactors(): { factors: FactorsState; reload: () => Promise<void> } {
  const [factors, setFactors] = useState<FactorsState>();
  const reload = useCallback(
    () =>
      followSession()
        .then(listFactors)
        .then(setFactors, (error: unknown) => {
          console.info('The second steps cannot be read', error);
          setFactors('unknown');
        }),
    [],
  );
  useEffect(() => void reload(), [reload]);
  return { factors, reload };
}
