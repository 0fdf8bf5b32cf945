import type { FactId } from '../../../content/facts/lookup.ts';

export const helplines = {
  'helpline.fssai': 'FSSAI: helpline',
  'helpline.legal-aid': 'Free legal aid: helpline',
  'helpline.consumer': 'National Consumer Helpline',
  'helpline.cybercrime': 'Online and payment fraud: helpline',
  'helpline.bank-complaints': 'Complaints about banks and lenders: helpline',
} as const satisfies Partial<Record<FactId, string>>;
