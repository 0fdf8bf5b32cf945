import { expect, it } from 'vitest';
import { vocabularyOf } from '../search/model/vocabulary.ts';
import { conceptReader } from './concepts.ts';
import { isFollowUp } from './follow-up.ts';
import { tableWords } from './question-tables.ts';

const vocabulary = vocabularyOf('en');
const reader = conceptReader(vocabulary, tableWords);

it.each([
  'and how much is it?',
  'which documents?',
  'kitna lagega',
  'what is the penalty',
  'till when',
  'फीस कितनी',
])('%s is about what was asked before', (question) => {
  expect(isFollowUp(question, vocabulary, reader)).toBe(true);
});

it.each([
  'gst fee',
  'who won the match',
  'how much is gold today',
  'and now?',
  '',
  'how to make a will',
])('“%s” stands by itself', (question) => {
  expect(isFollowUp(question, vocabulary, reader)).toBe(false);
});
