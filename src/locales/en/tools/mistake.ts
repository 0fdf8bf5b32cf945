/** Reporting a mistake in the text of a page. */
export const text = {
  noScript: 'This form needs JavaScript, which is off or did not arrive.',
  page: 'Page:',
  text: 'What is wrong?',
  noNames: 'Do not write your name or number: nobody answers a report.',
  section: 'Which sentence or part?',
  optional: 'optional',
  submit: 'Report the mistake',
  sending: 'Sending...',
  failed: {
    title: 'This could not be sent',
    text: 'We could not save or send your report. Please try again.',
  },
  results: {
    delivered: { title: 'We have your report', text: 'Thank you. We look at each one.' },
    waiting: {
      title: 'Saved on this phone',
      text: 'Saved on this phone. It will go when there is signal.',
    },
    refused: { title: 'This was not accepted', text: 'Please change the text and try again.' },
  },
} as const;
