/** What another app shared with this one, on the assistant’s page. */
export const text = {
  title: 'What you shared',
  next: 'A person in our office can look at it with you. Or ask the assistant about it below.',
  beware: 'Take out Aadhaar, PAN, bank details and OTPs before you send it.',
  ask: 'Ask about it',
  whatsApp: 'Write on WhatsApp',
} as const;
