import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './source-files.ts';

/**
 * Numbers of samples begin with a zero after the country's code (`00000 00000`): no such number is given
 * to anybody, and every form of ours takes it. A number that begins with 6 to 9 may ring somewhere.
 */
const mobile =
  /(?<![\p{L}\p{Nd}.,₹+/=_-])(?:\+?91[ -]?|[0०౦])?[6-9६-९౬-౯](?:\p{Nd}{9}|\p{Nd}{4}[ -]\p{Nd}{5}|\p{Nd}{2,3}[ -]\p{Nd}{3}[ -]\p{Nd}{3,4})(?![\p{L}\p{Nd}]|[.,]\p{Nd})/gu;

/** Official helplines of ten digits, with the page that names them. None so far: the ones we name are short. */
const helplines: Readonly<Record<string, string>> = {};

/** Ten digits that are no telephone number: where they stand, and what they are. */
const notTelephones: Readonly<Record<string, string>> = {
  // All digits in falling order, among the passwords that everybody tries first.
  '9876543210': 'local-backend/common-passwords.test.ts',
};

const excluded =
  /^(node_modules|dist|\.git|\.build|\.data|\.bench|\.tanstack|test-results|playwright-report)$/;
/** Weights written as letters and digits, not text. */
const trained = 'trained.gen.json';
/** The hashes in the stamps of translations: ten letters and digits, sometimes digits only. */
const stamps = /(?<=": ")[\da-f]{10}(?=")/g;
const text = /\.(ts|tsx|mts|js|gs|css|html|json|md|sql|toml|txt|svg|yml|yaml|example|csv)$/;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (excluded.test(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return text.test(entry.name) && ![trained, 'package-lock.json'].includes(entry.name)
      ? [path]
      : [];
  });
}

function wordsOf(file: string): string {
  const words = readFileSync(file, 'utf8');
  return relative(root, file).startsWith('translations/') ? words.replaceAll(stamps, '') : words;
}

it('no file states a telephone number that may ring at a stranger’s (TRUST-05)', () => {
  const own = relative(root, import.meta.filename);
  const files = filesIn(root).filter((file) => relative(root, file) !== own);
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    (wordsOf(file).match(mobile) ?? [])
      .filter((number) => !(number in helplines) && !(number in notTelephones))
      .map((number) => `${relative(root, file)}: ${number}`),
  );
  expect(found).toEqual([]);
});

it.each([
  '98480 22338',
  '+91 98765 43210',
  '919876543210',
  'tel:+919876543210',
  '०९८७६५ ४३२१०',
  '09876543210',
])('%s is taken for one', (number) => expect(number).toMatch(mobile));

it.each(['00000 00000', '+91 00000 00001', '1,23,45,67,890', '4006381333931', '₹9876543210'])(
  '%s is not',
  (number) => expect(number).not.toMatch(mobile),
);
