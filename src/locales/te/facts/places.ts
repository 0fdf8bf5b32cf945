import type { FactId } from '../../../content/facts/lookup.ts';

export const places = {
  'hyderabad.split': 'హైదరాబాద్ మూడు నగరపాలక సంస్థలుగా విడిపోయింది',
} as const satisfies Partial<Record<FactId, string>>;
