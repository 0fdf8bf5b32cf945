import type { ComponentProps } from 'react';
import { fillFacts } from '../../content/facts/fact-text.ts';
import { factAt, type FactId } from '../../content/facts/lookup.ts';
import type { IsoDate } from '../../content/facts/types.ts';
import { factValueText } from '../../content/facts/fact-text.ts';
import { groupDigits } from '../../i18n/format-number.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import type { InputWords } from '../../locales/sum-words.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { CheckField, SelectField } from '../../ui/form-fields.tsx';
import { InputField } from '../../ui/field.tsx';
import type { ChoiceInput, Input, NumberInput } from './calculators/calculator.ts';
import { numberIn } from './calculators/read-entered.ts';

const useText = textFor('financial-hub');

/** With more options than this, a select takes less room than radio buttons. */
const mostInView = 5;

interface SumFieldProps {
  input: Input;
  words: InputWords;
  text: string;
  /** The error in the answer. */
  error: string | undefined;
  day: IsoDate;
  onChange: (text: string) => void;
}

/** One question of a calculator with the suitable control. */
export function SumField({ input, words, text, error, day, onChange }: SumFieldProps) {
  const i18n = useI18n();
  const fill = (sentence: string) => fillFacts(sentence, { ...i18n, asOn: day });
  const common = { name: input.id, error, label: fill(words.label) };
  const hint = words.hint && fill(words.hint);
  switch (input.kind) {
    case 'tick':
      return (
        <CheckField
          {...common}
          hint={hint}
          checked={text === 'yes'}
          onChange={({ target }) => onChange(target.checked ? 'yes' : '')}
        />
      );
    case 'choice': {
      const options = input.options.map(({ id }) => ({
        value: id,
        label: fill(words.options?.[id] ?? ''),
      }));
      return (
        <Choice
          input={input}
          label={common.label}
          hint={hint}
          options={options}
          chosen={text}
          onChange={onChange}
        />
      );
    }
    case 'date':
      return <DateField {...common} hint={hint} value={text} onChange={onChange} />;
    default:
      return (
        <NumberField
          {...common}
          input={input}
          hint={hint}
          text={text}
          day={day}
          onChange={onChange}
        />
      );
  }
}

function Choice(props: {
  input: ChoiceInput;
  label: string;
  hint: string | undefined;
  options: readonly { value: string; label: string }[];
  chosen: string;
  onChange: (text: string) => void;
}) {
  const { form } = useText();
  const { input, label, hint, options, onChange } = props;
  const value = props.chosen || (input.options[0]?.id ?? '');
  if (options.length <= mostInView) {
    return (
      <ChoiceField
        legend={label}
        hint={hint}
        name={input.id}
        options={options}
        value={value}
        onChoose={onChange}
      />
    );
  }
  return (
    <SelectField
      label={label}
      name={input.id}
      placeholder={form.choose}
      hint={hint}
      options={options}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function NumberField(props: {
  input: NumberInput;
  name: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  text: string;
  day: IsoDate;
  onChange: (text: string) => void;
}) {
  const { form } = useText();
  const { input, text, day, onChange, ...field } = props;
  const isWhole = input.kind === 'count' && !input.places;
  const numberProps: ComponentProps<'input'> = {
    type: 'text',
    inputMode: isWhole ? 'numeric' : 'decimal',
    autoComplete: 'off',
    enterKeyHint: 'done',
    value: text,
    onChange: ({ target }) => onChange(target.value),
    onBlur: () => {
      const number = numberIn(text);
      if (number?.gte(0) && input.kind === 'money') onChange(groupDigits(number.toFixed()));
    },
  };
  return (
    <>
      <InputField
        {...field}
        optional={input.optional ? form.optional : undefined}
        {...numberProps}
      />
      {input.presets && <Presets factIds={input.presets} day={day} onChange={onChange} />}
    </>
  );
}

/** Buttons that enter legal amounts into the field, folded: most visitors type their own. */
function Presets({
  factIds,
  day,
  onChange,
}: {
  factIds: readonly FactId[];
  day: IsoDate;
  onChange: (text: string) => void;
}) {
  const i18n = useI18n();
  const { facts, form } = useText();
  return (
    <details className="fold sum-presets">
      <summary>{form.presets}</summary>
      {factIds.map((factId) => {
        const value = factAt(factId, day)?.value;
        if (!value || !('amount' in value)) return null;
        return (
          <Button
            key={factId}
            tone="quiet"
            onClick={() => onChange(groupDigits(String(value.amount)))}
          >
            {facts.names[factId]} {factValueText(value, i18n)}
          </Button>
        );
      })}
    </details>
  );
}
