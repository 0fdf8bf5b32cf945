import { describe, expect, it } from 'vitest';
import { topics } from '../../src/tools/assistant/model/topics.ts';
import { pageByPath } from '../../src/content/catalog.ts';
import { defaultsByPath } from '../../src/tools/leads/lead-defaults.ts';
import { leadOptions } from '../../src/tools/leads/lead-fields.ts';

/** Addresses that data outside the pages names: a page that moves must be named anew there too. */
it.each(topics.flatMap(({ pages }) => pages))('the assistant leads to %s, which exists', (path) => {
  expect(pageByPath(path)).toBeDefined();
});

describe.each(Object.entries(defaultsByPath))(
  'what the lead form takes from %s',
  (path, values) => {
    it('is for a page that exists', () => expect(pageByPath(path)).toBeDefined());

    it.each(Object.entries(values))('%s: %s is one of the choices', (field, value) => {
      const choices: Readonly<Record<string, readonly string[]>> = leadOptions;
      expect(choices[field]).toContain(value);
    });
  },
);
