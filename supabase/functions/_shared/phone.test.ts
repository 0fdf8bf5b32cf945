import { expect, test } from 'vitest';
import { normalisePhone } from '../../../src/i18n/phone-number.ts';
import { readPhone } from './phone.ts';

test.each([
  '0000000000',
  '+91 00000 00000',
  '0 00000 00000',
  '0091-00000-00000',
  '(91) 00000.00000',
  '००००० ०००००',
  '౦౦౦౦౦ ౦౦౦౦౦',
])('%s is an Indian number, with links', (typed) => {
  expect(readPhone(typed)).toEqual({
    number: '+910000000000',
    links: { call: 'tel:+910000000000', whatsApp: 'https://wa.me/910000000000' },
  });
});

test.each(['+44 20 0000 0000', '12345', 'ask my brother', '=1+1', '+91 00000 00000 ext 2', ''])(
  '%j is shown as typed, without links',
  (typed) => {
    expect(readPhone(typed)).toEqual({ number: typed });
  },
);

test.each(['0000000000', ' 91 0000000000', '+44 20 0000 0000', '౦౦౦౦౦ ౦౦౦౦౦', '12345 ', 'x'])(
  'the form and the server read %j alike',
  (typed) => {
    expect(readPhone(typed).number).toBe(normalisePhone(typed));
  },
);
