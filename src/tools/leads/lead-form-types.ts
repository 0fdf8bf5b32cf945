/** The kinds of lead form. They are in a separate file from the questions, because every page loads this list. */
export const leadFormTypes = ['consultation', 'quote', 'audit', 'registration', 'support'] as const;
export type LeadFormType = (typeof leadFormTypes)[number];
