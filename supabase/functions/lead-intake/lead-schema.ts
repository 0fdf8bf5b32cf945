import { z } from 'zod';

/** What is wrong with an answer, for programs. Pages say it in the visitor's language (form-pages.ts). */
export const rules = {
  required: 'Required',
  email: 'Must be an e-mail address',
  atMost: (length: number) => `At most ${length} characters`,
} as const;

/** Text that the database can store: no NUL and no half of a surrogate pair. */
function text(maxLength: number) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? rules.required : 'Must be text') })
    .trim()
    .max(maxLength, rules.atMost(maxLength))
    .refine((value) => !value.includes('\0') && !/\p{Surrogate}/u.test(value), 'Unreadable text');
}

const required = (maxLength: number) => text(maxLength).min(1, rules.required);

/** Fields of every form. */
const base = {
  submissionId: z.uuid('Must be a UUID').toLowerCase(),
  fullName: required(200),
  // The rule that browsers apply to <input type="email">: a form that passed there must pass here.
  email: required(254).regex(z.regexes.html5Email, rules.email),
  phone: required(32),
  businessName: required(200),
  // The device's clock may be wrong by years; only impossible dates are refused.
  timestamp: z.iso
    .datetime('Must be an ISO 8601 time in UTC')
    .refine((value) => !value.startsWith('0000'), 'Must be an ISO 8601 time in UTC'),
  source: required(300),
};

/** Fields of some forms. The form decides the choices; only lengths are limited here. */
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

/** A submission as it arrives. Unknown keys are refused, so that no answer is silently lost. */
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

/** Names of the fields that only some forms have, in reading order. */
export const detailNames = Object.keys(details) as (keyof typeof details)[];

/** Returns one message for each invalid field; a problem of the whole body is under `body`. */
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
