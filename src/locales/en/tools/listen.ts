/** Reading aloud: the button, the player, and what to do without a voice. */
export const text = {
  button: 'Listen',
  stop: 'Stop',
  label: 'Reading aloud',
  at: (part: string) => `Reading: ${part}`,
  held: (part: string) => `Paused: ${part}`,
  pause: 'Pause',
  resume: 'Go on',
  next: 'Next part',
  speed: 'Speed',
  speeds: { '0.75': 'Slow', '1': 'Normal', '1.25': 'Faster', '1.5': 'Fast' },
  failed: 'This phone stopped reading aloud',
  /** Words for large numbers after a number; a longer one stands before its beginning. */
  units: 'lakh crore',
  rupees: (amount: string) => `${amount} rupees`,
  /** Before an ending of the language that follows without a space. */
  rupeesJoined: (amount: string) => `${amount} rupees`,
  orMore: (amount: string) => `${amount} or more`,
  range: (least: string, most: string) => `${least} to ${most}`,
  /** Why it cannot read, and what helps. */
  problem: {
    missing: {
      title: 'Your phone has no voice for this language',
      steps: [
        'Open your phone’s Settings and search for “Text-to-speech”.',
        'Choose Google’s speech services, then “Install voice data”.',
        'Choose the language, download the voice, and come back here.',
      ],
    },
    offline: {
      title: 'This voice needs internet',
      steps: [
        'Listen again when you have a signal.',
        'Or install a voice: phone Settings, “Text-to-speech”, “Install voice data”.',
      ],
    },
    unsupported: {
      title: 'This browser cannot read aloud',
      steps: ['Open this page in Chrome, Edge, Firefox or Safari.'],
    },
  },
} as const;
