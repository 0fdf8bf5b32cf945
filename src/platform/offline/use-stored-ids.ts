import { useEffect, useState } from 'react';
import { textsIn, type StoredValue } from './stored-value.ts';

const report = (error: unknown) => console.info('Ticks are not saved', error);

/** Returns the ids of a saved list, and a function that adds or removes one. */
export function useStoredIds(value: StoredValue) {
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    let isUnmounted = false;
    value.read().then((saved) => {
      if (!isUnmounted) setIds((now) => [...new Set([...textsIn(saved), ...now])]);
    }, report);
    return () => {
      isUnmounted = true;
    };
  }, [value]);

  function setId(id: string, isIn: boolean): void {
    // Changes the saved list and not a copy: another page or device of this user may have changed
    // it.
    const change = (saved: unknown) => [
      ...textsIn(saved).filter((each) => each !== id),
      ...(isIn ? [id] : []),
    ];
    setIds(change);
    value.change(change).catch(report);
  }

  return { ids, setId };
}
