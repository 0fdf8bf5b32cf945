/**
 * E-mails to visitors, as plain text; `{name}` is filled in when one is sent. The server reads copies:
 * `npm run server-texts` writes them.
 */
export const text = {
  /** Of the account service (`supabase/templates`). The subject is the heading too. */
  account: {
    confirm: 'Confirm',
    code: 'Or enter this code on the page that asked for it: {code}',
    confirmation: {
      subject: 'Confirm your e-mail address',
      reason: 'Somebody made an account with this address. If it was you, one press opens it.',
      otherwise: 'If it was not you, do nothing: without the press there is no account.',
    },
    recovery: {
      subject: 'Choose a new password',
      reason: 'Somebody asked for a new password for the account with this address.',
      otherwise: 'If it was not you, do nothing: the old password stays.',
    },
    emailChange: {
      subject: 'Confirm the change of address',
      reason: 'The account of {email} is to have the address {newEmail}.',
      otherwise: 'If it was not you, do not open the link, and choose a new password.',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      reason:
        'Somebody chose a new password for the account with this address. Other devices are signed out.',
      otherwise:
        'If it was not you, choose a new password at once: on the sign-in page, press “I have forgotten my password”.',
    },
  },
  newsletter: {
    subject: 'Do you want the {site} newsletter?',
    reason: 'Somebody, probably you, asked for the {site} newsletter at this address.',
    confirm: 'If it was you, open this page and press the button:',
    otherwise: 'If it was not you, do nothing: you will get no newsletter.',
    unsubscribe: 'To say that you never want it:',
  },
};
