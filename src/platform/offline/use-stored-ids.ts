import { useEffect, useState } from 'react';
import { textsIn, type StoredValue } from './stored-value.ts';

const report = (error: unknown) => console.info('Ticks are not saved', error);

/** The ids of a stored list, and what adds one to it or takes it away. */
export function useStoredIds(value: StoredValue) {
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    let isGone = false;
    value.read().then((saved) => {
      if (!isGone) setIds((now) => [...new Set([...textsIn(saved), ...now])]);
    }, report);
    return () => {
      isGone = true;
    };
  }, [value]);

  function setId(id: string, isIn: boolean): void {
    // Step by step in what is saved: another page, or another phone of this person, may have ticked too.
    const change = (saved: unknown) => [
      ...textsIn(saved).filter((each) => each !== id),
      ...(isIn ? [id] : []),
    ];
    setIds(change);
    value.change(change).catch(report);
  }

  return { ids, setId };
}
