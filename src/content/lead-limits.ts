/**
 * The maximum number of characters per typed answer of a lead form. The server's intake has the same limits
 * (supabase/functions/lead-intake/lead-schema.ts; tests/backend/lead-intake.test.ts compares both).
 */
export const longestAnswers = {
  fullName: 200,
  email: 254,
  phone: 32,
  businessName: 200,
  notes: 4000,
} as const;
