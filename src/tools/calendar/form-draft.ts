import { useEffect, useRef, useState } from 'react';
import { storedValue } from '../../platform/offline/stored-value.ts';
import { ownDateDraft } from './stored.ts';

/** Values of a form by field, valid or not, so that a reload does not lose them. */
export type Draft = Readonly<Record<string, string | readonly string[]>>;

const drafts = { setup: storedValue('calendar-draft-setup'), 'own-date': ownDateDraft };

const report = (error: unknown) => console.info('What is typed is not saved', error);

/** Returns a form's draft, which this device saves while the visitor fills it in. */
export function useFormDraft(form: keyof typeof drafts, initial: Draft) {
  const stored = drafts[form];
  const [draft, setDraft] = useState(initial);
  /** Text typed since the form opened. It takes precedence over saved text. */
  const typed = useRef<Draft>({});

  useEffect(() => {
    let isUnmounted = false;
    stored.read().then((saved) => {
      if (!isUnmounted && saved)
        setDraft((now) => ({ ...now, ...(saved as Draft), ...typed.current }));
    }, report);
    return () => {
      isUnmounted = true;
    };
  }, [stored]);

  function change(field: string, value: Draft[string]) {
    typed.current = { ...typed.current, [field]: value };
    setDraft((now) => ({ ...now, [field]: value }));
    stored.save({ ...draft, ...typed.current }).catch(report);
  }

  /** Resets the form and removes its draft. */
  function drop() {
    typed.current = {};
    setDraft(initial);
    stored.remove().catch(report);
  }

  return { draft, change, drop };
}
