import type { FactId } from '../../../content/facts/lookup.ts';

export const constitution = {
  'constitution.profession-tax-max':
    'The most that one person can be charged as professional tax in a year',
} as const satisfies Partial<Record<FactId, string>>;
