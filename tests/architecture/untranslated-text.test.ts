import { describe, expect, it } from 'vitest';
import { parseSync, Visitor } from 'oxc-parser';
import { parseFile, sourceFiles } from './source-files.ts';

/** Attributes whose text a visitor sees or hears. */
const spoken = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label']);
const hasLetters = (text: string) => /\p{L}{2,}/u.test(text);

/** Words typed into a component instead of coming from `i18n` or `content`. */
function untranslated(program: ReturnType<typeof parseSync>['program']): string[] {
  const found: string[] = [];
  const note = (text: string) => {
    if (hasLetters(text)) found.push(text.trim());
  };
  new Visitor({
    JSXText: (node) => note(node.value),
    JSXExpressionContainer: (node) => {
      if (node.expression.type === 'Literal' && typeof node.expression.value === 'string') {
        note(node.expression.value);
      }
    },
    JSXAttribute: (node) => {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
      if (spoken.has(name) && node.value?.type === 'Literal') note(node.value.value);
    },
  }).visit(program);
  return found;
}

describe('the check itself', () => {
  it.each([
    '<p>Hello</p>',
    '<a aria-label="Close">×</a>',
    '<input placeholder="Your name" />',
    "<p>{'Hello'}</p>",
  ])('finds the words in %s', (source) => {
    expect(untranslated(parseSync('x.tsx', source).program)).not.toEqual([]);
  });

  it('lets marks and expressions pass', () => {
    const source = '<p className="page">{words.hello} · 1</p>';
    expect(untranslated(parseSync('x.tsx', source).program)).toEqual([]);
  });
});

it('no component carries untranslated words', () => {
  const found = sourceFiles('src')
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => untranslated(parseFile(file).program).map((text) => `${file}: ${text}`));
  expect(found).toEqual([]);
});
