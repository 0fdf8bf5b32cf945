import type { Page } from '../../page.ts';

export const page = {
  id: 'guides/trade-license-compliance',
  path: '/trade-license-compliance',
  template: 'guide',
  parent: 'services',
  order: 40,
  inMenu: true,
  // GUIDE-TRADE-01…06
  requires: {
    sections: ['penalties', 'what-changed', 'fees', 'cities', 'news', 'renewal', 'telangana'],
    figures: [
      'claim.tradeFeeGeneral',
      'claim.tradeFeeFood',
      'claim.tradeFeeIndustrial',
      'claim.tradeFeeSpecial',
      'claim.tradeDays',
      'claim.tradeDaysHyderabad',
      'claim.tradeDaysMumbai',
      'claim.tradeDaysDelhi',
      'claim.tradeLatePercent',
      'claim.tradeFineUnlicensed',
      'claim.tradeFineSafety',
    ],
    portals: ['ghmc'],
    steps: 7,
    chats: 1,
  },
} as const satisfies Page;
