import type { FactId } from '../../../content/facts/lookup.ts';

export const places = {
  'hyderabad.split': 'Hyderabad was divided into three municipal corporations',
} as const satisfies Partial<Record<FactId, string>>;
