import { useEffect, useRef, useState } from 'react';
import { keepValue, readValue, removeValue } from '../../platform/offline/keyval.ts';
import { ownDateDraftName } from '../../platform/own-date-draft.ts';

/** What stands in a form, right or wrong, by field: a reload must not lose it. */
export type Draft = Readonly<Record<string, string | readonly string[]>>;

const names = { setup: 'calendar-draft-setup', 'own-date': ownDateDraftName };

const report = (error: unknown) => console.info('What is typed is not kept', error);

/** A form's fields, kept on this phone while they are filled in: what was typed last time comes back. */
export function useFormDraft(form: keyof typeof names, initial: Draft) {
  const name = names[form];
  const [draft, setDraft] = useState(initial);
  /** Typed since the form is there: it goes before what was kept. */
  const typed = useRef<Draft>({});

  useEffect(() => {
    let isGone = false;
    readValue<Draft>(name).then((kept) => {
      if (!isGone && kept) setDraft((now) => ({ ...now, ...kept, ...typed.current }));
    }, report);
    return () => {
      isGone = true;
    };
  }, [name]);

  function change(field: string, value: Draft[string]) {
    typed.current = { ...typed.current, [field]: value };
    setDraft((now) => ({ ...now, [field]: value }));
    keepValue(name, { ...draft, ...typed.current }).catch(report);
  }

  /** The form has done its work: it is as at the beginning, and nothing of it is kept. */
  function drop() {
    typed.current = {};
    setDraft(initial);
    removeValue(name).catch(report);
  }

  return { draft, change, drop };
}
