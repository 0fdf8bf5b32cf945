import { describe, expect, it } from 'vitest';
import { checkCitations, longestAnswer } from './citations.ts';

const passageOf = (text: string) => ({
  title: 'Fees',
  heading: 'What it costs',
  path: '/fees',
  text,
});
const fees = passageOf('The form costs ₹350. The stamp costs ₹1. Read www.gst.gov.in first.');
const penalties = passageOf('The penalty is ₹900.');

/** The result of checking an answer, and the reason. */
const check = (answer: string, passages = [fees]) => {
  const { checked, fault } = checkCitations(answer, { passages });
  return fault ?? checked.status;
};

it('passes on what the cited passage says', () => {
  expect(check('The form costs ₹350 [1].')).toBe('answered');
});

it('reads no number with a citation inside it', () => {
  expect(check('The form costs ₹350[1]0.')).toBe('unreadable');
  expect(check('Bring the form [1]5 times.')).toBe('unreadable');
});

it('takes the nearest citation behind a figure for its own', () => {
  const both = [fees, penalties];
  expect(check('The form costs ₹350 [1], and the penalty is ₹900 [2].', both)).toBe('answered');
  expect(check('The form costs ₹350 [1], and you may pay online [2].', both)).toBe('answered');
  expect(check('The form costs ₹350 [2], and you may pay online [1].', both)).toBe('a figure');
  expect(check('As told [1], the form costs ₹350.', both)).toBe('answered');
});

it('counts a number that no passage has as no citation', () => {
  expect(check('You may pay online [0].')).toBe('no citation');
  expect(check('You may pay online [2].')).toBe('no citation');
});

describe('an address', () => {
  it.each([
    'www.gst.gov.in/pay',
    'www.gst.gov.in?pay=1',
    'https://www.gst.gov.in/pay',
    'evil://pay',
  ])('is refused: “%s”', (address) => {
    expect(check(`Open ${address} [1].`)).toBe('a contact');
  });

  it('of a portal that the passage names is passed on', () => {
    expect(check('Open www.gst.gov.in [1].')).toBe('answered');
  });
});

it('reads no tag of HTML: it might be shown as nothing, and join what stands around it', () => {
  expect(check('The stamp costs ₹1<b></b>00 [1].')).toBe('unreadable');
  expect(check('The form costs ₹350 <b>now</b> [1].')).toBe('unreadable');
});

it('decodes a sign that is hidden under another three times', () => {
  expect(check('The form costs ₹3&amp;#53;0 [1].')).toBe('answered');
  expect(check('The form costs ₹3&amp;amp;#53;0 [1].')).toBe('answered');
  expect(check('The form costs ₹350&amp;amp;#48; [1].')).toBe('a figure');
});

it('reads no answer whose signs unfold to more than two answers', () => {
  // One Arabic character, made of eighteen letters.
  const unfolded = '\ufdfa'.normalize('NFKC').length;
  const signs = '\ufdfa'.repeat(Math.ceil((2 * longestAnswer) / unfolded) + 1);
  expect(signs.length).toBeLessThan(longestAnswer);
  expect(check(`${signs} [1]`)).toBe('too long');
});
