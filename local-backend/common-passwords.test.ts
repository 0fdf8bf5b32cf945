import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

const common = [
  'password',
  'Password1',
  'Password@123',
  'P@ssw0rd',
  'p@ssword123',
  'passw0rd',
  'PASSWORD!!',
  '12345678',
  '123456789',
  '1234567890',
  '87654321',
  '9876543210',
  '11111111',
  '00000000',
  'aaaaaaaa',
  '12341234',
  'abcabcabc',
  'qwertyuiop',
  'qwerty123',
  'asdfghjkl',
  'qazwsxedc',
  'abcd1234',
  'abcdefgh',
  'iloveyou',
  'ILoveYou1',
  'welcome1',
  'Welcome@123',
  'admin123',
  'admin@123',
  'letmein1',
  'India@123',
  'india123',
  'Bharat@1',
  'jaihind1',
  'sairam123',
  'krishna1',
  'ganesh@123',
  'mummypapa',
  'sachin10',
  'dhoni007',
  'Kumar@123',
  '15081947',
  '01012000',
  'changeme',
  'test1234',
  'ｐａｓｓｗｏｒｄ',
];

const good = [
  'correct horse battery',
  'a new staple',
  'samosa at six o’clock',
  'Tq8#vNz2',
  'రేపు వర్షం వస్తుంది',
  'k4ro-mulp',
  'blue cart near the lake',
  'my password is long enough',
  '9h3jx8w1q',
  '483920175534',
  'two more words',
];

test('passwords that everybody tries first are known as common', () => {
  const missed = common.filter((password) => !isCommonPassword(password));
  console.log(`common passwords: ${missed.length} of ${common.length} accepted`);
  expect(missed).toEqual([]);
});

test('a sentence and a made-up password are not', () => {
  expect(good.filter((password) => isCommonPassword(password))).toEqual([]);
});

test('neither the address nor its name is a password', () => {
  expect(isCommonPassword('Ravi.Sharma', 'ravi.sharma@example.com')).toBe(true);
  expect(isCommonPassword('ravi.sharma@example.com', 'ravi.sharma@example.com')).toBe(true);
});
