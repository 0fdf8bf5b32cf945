import type { FactId } from '../../../content/facts/lookup.ts';

export const fire = {
  'fire.high-rise': 'ఇంత ఎత్తు నుంచి భవనం హై-రైజ్',
  'fire.telangana.commercial': 'తెలంగాణ: ఇంత ఎత్తు దాటిన వాణిజ్య భవనాలకు NOC',
  'fire.telangana.residential': 'తెలంగాణ: ఇంత ఎత్తు నుంచి నివాస భవనాలకు NOC',
  'fire.telangana.assembly-plot': 'తెలంగాణ: ఇంతకు మించిన స్థలంలో జనం గుమిగూడే చోట్లకు NOC',
  'fire.telangana.assembly-plot-feet': 'అదే, చదరపు అడుగుల్లో',
  'fire.telangana.licensed-uses': 'తెలంగాణ, పాత నివేదిక లెక్క ప్రకారం: సొంత ఫైర్ లైసెన్స్ ఉన్న వ్యాపార రకాలు',
  'fire.telangana.assembly-height': 'తెలంగాణ: ఇంత ఎత్తు నుంచి జనం గుమిగూడే చోట్లకు NOC',
  'fire.gas.licence-above': 'వంట గ్యాస్: ఇంతకన్నా ఎక్కువ నిల్వకు లైసెన్స్ కావాలి',
  'fire.phone.fire': 'అగ్నిమాపక దళం',
  'fire.phone.emergency': 'అన్ని అత్యవసరాలు',
} as const satisfies Partial<Record<FactId, string>>;
