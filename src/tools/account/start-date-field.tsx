import { useEffect, useId, useRef, useState } from 'react';
import { isDay } from '../../content/facts/days.ts';
import { textFor } from '../../locales/text.tsx';
import { dateOfParts, isWholeDate } from '../../ui/date-parts.ts';
import { DateField } from '../../ui/date-field.tsx';
import { fillField } from './fill-field.ts';

const useText = textFor('date-field');

interface StartDateFieldProps {
  name: string;
  label: string;
  optional: string;
  /** `YYYY-MM-DD`, or empty. */
  defaultValue: string;
  /** Returns the problem that the form has found in a control. */
  problemOf: (name: string) => string | undefined;
}

/**
 * Asks when the business starts. A hidden field holds the date, so that the form, its draft and newer values of another
 * device treat it as any other field (`fillField`).
 */
export function StartDateField(props: StartDateFieldProps) {
  const { name, label, optional, defaultValue, problemOf } = props;
  const texts = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(defaultValue);
  const dayName = `${name}-day`;

  useEffect(() => {
    const typed = { day: typedIn(id), month: typedIn(`${id}-month`), year: typedIn(`${id}-year`) };
    // What was typed before the app had loaded.
    if (field.current) fillField(field.current, dateOfParts(typed));
  }, [id]);

  useEffect(() => {
    const isEmptyOrDay = value === '' || isDay(value);
    const problem = isWholeDate(value) ? texts.noDay : texts.notWhole;
    controlOf(id)?.setCustomValidity(isEmptyOrDay ? '' : problem);
  }, [id, value, texts]);

  return (
    <>
      <DateField
        id={id}
        name={dayName}
        label={label}
        optional={optional}
        error={problemOf(dayName)}
        value={value}
        onChange={setValue}
      />
      <input
        ref={field}
        type="hidden"
        name={name}
        value={value}
        onInput={({ currentTarget }) => setValue(currentTarget.value)}
      />
    </>
  );
}

const controlOf = (id: string) =>
  document.getElementById(id) as HTMLInputElement | HTMLSelectElement | null;
const typedIn = (id: string): string => controlOf(id)?.value ?? '';
