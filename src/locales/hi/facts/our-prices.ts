import type { FactId } from '../../../content/facts/lookup.ts';

export const ourPrices = {
  'price.fssai': 'FSSAI में मदद की हमारी फ़ीस',
  'price.gst': 'GST में मदद की हमारी फ़ीस',
  'price.company': 'कंपनी या LLP बनाने की हमारी फ़ीस',
  'price.trade-licence': 'ट्रेड लाइसेंस में मदद की हमारी फ़ीस',
  'price.msme': 'उद्यम से जुड़ी मदद की हमारी फ़ीस; उद्यम ख़ुद मुफ़्त है',
  'price.esi': 'ESI पंजीकरण में मदद की हमारी फ़ीस',
  'price.epf': 'PF पंजीकरण में मदद की हमारी फ़ीस',
  'price.fire-a': 'आग की मंज़ूरी का हमारा अंदाज़ा, श्रेणी “A”',
  'price.fire-b': 'आग की मंज़ूरी का हमारा अंदाज़ा, श्रेणी “B”',
  'price.fire-c': 'आग की मंज़ूरी का हमारा अंदाज़ा, श्रेणी “C”',
} as const satisfies Partial<Record<FactId, string>>;
