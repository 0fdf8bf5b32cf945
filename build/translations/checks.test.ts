import { describe, expect, it } from 'vitest';
import { defaultLocale, languages, type Locale } from '../../src/locales/languages.ts';
import { faultsOf, glossary, sentenceFaults } from './checks.ts';
import { englishInTierOne } from './first-tier.ts';
import { readerFault } from './readers.ts';
import { lostTexts } from './stamps.ts';
import { readTextFile, type TextNode } from './text-file.ts';
import { readTranslation, textFilesOf, translatedLocales } from './translation.ts';

const read = new Map(
  translatedLocales.map((locale) => [
    locale,
    textFilesOf(locale).map((file) => readTranslation(locale, file)),
  ]),
);
/** Every translated file of a language, read once for all tests. */
const translationsOf = (locale: Locale) => read.get(locale) ?? [];

function nodeOf(source: string): TextNode {
  const node = readTextFile('text.ts', `export const text = ${source};`).roots.get('text')?.node;
  if (!node) throw new Error('no text');
  return node;
}
const check = (english: string, own: string, locale: Locale = 'hi') =>
  sentenceFaults(nodeOf(english), nodeOf(own), locale).join('; ');

it('words under a key such as "kind" are text; one that has no space is an id on a page', () => {
  const kindOf = (file: string, title: string) => {
    const source = `export const text = { kind: { title: '${title}' }, id: 'x' };`;
    const node = readTextFile(file, source).roots.get('text')?.node;
    const kind = node?.kind === 'object' ? node.entries.get('kind')?.value : undefined;
    return kind?.kind === 'object' ? kind.entries.get('title')?.value.kind : undefined;
  };
  const [tool, page] = ['en/tools/finder-questions.ts', 'en/pages/tools/find.ts'];
  expect([kindOf(tool, 'What do you do?'), kindOf(tool, 'vendor')]).toEqual(['string', 'string']);
  expect([kindOf(page, 'What do you do?'), kindOf(page, 'vendor')]).toEqual(['string', 'value']);
});

it('a word under a key such as "pages" is text in a tool, and an id is none', () => {
  const source = "export const text = { pages: 'Pages', tone: 'soft', groups: { pages: 'पेज' } };";
  const node = readTextFile('en/tools/search.ts', source).roots.get('text')?.node;
  const entries = node?.kind === 'object' ? node.entries : new Map<string, never>();
  const groups = entries.get('groups')?.value;
  expect(entries.get('pages')?.value.kind).toBe('string');
  expect(entries.get('tone')?.value.kind).toBe('value');
  expect(groups?.kind === 'object' && groups.entries.get('pages')?.value.kind).toBe('string');
});

describe('a sentence is refused', () => {
  it.each([
    ['without a figure', "'Pay {a.b}.'", "'शुल्क दें।'", 'a.b is lacking'],
    ['with another figure', "'Pay {a.b}.'", "'{a.c} दें।'", 'a.c is not in English'],
    ['with another link', "'[Open](/a)'", "'[खोलें](/b)'", '/b is not in English'],
    ['without a blank of a letter', "'I am [name].'", "'मैं [place] हूँ।'", '[name] is lacking'],
    ['without a bold mark', "'**Yes.** You must.'", "'हाँ। आपको करना है।'", 'bold marks'],
    ['with another number', "'Within 7 days.'", "'8 दिन में।'", '7 is lacking'],
    ['with digits of its script', "'Within 7 days.'", "'७ दिन में।'", 'digits of its own script'],
    ['in English', "'Save it on this phone.'", "'Save it on this phone.'", 'Latin letters'],
    ['with an English word', "'Your loan'", "'आपका loan'", 'Latin letters'],
    ['with a full stop', "'It is saved.'", "'यह सहेज लिया गया है.'", 'full stop'],
    ['without a danda', "'It is saved.'", "'यह सहेज लिया गया है'", 'does not end with'],
    ['with a space before the danda', "'It is saved.'", "'यह सहेजा गया ।'", 'space before'],
    ['with two spaces', "'It is saved'", "'यह  सहेजा गया'", 'two spaces'],
    ['with a letter of another script', "'Save'", "'सహेजें'", 'another script'],
    ['with a wrong nukta', "'Which papers?'", "'कौन से कागज?'", 'the glossary forbids'],
    [
      'that is much longer',
      "'A short sentence about papers'",
      `'${'लंबा '.repeat(40).trim()}'`,
      'letters for',
    ],
    [
      'that forgets a parameter',
      '(a: string) => `For ${a}`',
      "(a: string) => 'के लिए'",
      'leaves out',
    ],
  ])('%s', (_, english, own, fault) => {
    expect(check(english, own)).toContain(fault);
  });

  it('with a forbidden spelling in Telugu, or with a danda', () => {
    expect(check("'Udyam registration'", "'ఉదయం రిజిస్ట్రేషన్'", 'te')).toContain('forbids');
    expect(check("'It is saved.'", "'సేవ్ అయింది।'", 'te')).toContain('danda');
  });

  it('in Telugu with a counted word that lacks its ending before a postposition', () => {
    const inTelugu = (own: string) => check("'After 3 years.'", own, 'te');
    expect(inTelugu("'3 సంవత్సరాలు తర్వాత.'")).toContain('without its ending');
    expect(inTelugu("'3 సంవత్సరాల తర్వాత.'")).toBe('');
    const withFigure = (own: string) => check("'After {vendor.telangana.years}.'", own, 'te');
    expect(withFigure("'**{vendor.telangana.years}** తర్వాత.'")).toContain('with “|before”');
    expect(withFigure("'{vendor.telangana.years|before} తర్వాత.'")).toBe('');
    const above = (own: string) => check("'Above {gst.limit.telangana}'", own, 'te');
    expect(above("'{gst.limit.telangana|before} దాటితే'")).toContain('without “|before”');
    expect(above("'{gst.limit.telangana} దాటితే'")).toBe('');
  });

  it('that is not composed', () => {
    expect(check("'Save'", "'\\u0928\\u093c'")).toContain('normal form');
  });
});

it.each([
  [
    "'Pay {a.b} within 7 days, see [FoSCoS](portal:foscos).'",
    "'7 दिन में {a.b|before} दें, [FoSCoS](portal:foscos) देखें।'",
  ],
  ["'**Yes.** File GSTR-1.'", "'**हाँ।** GSTR-1 भरें।'"],
  [
    "'Press “Add now” (Legal Metrology Act, 2009).'",
    "'“Add now” दबाएँ (Legal Metrology Act, 2009)।'",
  ],
  ["'I am [name], at [place].'", "'मैं [name] हूँ, [place] पर।'"],
  ["'Loading...'", "'खुल रहा है...'"],
  ["'Which papers?'", "'कौन से काग़ज़?'"],
  ["'Last date'", "'आख़िरी तारीख़'"],
  [
    '(count: number) => (count === 1 ? `1 day` : `${count} days`)',
    '(count: number) => `${count} दिन`',
  ],
  [
    "() => [{ id: 'rules', kind: 'table', heading: 'The rules' }]",
    "() => [{ id: 'rules', kind: 'table', heading: 'नियम' }]",
  ],
  ["import.meta.glob('./sums/*.ts')", "import.meta.glob('./sums/*.ts')"],
  [
    "(which: string) => ({ [`rate${which}`]: { 'at-end': `Loan ${which}` } })",
    "(which: string) => ({ [`rate${which}`]: { 'at-end': `${which} ऋण` } })",
  ],
])('%s is well said as %s', (english, own) => {
  expect(check(english, own)).toBe('');
});

it('the glossary has a term for every language, in composed letters', () => {
  for (const { en, terms } of glossary) {
    expect([en, Object.keys(terms)]).toEqual([en, [...translatedLocales]]);
  }
  const text = JSON.stringify(glossary);
  expect(text).toBe(text.normalize('NFC'));
});

it('a loanword of Telugu is written with a non-joiner everywhere, or nowhere', () => {
  const texts = translationsOf('te').flatMap(({ sentences }) =>
    sentences.flatMap(({ own }) =>
      own?.kind === 'string' ? [own.text] : own?.kind === 'code' ? own.texts : [],
    ),
  );
  const words = new Set(texts.flatMap((text) => text.match(/[\u0c00-\u0c7f\u200c]+/gu) ?? []));
  const twins = [...words].filter(
    (word) => /\u200c./u.test(word) && words.has(word.replaceAll('\u200c', '')),
  );
  // The ending of a figure or of a word in Latin letters begins with the non-joiner.
  expect(twins.filter((word) => !word.startsWith('\u200c'))).toEqual([]);
  expect(check("'On the phone'", "'ఫోన్లో'", 'te')).toContain('forbids');
  expect(check("'On the phone'", "'ఫోన్\u200cలో'", 'te')).toBe('');
});

it('a stale sentence is compared with its English when somebody stamps it', () => {
  const translation = {
    locale: 'hi' as const,
    sentences: [
      {
        path: 'fee',
        english: nodeOf("'Pay within 7 days.'"),
        own: nodeOf("'30 दिन में भरें।'"),
        state: 'stale' as const,
        hash: '',
      },
    ],
  };
  expect(faultsOf(translation)).toEqual([]);
  const [fault] = faultsOf(translation, { stale: true });
  expect(fault?.fault).toContain('digits');
});

it.each(
  translatedLocales.flatMap((locale) =>
    translationsOf(locale).map((translation) => [locale, translation.file, translation] as const),
  ),
)('%s/%s is well translated as far as it is current', (locale, _, translation) => {
  expect(faultsOf(translation)).toEqual([]);
  const reader = translation.stamps?.reader;
  expect(reader && readerFault(locale, reader)).toBeFalsy();
});

it.each(translatedLocales)(
  'no text of %s is lost: each has stamps, each stamp its text',
  (locale) => {
    const all = translationsOf(locale);
    expect(lostTexts(locale, all)).toEqual([]);
    expect(lostTexts(locale, all.slice(1))).toHaveLength(1);
    expect(lostTexts(locale, [...all, { file: 'new.ts', sentences: [{}] }])).toHaveLength(1);
  },
);

it.each(translatedLocales.filter((locale) => languages[locale].offered))(
  'nobody who reads %s meets English on a first visit: tier 1 is current',
  (locale) => {
    const all = translationsOf(locale);
    expect(englishInTierOne(all, textFilesOf(defaultLocale))).toEqual([]);
  },
);

it('a sentence of tier 1 that is stale or missing is a fault; one of tier 3 is none', () => {
  const sentence = { path: 'text.save', english: nodeOf("'Save'"), hash: '' };
  const faults = englishInTierOne(
    [
      { file: 'interface.ts', sentences: [{ ...sentence, state: 'stale' }] },
      { file: 'tools/lead.ts', sentences: [{ ...sentence, state: 'missing' }] },
      { file: 'pages/blog/pm-svanidhi-loan.ts', sentences: [{ ...sentence, state: 'stale' }] },
    ],
    ['interface.ts', 'tools/lead.ts', 'emails.ts', 'pages/blog/gst.ts'],
  );
  expect(faults).toEqual([
    'emails.ts: is of tier 1 and not begun',
    'interface.ts text.save: is of tier 1 and stale',
    'tools/lead.ts text.save: is of tier 1 and missing',
  ]);
});
