/** All keys of this site in local storage. A key never changes its meaning; a new meaning gets a new key. */
export const storageKeys = {
  /** Absent: no choice yet. `true`: accepted. `declined`: declined (CONS-01). */
  consent: 'niyam.consent',
  /** `on`: several people use this device, so nothing typed is saved. Absent: one person uses it. */
  sharedDevice: 'niyam.shared-phone',
  /** `on`: fetch only requested content (DEV-08). Absent: as the browser's own setting says. */
  lowData: 'niyam.low-data',
  /** `yes`: the device has saved a session, so the app loads the client at its start. */
  signedIn: 'niyam.signed-in',
  /** The visitor's price of a gigabyte in rupees (DEV-09). Absent: not entered. */
  rupeesPerGigabyte: 'niyam.rupees-per-gb',
  /** Facts that decide about offers to install: last visit, first guide, "Not now" (features/install). */
  install: 'niyam.install',
  /** The language that the visitor chose last (locales/languages.ts). Absent: no choice yet. */
  language: 'niyam.language',
  /** `large` or `largest`. Absent: the browser's size. `boot.ts` reads it too. */
  textSize: 'niyam.text-size',
  /**
   * `on`: this device receives reminders. `stopping`: it does not any more, but the server does not know yet.
   */
  reminders: 'niyam.reminders',
  /** `on`: a calendar is saved, so that the app shows due dates when it opens. Absent: none is. */
  calendar: 'niyam.calendar',
  /**
   * The last height of the ledger on the home page, such as `412px`, for `public/ledger-room.js`. Absent:
   * there is no ledger.
   */
  ledger: 'niyam.ledger',
} as const;
