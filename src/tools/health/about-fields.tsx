import { useState } from 'react';
import { fillFacts } from '../../content/facts/fact-text.ts';
import { optionsOf, unknown, type Answers } from '../../register/answers.ts';
import { offeredOptions } from '../../register/questions.ts';
import { isPeriod, readAmount } from '../finder/model/read-amount.ts';
import { formatRupees } from '../../i18n/format.ts';
import { formatNumber } from '../../i18n/format-number.ts';
import { AmountQuestion } from '../../ui/amount-question.tsx';
import { ChoiceQuestion } from '../../ui/choice-question.tsx';
import { SelectField } from '../../ui/form-fields.tsx';
import { QuestionFieldset, type QuestionFieldProps } from '../../ui/question-fieldset.tsx';
import { useHealthTexts } from './health-texts.ts';
import type { Values } from './read-answer.ts';

interface FieldProps extends QuestionFieldProps {
  business: Answers;
  /** Values saved from an earlier visit to this form. */
  left: Values;
}

/** The kind of business; the options are the finder's. */
export function KindField({ business, left, ...field }: FieldProps) {
  const { texts, setting } = useHealthTexts();
  const optionTexts: Record<string, { label: string; hint?: string }> = texts.business.kind.options;
  return (
    <ChoiceQuestion
      {...field}
      name="kind"
      options={optionsOf('kind').map((option) => ({
        value: option,
        label: optionTexts[option]?.label ?? option,
        hint: optionTexts[option]?.hint && fillFacts(optionTexts[option].hint, setting),
      }))}
      chosen={[left.kind ?? business.kind ?? '']}
    />
  );
}

/** Id of the place list, derived from the id of the state list. */
export const placeId = (id: string): string => `${id}-place`;

/** The state, and the town if the state has towns in our list. */
export function WhereField({
  business,
  left,
  wrong,
  problem,
  ...field
}: FieldProps & {
  /** Name of the invalid field. */
  wrong: string | undefined;
}) {
  const { texts, setting } = useHealthTexts();
  const { where } = texts.about;
  const { form } = texts;
  const [state, setState] = useState<string>(left.state ?? business.state ?? '');
  const states: Record<string, { label: string }> = texts.business.state.options;
  const places: Record<string, { label: string; hint?: string }> = texts.business.place.options;
  const towns = state
    ? offeredOptions(
        'place',
        { ...business, state: state as Answers['state'] & string },
        setting.asOn,
      )
    : [];
  const placeText = (option: string) =>
    [places[option]?.label, places[option]?.hint].filter(Boolean).join(' · ');
  return (
    <QuestionFieldset {...field} problem={undefined}>
      <SelectField
        id={field.id}
        name="state"
        label={where.state}
        placeholder={form.choose}
        options={optionsOf('state').map((value) => ({
          value,
          label: states[value]?.label ?? value,
        }))}
        value={state}
        error={wrong === 'state' ? problem : undefined}
        onChange={({ target }) => setState(target.value)}
      />
      {state !== 'dl' && (
        <SelectField
          // Another state has other towns.
          key={state}
          id={placeId(field.id)}
          name="place"
          label={where.place}
          hint={state ? undefined : where.stateFirst}
          placeholder={form.choose}
          options={[
            ...towns.map((value) => ({ value, label: placeText(value) })),
            ...(state ? [{ value: unknown, label: where.placeUnknown }] : []),
          ]}
          defaultValue={left.place ?? business.place ?? ''}
          error={wrong === 'place' ? problem : undefined}
        />
      )}
    </QuestionFieldset>
  );
}

/** The number of workers, or the yearly sales. */
export function AmountField({
  step,
  business,
  left,
  ...field
}: FieldProps & { step: 'workers' | 'turnover' }) {
  const { texts, setting } = useHealthTexts();
  const { amounts } = texts;
  const saved = business[step];
  const known = typeof saved === 'number' ? formatNumber(saved, setting.locale) : '';
  const [text, setText] = useState(left[step] ?? known);
  const [period, setPeriod] = useState(isPeriod(left.period) ? left.period : 'year');
  const isYearly = step === 'turnover';
  const reading = readAmount(step, text, period);
  return (
    <AmountQuestion
      {...field}
      name={step}
      label={amounts.labels[step]}
      text={text}
      onText={setText}
      {...(isYearly && {
        period: { chosen: period, words: amounts.period, onChoose: setPeriod },
      })}
      reads={
        isYearly && 'amount' in reading
          ? amounts.readsYear(formatRupees(reading.amount, setting.locale))
          : ''
      }
    />
  );
}
