import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { offeredLocales } from '../locales/languages.ts';
import { loadText } from '../locales/load-text.ts';

/**
 * SHA-256 of the text of every version that visitors have agreed to. When a text changes, give it a new
 * `version` and add a line. Never change a line, because saved consents refer to it.
 */
const versions: Record<string, Record<string, string>> = {
  'lead notice': {
    '1/en': '1a996278d24073470cdf52f1fb5e31053ff8bcb49edff066aaeaa3fe01131cf0',
    '2/en': '70e9f37e8806d9fbb45c90c8151cd79fbc4447c690395a54d6a14a736d213b3d',
    '3/en': '8ca73d93b2d8d6891957b955b2de2cddc6e97082f66e3c3678bc104d39806b73',
    '3/hi': 'a5efb973aaa6cee42b1d2191bdab17f4aef4f0ec93fbee18b0114dac8f824e80',
    '3/te': '3a8b087385820229dd24fe117822dea6080cdbd5d20e13f1dd55a23f170f98be',
    '4/en': '8ca73d93b2d8d6891957b955b2de2cddc6e97082f66e3c3678bc104d39806b73',
    '4/hi': '80b53e62c505f521db7ca0329d01f578e07c0fa59121eecb2d49e88984da7b9d',
    '4/te': 'b82f81b83c8548c9ef9dcf2a1ca5338331c1f44b9039f6fbd3fc04daa2d396d8',
  },
  'newsletter consent': {
    '1/en': 'cbf329889a3089570e07d79007bcccbafd91b078913bf8cb66bb57b56ad451f9',
    '1/hi': 'c02584bb1687e60e680bfa286cfe7b1fcc18eedc1bf16c06eacc42102406526d',
    '1/te': '82d42abe179085060e60be426eabcbba288f95175ba39269f7d16adc53327c1a',
  },
  'things of a phone': {
    '1/en': '9e0768dc4500b354f3d884de549ef8e65d163eec92a8c579d33685d1ebac4311',
    '1/hi': '7176a6843683ae6860bfcd0b7308df8126e66ffaf099a9da049d15ea4189428b',
    '1/te': 'af4a0a2d8ceec13e426cdb20cd2361387ebeb78a6f1b45526352c8c4c44d4586',
  },
};

describe.each(offeredLocales)('in %s', (locale) => {
  it.each(Object.keys(versions))(
    'the %s has another version when its words change',
    async (what) => {
      const newsletter = await loadText('newsletter', locale);
      const lead = await loadText('lead', locale);
      const dashboard = await loadText('dashboard', locale);
      const notices: Record<string, { version: string | number }> = {
        'lead notice': lead.notice,
        'newsletter consent': newsletter.consent,
        'things of a phone': dashboard.offer.notice,
      };
      const { version, ...words } = notices[what] ?? { version: '' };
      const text = Object.entries<unknown>(words).map(([name, word]) => [
        name,
        typeof word === 'function' ? (word as (part: string) => string)('…') : word,
      ]);
      const hash = createHash('sha256').update(JSON.stringify(text)).digest('hex');
      expect(hash).toBe(versions[what]?.[`${version}/${locale}`]);
    },
  );
});
