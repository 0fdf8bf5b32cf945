import type { TextIn } from '../language.ts';
import type { factWords as english } from '../en/fact-words.ts';

/** Values that are words and not numbers. */
export const factWords = {
  'no-end-date': 'ముగింపు తేదీ లేదు',
  'no-renewal': 'పునరుద్ధరణ లేదు',
  nothing: 'ఏమీ లేదు',
  'for-life': 'జీవితకాలం',
  'while-subscribed': 'మీరు చందా కడుతున్నంత కాలం',
  'no-separate-registration': 'విడిగా నమోదు లేదు: ఒకే చందా అన్ని రకాలకూ సరిపోతుంది',
  'no-audit': 'టర్నోవర్ బట్టి ఆడిట్ లేదు',
  'removed-almost': 'దాదాపు అన్నింటికీ తీసేశారు',
  'no-minimum': 'కనీస పరిమితి లేదు',
  'every-year': 'ప్రతి ఏడాది',
  'every-third-year': 'మూడు ఆర్థిక సంవత్సరాలకు ఒకసారి',
  'september-2024': 'సెప్టెంబర్ 2024',
  'year-2024': '2024',
  'november-2024': 'నవంబర్ 2024',
  'december-2024': 'డిసెంబర్ 2024',
  'weeks-1-to-2': '1 నుంచి 2 వారాలు',
  'second-half-2026': '2026 రెండో సగం',
  'may-2029': 'మే 2029',
  'iso-9001-2015': 'ISO 9001:2015',
  'iso-14001-2015': 'ISO 14001:2015',
  'iso-14001-2026': 'ISO 14001:2026',
  'iso-27001-2022': 'ISO/IEC 27001:2022',
  'iso-45001-2018': 'ISO 45001:2018',
  'iso-22000-2018': 'ISO 22000:2018',
  'one-third': 'మూడో వంతు',
  'same-day': 'అదే రోజు',
  'mid-may-2027': '2027 మే మధ్యలో',
  // Telephone numbers are names too: no language writes them otherwise.
  'helpline-fssai': '1800-112-100',
  'helpline-legal-aid': '15100',
  'helpline-consumer': '1915',
  'helpline-cybercrime': '1930',
  'helpline-bank-complaints': '14448',
} as const satisfies TextIn<'te', typeof english>;
