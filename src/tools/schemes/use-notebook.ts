import { useCallback, useEffect, useRef, useState } from 'react';
import { parseAnswers } from '../../register/answers.ts';
import { useBeforeLeaving } from '../../platform/device/before-leaving.ts';
import { useSharedDevice } from '../../platform/device/shared-device-store.ts';
import { saveAfterMs } from '../../platform/draft-saver.ts';
import { businessAnswers } from '../finder/stored.ts';
import type { Inputs } from './answers.ts';
import { emptyNotebook, notebookFrom, type Notebook } from './notebook.ts';
import { schemesNotebook } from './stored.ts';
import { toldBefore, withTold } from './told-before.ts';

/** Changes part of the notebook. */
export type ChangeNotebook = (change: (notebook: Notebook) => Partial<Notebook>) => void;

const changed = (notebook: Notebook, make: Parameters<ChangeNotebook>[0]): Notebook => ({
  ...notebook,
  ...make(notebook),
});

/**
 * Reads the notebook from the device and saves every change. `notebook` is undefined until it is read;
 * `isKept` is false on a shared device, and when the device refuses to save.
 */
export function useNotebook(): {
  notebook: Notebook | undefined;
  change: ChangeNotebook;
  /** Answers that follow from the finder's answers. */
  told: Inputs['chosen'];
  isKept: boolean;
} {
  const [notebook, setNotebook] = useState<Notebook>();
  const [told, setTold] = useState<Inputs['chosen']>({});
  const [refused, setRefused] = useState(false);
  const shared = useSharedDevice();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<Parameters<ChangeNotebook>[0][]>([]);

  const refuse = useCallback((error: unknown) => {
    console.info('The phone keeps nothing of the schemes', error);
    setRefused(true);
  }, []);

  useEffect(() => {
    let current = true;
    Promise.all([schemesNotebook.read(), businessAnswers.read()])
      .catch((error: unknown) => {
        refuse(error);
        return [undefined, undefined];
      })
      .then(([saved, answers]) => {
        if (!current) return;
        const read = notebookFrom(saved);
        const found = toldBefore(parseAnswers(answers));
        setTold(found);
        setNotebook((before) => before ?? { ...read, inputs: withTold(read.inputs, found) });
      }, refuse);
    return () => {
      current = false;
    };
  }, [refuse]);

  const saveNow = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const changes = unsaved.current;
    unsaved.current = [];
    if (changes.length === 0) return;
    // Applies each change to the saved value, because another tab may have saved a scheme meanwhile.
    schemesNotebook.change((saved) => changes.reduce(changed, notebookFrom(saved))).catch(refuse);
  }, [refuse]);

  const change = useCallback<ChangeNotebook>(
    (make) => {
      setNotebook((before = emptyNotebook) => changed(before, make));
      unsaved.current.push(make);
      // The timer starts at the first key, so that typing without a pause cannot delay the save for ever.
      if (timer.current === undefined) timer.current = setTimeout(saveNow, saveAfterMs);
    },
    [saveNow],
  );

  useBeforeLeaving(saveNow);

  return { notebook, change, told, isKept: !refused && !shared };
}
