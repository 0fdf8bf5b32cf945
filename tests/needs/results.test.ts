import { expect, it } from 'vitest';
import { languageTableOf, type Results } from './results.ts';

it('the table by language counts Hindi in both scripts, and says none where nothing was asked', () => {
  const phrase = { said: 'gst', pages: ['/gst-compliance'] };
  const found = [
    { ...phrase, way: 'hi' as const, paths: ['/gst-compliance'] },
    { ...phrase, way: 'hi-Latn' as const, paths: ['/fssai-compliance'] },
  ];
  const question = {
    ...phrase,
    way: 'hi' as const,
    verdict: 'decline' as const,
    expected: ['decline'],
    answer: { kind: 'declined' as const, text: '', sources: [] },
  };
  const results: Results = {
    set: { name: 'sample', phrases: found, questions: [question] },
    found,
    answered: [question],
  };
  const row = (language: string) =>
    languageTableOf(results)
      .split('\n')
      .find((line) => line.startsWith(`${language} |`));
  expect(row('hi')).toBe('hi | 2 | 1 | 50 % (9–91) of 2 | none | none | 100 % (21–100) of 1');
  expect(row('te')).toBe('te | 0 | 0 | none | none | none | none');
  expect(languageTableOf(results)).toContain('search first three (goal 92 %)');
});
