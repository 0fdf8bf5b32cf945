import { expect, it } from 'vitest';
import { topics } from '../../src/tools/assistant/model/topics.ts';
import { pageByPath } from '../../src/content/catalog.ts';
import { defaultsByPath } from '../../src/tools/leads/lead-defaults.ts';
import { leadOptions } from '../../src/tools/leads/lead-fields.ts';

/** Addresses that data outside the pages names: a page that moves must be named anew there too. */
const missing = (paths: readonly string[]) => paths.filter((path) => !pageByPath(path));

it('every page that the assistant leads to exists', () => {
  expect(missing(topics.flatMap(({ pages }) => pages))).toEqual([]);
});

it('every page that the lead form takes answers from exists, and each answer is one of the choices', () => {
  expect(missing(Object.keys(defaultsByPath))).toEqual([]);
  const choices: Readonly<Record<string, readonly string[]>> = leadOptions;
  for (const [path, values] of Object.entries(defaultsByPath)) {
    for (const [field, value] of Object.entries(values)) {
      expect.soft(choices[field], `${path}: ${field}`).toContain(value);
    }
  }
});
