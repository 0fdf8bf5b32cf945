import type { ComponentProps } from 'react';
import { longestAnswers } from '../../content/lead-limits.ts';
import { textFor } from '../../locales/text.tsx';
import { InputField } from '../../ui/field.tsx';
import { SelectField, TextAreaField } from '../../ui/form-fields.tsx';
import { leadOptions, type LeadChoice, type LeadField, type LeadQuestion } from './lead-fields.ts';

const useText = textFor('lead');

/** Attributes for the keyboard and autofill of each typed field. */
const typed: Partial<Record<LeadField, ComponentProps<'input'>>> = {
  fullName: {
    type: 'text',
    autoComplete: 'name',
    autoCapitalize: 'words',
    maxLength: longestAnswers.fullName,
  },
  email: {
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    maxLength: longestAnswers.email,
  },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: longestAnswers.phone },
  businessName: {
    type: 'text',
    autoComplete: 'organization',
    maxLength: longestAnswers.businessName,
  },
  consultationDate: { type: 'date' },
};

interface LeadQuestionFieldProps {
  question: LeadQuestion;
  /** The answer that the page implies. */
  initial: string | undefined;
  /** The browser's message about an invalid answer. */
  error: string | undefined;
}

/** One question of the lead form, as a suitable control. */
export function LeadQuestionField({ question, initial, error }: LeadQuestionFieldProps) {
  const lead = useText();
  const { field, required } = question;
  const common = {
    name: field,
    required,
    defaultValue: initial,
    error,
    label: lead.fields[field],
    optional: required ? undefined : lead.optional,
  };
  if (isChoice(field)) {
    const texts: Record<string, string> = lead.options[field];
    return (
      <SelectField
        {...common}
        placeholder={lead.choose}
        options={leadOptions[field].map((value) => ({ value, label: texts[value] ?? value }))}
      />
    );
  }
  if (field === 'notes') return <TextAreaField {...common} />;
  return <InputField {...common} enterKeyHint="next" {...typed[field]} />;
}

const isChoice = (field: LeadField): field is LeadChoice => field in leadOptions;
