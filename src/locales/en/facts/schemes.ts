import type { FactId } from '../../../content/facts/lookup.ts';

export const schemes = {
  'schemes.count': 'Schemes in our list',
  'schemes.read': 'Schemes in our list that we have read at a source',
  'schemes.checked': 'When we last read about schemes of the list',
} as const satisfies Partial<Record<FactId, string>>;
