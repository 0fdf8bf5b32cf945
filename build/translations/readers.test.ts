import { expect, it } from 'vitest';
import { readerFault } from './readers.ts';

const readers = [
  { name: 'Asha', languages: ['hi' as const], knownTo: 'the office', since: '2026-11-20' },
];
const faultOf = (name: string, on: string, locale: 'hi' | 'te' = 'hi') =>
  readerFault(locale, { name, on }, readers);

it('a reader who is listed for the language can have read a file', () => {
  expect(faultOf('Asha', '2026-11-24')).toBeUndefined();
});

it.each([
  ['who is not listed', faultOf('Nobody', '2026-11-24'), 'is not in'],
  ['who is a machine', faultOf('machine', '2026-11-24'), 'is not in'],
  ['of another language', faultOf('Asha', '2026-11-24', 'te'), 'does not read te'],
  ['who came later', faultOf('Asha', '2026-11-19'), 'reads since'],
  ['of a day to come', faultOf('Asha', '9999-01-01'), 'still to come'],
  ['of no day', faultOf('Asha', '2026-13-45'), 'is no day'],
])('a reader %s is refused', (_, fault, expected) => {
  expect(fault).toContain(expected);
});
