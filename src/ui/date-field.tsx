import { formatMonth } from '../i18n/format.ts';
import { textFor, useI18n } from '../locales/text.tsx';
import { dateOfParts, partsOfDate, type DateParts } from './date-parts.ts';
import { FieldNotes, useFieldIds, type FieldFrame } from './field-frame.tsx';

const useText = textFor('date-field');

type DateFieldProps = FieldFrame & {
  /** Id of its first control; an error summary links to it. */
  id?: string;
  name: string;
  /** `YYYY-MM-DD`, or what of it is entered. */
  value: string;
  onChange: (value: string) => void;
};

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/**
 * Asks for a date as day, month by name, and year. A native date field shows the order of the browser's language, which
 * in India is often that of the United States (docs/decisions/0047-dates-and-loans.md).
 */
export function DateField(props: DateFieldProps) {
  const { label, optional, hint, error, name, value, onChange, ...own } = props;
  const texts = useText();
  const { locale } = useI18n();
  const ids = useFieldIds(hint, error, own.id);
  const parts = partsOfDate(value);
  const part = (key: keyof DateParts, id: string, partName: string) => ({
    id,
    name: partName,
    className: 'input',
    value: parts[key],
    autoComplete: 'off',
    'aria-invalid': error ? (true as const) : undefined,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(dateOfParts({ ...parts, [key]: target.value })),
  });
  const [monthId, yearId] = [`${ids.input}-month`, `${ids.input}-year`];
  return (
    <fieldset
      className="field"
      aria-describedby={[ids.hint, ids.error].filter(Boolean).join(' ') || undefined}
    >
      <legend className="field-label">
        {label} {optional && <span className="field-hint">({optional})</span>}
      </legend>
      <FieldNotes ids={ids} hint={hint} error={error} />
      <div className="date-parts">
        <label htmlFor={ids.input}>
          {texts.day}
          <input {...part('day', ids.input, name)} inputMode="numeric" maxLength={2} />
        </label>
        <label htmlFor={monthId}>
          {texts.month}
          <select {...part('month', monthId, `${name}-month`)}>
            <option value="">{texts.choose}</option>
            {months.map((month) => (
              <option key={month} value={month}>
                {formatMonth(month, locale)}
              </option>
            ))}
          </select>
        </label>
        <label htmlFor={yearId}>
          {texts.year}
          <input {...part('year', yearId, `${name}-year`)} inputMode="numeric" maxLength={4} />
        </label>
      </div>
    </fieldset>
  );
}
