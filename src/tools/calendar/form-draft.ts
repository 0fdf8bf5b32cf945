import { useEffect, useRef, useState } from 'react';
import { storedValue } from '../../platform/offline/stored-value.ts';
import { ownDateDraft } from './stored.ts';

/** What stands in a form, right or wrong, by field: a reload must not lose it. */
export type Draft = Readonly<Record<string, string | readonly string[]>>;

const drafts = { setup: storedValue('calendar-draft-setup'), 'own-date': ownDateDraft };

const report = (error: unknown) => console.info('What is typed is not kept', error);

/** A form's fields, kept on this phone while they are filled in: what was typed last time comes back. */
export function useFormDraft(form: keyof typeof drafts, initial: Draft) {
  const stored = drafts[form];
  const [draft, setDraft] = useState(initial);
  /** Typed since the form is there: it goes before what was kept. */
  const typed = useRef<Draft>({});

  useEffect(() => {
    let isGone = false;
    stored.read().then((saved) => {
      if (!isGone && saved) setDraft((now) => ({ ...now, ...(saved as Draft), ...typed.current }));
    }, report);
    return () => {
      isGone = true;
    };
  }, [stored]);

  function change(field: string, value: Draft[string]) {
    typed.current = { ...typed.current, [field]: value };
    setDraft((now) => ({ ...now, [field]: value }));
    stored.save({ ...draft, ...typed.current }).catch(report);
  }

  /** The form has done its work: it is as at the beginning, and nothing of it is kept. */
  function drop() {
    typed.current = {};
    setDraft(initial);
    stored.remove().catch(report);
  }

  return { draft, change, drop };
}
