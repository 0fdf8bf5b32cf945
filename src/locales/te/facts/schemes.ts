import type { FactId } from '../../../content/facts/lookup.ts';

export const schemes = {
  'schemes.count': 'మా జాబితాలోని పథకాలు',
  'schemes.read': 'మా జాబితాలో మేం ఆధారం చదివిన పథకాలు',
  'schemes.checked': 'జాబితాలోని పథకాల గురించి చివరిసారి చదివింది',
} as const satisfies Partial<Record<FactId, string>>;
