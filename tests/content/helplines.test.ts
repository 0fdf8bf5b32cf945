import { expect, test } from 'vitest';
import { helplineNumbers } from '../../src/tools/assistant/model/helplines.ts';
import { factText } from '../../src/content/facts/fact-text.ts';
import { facts } from '../../src/content/facts/lookup.ts';
import { todayInIndia } from '../../src/i18n/format.ts';
import { text as messages } from '../../src/locales/en/interface.ts';

test('A visitor can call the helplines that the facts name, and no other number', () => {
  const named = [...facts.keys()]
    .filter((id) => /^(helpline|fire\.phone)\./.test(id))
    .map((id) => factText(id, { locale: 'en', messages, asOn: todayInIndia() }));
  expect([...helplineNumbers].sort()).toEqual(named.sort());
});
