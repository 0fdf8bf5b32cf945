import { parseAnswers, unknown, type Kind } from '../../register/answers.ts';
import type { LeadValues } from './lead-body.ts';
import type { leadOptions } from './lead-fields.ts';

interface Line {
  businessType: (typeof leadOptions.businessType)[number];
  industry: (typeof leadOptions.industry)[number];
}

const food: Line = { businessType: 'Restaurant/Food Business', industry: 'Food & Beverage' };
const retail: Line = { businessType: 'Retail/Wholesale', industry: 'Retail' };
const making: Line = { businessType: 'Manufacturing', industry: 'Manufacturing' };
const services: Line = { businessType: 'Services', industry: 'Services' };

/** The form's name for a kind of business. A home business may be any line, so it has none. */
const lines: Partial<Record<Kind, Line>> = {
  'street-fixed': retail,
  'street-mobile': retail,
  shop: retail,
  'office-service': services,
  restaurant: food,
  'cloud-kitchen': food,
  'food-making': food,
  making,
  wholesale: retail,
  'online-seller': retail,
  importer: retail,
  exporter: retail,
  transport: services,
  healthcare: { businessType: 'Healthcare', industry: 'Healthcare' },
  education: { businessType: 'Education', industry: 'Education' },
  'real-estate': { businessType: 'Services', industry: 'Real Estate' },
  it: { businessType: 'Technology/IT', industry: 'Technology' },
  consulting: services,
};

/** Returns the form's answers that follow from answers to other tools (A11Y-08). */
export function leadValuesOf(saved: unknown): LeadValues {
  const { kind, food: foodAnswer } = parseAnswers(saved);
  if (kind === undefined || kind === unknown) return {};
  const isStreetFood =
    kind.startsWith('street-') && foodAnswer !== undefined && foodAnswer !== 'no';
  return { ...(isStreetFood ? food : lines[kind]) };
}
