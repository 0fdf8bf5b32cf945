/** Words of the reminders by push, in the calendar. */
export const text = {
  title: 'Reminders on this phone',
  what: (days: string) =>
    `This phone can notify you ${days} before each date, also when this site is closed.`,
  /** 7 and 1 → "7 days and 1 day". */
  daysBefore: (days: readonly number[]) =>
    days.map((count) => (count === 1 ? '1 day' : `${count} days`)).join(' and '),
  private: 'Our server gets only the days, under random numbers. What is due stays on this phone.',
  remind: 'Notify me on this phone',
  stop: 'Stop the notifications',
  busy: 'One moment…',
  isOn: (dates: number) => `Reminders are on, for ${dates === 1 ? '1 date' : `${dates} dates`}.`,
  isOnNoDates: 'Reminders are on. There is no date to remind you of yet.',
  isOff: 'Reminders are off on this phone.',
  dependable:
    'A phone that is off or saves battery may notify you late, or never. For important dates, use your phone’s calendar too.',
  denied: {
    title: 'This browser does not let us send notifications',
    text: 'You can allow them in the browser’s settings for this site. Or save the calendar file (.ics) for your phone’s calendar, or send yourself the list on WhatsApp.',
  },
  needsInstall: {
    title: 'On an iPhone or iPad, put Niyam on the home screen first',
    text: 'Apple allows notifications only for a site that was started from the home screen. From iOS 16.4 on, it goes like this:',
    steps: [
      'Press the share button of Safari.',
      'Choose “Add to Home Screen”.',
      'Open Niyam from the home screen, come back to your dates, and press “Notify me on this phone”.',
    ],
    other:
      'Until then, the calendar file (.ics) puts the dates into your phone’s calendar, and WhatsApp sends the list to yourself.',
  },
  unsupported: {
    title: 'This browser cannot show reminders',
    text: 'Put the dates into your phone’s calendar with the calendar file (.ics), or send the list to yourself on WhatsApp.',
  },
  shared: {
    title: 'No reminders on a shared phone',
    text: 'You have said that several people use this phone. Nothing of yours is kept here, so it cannot remind you either. The calendar file (.ics) and WhatsApp work.',
  },
  notSetUp: {
    title: 'Reminders are not set up here',
    text: 'This site does not send notifications yet. Put the dates into your phone’s calendar with the calendar file (.ics), or send the list to yourself on WhatsApp.',
  },
  problems: {
    'no-network': 'There is no connection to our server now. Try again when you have a signal.',
    'no-push-service':
      'The browser’s own notification service did not answer. Try again with a better signal, or use the calendar file (.ics).',
    'not-stored':
      'This phone’s storage is full or switched off, so it could not keep the reminders.',
    'not-told':
      'Our server does not know the newest dates yet. It is told by itself when you open Niyam with a signal.',
    refused:
      'We cannot send to this browser’s notification service. Use the calendar file (.ics), or WhatsApp.',
  },
} as const;
