import type { Page } from '../../page.ts';

export const page = {
  id: 'guides/company-registration',
  path: '/company-registration',
  template: 'guide',
  parent: 'services',
  order: 60,
  inMenu: true,
  // GUIDE-CO-01…05
  requires: {
    sections: [
      'penalties',
      'mca-tools',
      'structures',
      'comparison',
      'what-changed',
      'private-limited',
      'llp',
      'after-registration',
      'every-year',
      'fees',
      'news',
      'telangana',
    ],
    figures: [
      'company.private.members',
      'company.private.directors-min',
      'company.private.time',
      'company.llp.partners-min',
      'company.llp.capital-min',
      'company.llp.time',
      'company.opc.members',
      'company.opc.time',
      'company.after.board-meeting',
      'company.capital-min',
      'company.capital-min@2015-05-28',
    ],
    portals: ['mca', 'mcaforms'],
    steps: 7,
    chats: 2,
  },
} as const satisfies Page;
