import { useEffect, useRef, type RefObject } from 'react';
import { fillField } from './fill-field.ts';

/**
 * Shows newer values in fields that the user has not touched; typed text stays. Fields hold their own state
 * and are not rendered again. `values` are keyed by field name. Returns the ref of the element around the
 * form.
 */
export function useNewerValues(
  values: Readonly<Record<string, string | null | undefined>>,
): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(values);
  useEffect(() => {
    const before = shown.current;
    shown.current = values;
    for (const [name, value] of Object.entries(values)) {
      const field = box.current?.querySelector<HTMLInputElement | HTMLSelectElement>(
        `[name="${name}"]`,
      );
      const isUntouched = field?.value === (before[name] ?? '');
      if (field && isUntouched) fillField(field, value ?? '');
    }
  }, [values]);
  return box;
}
