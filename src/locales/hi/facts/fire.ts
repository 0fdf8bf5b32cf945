import type { FactId } from '../../../content/facts/lookup.ts';

export const fire = {
  'fire.high-rise': 'इमारत इस ऊँचाई से ऊँची इमारत मानी जाती है',
  'fire.telangana.commercial': 'तेलंगाना: व्यापारिक इमारत के लिए NOC, इस ऊँचाई से ऊपर',
  'fire.telangana.residential': 'तेलंगाना: रिहायशी इमारत के लिए NOC, इस ऊँचाई से',
  'fire.telangana.assembly-plot':
    'तेलंगाना: जहाँ लोग जमा होते हैं उस जगह के लिए NOC, प्लॉट इस नाप से बड़ा हो तो',
  'fire.telangana.assembly-plot-feet': 'वही, वर्ग फ़ुट में',
  'fire.telangana.licensed-uses':
    'तेलंगाना, एक पुरानी रिपोर्ट की गिनती से: कारोबार की क़िस्में, जिनका अपना आग का लाइसेंस है',
  'fire.telangana.assembly-height': 'तेलंगाना: जहाँ लोग जमा होते हैं उस जगह के लिए NOC, इस ऊँचाई से',
  'fire.gas.licence-above': 'रसोई गैस: इससे ज़्यादा रखने पर लाइसेंस चाहिए',
  'fire.phone.fire': 'दमकल (फ़ायर ब्रिगेड)',
  'fire.phone.emergency': 'हर तरह की आपात स्थिति',
} as const satisfies Partial<Record<FactId, string>>;
