import { expect, test } from 'vitest';
import { readLeadSettings } from './lead-settings.ts';

const read = (settings: Record<string, string>) => readLeadSettings((name) => settings[name]);

test('without settings 300 leads in ten minutes are allowed and nothing is forwarded', () => {
  expect(read({})).toEqual({ LEAD_RATE_LIMIT: 300 });
  expect(read({ LEAD_RATE_LIMIT: '', LEAD_SHEET_URL: '' })).toEqual({ LEAD_RATE_LIMIT: 300 });
});

test('both can be set', () => {
  const url = 'https://sheet.example/exec';
  expect(read({ LEAD_RATE_LIMIT: '0', LEAD_SHEET_URL: url })).toEqual({
    LEAD_RATE_LIMIT: 0,
    LEAD_SHEET_URL: url,
  });
});

test.each(['-1', '1.5', 'many', '1e3'])('LEAD_RATE_LIMIT cannot be %s', (text) => {
  expect(() => read({ LEAD_RATE_LIMIT: text })).toThrow('LEAD_RATE_LIMIT');
});

test('LEAD_SHEET_URL must be an address, and is not repeated', () => {
  expect(() => read({ LEAD_SHEET_URL: 'secret' })).toThrow(/^(?!.*secret).*LEAD_SHEET_URL/);
  expect(() => read({ LEAD_SHEET_URL: 'file:///secret' })).toThrow('LEAD_SHEET_URL');
});
