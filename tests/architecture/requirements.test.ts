import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  groupOf,
  idsIn,
  noteKinds,
  readMentions,
  readRequirements,
  requirementsFile,
  testsCell,
} from '../requirements/requirements.ts';
import { root } from './source-files.ts';

const requirements = readRequirements(readFileSync(join(root, requirementsFile), 'utf8'));
const known = new Set(requirements.map(({ id }) => id));
const groups = new Set(requirements.map(({ id }) => groupOf(id)));
const { inFiles, inTests } = readMentions(groups);

describe('ids in a text', () => {
  const of = (text: string) => idsIn(text, new Set(['LEAD', 'GUIDE-TRADE']));

  it.each([
    ['one (LEAD-24)', ['LEAD-24']],
    ['LEAD-03 to LEAD-05', ['LEAD-03', 'LEAD-04', 'LEAD-05']],
    ['LEAD-07…09', ['LEAD-07', 'LEAD-08', 'LEAD-09']],
    ['LEAD-25, 29 and 30', ['LEAD-25', 'LEAD-29', 'LEAD-30']],
    ['GUIDE-TRADE-02/04', ['GUIDE-TRADE-02', 'GUIDE-TRADE-04']],
    ['2026-11, SHA-25 and LEAD-240', []],
  ])('%s', (text, ids) => expect(of(text)).toEqual(ids));
});

describe('docs/requirements.md', () => {
  it('has every requirement once', () => {
    expect(requirements.length).toBeGreaterThan(400);
    expect(known.size).toBe(requirements.length);
  });

  it('has each requirement that a file mentions', () => {
    const unknown = [...inFiles].filter(([id]) => !known.has(id));
    expect(Object.fromEntries(unknown)).toEqual({});
  });

  it('names the tests of each requirement: else run npm run requirements', () => {
    const stale = requirements.filter(
      ({ id, tests }) => tests !== testsCell(inTests.get(id) ?? []),
    );
    expect(stale.map(({ id }) => id)).toEqual([]);
  });

  it('has a test or a note for each requirement, and each note says of what kind it is', () => {
    const silent = requirements.filter(({ tests, note }) => !tests && !note);
    expect(silent.map(({ id }) => id)).toEqual([]);
    const odd = requirements.filter(
      ({ note }) => note && !noteKinds.some((kind) => note.startsWith(`${kind}: `)),
    );
    expect(odd.map(({ id }) => id)).toEqual([]);
  });
});
