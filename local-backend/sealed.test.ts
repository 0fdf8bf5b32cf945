import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { seal, unseal } from './sealed.ts';

const key = randomBytes(32);

it('a sealed text opens with its key at its place, and is another each time', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', key, 'factor 1');
  expect(unseal(sealed, key, 'factor 1')).toBe('JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(seal('JBSWY3DPEHPK3PXP', key, 'factor 1')).not.toBe(sealed);
});

it('a sealed text opens with no other key, at no other place and after no change', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', key, 'factor 1');
  const changed = Buffer.from(sealed, 'base64url');
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  expect(() => unseal(sealed, randomBytes(32), 'factor 1')).toThrow(/authenticate/);
  expect(() => unseal(sealed, key, 'factor 2')).toThrow(/authenticate/);
  expect(() => unseal(changed.toString('base64url'), key, 'factor 1')).toThrow(/authenticate/);
  expect(() => unseal('', key, 'factor 1')).toThrow(/vector/);
});
