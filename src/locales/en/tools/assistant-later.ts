/** Asking while the assistant itself is not on the device yet (tools/assistant/question-for-later.tsx). */
export const text = {
  title: 'You can ask already',
  text: 'The assistant is not on this phone yet. Write your question: it waits on the phone and is answered when there is a signal.',
  sent: 'Then it goes to our server, with passages of our guides. If an AI service is set up, it goes there too. This is information, not legal advice. Numbers like Aadhaar, PAN, a card or an account are hidden first.',
  shared:
    'This phone is set as shared, so no question can wait on it. Please ask when there is a signal.',
  field: 'Your question',
  save: 'Save the question',
  saving: 'Saving…',
  tooLong: (most: string) => `Please ask in at most ${most} characters.`,
  saved: 'Saved on this phone, not sent yet. It goes when there is a signal.',
  waiting: 'See what waits',
  failed: 'The phone could not save the question. It is still here.',
  hidden: '[number hidden]',
};
