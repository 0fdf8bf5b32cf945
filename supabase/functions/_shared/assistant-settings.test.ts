import { expect, test } from 'vitest';
import { readAssistantSettings } from './assistant-settings.ts';

const read = (settings: Record<string, string>) => readAssistantSettings((name) => settings[name]);
const model = { ASSISTANT_URL: 'https://model.example/ask', ASSISTANT_KEY: 'secret' };

test('without address or key there is no model', () => {
  expect(read({})).toEqual({});
  expect(read({ ASSISTANT_URL: model.ASSISTANT_URL })).toEqual({});
  expect(read({ ASSISTANT_KEY: 'secret' })).toEqual({});
});

test('limits and header have defaults, and can be set', () => {
  const { assistant } = read(model);
  expect(assistant).toMatchObject({ keyHeader: 'x-goog-api-key', rateLimit: 60 });
  const set = { ASSISTANT_RATE_LIMIT: '0', ASSISTANT_DAILY_BUDGET: '5' };
  expect(read({ ...model, ...set, ASSISTANT_KEY_HEADER: 'api-key' })).toEqual({
    assistant: {
      url: model.ASSISTANT_URL,
      key: 'secret',
      keyHeader: 'api-key',
      rateLimit: 0,
      dailyBudget: 5,
    },
  });
});

test.each([
  ['ASSISTANT_URL', 'no address'],
  ['ASSISTANT_RATE_LIMIT', 'many'],
  ['ASSISTANT_DAILY_BUDGET', '-1'],
  ['ASSISTANT_KEY_HEADER', 'no header'],
])('%s that makes no sense is named, and the key is not', (name, text) => {
  expect(() => read({ ...model, [name]: text })).toThrow(name);
  expect(() => read({ ...model, [name]: text })).not.toThrow('secret');
});
