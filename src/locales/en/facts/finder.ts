import type { FactId } from '../../../content/facts/lookup.ts';

export const finder = {
  'finder.free.udyam-assist': 'Government fee for Udyam Assist',
  'finder.free.eshram': 'Government fee for the e-Shram card',
  'finder.free.startup': 'Government fee for recognition as a startup',
  'finder.free.gem': 'Government fee for registering as a seller on GeM',
  'finder.free.composition': 'Government fee for choosing the GST composition scheme',
  'finder.free.professional-tax': 'Government fee for registering for professional tax',
  'finder.pan.fee': 'Printed PAN card, about',
  'finder.pan.instant': 'Instant e-PAN with Aadhaar',
  'finder.pan.validity': 'A PAN is valid',
  'finder.pan.sales': 'A business must have a PAN above sales of',
} as const satisfies Partial<Record<FactId, string>>;
