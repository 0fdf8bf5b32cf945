/** "I got a notice": what stands around the answers. */
export const text = {
  back: 'Back to the first question',
  say: 'Say this',
  readAloud: 'Hear it',
  showLarge: 'Show it large',
  close: 'Close',
  law: 'The law',
  deadline: {
    /** What stands before the phone works out the day. */
    after: (period: string) => `${period} after the day on the notice`,
    /** The day as long as the visitor has not said which day is on the notice. */
    ifToday: (day: string) => `${day}, if the notice is dated today`,
    other: 'The notice has another date',
    day: 'Day on the notice',
    noDay: 'There is no such day. Please check day, month and year.',
    later: 'This day has not come yet. Please check day, month and year.',
    past: (day: string) => `${day}. That day is past: call today and ask for more time in writing.`,
  },
  steps: 'What to do',
  whatsApp: 'Share on WhatsApp',
  opensNewTab: 'opens in a new tab',
  letter: {
    make: 'Make the letter',
    privacy: 'Only on this phone. An empty field becomes a line to write on.',
    optional: 'optional',
    subject: 'Subject',
    day: 'Date',
    sign: 'Signature',
    print: 'Print',
    share: 'Share the letter',
    save: 'Save as a file',
    saved: 'The letter is in your downloads.',
    fileName: 'letter',
    /** The blanks of letters. */
    blanks: {
      today: 'today',
      name: 'Your name',
      place: 'Place of your stall or shop',
      day: 'Day it happened',
      office: 'Name of the office',
      number: 'Number of the notice',
      goods: 'Goods, with how many',
      own: 'What you want to say yourself',
    },
  },
};
