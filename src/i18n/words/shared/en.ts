/** What another app shared with this one, on the assistant’s page. */
export const en = {
  title: 'What you shared',
  next: 'The assistant is not open yet. A person in our office can look at it with you.',
  beware: 'Take out Aadhaar, PAN, bank details and OTPs before you send it.',
  ask: 'Ask about it',
  whatsApp: 'Write on WhatsApp',
} as const;
