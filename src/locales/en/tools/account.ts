/** Signing in, making an account, and what belongs to it. */
export const text = {
  problems: 'Please fix this',
  email: 'E-mail',
  emailOrPhone: 'E-mail or phone',
  password: 'Password',
  newPassword: 'New password',
  passwordHint:
    'At least 8 characters. A short sentence is easy to remember and hard to guess. Passwords that many people use, such as India@123, are refused.',
  show: 'Show',
  hide: 'Hide',
  optional: 'if you like',
  choose: 'Choose one',
  noScript: 'This form needs JavaScript, which is off or did not arrive.',
  pageNeedsScript: 'This page needs JavaScript, which is off or did not arrive.',
  signedOut: {
    title: 'You are signed out',
    text: 'What waits to be sent stays on this phone.',
    needsSignal: 'You are signed out. Signing in needs a signal. What this phone keeps is below.',
  },
  letterCode: {
    label: 'Or the code from the e-mail',
    hint: 'The digits in the e-mail do the same as its link.',
    wrong: 'Enter the code: six digits or more, nothing else.',
    submit: 'Go on with the code',
    running: 'Checking...',
  },
  /** The e-mail that confirms an account. */
  again: {
    nothing: 'Nothing after a minute? Look in the spam folder too, then ask again.',
    wait: 'An e-mail may take a minute. After that you can ask again.',
    sent: 'If this address waits for its e-mail, we have sent another one. Only the newest works.',
    send: 'Send the e-mail again',
  },
  signIn: {
    submit: 'Sign in',
    running: 'Signing in...',
    whole: 'Enter your e-mail address or phone number.',
    already: (name: string) => `You are signed in as ${name}`,
    goOn: 'Go on',
    alreadyText: 'If somebody else signs in here, this phone first removes your data.',
    forgot: 'I have forgotten my password',
    register: 'Create an account',
  },
  /** Other services that sign in, by Supabase's names for them (VITE_SOCIAL_SIGN_IN). */
  social: {
    title: 'Or without a password',
    names: { google: 'Google', facebook: 'Facebook', apple: 'Apple' },
    with: (name: string) => `Continue with ${name}`,
  },
  register: {
    firstName: 'First name',
    lastName: 'Last name',
    more: 'About your business (you can add it later)',
    submit: 'Create my account',
    running: 'Creating...',
    signIn: 'I have an account already',
    checkMail: {
      title: 'Check your e-mail',
      text: 'If this address is new here, we have sent an e-mail with a link. Open the link on this phone.',
    },
  },
  profile: {
    phone: 'Phone',
    company_name: 'Name of your business',
    business_type: 'What kind of business is it?',
    business_intent: 'What do you want to do next?',
    sector: 'Trade',
    business_stage: 'How far along are you?',
    expected_start_date: 'When do you start?',
    state: 'State',
    city: 'Town',
  },
  forgot: {
    submit: 'Send me a link',
    running: 'Sending...',
    done: {
      title: 'Check your e-mail',
      text: 'If this address has an account, we have sent an e-mail with a link. It works once, for an hour. Nothing after ten minutes? Ask again.',
    },
  },
  reset: {
    submit: 'Save the new password',
    running: 'Saving...',
    done: {
      title: 'The new password is saved',
      text: 'You are signed in here. Every other device is signed out.',
      othersStay:
        'You are signed in here. Other devices could not be signed out: press “Sign out on every device” on your dashboard.',
    },
    noSession: {
      title: 'This page needs the link from your e-mail',
      text: 'Use the newest, or ask again.',
      again: 'Ask for a link',
    },
  },
  /** What the user signs in with, on the dashboard. */
  signInData: {
    title: 'Your sign-in',
    email: (email: string) => `You sign in with ${email}.`,
    stop: 'Leave it as it is',
    changeEmail: {
      title: 'Change my e-mail address',
      label: 'New e-mail address',
      hint: 'We send a link to the old address and one to the new.',
      submit: 'Send the links',
      running: 'Sending...',
      sent: {
        title: 'Check both mailboxes',
        both: 'Open the link in each of the two e-mails.',
        until: (email: string) => `Until then you sign in with ${email}.`,
      },
    },
    changePassword: { title: 'Change my password', old: 'Old password' },
  },
  callback: {
    half: {
      title: 'One of the two links is open',
      text: 'Open the link in the other mailbox too. Then the new address counts.',
    },
    addressChanged: 'Your new address counts from now on',
    failed: 'This link did not sign you in',
    refused: 'It was used or is too old. Ask again.',
    unreached: 'There was no answer from the network',
    unreachedText: 'The link may still be good. Try again when there is signal.',
    again: 'Try again',
    signIn: 'Sign in',
  },
  dashboard: 'My dashboard',
  mine: {
    signedInAs: (name: string) => `Signed in as ${name}.`,
    asOn: (when: string) => `From ${when}: the server has not answered since.`,
    profile: 'Change your profile',
    complete: (filled: number, all: number) => `${filled} of ${all} filled in.`,
    why: 'Only you and our office can read it. What it says, we do not ask again.',
    keepProfile: 'Keep my profile',
    profileStored: 'Your profile is kept',
    data: 'Your data',
    dataText: 'Take a copy of what our server keeps of you, or delete it. For this phone, see:',
    thisPhone: 'This phone',
    export: 'Take a copy',
    fileName: 'my-data.json',
    delete: 'Delete my account',
    sure: 'Delete your account and everything our server keeps of you?',
    deletes: {
      server: 'From our server:',
      fromServer: [
        'your sign-in and your profile',
        'what you said yes or no to',
        'what you saved, your dates and your reminders',
        'the requests you sent while signed in',
      ],
      waiting: (count: number) =>
        count === 1
          ? 'One thing of yours still waits on this phone to be sent. It goes too, unsent.'
          : `${count} things of yours still wait on this phone to be sent. They go too, unsent.`,
      phone: 'From this phone:',
      fromPhone: ['who is signed in, and the copy of your profile'],
      stays:
        'This cannot be undone. Ticks, answers and saved guides stay on this phone until you clear it. To delete the office’s own papers, write to it.',
    },
    deleted: 'Your account is deleted',
    confirmDelete: 'Yes, delete it',
    keep: 'Keep it',
    running: 'One moment...',
    signOut: 'Sign out',
    signOutText:
      'This phone then forgets who you are and deletes your talks with the assistant. What waits to be sent stays.',
    signOutHere: 'Sign out here',
    signOutEverywhere: 'Sign out on every device',
    notEverywhere: {
      title: 'Signed out on this phone alone',
      text: 'The server could not be told. Sign in again when there is signal, and press it once more.',
    },
  },
  /** By the code of the auth server's answer. */
  errors: {
    invalid_credentials: 'E-mail, phone or password is not right.',
    email_not_confirmed:
      'This address is not confirmed yet. Open the link in the e-mail we sent to it.',
    validation_failed: 'An address or a number is not complete. Please check it.',
    otp_expired:
      'This code is not right, too old, or was typed wrong too often. Use the link in the newest e-mail.',
    weak_password:
      'This password is too short, or many people use it. Please take another one: a short sentence is best.',
    user_already_exists: 'There is an account with this address already. Sign in instead.',
    email_exists: 'There is an account with this address already. Sign in instead.',
    same_password: 'This is the old password. Please take another one.',
    current_password_mismatch: 'The old password is not right.',
    current_password_required: 'The old password is not right.',
    reauthentication_needed:
      'Your sign-in is too old for this. Use “I have forgotten my password”.',
    over_request_rate_limit: 'Too many tries. Please wait a few minutes.',
    phone_provider_disabled: 'Here you sign in with an e-mail address.',
    mfa_verification_failed: 'This code is not right, or no longer. Please take the newest one.',
    mfa_verification_rejected: 'This code was not accepted. Please take the newest one.',
    mfa_challenge_expired: 'This code came too late. Please take the newest one.',
    mfa_ip_address_mismatch: 'Your network changed in between. Please take a new code.',
    mfa_factor_not_found: 'This second step is not there any more. Load the page again.',
    mfa_factor_name_conflict: 'You have a second step with this name. Please take another name.',
    too_many_enrolled_mfa_factors:
      'You have as many second steps as there can be. Remove one first.',
    mfa_totp_enroll_not_enabled: 'The server of this site takes no authenticator apps.',
    mfa_phone_enroll_not_enabled: 'The server of this site sends no codes by telephone.',
    insufficient_aal:
      'For this your account asks for a code as well as the password. Sign in again.',
    sms_send_failed: 'The message could not be sent. Please check the number.',
    over_email_send_rate_limit: 'Enough e-mails for now. Please wait, and look for the newest one.',
    over_sms_send_rate_limit: 'A message was sent a moment ago. Please wait a minute.',
    unreachable: 'There was no answer from the network. What you typed is still here.',
    unavailable: 'Sign-in is not available on this site at the moment. Everything else works.',
    other: 'This did not work. Please try again in a moment.',
  },
} as const;
