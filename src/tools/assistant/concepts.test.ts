import { expect, it } from 'vitest';
import { vocabularyOf } from '../search/model/vocabulary.ts';
import { conceptReader, fits, patternOf } from './concepts.ts';

const reader = conceptReader(vocabularyOf('en'), new Set(['trademark', 'gratuity', 'einvoice']));
const read = (question: string) => [...reader.read(question)];

it('reads words in any script as the English ones that they mean', () => {
  expect(read('dukaan ka jurmana kitna')).toEqual(
    expect.arrayContaining(['shop', 'penalty', 'much']),
  );
  expect(read('బండి జరిమానా ఎంత')).toEqual(expect.arrayContaining(['street', 'vendor', 'penalty']));
  expect(read('ठेला')).toEqual(expect.arrayContaining(['street', 'vendor']));
});

it('reads other spellings by ear, and slips as the word that was meant', () => {
  expect(read('dookan')).toContain('shop');
  expect(read('gratuty')).toContain('gratuity');
  expect(read('trademrak fees')).toEqual(expect.arrayContaining(['trademark', 'fee']));
});

it('takes nobody for “you” who is only asked politely', () => {
  expect(read('could you please tell me the fee')).not.toContain('you');
  expect(read('क्या आप मुझे बता सकते हैं')).not.toContain('you');
  expect(read('what do you charge')).toContain('you');
  expect(read('aap kitna lete ho')).toContain('you');
});

it('takes no known word for a slip', () => {
  expect(read('fine')).not.toContain('fire');
});

it('takes a lone letter with the word after it', () => {
  expect(read('e invoice')).toContain('einvoice');
});

it('matches a pattern where every group has a word', () => {
  const pattern = patternOf('gst|tax late+fee|penalty');
  expect(fits(pattern, new Set(['gst', 'late', 'fee']))).toBe(true);
  expect(fits(pattern, new Set(['tax', 'penalty']))).toBe(true);
  expect(fits(pattern, new Set(['gst', 'late']))).toBe(false);
  expect(fits(patternOf(''), new Set())).toBe(true);
});
