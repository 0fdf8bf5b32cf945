import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformWithOxc } from 'vite';
import { afterAll, expect, it } from 'vitest';
import type { Stamps } from './stamps.ts';
import { readTextFile, type TextNode } from './text-file.ts';
import {
  compareTexts,
  pathOfText,
  readingOf,
  textFilesOf,
  type Translation,
} from './translation.ts';

const english = `
  const day = (count: number) => (count === 1 ? 'one day' : \`\${count} days\`);
  export const text = {
    save: 'Save',
    fee: 'You pay {fssai.fee.registration}.',
    waiting: (count: number) => \`\${count} wait\`,
    days: day,
    steps: ['Open', 'Close'],
    page: { id: 'guides/fssai', heading: 'Fees' },
    note: note('Read this'),
  } as const;
  function note(words: string) { return [words]; }
`;
const hindi = `
  import type { Translation } from '../../language.ts';
  const day = (count: number) => \`\${count} दिन\`;
  export const text = {
    save: 'सहेजें',
    fee: 'आप {fssai.fee.registration} देते हैं।',
    waiting: (count: number) => \`\${count} इंतज़ार में\`,
    days: day,
    steps: ['खोलें', 'बंद करें'],
    page: { id: 'guides/fssai', heading: 'फ़ीस' },
    note: note('यह पढ़ें'),
  } satisfies Translation<unknown>;
  function note(words: string) { return [words]; }
`;

const compare = (parts: { english?: string; own?: string; stamps?: Stamps | undefined } = {}) =>
  compareTexts({
    locale: 'hi',
    file: 'tools/lead.ts',
    english,
    own: hindi,
    stamps: stampsOf(),
    ...parts,
  });

/** Stamps for every sentence, of the English that it has in `source`. */
function stampsOf(source = english): Stamps {
  const { sentences } = compareTexts({
    locale: 'hi',
    file: 'tools/lead.ts',
    english: source,
    own: hindi,
    stamps: undefined,
  });
  return {
    by: 'machine',
    on: '2026-11-24',
    reader: null,
    log: [],
    sentences: Object.fromEntries(sentences.map(({ path, hash }) => [path, hash])),
  };
}

const folder = mkdtempSync(join(tmpdir(), 'translations-'));
afterAll(() => rmSync(folder, { recursive: true }));
let runs = 0;

/** What the site shows of a translation: its source is run. */
async function shown({ source }: Translation) {
  const { code } = await transformWithOxc(source, 'lead.ts');
  runs += 1;
  const file = join(folder, `${runs}.mjs`);
  writeFileSync(file, code);
  return ((await import(pathToFileURL(file).href)) as { text: Record<string, unknown> }).text;
}

const notCurrent = ({ sentences }: Translation) =>
  sentences.filter(({ state }) => state !== 'current').map(({ path, state }) => [path, state]);

it('a translation that is current is left as it is', async () => {
  const translation = compare();
  expect(notCurrent(translation)).toEqual([]);
  expect(translation.source).toBe(hindi);
  expect(await shown(translation)).toMatchObject({ save: 'सहेजें', note: ['यह पढ़ें'] });
});

it('a changed sentence, function or constant is shown in English until it is looked at', async () => {
  const changed = english
    .replace("'Save'", "'Save it'")
    .replace('} wait`', '} are waiting`')
    .replace("'one day'", "'a day'")
    .replace("'Read this'", "'Read that'");
  const translation = compare({ english: changed });
  expect(notCurrent(translation)).toEqual([
    ['day', 'stale'],
    ['text.save', 'stale'],
    ['text.waiting', 'stale'],
    ['text.note(0)', 'stale'],
  ]);
  const text = (await shown(translation)) as {
    waiting: (count: number) => string;
    days: (count: number) => string;
  };
  expect(text).toMatchObject({ save: 'Save it', steps: ['खोलें', 'बंद करें'], note: ['Read that'] });
  expect([text.waiting(3), text.days(1)]).toEqual(['3 are waiting', 'a day']);
});

it('line breaks that a formatter puts into a function change nothing', () => {
  const formatted = english.replace(
    '(count: number) => `${count} wait`',
    '(count: number) =>\n      `${count} wait`',
  );
  expect(notCurrent(compare({ english: formatted }))).toEqual([]);
});

it('a changed figure marks each sentence that names it', () => {
  const other = compare({
    english: english.replace('{fssai.fee.registration}', '{fssai.fee.state}'),
  });
  expect(notCurrent(other)).toEqual([['text.fee', 'stale']]);
  const [{ hash: named } = { hash: '' }] = compare().sentences.filter(
    ({ path }) => path === 'text.fee',
  );
  const [{ hash: unnamed } = { hash: '' }] = compare({
    english: english.replace('{fssai.fee.registration}', '{no.such.figure}'),
  }).sentences.filter(({ path }) => path === 'text.fee');
  expect(named).not.toBe(unnamed);
});

it('a new sentence is shown in English, in its place', async () => {
  const longer = english.replace(
    "save: 'Save',",
    "first: 'First',\n    save: 'Save',\n    undo: 'Undo',\n    redo: 'Redo',",
  );
  const translation = compare({ english: longer });
  expect(notCurrent(translation)).toEqual([
    ['text.first', 'missing'],
    ['text.undo', 'missing'],
    ['text.redo', 'missing'],
  ]);
  const text = await shown(translation);
  expect(Object.entries(text).slice(0, 4)).toEqual([
    ['first', 'First'],
    ['save', 'सहेजें'],
    ['undo', 'Undo'],
    ['redo', 'Redo'],
  ]);
});

it('a list that is built otherwise is shown in English as a whole', async () => {
  const translation = compare({ english: english.replace("'Open', ", "'Open', 'Wait', ") });
  expect(notCurrent(translation)).toEqual([
    ['text.steps.0', 'misplaced'],
    ['text.steps.1', 'misplaced'],
    ['text.steps.2', 'misplaced'],
  ]);
  expect(await shown(translation)).toMatchObject({ steps: ['Open', 'Wait', 'Close'] });
});

it('what English no longer has is not shown, and its stamp is reported', async () => {
  const translation = compare({ english: english.replace("save: 'Save',", '') });
  expect(await shown(translation)).not.toHaveProperty('save');
  expect(translation.left).toEqual(['text.save']);
});

it('the words of a call that is spread into an object are translated', async () => {
  const spread = (source: string, words: string) =>
    source
      .replace("id: 'guides/fssai',", `id: 'guides/fssai', ...ask('${words}'),`)
      .concat('\n  function ask(office: string) { return { ask: office }; }');
  const parts = { english: spread(english, 'Ask the office'), own: spread(hindi, 'दफ़्तर से पूछें') };
  expect(notCurrent(compare(parts))).toContainEqual(['text.page....ask(0)', 'unstamped']);
  const stamps = stampsOf(parts.english);
  expect(await shown(compare({ ...parts, stamps }))).toMatchObject({
    page: { ask: 'दफ़्तर से पूछें', heading: 'फ़ीस' },
  });
});

it('an id is the English one', async () => {
  const own = hindi.replace("'guides/fssai'", "'guides/gst'");
  expect(await shown(compare({ own }))).toMatchObject({
    page: { id: 'guides/fssai', heading: 'फ़ीस' },
  });
});

it('nothing is shown that was never stamped: a file of such sentences is English', () => {
  const translation = compare({ stamps: undefined });
  expect(notCurrent(translation).every(([, state]) => state === 'unstamped')).toBe(true);
  expect(translation.isEnglish).toBe(true);
  expect(translation.source).toBe("export * from '../../en/tools/lead.ts';\n");
});

it('a file is English when an English sentence needs a name that the translation lacks', () => {
  const changed = english
    .replace('const day', "const hour = 'hour';\n  const day")
    .replace('`${count} wait`', '`${count} wait an ${hour}`');
  expect(compare({ english: changed }).isEnglish).toBe(true);
});

it('the stamp of a reading holds for the words that were read', () => {
  const read = readingOf(compare());
  expect(readingOf(compare({ own: hindi.replace('सहेजें', 'रखें') }))).not.toBe(read);
  expect(readingOf(compare({ english: english.replace("'Save'", "'Keep'") }))).not.toBe(read);
});

/** Texts that are read as ids, so that every language would show the English. */
function sentencesReadAsIds(node: TextNode): string[] {
  if (node.kind === 'value') return /^'[^']*[a-z] [^']*'$/.test(node.written) ? [node.written] : [];
  if (node.kind === 'object')
    return [...node.entries.values()].flatMap(({ value }) => sentencesReadAsIds(value));
  return 'items' in node ? node.items.flatMap(sentencesReadAsIds) : [];
}

it('no sentence stands under a key whose values are ids', () => {
  const found = textFilesOf('en').flatMap((file) => {
    const { roots } = readTextFile(file, readFileSync(pathOfText('en', file), 'utf8'));
    return [...roots.values()]
      .flatMap(({ node }) => sentencesReadAsIds(node))
      .map((text) => `${file}: ${text}`);
  });
  expect(found).toEqual([]);
});
