import { text as facts } from '../facts.ts';
import { sums } from './financial-hub/sums.ts';

/** What stands around every calculator, in English. */
export const text = {
  form: {
    label: 'Your numbers',
    submit: 'Work it out',
    example: 'Fill in the example',
    clear: 'Start again',
    optional: 'optional',
    choose: 'Choose one',
    presets: 'Fill in a scheme’s amount',
    restored: 'Filled in with your numbers from before.',
    shared: 'This phone is set as shared: nothing you enter is kept on it.',
    notStored: 'This phone does not let us save: your numbers go when you leave.',
    noScript:
      'The sum itself needs JavaScript, which is off or did not arrive. The rule and a worked example are on this page.',
    problems: 'Please fix this',
  },
  problems: {
    missing: 'Please fill this in.',
    'not-a-number': 'Please write a number in digits. Lakh and crore may follow it.',
    'not-a-date': 'Please give a day that exists.',
    'too-early': 'This day comes before the one above it.',
    'too-small': (limit: string) => `This must be ${limit} or more.`,
    'too-large': (limit: string) => `This must be ${limit} or less.`,
    'too-fine': (places: number) =>
      places === 0
        ? 'Please write a whole number.'
        : `Please write at most ${places} digits after the point.`,
  },
  result: {
    heading: 'Result',
    main: (label: string, value: string) => `${label}: ${value}`,
    lines: 'Line by line',
    entered: 'What was entered',
    ticked: 'yes',
    workedOut: (date: string) => `Worked out on ${date}.`,
    figures: 'Figures of the law that were used',
    noFigures: 'This sum uses no figure of the law: only your own numbers.',
    assumptions: 'What this sum assumes',
    general:
      'General information, worked out from what you entered. It is no legal or tax advice. The office’s own sum decides.',
    chart: 'Side by side',
  },
  unknown: {
    title: 'No sure figure for today',
    text: 'We do not know one figure for today, so we work out nothing. Your numbers are kept.',
    portal: 'Check the official portal',
  },
  share: {
    print: 'Print',
    share: 'Share',
    whatsApp: 'Send by WhatsApp',
    copy: 'Copy as text',
    copied: 'Copied',
    notCopied: 'This browser did not allow copying.',
    notShared: 'This could not be shared. Copy it as text instead.',
  },
  example: {
    heading: 'A worked example',
    asOn: (date: string) => `With the figures as on ${date}.`,
    entered: 'Entered',
    result: 'Result',
  },
  sums,
  /** The figures that a result is based on. */
  facts,
} as const;
