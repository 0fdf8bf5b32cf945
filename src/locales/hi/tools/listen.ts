import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/listen.ts';

/** Reading aloud: the button, the player, and what to do without a voice. */
export const text = {
  button: 'सुनें',
  stop: 'बंद करें',
  label: 'पढ़कर सुनाना',
  at: (part: string) => `पढ़ रहा है: ${part}`,
  held: (part: string) => `रुका है: ${part}`,
  pause: 'रोकें',
  resume: 'फिर चलाएँ',
  next: 'अगला हिस्सा',
  speed: 'रफ़्तार',
  speeds: { '0.75': 'धीमी', '1': 'सामान्य', '1.25': 'थोड़ी तेज़', '1.5': 'तेज़' },
  failed: 'इस फ़ोन ने पढ़कर सुनाना बंद कर दिया',
  /** Words for large numbers after a number; a longer one stands before its beginning. */
  units: 'लाख करोड़ हज़ार',
  rupees: (amount: string) => `${amount} रुपये`,
  /** Before an ending of the language that follows without a space. */
  rupeesJoined: (amount: string) => `${amount} रुपये`,
  orMore: (amount: string) => `${amount} या ज़्यादा`,
  range: (least: string, most: string) => `${least} से ${most}`,
  /** Why it cannot read, and what helps. */
  problem: {
    missing: {
      title: 'आपके फ़ोन में इस भाषा की आवाज़ नहीं है',
      steps: [
        'फ़ोन की सेटिंग खोलें और “Text-to-speech” खोजें।',
        'Google की “speech services” चुनें, फिर “Install voice data”।',
        'भाषा चुनें, आवाज़ डाउनलोड करें, और यहाँ लौट आएँ।',
      ],
    },
    offline: {
      title: 'इस आवाज़ को इंटरनेट चाहिए',
      steps: [
        'सिग्नल हो, तब फिर सुनें।',
        'या आवाज़ इंस्टॉल करें: फ़ोन की सेटिंग, “Text-to-speech”, “Install voice data”।',
      ],
    },
    unsupported: {
      title: 'यह ब्राउज़र पढ़कर नहीं सुना सकता',
      steps: ['यह पेज Chrome, Edge, Firefox या Safari में खोलें।'],
    },
  },
} as const satisfies TextIn<'hi', typeof english>;
