import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/finder-amounts.ts';

/** A number about the business, as every tool asks for it, reads it back and says what is wrong with it. */
export const text = {
  labels: {
    turnover: 'అమ్మకాలు, రూపాయల్లో',
    workers: 'ఎంతమంది',
    topWage: 'నెలకు రూపాయలు',
  },
  period: { label: 'ఇంత అమ్మేది', year: 'ఏడాదికి', month: 'నెలకు' },
  /** Bands of amounts. */
  upTo: (amount: string) => `${amount} వరకు`,
  between: (least: string, most: string) => `${least} నుంచి ${most} వరకు`,
  monthly: (amount: string) => `నెలకు ${amount}`,
  nobody: 'నేనొక్కరే',
  moreThan: (amount: string) => `${amount} కంటే ఎక్కువ`,
  type: 'టైప్ చేయండి',
  reads: (amount: string) => `అంటే ${amount}.`,
  readsYear: (amount: string) => `అంటే ఏడాదికి ${amount}.`,
  problems: {
    notANumber: 'ఒక సంఖ్య రాయండి, ఉదాహరణకు 50000, 6 లక్షలు లేదా 1.2 కోట్లు.',
    notWhole: 'ఎంతమందో పూర్తి సంఖ్య రాయండి, ఉదాహరణకు 3.',
    tooLarge: 'ఇది చాలా ఎక్కువ. దయచేసి సున్నాలు సరిచూడండి.',
  },
} satisfies TextIn<'te', typeof english>;
