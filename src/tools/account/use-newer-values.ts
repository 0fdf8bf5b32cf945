import { useEffect, useRef, type RefObject } from 'react';

/**
 * Shows newer values in the fields of a form that nobody has touched; what is being typed stays. The
 * fields keep their own state, so that nothing is drawn anew under a finger. Gives the ref of the box
 * around the form. `values` by the fields' names.
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
      if (field && isUntouched) field.value = value ?? '';
    }
  }, [values]);
  return box;
}
