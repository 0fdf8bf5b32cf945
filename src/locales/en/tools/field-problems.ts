/** What is wrong with a field of a form, in place of the browser's own words. */
export const text = {
  missing: 'Please fill this in.',
  choose: 'Please choose one.',
  tick: 'Please tick this box.',
  email: 'Enter a whole e-mail address, such as name@example.com.',
  tooShort: (least: string) => `Please type at least ${least} characters.`,
  wrong: 'Please check this.',
} as const;
