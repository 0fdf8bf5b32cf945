import { dutyWords } from './calendar/duties.ts';

const count = (number: number, one: string, many: string) =>
  number === 1 ? `1 ${one}` : `${number} ${many}`;

/** The words of the calendar, "My dates". `{…}` are figures. */
export const text = {
  duties: dutyWords,
  noScript:
    'The calendar works on your phone and needs JavaScript. The guides below name the same dates.',
  reading: 'Looking what this phone keeps…',
  kept: {
    phone: 'Your answers and ticks stay on this phone.',
    shared: 'This phone is set as shared: nothing is kept here after you leave.',
    refused: 'This phone lets the site keep nothing. It works on, but a reload begins anew.',
  },
  setup: {
    title: 'About your business',
    lead: 'The dates follow from these answers. What you leave open is asked about and not guessed.',
    known: 'You have told us already',
    changeKnown: 'Change in the licence finder',
    problem: 'Please look at these again',
    show: 'Show my dates',
    cancel: 'Leave as it was',
    choose: 'Choose one, or leave open',
    amounts: {
      turnover: 'Sales a year in rupees',
      workers: 'Number of people',
      topWage: 'Rupees a month',
    },
    badDay: (first: string, last: string) =>
      `Choose a day from the calendar, from ${first} to ${last}. Or leave it empty.`,
    gst: {
      title: 'How do you file GST?',
      hint: 'It stands on the GST portal under your profile.',
      options: {
        none: 'I have no GST number',
        monthly: 'Every month',
        quarterly: 'Every quarter (QRMP)',
        composition: 'Composition scheme',
        unknown: 'I don’t know',
      },
    },
    situations: {
      title: 'Which of these is so?',
      hint: 'Tick all that fit. If none does, go on.',
      options: {
        esi: 'I pay ESI for workers',
        epf: 'I pay provident fund (PF) for workers',
        tds: 'I deduct tax (TDS) from pay, rent or bills',
        'taxable-income':
          'My income in the year is above {income-tax.slab.1.up-to}, or I must file a return for another reason',
        'advance-tax': 'My income tax for the year is {sectors.tax.advance-above} or more',
        presumptive: 'I pay income tax on a fixed share of sales (presumptive)',
        audited:
          'My accounts are audited for income tax: sales above {income-tax.audit.turnover} with more than {income-tax.audit.cash-max} in cash, above {income-tax.audit.turnover-digital} in any case, or fees of a profession above {income-tax.audit.profession}',
        'job-work': 'I send goods out for job work',
        loans: 'The company has taken loans or deposits',
        'late-suppliers':
          'The company owes a small supplier for more than {company.suppliers.after}',
      },
    },
    days: {
      title: 'Papers with a day on them',
      hint: 'Leave empty what you do not have. We never guess these days.',
      options: {
        'fssai-paid-until': 'FSSAI fee is paid until',
        'trade-licence-until': 'Trade licence runs until',
        'vending-until': 'Certificate of vending runs until',
        'scale-stamped-on': 'Electronic scale was last stamped on',
        'shop-until': 'Shop registration runs until',
        'fire-until': 'Fire NOC runs until',
        'pollution-until': 'Pollution consent runs until',
        'bis-until': 'BIS fee is paid until, or licence runs until',
        'barcode-until': 'Barcode subscription runs until',
        'trademark-filed-on': 'Trademark was filed on',
        'meeting-on': 'Last yearly meeting of the company was on',
        'incorporated-on': 'The company or LLP was formed on',
        'closed-on': 'The business ended, or fell below the GST limit, on',
      },
    },
  },
  dates: {
    title: 'Your dates',
    summary: (overdue: number, soon: number) =>
      [
        overdue > 0 && `${count(overdue, 'date has', 'dates have')} passed`,
        `${count(soon, 'date', 'dates')} in the next two weeks`,
      ]
        .filter(Boolean)
        .join(' · '),
    asOn: (today: string, until: string) =>
      `Reckoned on ${today}, until ${until}. A government may move a date: check the portal before the day.`,
    change: 'Change answers',
    print: 'Print',
    view: 'How to show them',
    list: 'List',
    months: 'Month by month',
    none: 'From your answers we have no date to show yet. Answer more, or write a date in by hand.',
    groups: {
      overdue: 'The day has passed',
      soon: 'In the next two weeks',
      done: 'Done',
    },
    overdueHint: 'Tick what is done. What is not: do it soon, most late fees grow by the day.',
    monthCount: (number: number) => count(number, 'date', 'dates'),
    when: (weekday: string, day: string) => `${weekday}, ${day}`,
    moved: (day: string) =>
      `This is a public holiday. The law lets you do it on the next working day, ${day}.`,
    extended: (day: string, by: string) => `Extended: you may do it until ${day} (${by}).`,
    sunday: 'This is a public holiday, and the day does not move: do it before.',
    optional: 'Free to choose',
    stamps: {
      overdue: 'Day passed',
      soon: 'Due soon',
      snoozed: 'Put off',
      done: 'Done',
    },
    done: 'Done',
    undo: 'Not done after all',
    doneOn: (day: string) => `Ticked on ${day}`,
    putOffUntil: (day: string) => `Put off until ${day}`,
    about: (action: string, name: string) => `${action}: ${name}`,
    snooze: 'Remind me later',
    snoozeDays: (days: number) => (days === 1 ? 'Tomorrow' : `In ${days} days`),
    wake: 'No longer put off',
    more: 'Law, cost of being late, source',
    who: 'Whom it falls on',
    form: 'Form or place',
    late: 'If you are late',
    law: 'Law',
    guide: (name: string) => `Read more: ${name}`,
    period: {
      month: (month: string) => `for ${month}`,
      quarter: (first: string, last: string) => `for ${first} to ${last}`,
    },
    said: {
      done: (name: string) => `Done: ${name}`,
      undone: (name: string) => `Not done: ${name}`,
      snoozed: (name: string, day: string) => `Put off until ${day}: ${name}`,
      removed: (name: string) => `Removed: ${name}`,
      added: (name: string, day: string) => `Written in for ${day}: ${name}`,
    },
  },
  month: {
    before: 'Month before',
    after: 'Month after',
    weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    day: (day: string, number: number) => `${day}: ${count(number, 'date', 'dates')}`,
    nothing: 'Nothing is due in this month.',
    choose: 'Choose a marked day to see what is due.',
  },
  ask: {
    title: 'Ask about these',
    lead: 'We are not sure of a day for these, so they are not in your calendar.',
    waiting: 'Dates that wait for an answer',
    answer: 'Whether you have these hangs on something you left open, such as how you file GST:',
    giveAnswers: 'Give the answers',
    stamp: 'Ask',
  },
  own: {
    title: 'Write in a date of your own',
    lead: 'Loan instalment, rent, vending fee, a day the office told you.',
    name: 'What is due?',
    day: 'On which day?',
    repeat: 'Does it come again?',
    repeats: { never: 'No', month: 'Every month', year: 'Every year' },
    add: 'Write it in',
    noName: 'Write what is due, such as “Loan instalment”.',
    noDay: (first: string, last: string) => `Choose a day from ${first} to ${last}.`,
    remove: 'Remove',
    yours: 'Your own date',
  },
  give: {
    title: 'In your phone’s own calendar',
    lead: 'It reminds you with no signal, on any phone.',
    ics: 'Save for my phone’s calendar (.ics)',
    icsHint:
      'Open the saved file: the calendar of the phone takes the dates in, with a reminder a week and a day before. Save it again later: dates that are there already are not doubled.',
    icsDone: (number: number) =>
      `Saved: ${count(number, 'date', 'dates')}. Open the file to take them in.`,
    icsFailed: 'The browser did not let the file be saved. Send the dates by WhatsApp instead.',
    fileName: 'my-dates.ics',
    calendarName: 'My dates',
    whatsApp: 'Send to myself by WhatsApp',
    whatsAppTitle: 'My dates',
    nothing: 'There is no date ahead to save yet.',
    subscribe: 'Or subscribe, and new dates come by themselves',
    subscribeHint:
      'The calendar fetches these files every week. They are the same for everybody: they know neither your ticks nor your own dates. On an iPhone, a Mac or in Outlook, press a line. In Google Calendar, on a computer, choose “Other calendars”, “From URL”, and write in the address with https:// before it.',
    sets: {
      'gst-monthly': 'GST, every month',
      'gst-quarterly-early': 'GST, every quarter',
      'gst-quarterly-late': 'GST, every quarter',
      'gst-composition': 'GST, composition scheme',
      'income-tax-return': 'Income-tax return, business without audit',
      'advance-tax': 'Advance tax in instalments',
      tds: 'Tax deducted (TDS)',
      pf: 'Provident fund (PF)',
      esi: 'ESI',
      'trade-licence-hyderabad': 'Trade licence, Hyderabad',
    },
  },
  opened: {
    title: (number: number) => `${count(number, 'date needs', 'dates need')} you`,
    text: 'See “My dates” in the menu.',
  },
};
