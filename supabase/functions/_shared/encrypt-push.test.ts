import { expect, test } from 'vitest';
import { fromBase64Url, toBase64Url } from './base64url.ts';
import { encryptPush, mostPushBytes } from './encrypt-push.ts';

/** RFC 8291, section 5 and appendix A. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  senderPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  senderPublic:
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml' +
    'mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT' +
    'pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

test('the example of RFC 8291 comes out to the byte', async () => {
  const point = fromBase64Url(example.senderPublic);
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: toBase64Url(point.slice(1, 33)),
    y: toBase64Url(point.slice(33)),
  };
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const sender = {
    publicKey: await crypto.subtle.importKey('jwk', jwk, curve, true, []),
    privateKey: await crypto.subtle.importKey(
      'jwk',
      { ...jwk, d: example.senderPrivate },
      curve,
      false,
      ['deriveBits'],
    ),
  };
  const body = await encryptPush(example.text, example, {
    sender,
    salt: fromBase64Url(example.salt),
  });
  expect(toBase64Url(body)).toBe(example.body);
});

test('the longest message makes a body of 4096 bytes, and a longer one is refused', async () => {
  expect(await encryptPush('x'.repeat(mostPushBytes), example)).toHaveLength(4096);
  await expect(encryptPush('x'.repeat(mostPushBytes + 1), example)).rejects.toThrow('too long');
});

test('no two messages are encrypted alike', async () => {
  const bodies = await Promise.all([encryptPush('a', example), encryptPush('a', example)]);
  expect(toBase64Url(bodies[0])).not.toBe(toBase64Url(bodies[1]));
});
