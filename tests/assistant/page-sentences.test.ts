import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Locale } from '../../src/locales/languages.ts';
import { askedFilePath } from '../../src/needs/asked-file.ts';
import { answerOnDevice } from '../../src/tools/assistant/device-answer.ts';
import { saveSite } from './saved-site.ts';

/** Answers that begin with a sentence of a page (decision 72). */
beforeAll(async () => {
  await saveSite();
}, 120_000);
afterAll(() => vi.unstubAllGlobals());

const firstLine = async (question: string, language: Locale = 'en'): Promise<string> =>
  (await answerOnDevice(question, language)).text.split('\n')[0] ?? '';

describe('an answer that no need and no rule gives begins with the sentence of a page', () => {
  it.each([
    ['en', 'Shop is burning, can I run back in for the cash box?', /^\*\*No\.\*\* .*goods/u],
    ['hi', 'मालिक आधार की ओरिजिनल कॉपी रख सकता है क्या?', /^\*\*नहीं।\*\* .*काग़ज़/u],
    // Who denies is told whether it is needed.
    ['te', 'యజమాని నా ఆధార్ ఒరిజినల్ కార్డు తన దగ్గరే ఉంచుకోవచ్చా?', /^\*\*కాదు\.\*\* అసలు పత్రాలు/u],
    [
      'te',
      'నెలంతా షాపు మూసే ఉంది, ఒక్క బిల్లు కూడా కొట్టలేదు. జీఎస్టీ రిటర్న్ వేయక్కర్లేదు కదా?',
      /^\*\*అవును, అది కావాలి\.\*\* /u,
    ],
    ['hi', 'plastic ke cup use kar sakte hai kya', /^\*\*नहीं।\*\* .*कप.*[^।]।$/u],
  ] as const)('in %s, after Yes or No: %s', async (language, question, line) => {
    expect(await firstLine(question, language)).toMatch(line);
  });

  it('with its section as the first source', async () => {
    const { text, sources, asOn } = await answerOnDevice(
      'Shop is burning, can I run back in for the cash box?',
      'en',
    );
    const [source] = sources;
    expect(text).toContain(`](${source?.path}#${source?.anchor})`);
    expect(source?.text).toContain('goods');
    expect(asOn).toBe(source?.checkedOn);
  });

  it('without the dot of a row whose first cell has no words', async () => {
    const line = await firstLine('A hotel of 12 metres in Hyderabad. Is a fire NOC needed?');
    expect(line).toContain('In Telangana');
    expect(line).not.toContain('·');
  });

  it('without Yes and No where the question asks which, what or how much', async () => {
    expect(await firstLine('which plastic cups at my restaurant')).not.toMatch(/^\*\*(?:Yes|No)/);
  });
});

it('a figure of another need is not said before the sentence that answers', async () => {
  expect(
    await firstLine(
      'electronic kaata ki mudra veyincha monna. malli entha kalaniki veyinchali?',
      'te',
    ),
  ).not.toContain('ముద్ర రుణాలు');
});

it('the part of a line about one form begins with its figure', async () => {
  const line = await firstLine('GSTR-3B की आखिरी तारीख कब है?', 'hi');
  expect(line).toMatch(/^\*\*20 तारीख़ तक\*\* GSTR-3B। [^।]+ GSTR-1/u);
});

it('a request for a bribe is not answered with a sentence', async () => {
  const { kind } = await answerOnDevice('police wale ko hafta kitna dena chahiye', 'hi');
  expect(kind).not.toBe('answer');
});

it('what the register says is not replaced by a sentence', async () => {
  expect(await firstLine('Does my tailor shop need a pollution consent?')).toMatch(
    /^\*\*No\*\*, you do not need this/,
  );
});

it('a phone without the sentences answers from needs and pages', async () => {
  vi.resetModules();
  const { answerOnDevice: answer } = await import('../../src/tools/assistant/device-answer.ts');
  const saved = fetch;
  vi.stubGlobal('fetch', (address: string) =>
    address === askedFilePath('en') ? Promise.reject(new TypeError('No network')) : saved(address),
  );
  const { text, kind } = await answer('How much is the FSSAI fee?', 'en');
  expect(kind).toBe('answer');
  expect(text).toMatch(/^\*\*\S/);
});

it('a sentence of a state is said to nobody who does not name the state', async () => {
  const { text } = await answerOnDevice('my son is 15 can he get vendor certificate', 'en');
  expect(text).not.toContain('](/states/');
});
