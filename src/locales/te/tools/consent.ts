import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/consent.ts';

/** The question about cookies. It loads after the first touch. */
export const text = {
  label: 'కుకీలు',
  text: 'అనలిటిక్స్ కుకీలతో ఎంతమంది వచ్చారో లెక్కించవచ్చా? మీరు వద్దనవచ్చు.',
  /** Where the owner has set up no analytics. */
  noAnalytics: 'మేం మిమ్మల్ని ట్రాక్ చేయం. తర్వాత అనలిటిక్స్ కుకీలు వాడవచ్చా?',
  policy: 'ప్రైవసీ పాలసీ',
  accept: 'సరే',
  decline: 'వద్దు',
} as const satisfies TextIn<'te', typeof english>;
