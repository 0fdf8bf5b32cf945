import type { Page } from '../../page.ts';

export const page = {
  id: 'guides/barcode-registration',
  path: '/barcode-registration',
  template: 'guide',
  parent: 'services',
  order: 100,
  inMenu: true,
  // GUIDE-BAR-01…03
  requires: {
    sections: [
      'penalties',
      'one-number',
      'fees',
      'what-changed',
      'validity',
      'benefits',
      'news',
      'telangana',
    ],
    figures: [
      'barcode.separate.ean13@2026-11-19',
      'barcode.separate.upc@2026-11-19',
      'barcode.separate.qr@2026-11-19',
      'barcode.separate.two-d@2026-11-19',
      'barcode.validity@2026-11-19',
      'barcode.digits.ean13',
      'barcode.digits.upc',
      'claim.barcodeDays',
    ],
    portals: ['gs1', 'gs1standards'],
    steps: 7,
    chats: 1,
  },
} as const satisfies Page;
