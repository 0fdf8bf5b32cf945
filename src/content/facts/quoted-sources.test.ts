import { expect, test } from 'vitest';
import { text } from '../../locales/en/interface.ts';
import type { FactSetting } from './fact-text.ts';
import { factById } from './lookup.ts';
import { documentsBehind } from './quoted-sources.ts';
import type { Source } from './types.ts';

const setting: FactSetting = { locale: 'en', messages: text, asOn: '2026-11-28' };
const sourceOf = (id: Parameters<typeof factById>[0]) =>
  factById(id).versions.at(-1)?.source as Source;

test('each document is named once, with the figures that a text quotes from it', () => {
  const quoted = documentsBehind(
    [],
    [
      '{vendor.telangana.fee.town}, {vendor.telangana.fee.corporation} or {vendor.telangana.fee.town}',
      'above {gst.limit.goods|before}',
    ],
    setting,
  );
  expect(quoted.map(({ values }) => values)).toEqual([['₹100', '₹150'], ['₹40 lakh']]);
  expect(quoted[0]?.source).toBe(sourceOf('vendor.telangana.fee.town'));
});

test('the document of a rule is named once, without the figures that a text quotes from it', () => {
  const source = sourceOf('gst.limit.goods');
  const rules = [
    { source, reviewBy: '2027-02-01' },
    { source: { ...source }, reviewBy: '2027-01-01' },
  ] as const;
  const [document, ...others] = documentsBehind(rules, ['{gst.limit.goods}'], setting);
  expect(others).toEqual([]);
  expect(document?.values).toEqual([]);
  expect(String(document?.reviewBy) <= '2027-01-01').toBe(true);
});
