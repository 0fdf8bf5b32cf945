import type { FactId } from '../../../content/facts/lookup.ts';

export const finder = {
  'finder.free.udyam-assist': 'ఉద్యమ్ అసిస్ట్‌కు ప్రభుత్వ రుసుము',
  'finder.free.eshram': 'ఈ-శ్రమ్ కార్డుకు ప్రభుత్వ రుసుము',
  'finder.free.startup': 'స్టార్టప్ గుర్తింపునకు ప్రభుత్వ రుసుము',
  'finder.free.gem': 'GeMలో అమ్మకందారుగా నమోదుకు ప్రభుత్వ రుసుము',
  'finder.free.composition': 'GST కంపోజిషన్ స్కీమ్ ఎంచుకోవడానికి ప్రభుత్వ రుసుము',
  'finder.free.professional-tax': 'వృత్తి పన్ను నమోదుకు ప్రభుత్వ రుసుము',
  'finder.pan.fee': 'ముద్రించిన పాన్ కార్డు, సుమారు',
  'finder.pan.instant': 'ఆధార్‌తో తక్షణ ఈ-పాన్',
  'finder.pan.validity': 'పాన్ చెల్లుబాటు',
  'finder.pan.sales': 'ఇంత అమ్మకాలు దాటితే వ్యాపారానికి పాన్ ఉండాలి',
} as const satisfies Partial<Record<FactId, string>>;
