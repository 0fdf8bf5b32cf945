import type { FactId } from '../../../content/facts/lookup.ts';

export const schemes = {
  'schemes.count': 'Schemes in our list',
  'schemes.checked': 'When we last went through the list',
} as const satisfies Partial<Record<FactId, string>>;
