import type { FactId } from '../../../content/facts/lookup.ts';

export const places = {
  'hyderabad.split': 'हैदराबाद तीन नगर निगमों में बँटा',
} as const satisfies Partial<Record<FactId, string>>;
