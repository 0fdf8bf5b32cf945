import { useCallback, useEffect, useRef, useState } from 'react';
import { parseAnswers } from '../../register/answers.ts';
import { useBeforeLeaving } from '../../platform/device/before-leaving.ts';
import { useSharedDevice } from '../../platform/device/shared-device-store.ts';
import { isObject } from '../../platform/offline/stored-value.ts';
import { dropTabCopy, readTabCopy, writeTabCopy } from '../../platform/tab-copy.ts';
import { businessAnswers } from '../finder/stored.ts';
import type { Inputs } from './model/answers.ts';
import { emptyNotebook, notebookFrom, withChanges, type Notebook } from './model/notebook.ts';
import { schemesNotebook } from './stored.ts';
import { answersFromFinder, withFinderAnswers } from './model/from-finder.ts';

/** Changes part of the notebook. */
export type ChangeNotebook = (change: (notebook: Notebook) => Partial<Notebook>) => void;

const changed = (notebook: Notebook, make: Parameters<ChangeNotebook>[0]): Notebook => ({
  ...notebook,
  ...make(notebook),
});

/** Name of the tab's copy of changes that the database is still writing. */
const copyName = 'schemes';

/**
 * Reads the notebook from the device and saves every change. `notebook` is empty until it is read;
 * `isSaved` is false on a shared device, and when the device refuses to save.
 */
export function useNotebook(): {
  notebook: Notebook;
  change: ChangeNotebook;
  /** Answers that follow from the finder's answers. */
  told: Inputs['chosen'];
  isSaved: boolean;
} {
  const [notebook, setNotebook] = useState(emptyNotebook);
  const [told, setTold] = useState<Inputs['chosen']>({});
  const [refused, setRefused] = useState(false);
  const shared = useSharedDevice();
  /** The notebook on screen, and the latest that the database has written. */
  const latest = useRef<Notebook>(undefined);
  const written = useRef<Notebook>(undefined);
  /** Changes since the page opened, until the notebook has been read. */
  const early = useRef<Parameters<ChangeNotebook>[0][] | undefined>([]);
  const unsaved = useRef<Parameters<ChangeNotebook>[0][]>([]);
  const isWriting = useRef(false);

  const refuse = useCallback((error: unknown) => {
    console.info('The schemes are not saved', error);
    setRefused(true);
  }, []);

  /** Writes at once. Changes during a write wait for its end, so that fast typing costs few writes. */
  const save = useCallback(async () => {
    if (isWriting.current) return;
    isWriting.current = true;
    try {
      while (unsaved.current.length > 0) {
        const changes = unsaved.current;
        unsaved.current = [];
        const now = latest.current;
        // Applies each change to the saved value, because another tab may have saved a scheme meanwhile.
        await schemesNotebook.change((saved) => changes.reduce(changed, notebookFrom(saved)));
        written.current = now;
        if (latest.current === now) dropTabCopy(copyName);
      }
    } catch (error) {
      refuse(error);
    } finally {
      isWriting.current = false;
    }
  }, [refuse]);

  const change = useCallback<ChangeNotebook>(
    (make) => {
      latest.current = changed(latest.current ?? emptyNotebook, make);
      setNotebook(latest.current);
      early.current?.push(make);
      unsaved.current.push(make);
      void save();
    },
    [save],
  );

  useEffect(() => {
    let current = true;
    Promise.all([schemesNotebook.read(), businessAnswers.read()])
      .catch((error: unknown) => {
        refuse(error);
        return [undefined, undefined];
      })
      .then(([saved, answers]) => {
        if (!current) return;
        const found = answersFromFinder(parseAnswers(answers));
        setTold(found);
        const read = notebookFrom(saved);
        written.current = { ...read, inputs: withFinderAnswers(read.inputs, found) };
        latest.current = (early.current ?? []).reduce(changed, written.current);
        early.current = undefined;
        setNotebook(latest.current);
        const copy = readTabCopy<unknown>(copyName);
        if (!isObject(copy)) return;
        const [before, after] = [notebookFrom(copy.before), notebookFrom(copy.after)];
        change((now) => withChanges(now, before, after));
      }, refuse);
    return () => {
      current = false;
    };
  }, [refuse, change]);

  useBeforeLeaving(
    useCallback(() => {
      const [before, after] = [written.current, latest.current];
      if (before !== after) writeTabCopy(copyName, { before, after });
    }, []),
  );

  return { notebook, change, told, isSaved: !refused && !shared };
}
