/**
 * How many letters each typed answer of a lead form takes: as many as the office's intake
 * (supabase/functions/lead-intake/lead-schema.ts; tests/backend/lead-intake.test.ts holds the two together).
 */
export const longestAnswers = {
  fullName: 200,
  email: 254,
  phone: 32,
  businessName: 200,
  notes: 4000,
} as const;
