/** Sheets: the drawing's own words, and the buttons below it. */
export const text = {
  yes: 'Yes',
  no: 'No',
  everyMonth: 'Every month',
  picture: (name: string) => `${name}. The text below says the same.`,
  list: 'All sheets',
  actions: {
    label: 'This sheet',
    send: 'Send the picture',
    save: 'Save the picture',
    print: 'Print on A4',
    drawing: 'Drawing the picture...',
    saved: (file: string) => `Saved as ${file}. Look in your downloads.`,
    sent: 'Handed to the app you chose.',
    cannotSend: (file: string) =>
      `This browser cannot send pictures, so it was saved as ${file}. Send it from your downloads.`,
    failed: 'The picture could not be made. Take a screenshot of the sheet instead.',
  },
};
