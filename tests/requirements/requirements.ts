import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../architecture/source-files.ts';

/** The list of what the site has to do; its column of tests is written by `npm run requirements`. */
export const requirementsFile = 'docs/requirements.md';

/** Its examples of ids cover nothing. */
const ownTest = 'tests/architecture/requirements.test.ts';

/** A row of the list. */
export interface Requirement {
  readonly id: string;
  readonly text: string;
  /** The column of tests as it stands in the file. */
  readonly tests: string;
  /** Why no test mentions it, or what its tests leave open; written by hand. */
  readonly note: string;
}

/** What a note begins with: who or what proves a requirement instead of a test, or that nothing does yet. */
export const noteKinds = ['manual', 'owner', 'content', 'not verified', 'later'] as const;

const row = /^\| ([A-Z0-9]+(?:-[A-Z0-9]+)?-\d\d) +\| (.+?) +\| (.*?) *\| (.*?) *\|$/;

/** The rows of the list. */
export function readRequirements(markdown: string): Requirement[] {
  return markdown.split('\n').flatMap((line) => {
    const [, id, text, tests, note] = row.exec(line) ?? [];
    return id === undefined || text === undefined || tests === undefined || note === undefined
      ? []
      : [{ id, text, tests, note }];
  });
}

/** The list with the column of tests as the tests are now. */
export function withTests(markdown: string, mentions: ReadonlyMap<string, readonly string[]>) {
  return markdown
    .split('\n')
    .map((line) => {
      const [, id, text, , note] = row.exec(line) ?? [];
      if (id === undefined) return line;
      return `| ${id} | ${text} | ${testsCell(mentions.get(id) ?? [])} | ${note} |`;
    })
    .join('\n');
}

/** What the column says of these files. */
export const testsCell = (files: readonly string[]): string =>
  files.map((file) => `\`${file}\``).join(', ');

/**
 * The ids that a text mentions, of the groups that the list has (`LEAD`, `GUIDE-TRADE`). A range
 * (`CHAT-07…10`, `SEO-01 to SEO-03`) mentions all in it, and `AUTH-24, 25` both.
 */
export function idsIn(text: string, groups: ReadonlySet<string>): string[] {
  const ids: string[] = [];
  for (const [, group = '', first = '', rest = ''] of text.matchAll(mention)) {
    if (!groups.has(group)) continue;
    const add = (number: number) => ids.push(`${group}-${String(number).padStart(2, '0')}`);
    let last = Number(first);
    add(last);
    for (const [, sign = '', otherGroup, digits] of rest.matchAll(another)) {
      if (otherGroup !== undefined && otherGroup !== group) break;
      const next = Number(digits);
      for (let number = isRange(sign) ? last + 1 : next; number <= next; number += 1) add(number);
      last = next;
    }
  }
  return ids;
}

const idPattern = String.raw`([A-Z0-9]+(?:-[A-Z]+\d?)?)-(\d\d)(?![\d-])`;
const nextPattern = String.raw`(…|–| to |, | and |\/)(?:([A-Z0-9]+(?:-[A-Z]+\d?)?)-)?(\d\d)(?![\d-])`;
/** An id with what is said in the same breath: further numbers, and ends of ranges. */
const mention = new RegExp(
  String.raw`\b${idPattern}((?:(?:…|–| to |, | and |\/)(?:\1-)?\d\d(?![\d-]))*)`,
  'g',
);
const another = new RegExp(nextPattern, 'g');
const isRange = (sign: string): boolean => sign !== ', ' && sign !== ' and ' && sign !== '/';

/** The group of an id: `LEAD-24` is of `LEAD`. */
export const groupOf = (id: string): string => id.slice(0, id.lastIndexOf('-'));

/** Tests, the checks of the built files, and the requirements that a page declares. */
const isTest = (file: string): boolean =>
  /^src\/.*\.page\.ts$/.test(file) ||
  /^build\/(budgets\.ts|content-check\/)/.test(file) ||
  (/^tests\/.*\.tsx?$/.test(file) && !/^tests\/(support|requirements)\//.test(file)) ||
  /\.test\.tsx?$/.test(file);

/** Every file whose text may name a requirement, from the root. */
function filesWithText(): string[] {
  const folders = [
    'src',
    'sw',
    'tests',
    'build',
    'local-backend',
    'supabase',
    'integrations',
    'docs',
  ];
  return [...folders.flatMap(filesBelow), 'README.md', 'CONTRIBUTING.md', 'vite.config.ts'].filter(
    (file) =>
      /\.(tsx?|css|sql|md|html|js|toml)$/.test(file) && ![requirementsFile, ownTest].includes(file),
  );
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => statSync(join(root, file)).isFile());
}

/** Which files mention which ids: all of them, and the tests alone. */
export function readMentions(groups: ReadonlySet<string>) {
  const inFiles = new Map<string, string[]>();
  const inTests = new Map<string, string[]>();
  for (const file of filesWithText().toSorted()) {
    const ids = new Set(idsIn(readFileSync(join(root, file), 'utf8'), groups));
    for (const id of ids) {
      inFiles.set(id, [...(inFiles.get(id) ?? []), file]);
      if (isTest(file)) inTests.set(id, [...(inTests.get(id) ?? []), file]);
    }
  }
  return { inFiles, inTests };
}
