import type { FactId } from '../../../content/facts/lookup.ts';

export const helplines = {
  'helpline.fssai': 'FSSAI: हेल्पलाइन',
  'helpline.legal-aid': 'मुफ़्त क़ानूनी मदद: हेल्पलाइन',
  'helpline.consumer': 'नेशनल कंज़्यूमर हेल्पलाइन',
  'helpline.cybercrime': 'ऑनलाइन और भुगतान की धोखाधड़ी: हेल्पलाइन',
  'helpline.bank-complaints': 'बैंकों और क़र्ज़ देने वालों की शिकायत: हेल्पलाइन',
} as const satisfies Partial<Record<FactId, string>>;
