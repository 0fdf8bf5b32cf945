import { expect, test } from 'vitest';
import { text } from '../locales/en/tools/field-problems.ts';
import { fieldMessage } from './field-message.ts';

const valid = {
  badInput: false,
  customError: false,
  patternMismatch: false,
  rangeOverflow: false,
  rangeUnderflow: false,
  stepMismatch: false,
  tooLong: false,
  tooShort: false,
  typeMismatch: false,
  valid: false,
  valueMissing: false,
};

const messageOf = (type: string, fault: Partial<ValidityState>, title = '') =>
  fieldMessage(
    {
      type,
      title,
      minLength: 8,
      validity: { ...valid, ...fault },
      validationMessage: 'The browser’s own words',
    },
    text,
    String,
  );

test('a field says what is wrong in our words, not in the browser’s', () => {
  expect(messageOf('text', { valueMissing: true })).toBe('Please fill this in.');
  expect(messageOf('select-one', { valueMissing: true })).toBe('Please choose one.');
  expect(messageOf('checkbox', { valueMissing: true })).toBe('Please tick this box.');
  expect(messageOf('email', { typeMismatch: true })).toBe(text.email);
  expect(messageOf('password', { tooShort: true })).toBe('Please type at least 8 characters.');
  expect(messageOf('date', { badInput: true })).toBe('Please check this.');
});

test('a message of the form itself, and a field’s title, come first', () => {
  expect(messageOf('tel', { customError: true })).toBe('The browser’s own words');
  expect(messageOf('text', { patternMismatch: true }, 'Six digits')).toBe('Six digits');
});
