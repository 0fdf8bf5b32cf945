import { expect, it } from 'vitest';
import { loadContent } from '../../src/locales/load-content.ts';
import { needById, needs, stepsOf } from '../../src/register/register.ts';

it.each(needs.map((need) => [need.id, need] as const))(
  'the first step of %s is on a page that has its section (ANSW-04)',
  async (_, need) => {
    const { page, section } = stepsOf(need);
    const content = await loadContent(page, 'en');
    const sections = 'sections' in content ? content.sections.map(({ id }) => id) : [];
    expect(['', ...sections]).toContain(section ?? '');
  },
);

it('a vendor and a shopkeeper are sent to the steps of their own paper', () => {
  expect(stepsOf(needById('vending-certificate')).page).toBe('how-to/vending-certificate');
  expect(stepsOf(needById('shops-act'))).toEqual({
    page: 'guides/trade-license-compliance',
    section: 'who-needs-it',
  });
  expect(stepsOf(needById('trade-licence'))).toEqual({
    page: 'guides/trade-license-compliance',
    section: 'steps',
  });
});
