import { expect, it } from 'vitest';
import { guideIds, pageById } from '../../content/catalog.ts';
import { readText } from '../../locales/load-text.ts';
import { leadDefaults } from './lead-defaults.ts';
import { leadOptions, leadQuestions } from './lead-fields.ts';

const menuNames = readText('page-names', 'en');
const about = { aboutGuide: (name: string) => `About: ${name}`, menuNames };

it('every guide preselects something in each form that asks for more than a name (LEAD-37, L5)', () => {
  const asking = (['consultation', 'quote', 'audit'] as const).map((type) =>
    leadQuestions[type].map(({ field }) => field),
  );
  const blank = guideIds.flatMap((id) => {
    const values = leadDefaults(pageById(id).path, about);
    return asking.every((fields) => fields.some((field) => values[field])) ? [] : [id];
  });
  expect(guideIds.length).toBeGreaterThanOrEqual(11);
  expect(blank).toEqual([]);
});

it('a guide names itself, and the service that fits it, in the words of the lists', () => {
  for (const id of guideIds) {
    const { notes, services } = leadDefaults(pageById(id).path, about);
    expect(notes).toBe(`About: ${menuNames[id]}`);
    expect(leadOptions.services).toContain(services);
  }
  expect(leadDefaults('/pricing', about)).toEqual({});
});
