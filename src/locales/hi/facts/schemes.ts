import type { FactId } from '../../../content/facts/lookup.ts';

export const schemes = {
  'schemes.count': 'हमारी सूची में योजनाएँ',
  'schemes.read': 'हमारी सूची की वे योजनाएँ, जिन्हें हमने किसी स्रोत पर पढ़ा है',
  'schemes.checked': 'सूची की योजनाओं के बारे में हमने आख़िरी बार कब पढ़ा',
} as const satisfies Partial<Record<FactId, string>>;
