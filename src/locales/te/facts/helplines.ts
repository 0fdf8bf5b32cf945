import type { FactId } from '../../../content/facts/lookup.ts';

export const helplines = {
  'helpline.fssai': 'FSSAI: హెల్ప్‌లైన్',
  'helpline.legal-aid': 'ఉచిత న్యాయ సాయం: హెల్ప్‌లైన్',
  'helpline.consumer': 'జాతీయ వినియోగదారుల హెల్ప్‌లైన్',
  'helpline.cybercrime': 'ఆన్‌లైన్, చెల్లింపు మోసాలు: హెల్ప్‌లైన్',
  'helpline.bank-complaints': 'బ్యాంకులు, రుణం ఇచ్చేవారి మీద ఫిర్యాదులు: హెల్ప్‌లైన్',
} as const satisfies Partial<Record<FactId, string>>;
