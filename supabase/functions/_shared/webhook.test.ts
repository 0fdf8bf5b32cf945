import { expect, test } from 'vitest';
import { signWebhook, webhookKey } from './webhook.ts';

/**
 * The example that Svix publishes for checking a signature by hand; Standard Webhooks uses its scheme.
 * tests/backend/announcing.test.ts shows that the library of Standard Webhooks accepts our signature.
 */
test('a message is signed as the published example is', async () => {
  const key = webhookKey('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw');
  if (!key) throw new Error('The secret of the example cannot be read.');
  const sentAt = new Date(1_614_265_330_000);
  expect(
    await signWebhook('msg_p5jXN8AQM9LWM0D4loKWxJek', '{"test": 2432232314}', key, sentAt),
  ).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});
