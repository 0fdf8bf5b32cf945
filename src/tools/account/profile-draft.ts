import { useEffect, useRef, type RefObject } from 'react';
import { createDraftSaver } from '../../platform/draft-saver.ts';
import { saveStamped, readStamped, removeStamped } from '../../platform/stamped-draft.ts';
import { fillField } from './fill-field.ts';

const name = 'profile-draft';

interface Draft {
  userId: string;
  /** Changed values by field name. */
  typed: Record<string, string>;
}

type Field = HTMLInputElement | HTMLSelectElement;

const report = (error: unknown) => console.info('What is typed is not saved', error);

/**
 * Saves unsent changes to the profile's form, and restores them after a crash or a reload (ERR-13). `shown`
 * are the values that the form started with.
 */
export function useProfileDraft(
  box: RefObject<HTMLElement | null>,
  userId: string,
  shown: Readonly<Record<string, string | null | undefined>>,
): void {
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);

  useEffect(() => {
    readStamped<Draft>(name).then((draft) => {
      if (draft?.userId !== userId) return;
      for (const [field, value] of Object.entries(draft.typed)) {
        const input = box.current?.querySelector<Field>(`[name="${field}"]`);
        if (input) fillField(input, value);
      }
    }, report);
  }, [box, userId]);

  useEffect(() => {
    const form = box.current;
    const draft = (): Draft => {
      const fields = [...(form?.querySelectorAll<Field>('[name]') ?? [])];
      const typed = fields.filter(
        ({ name: of, value }) => of in latest.current && value !== (latest.current[of] ?? ''),
      );
      return { userId, typed: Object.fromEntries(typed.map(({ name: of, value }) => [of, value])) };
    };
    // Reads the fields at saving time, because the text may have been submitted meanwhile.
    const draftSaver = createDraftSaver<'typed'>(
      (_, leaving) => saveStamped(name, draft(), leaving),
      report,
    );
    const onInput = () => draftSaver.change('typed');
    const onLeave = () => draftSaver.save(true);
    form?.addEventListener('input', onInput);
    addEventListener('pagehide', onLeave);
    return () => {
      draftSaver.forget();
      form?.removeEventListener('input', onInput);
      removeEventListener('pagehide', onLeave);
    };
  }, [box, userId]);
}

/** Removes the draft after it was submitted, or after a sign-out. */
export async function forgetProfileDraft(): Promise<void> {
  try {
    await removeStamped(name);
  } catch (error) {
    report(error);
  }
}
