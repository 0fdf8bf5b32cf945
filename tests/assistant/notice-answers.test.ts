import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { answerOnDevice } from '../../src/tools/assistant/device-answer.ts';
import { noticePhrasings } from '../support/notice-phrasings.ts';
import { saveSite } from './saved-site.ts';

beforeAll(() => saveSite(), 60_000);
afterAll(() => vi.unstubAllGlobals());

it.each(Object.keys(noticePhrasings))(
  'the answer to "%s" leads to what to do about a notice',
  async (question) => {
    const { kind, text } = await answerOnDevice(question, 'en');
    expect(kind).toBe('answer');
    expect(text).toContain('](/notice');
  },
);
