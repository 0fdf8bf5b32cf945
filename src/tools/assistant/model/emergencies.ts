import type { NeedId } from '../../../needs/need-id.ts';

/**
 * Words of somebody who needs help now, and the need. A story of a loss is long and has words of many needs: "somebody
 * sent a link, I pressed it, 12,000 went". English words, to which those of the other languages are translated, and
 * words that the search does not translate.
 */
export const emergencies: readonly { need: NeedId; words: string }[] = [
  {
    need: 'fire.burning',
    words:
      'flame|flames|burning|blaze|mantalu|tagalabadutondi|మంటలు|తగలబడుతోంది|అంటుకుంది|aag+lagi|aag+lag|jal+rahi|jal+raha|lapte|आग+लगी|आग+लग|जल+रही|जल+रहा|लपटें',
  },
  {
    need: 'fraud.online',
    words:
      'link|otp|scan|request|account|khata|upi|ఖాతా|లింకు|लिंक|खाते|ओटीपी|ఓటీపీ gone|lost|debited|stolen|vanished|empty|went|poyayi|poyindi|lagesaru|gaye|gayab|nikal|kat|పోయాయి|లాగేశారు|మాయం|गए|निकल|गायब|कट',
  },
  {
    need: 'lawyer',
    words:
      'lawyer|advocate|vakil|vakeel|layar|వకీలు|లాయర్|లాయర్కి|లాయరుకి|లాయర్ని|वकील money|afford|pay|free|fee|number|paise|dabbu|dabbulu|డబ్బు|డబ్బులు|पैसे|पैसा',
  },
];
