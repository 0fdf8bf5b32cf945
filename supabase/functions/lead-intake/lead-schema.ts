import { z } from 'zod';

/** Text that a database can hold: neither NUL nor half of a surrogate pair is storable. */
function text(maxLength: number) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? 'Required' : 'Must be text') })
    .trim()
    .max(maxLength, `At most ${maxLength} characters`)
    .refine((value) => !value.includes('\0') && !/\p{Surrogate}/u.test(value), 'Unreadable text');
}

const required = (maxLength: number) => text(maxLength).min(1, 'Required');

/** Fields of every form. */
const base = {
  submissionId: z.uuid('Must be a UUID').toLowerCase(),
  fullName: required(200),
  // The rule browsers apply to <input type="email">: a form that passed there must pass here.
  email: required(254).regex(z.regexes.html5Email, 'Must be an e-mail address'),
  phone: required(32),
  businessName: required(200),
  // The device's clock may be off by years; only what no calendar holds is refused.
  timestamp: z.iso
    .datetime('Must be an ISO 8601 time in UTC')
    .refine((value) => !value.startsWith('0000'), 'Must be an ISO 8601 time in UTC'),
  source: required(300),
};

/** Fields of some forms. What may be chosen is the form's matter; here only lengths are bounded. */
const details = {
  businessType: text(100).optional(),
  complianceStatus: text(100).optional(),
  consultationDate: text(40).optional(),
  services: text(300).optional(),
  budget: text(100).optional(),
  timeline: text(100).optional(),
  industry: text(100).optional(),
  currentIssues: text(300).optional(),
  businessSize: text(100).optional(),
  urgency: text(100).optional(),
  notes: text(4000).optional(),
};

const choice = required(300);

/** A submission as it arrives: unknown keys are refused, so that nothing is silently dropped. */
export const leadSchema = z.discriminatedUnion(
  'formType',
  [
    z.strictObject({
      formType: z.literal('consultation'),
      ...base,
      ...details,
      businessType: choice,
    }),
    z.strictObject({
      formType: z.literal('quote'),
      ...base,
      ...details,
      businessType: choice,
      services: choice,
      budget: choice,
      timeline: choice,
    }),
    z.strictObject({
      formType: z.literal('audit'),
      ...base,
      ...details,
      industry: choice,
      currentIssues: choice,
      businessSize: choice,
      urgency: choice,
    }),
    z.strictObject({ formType: z.literal('registration'), ...base, ...details }),
    z.strictObject({ formType: z.literal('support'), ...base, ...details }),
  ],
  { error: 'Must be consultation, quote, audit, registration or support' },
);

export type Lead = z.infer<typeof leadSchema>;

/** Names of the fields that belong to some forms only, in the order a person would read them. */
export const detailNames = Object.keys(details) as (keyof typeof details)[];

/** One message for each field that is wrong; a problem of the whole body is under `body`. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[key] ??= 'Unknown field';
    } else {
      fields[String(issue.path[0] ?? 'body')] ??= issue.message;
    }
  }
  return fields;
}
