import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/finder-amounts.ts';

/** A number about the business, as every tool asks for it, reads it back and says what is wrong with it. */
export const text = {
  labels: {
    turnover: 'बिक्री, रुपये में',
    workers: 'कितने लोग',
    topWage: 'महीने के रुपये',
  },
  period: { label: 'इतनी बिक्री होती है', year: 'साल में', month: 'महीने में' },
  /** Bands of amounts. */
  upTo: (amount: string) => `${amount} तक`,
  between: (least: string, most: string) => `${least} से ${most}`,
  monthly: (amount: string) => `${amount} महीना`,
  nobody: 'सिर्फ़ मैं',
  moreThan: (amount: string) => `${amount} से ज़्यादा`,
  type: 'ख़ुद लिखें',
  reads: (amount: string) => `यानी ${amount}।`,
  readsYear: (amount: string) => `यानी साल में ${amount}।`,
  problems: {
    notANumber: 'रक़म लिखें, जैसे 50000, 6 लाख या 1.2 करोड़।',
    notWhole: 'लोगों की पूरी गिनती लिखें, जैसे 3।',
    tooLarge: 'यह बहुत ज़्यादा है। शून्य गिनकर देख लें।',
  },
} satisfies TextIn<'hi', typeof english>;
