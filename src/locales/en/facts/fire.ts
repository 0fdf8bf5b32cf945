import type { FactId } from '../../../content/facts/lookup.ts';

export const fire = {
  'fire.high-rise': 'A building is high-rise from this height',
  'fire.telangana.commercial': 'Telangana: NOC for commercial buildings above this height',
  'fire.telangana.residential': 'Telangana: NOC for residential buildings from this height',
  'fire.telangana.assembly-plot': 'Telangana: NOC for places of assembly on a plot above this size',
  'fire.telangana.assembly-plot-feet': 'The same, in square feet',
  'fire.telangana.licensed-uses':
    'Telangana, as an older report counts: kinds of business with a fire licence of their own',
  'fire.telangana.assembly-height': 'Telangana: NOC for places of assembly from this height',
  'fire.gas.licence-above': 'Cooking gas: storing more than this needs a licence',
  'fire.phone.fire': 'Fire brigade',
  'fire.phone.emergency': 'All emergencies',
} as const satisfies Partial<Record<FactId, string>>;
