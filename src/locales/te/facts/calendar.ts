import type { FactId } from '../../../content/facts/lookup.ts';

export const calendar = {
  'calendar.tax-audit.due': 'పన్ను ఆడిట్ నివేదిక',
  'calendar.tds.certificate': 'కోసిన పన్ను సర్టిఫికెట్, స్టేట్‌మెంట్ రోజు తర్వాత',
  'calendar.bonus.due': 'బోనస్ చెల్లింపు, లెక్కల సంవత్సరం తర్వాత',
  'calendar.auditor-form': 'వార్షిక సమావేశం తర్వాత ఆడిటర్ ఫారం (ADT-1)',
  'calendar.pt.andhra': 'ఆంధ్రప్రదేశ్‌లో ఉద్యోగుల వృత్తి పన్ను',
  'calendar.pt.karnataka': 'కర్ణాటకలో ఉద్యోగుల వృత్తి పన్ను',
  'calendar.pt.karnataka-own': 'కర్ణాటకలో సొంత వృత్తి పన్ను',
  'calendar.pt.maharashtra': 'మహారాష్ట్రలో ఉద్యోగుల వృత్తి పన్ను, ఏడాదికోసారి',
  'calendar.pt.maharashtra-workers': 'మహారాష్ట్ర: ఇంతకన్నా తక్కువ కార్మికులు ఉంటే ఉద్యోగుల పన్ను ఏడాదికోసారి',
  'calendar.pt.maharashtra-own': 'మహారాష్ట్రలో సొంత వృత్తి పన్ను',
} as const satisfies Partial<Record<FactId, string>>;
