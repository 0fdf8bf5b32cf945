/**
 * The pages that answer a form from a browser without JavaScript (decision 38); `{name}` is filled in when
 * one is sent. The server reads a copy: `npm run server-texts` writes it.
 */
export const text = {
  received: {
    title: 'Thank You',
    text: 'The office has your request.',
    receipt: 'Your receipt is {receipt}. Write it down: this phone keeps nothing of it.',
  },
  unreadable: {
    title: 'This form cannot be read',
    text: 'Nothing was sent. Please go back, reload the page and try again.',
  },
  correction: {
    title: 'Please fix this first',
    text: 'Nothing was sent yet, and nothing you typed is lost.',
    send: 'Send my request',
    tooLong: 'Please write at most {most} characters.',
  },
  notSent: {
    title: 'Your request was not sent',
    tooManyOneMinute: 'Too many forms came from this network. It can be sent in a minute.',
    tooMany: 'Too many forms came from this network. It can be sent in {minutes} minutes.',
    unreachable: 'The office cannot be reached now.',
    later: 'Leave this page open and press the button again later, or call us.',
    again: 'Send it again',
    tooLarge: 'It is too long. Please go back and shorten it.',
  },
  typed: 'What you typed',
  back: 'Back to {site}',
};
