/** Every key this site keeps in local storage. Names never change meaning: a new meaning gets a new key. */
export const storageKeys = {
  /** Absent: not chosen; `true`: accepted; `declined`: declined (CONS-01). */
  consent: 'niyam.consent',
  /** `on`: several people use this phone, keep nothing of theirs; absent: one person's own. */
  sharedPhone: 'niyam.shared-phone',
  /** `on`: fetch nothing that is not asked for (DEV-08); absent: as the browser says. */
  lowData: 'niyam.low-data',
  /** `yes`: a session is kept in the phone's database, so the client is worth downloading at the start. */
  signedIn: 'niyam.signed-in',
  /** What a gigabyte costs the visitor, in rupees (DEV-09); absent: not said. */
  rupeesPerGigabyte: 'niyam.rupees-per-gb',
  /** Whether installing may be offered: last visit, first guide, "Not now" (features/install). */
  install: 'niyam.install',
  /** `large` or `largest`; absent: as the browser says (also read by `boot.ts`). */
  textSize: 'niyam.text-size',
  /** `on`: this phone is reminded by push; `stopping`: not any more, but the server has yet to hear it. */
  reminders: 'niyam.reminders',
  /** `on`: a calendar is kept, so that what is due is said when the app opens; absent: none is. */
  calendar: 'niyam.calendar',
} as const;
