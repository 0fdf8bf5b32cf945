import { expect, test } from 'vitest';
import { clientNetwork, readClientAddressSource, unknownAddress } from './client-address.ts';

const read = (settings: Record<string, string>) =>
  readClientAddressSource((name) => settings[name]);
const network = (forwarded: string, trustedProxyHops = 0) =>
  clientNetwork(new Headers({ 'x-forwarded-for': forwarded }), { trustedProxyHops });

test('the setting decides which source is trusted', () => {
  expect(read({})).toEqual({ trustedProxyHops: 0 });
  expect(read({ TRUSTED_PROXY_HOPS: '1' })).toEqual({ trustedProxyHops: 1 });
  const hosted = { SUPABASE_URL: 'https://abcdefgh.supabase.co' };
  expect(read(hosted)).toEqual({ header: 'cf-connecting-ip' });
  expect(read({ ...hosted, TRUSTED_PROXY_HOPS: '0' })).toEqual({ trustedProxyHops: 0 });
  // A host that only looks like the platform's must not be trusted.
  for (const host of ['supabase.co.example.org', 'evilsupabase.co', 'abc.supabase.co.evil.co']) {
    expect([host, read({ SUPABASE_URL: `https://${host}` })]).toEqual([
      host,
      { trustedProxyHops: 0 },
    ]);
  }
});

test.each(['-1', '10', '1.5', 'one'])('TRUSTED_PROXY_HOPS cannot be %s', (text) => {
  expect(() => read({ TRUSTED_PROXY_HOPS: text })).toThrow('TRUSTED_PROXY_HOPS');
});

test('twenty forged entries change nothing, with and without a proxy', () => {
  for (let forged = 1; forged <= 20; forged += 1) {
    expect(network(`198.51.100.${forged}, 203.0.113.9`)).toBe('203.0.113.9');
    expect(network(`198.51.100.${forged}, 203.0.113.9, 10.0.0.1`, 1)).toBe('203.0.113.9');
  }
});

test('a caller who goes past the proxy without a header of its own counts for the address it came from', () => {
  expect(network('203.0.113.9', 1)).toBe('203.0.113.9');
  expect(network('203.0.113.9', 9)).toBe('203.0.113.9');
});

test.each([
  ['junk, 203.0.113.9', '203.0.113.9'],
  ['203.0.113.9, junk', unknownAddress],
  ['', unknownAddress],
  [', ,', unknownAddress],
  ['203.0.113.256', unknownAddress],
  ['203.0.113', unknownAddress],
  ['<script>', unknownAddress],
  ['1::2::3', unknownAddress],
  ['1:2:3:4:5:6:7:8:9', unknownAddress],
  ['12345::', unknownAddress],
])('%j counts for %s', (forwarded, expected) => {
  expect(network(forwarded)).toBe(expected);
});

test.each([
  ['203.0.113.9:51234', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts for the network %s', (address, expected) => {
  expect(network(address)).toBe(expected);
});

test('addresses of one /64 count for one caller, those of the next for another', () => {
  expect(network('2001:db8:1:2::1')).toBe(network('2001:db8:1:2:ffff:ffff:ffff:ffff'));
  expect(network('2001:db8:1:2::1')).not.toBe(network('2001:db8:1:3::1'));
});

test('behind a platform its own header counts, and no other', () => {
  const from = (headers: Record<string, string>) =>
    clientNetwork(new Headers(headers), { header: 'cf-connecting-ip' });
  expect(from({ 'cf-connecting-ip': '203.0.113.9', 'x-forwarded-for': '198.51.100.1' })).toBe(
    '203.0.113.9',
  );
  expect(from({ 'x-forwarded-for': '198.51.100.1', 'x-real-ip': '198.51.100.2' })).toBe(
    unknownAddress,
  );
});
