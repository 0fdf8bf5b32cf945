import { expect, test } from 'vitest';
import { pushSettings } from '../../../tests/support/push-keys.ts';
import { isPushService } from './push-hosts.ts';
import { readPushSettings } from './push-settings.ts';

const read = (settings: Record<string, string>) => readPushSettings((name) => settings[name]);

test('without keys there are no reminders', () => {
  expect(read({})).toEqual({});
  expect(read({ VAPID_SUBJECT: 'mailto:a@example.org' })).toEqual({});
});

test('with a pair and a subject there are', () => {
  expect(read({ ...pushSettings, PUSH_HOSTS: 'push.example, .b.example' }).push).toMatchObject({
    publicKey: pushSettings.VAPID_PUBLIC_KEY,
    hosts: ['push.example', '.b.example'],
  });
});

test.each([
  ['VAPID_PUBLIC_KEY', ''],
  ['VAPID_PUBLIC_KEY', 'abc'],
  ['VAPID_PRIVATE_KEY', ''],
  ['VAPID_PRIVATE_KEY', pushSettings.VAPID_PUBLIC_KEY],
  ['VAPID_SUBJECT', ''],
  ['VAPID_SUBJECT', 'owner@example.org'],
])('%s "%s" stops the server, and no key is repeated', (name, value) => {
  const attempt = () => read({ ...pushSettings, [name]: value });
  expect(attempt).toThrow(name);
  expect(attempt).not.toThrow(pushSettings.VAPID_PRIVATE_KEY);
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/a', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/a', true],
  ['https://web.push.apple.com/a', true],
  ['https://wns2-sg2p.notify.windows.com/w/?token=a', true],
  ['https://push.example/a', true],
  ['http://fcm.googleapis.com/a', false],
  ['https://fcm.googleapis.com:8443/a', false],
  ['https://user@fcm.googleapis.com/a', false],
  ['https://fcm.googleapis.com.evil.example/a', false],
  ['https://evilpush.apple.com/a', false],
  ['https://169.254.169.254/latest', false],
  ['https://localhost/a', false],
  ['nonsense', false],
])('an address that is called: %s %s', (address, is) => {
  expect(isPushService(address, ['push.example'])).toBe(is);
});
