import { useEffect, useRef, type RefObject } from 'react';
import { keepValue, readValue, removeValue } from '../../platform/offline/keyval.ts';

const name = 'profile-draft';
/** What is typed is kept this soon after the last key (reliability: within 500 ms). */
const keepAfterMs = 400;

interface Draft {
  userId: string;
  /** By the names of the fields: what is not as it was shown. */
  typed: Record<string, string>;
}

type Field = HTMLInputElement | HTMLSelectElement;

const report = (error: unknown) => console.info('What is typed is not kept', error);

/**
 * Keeps what is typed into the profile and not sent off yet, and brings it back after a crash or a
 * reload (ERR-13). `shown` are the values that the fields were given.
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
    readValue<Draft>(name).then((draft) => {
      if (draft?.userId !== userId) return;
      for (const [field, value] of Object.entries(draft.typed)) {
        const input = box.current?.querySelector<Field>(`[name="${field}"]`);
        if (input) input.value = value;
      }
    }, report);
  }, [box, userId]);

  useEffect(() => {
    const form = box.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      const fields = [...(form?.querySelectorAll<Field>('[name]') ?? [])];
      const typed = fields.filter((field) => field.value !== (latest.current[field.name] ?? ''));
      const values = Object.fromEntries(typed.map((field) => [field.name, field.value]));
      keepValue(name, { userId, typed: values } satisfies Draft).catch(report);
    };
    const onInput = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, keepAfterMs);
    };
    form?.addEventListener('input', onInput);
    return () => {
      clearTimeout(timer);
      form?.removeEventListener('input', onInput);
    };
  }, [box, userId]);
}

/** What was typed has been sent off, or its person has gone. */
export async function forgetProfileDraft(): Promise<void> {
  try {
    await removeValue(name);
  } catch (error) {
    report(error);
  }
}
