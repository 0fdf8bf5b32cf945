import { expect, test } from 'vitest';
import { text } from '../../locales/en/interface.ts';
import type { FactSetting } from './fact-text.ts';
import { factById } from './lookup.ts';
import { quotedSources } from './quoted-sources.ts';
import type { Source } from './types.ts';

const setting: FactSetting = { locale: 'en', messages: text, asOn: '2026-11-28' };
const sourceOf = (id: Parameters<typeof factById>[0]) =>
  factById(id).versions.at(-1)?.source as Source;

test('each document is named once, with the figures that a text quotes from it', () => {
  const quoted = quotedSources(
    [
      '{vendor.telangana.fee.town}, {vendor.telangana.fee.corporation} or {vendor.telangana.fee.town}',
      'above {gst.limit.goods|before}',
    ],
    setting,
  );
  expect(quoted.map(({ values }) => values)).toEqual([['₹100', '₹150'], ['₹40 lakh']]);
  expect(quoted[0]?.source).toBe(sourceOf('vendor.telangana.fee.town'));
});

test('a document that is shown already is not named again', () => {
  const shown = sourceOf('gst.limit.goods');
  expect(quotedSources(['{gst.limit.goods}'], setting, [shown])).toEqual([]);
});
