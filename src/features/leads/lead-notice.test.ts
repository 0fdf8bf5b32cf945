import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { offeredLocales } from '../../i18n/locales.ts';
import { loadMessages } from '../../i18n/messages.ts';

/**
 * The words of every version that visitors have seen, as SHA-256. When words change, give them a new
 * `version` and add a line here; a line that is here is never changed, because leads refer to it.
 */
const versions: Record<string, string> = {
  '1/en': '1a996278d24073470cdf52f1fb5e31053ff8bcb49edff066aaeaa3fe01131cf0',
};

it.each(offeredLocales)(
  'the notice in %s has another version when its words change',
  async (locale) => {
    const { version, ...words } = (await loadMessages(locale)).lead.notice;
    const text = Object.entries(words).map(([name, word]) => [
      name,
      typeof word === 'function' ? word('…') : word,
    ]);
    const hash = createHash('sha256').update(JSON.stringify(text)).digest('hex');
    expect(hash).toBe(versions[`${version}/${locale}`]);
  },
);
