import { textFor } from '../../locales/text.tsx';
import { InputField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/form-fields.tsx';
import type { ProfileFields } from './profile.ts';
import { StartDateField } from './start-date-field.tsx';

const useText = textFor('account');
const useLeadText = textFor('lead');

/** The profile's fields about the business, in the order of the forms. */
const businessFields = [
  'phone',
  'company_name',
  'business_type',
  'business_intent',
  'sector',
  'business_stage',
  'expected_start_date',
  'state',
  'city',
] as const satisfies (keyof ProfileFields)[];

/** All fields of the profile that users fill in, in the order of the form. */
export const profileFields = ['first_name', 'last_name', ...businessFields] as const;

type TextField = Exclude<(typeof businessFields)[number], 'business_type' | 'expected_start_date'>;

/** The limits are those of the table: a test compares them (profile-limits.test.tsx). */
export const longestName = 100;
const inputs: Record<TextField, Record<string, unknown>> = {
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 32 },
  company_name: { autoComplete: 'organization', maxLength: 200 },
  business_intent: { maxLength: 300 },
  sector: { maxLength: 100 },
  business_stage: { maxLength: 100 },
  state: { autoComplete: 'address-level1', maxLength: 100 },
  city: { autoComplete: 'address-level2', maxLength: 100 },
};

/** The optional fields about the business. */
export function ProfileFieldsForm({
  values,
  problemOf,
}: {
  values: ProfileFields;
  /** Returns the problem that the form has found in a field. */
  problemOf: (name: string) => string | undefined;
}) {
  const texts = useText();
  const lead = useLeadText();
  const types: Record<string, string> = lead.options.businessType;
  return businessFields.map((field) => {
    const common = {
      label: texts.profile[field],
      optional: texts.optional,
      name: field,
      defaultValue: values[field] ?? '',
    };
    if (field === 'expected_start_date') {
      return <StartDateField key={field} {...common} problemOf={problemOf} />;
    }
    if (field === 'business_type') {
      return (
        <SelectField
          key={field}
          {...common}
          placeholder={texts.choose}
          options={Object.entries(types).map(([value, label]) => ({ value, label }))}
        />
      );
    }
    return <InputField key={field} {...common} {...inputs[field]} />;
  });
}

/** Returns the form's values about the business. An empty field is null, so that users can empty it. */
export function profileFieldsOf(values: FormData): ProfileFields {
  return Object.fromEntries(
    businessFields.map((field) => [field, String(values.get(field) ?? '').trim() || null]),
  );
}
