import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { searchFile } from '../../src/tools/search/model/search-file.ts';
import { saveSite } from './saved-site.ts';

beforeAll(async () => {
  await saveSite();
  // Another test of this process may have opened the Telugu index before.
  vi.resetModules();
  const saved = fetch;
  vi.stubGlobal('fetch', (address: string) =>
    address === searchFile('te') ? Promise.reject(new TypeError('No network')) : saved(address),
  );
}, 60_000);
afterAll(() => vi.unstubAllGlobals());

it('a phone without the Telugu index says that Telugu is missing, and answers in the page’s language', async () => {
  const { languageToAnswer } = await import('../../src/tools/assistant/device-answer.ts');
  const question = 'ఆహార బండికి FSSAI లైసెన్స్ కావాలా?';
  expect(await languageToAnswer(question, 'en')).toEqual({ language: 'en', missing: 'te' });
});
