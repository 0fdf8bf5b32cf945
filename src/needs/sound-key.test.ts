import { expect, it } from 'vitest';
import { soundKey } from './sound-key.ts';

it.each([
  ['दुकान', 'dukaan', 'dookan'],
  ['लाइसेंस', 'laisens', 'లైసెన్స్'],
  ['जुर्माना', 'jurmana'],
  ['జరిమానా', 'jarimana', 'jarimaanaa'],
  ['सरकारी', 'sarkari', 'sarkaari'],
  ['కంపెనీ', 'kampenee'],
  ['बंडी', 'బండి', 'bandi', 'bandee'],
  ['చాలా', 'chala', 'chaalaa'],
  ['कैसे', 'kaise', 'kese'],
  ['₹१,५००', '₹1,500', 'rs 1,500', 'Rs ౧,౫౦౦'],
])('%s sounds like %s', (written, ...others) => {
  for (const other of others) expect(soundKey(other), other).toBe(soundKey(written));
});

it('words that differ in a consonant do not sound alike', () => {
  const words = ['thela', 'mela', 'bandi', 'gumasta', 'licence', 'loan', 'gst', 'fssai'];
  expect(new Set(words.map(soundKey)).size).toBe(words.length);
});

it('signs, joiners and case say nothing; a text without letters has no sound', () => {
  expect(soundKey('  GST?!  ')).toBe('gst');
  expect(soundKey('వ్యాన్\u200cలో')).toBe(soundKey('వ్యాన్లో'));
  expect(soundKey('🙏 … —')).toBe('');
});

it('50,000 letters take well under a second', () => {
  const start = performance.now();
  soundKey('ठेला bandi బండి '.repeat(3200));
  expect(performance.now() - start).toBeLessThan(1000);
});
