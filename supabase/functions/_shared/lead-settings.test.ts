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

const webhook = {
  LEAD_WEBHOOK_URL: 'https://team.example/hook',
  LEAD_WEBHOOK_SECRET: `whsec_${btoa('0123456789abcdef01234567')}`,
};

test('announcements can be set up, by e-mail and by webhook', () => {
  const key = new TextEncoder().encode('0123456789abcdef01234567');
  const mail = { MAIL_URL: 'https://mail.example', MAIL_KEY: 'key', MAIL_FROM: 'a@example.org' };
  const to = { LEAD_NOTIFY_EMAIL: 'team@example.org' };
  expect(read({ ...webhook, ...mail, ...to })).toEqual({
    LEAD_RATE_LIMIT: 300,
    ...to,
    leadMail: expect.any(Function),
    leadWebhook: { url: webhook.LEAD_WEBHOOK_URL, key },
  });
});

test('LEAD_NOTIFY_EMAIL must be one address', () => {
  const both = 'one@example.org, two@example.org';
  expect(() => read({ LEAD_NOTIFY_EMAIL: both })).toThrow('LEAD_NOTIFY_EMAIL');
});

test.each(Object.keys(webhook))('a webhook without %s is refused', (missing) => {
  expect(() => read({ ...webhook, [missing]: '' })).toThrow(
    'Set both LEAD_WEBHOOK_URL and LEAD_WEBHOOK_SECRET',
  );
});

test.each([
  btoa('0123456789abcdef01234567'),
  'whsec_short',
  `whsec_${btoa('x'.repeat(23))}`,
  `whsec_${btoa('x'.repeat(65))}`,
  'whsec_%%%',
])('LEAD_WEBHOOK_SECRET cannot be %s, and is not repeated', (secret) => {
  const readIt = () => read({ ...webhook, LEAD_WEBHOOK_SECRET: secret });
  expect(readIt).toThrow('LEAD_WEBHOOK_SECRET');
  expect(readIt).not.toThrow(secret);
});
