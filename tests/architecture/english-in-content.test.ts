import { describe, expect, it } from 'vitest';
import { parseSync } from 'oxc-parser';
import { parseFile, sourceFiles } from './source-files.ts';

type Program = ReturnType<typeof parseSync>['program'];
interface Node {
  type: string;
  [part: string]: unknown;
}

/** Three words, one of them in small letters: names and ids seldom look so, sentences do. */
const isSentence = (text: string): boolean => {
  const words = text.match(/[\p{L}’']+/gu) ?? [];
  return / /.test(text) && words.length >= 3 && words.some((word) => /^\p{Ll}/u.test(word));
};

/** Stays English in every language: the reader must find that very document, office or site. */
const officialFields = new Set(['title', 'publisher', 'name', 'street']);
/** The same outside such a field: who publishes a law, and where in it. */
const officialText =
  /^(section \d|First Schedule|Municipal Acts? |Parliament of|Law of the state$|(Ministry|Department|Bureau|Central Board|Directorate General|Controller General|Reserve Bank|Municipal Corporation) of )/;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((part) => (Array.isArray(part) ? part : [part]))
    .filter(isNode);

/** The name of a variable, a property or a called function; undefined for anything longer. */
const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? String(node['name']) : undefined;

/** True for `: Document`, the type of a document that states figures and rules. */
function saysDocument(annotation: unknown): boolean {
  if (!isNode(annotation)) return false;
  const type = annotation['typeAnnotation'];
  return isNode(type) && type.type === 'TSTypeReference' && nameOf(type['typeName']) === 'Document';
}

/** Functions that make a source of their arguments: those of this file, and of a file `sources.ts`. */
function sourceMakers(program: Node): ReadonlySet<string> {
  const names = new Set<string>();
  const look = (node: Node) => {
    if (node.type === 'ImportDeclaration' && textOf(node['source'])?.endsWith('/sources.ts')) {
      for (const specifier of childrenOf(node)) names.add(nameOf(specifier['local']) ?? '');
    }
    const made = node['init'];
    if (node.type === 'VariableDeclarator' && isNode(made) && saysDocument(made['returnType'])) {
      names.add(nameOf(node['id']) ?? '');
    }
    childrenOf(node).forEach(look);
  };
  look(program);
  return names;
}

function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal') {
    return typeof node['value'] === 'string' ? node['value'] : undefined;
  }
  if (node.type !== 'TemplateElement') return undefined;
  return (node['value'] as { cooked: string }).cooked;
}

/** The sentences that a file of `content` types, without errors for us and the names of documents. */
function sentencesIn(parsed: Program): string[] {
  const program = parsed as unknown as Node;
  const makers = sourceMakers(program);
  const found: string[] = [];
  const look = (node: Node) => {
    if (node.type === 'ThrowStatement' || node.type.startsWith('TS')) {
      // `as const satisfies …` stands around what is typed.
      if (isNode(node['expression'])) look(node['expression']);
      return;
    }
    if (node.type === 'Property' && officialFields.has(nameOf(node['key']) ?? '')) return;
    if (node.type === 'CallExpression' && makers.has(nameOf(node['callee']) ?? '')) return;
    if (node.type === 'VariableDeclarator') {
      const { id } = node;
      if (isNode(id) && saysDocument(id['typeAnnotation'])) return;
    }
    const text = textOf(node);
    if (text !== undefined && isSentence(text) && !officialText.test(text)) found.push(text);
    childrenOf(node).forEach(look);
  };
  look(program);
  return found;
}

describe('the check itself', () => {
  it.each([
    "const rule = { label: 'Fee for a late return' };",
    "const rule = ['above this turnover in Telangana'] as const satisfies readonly string[];",
    'const rule = { text: `From the ${day} of next month` };',
    "figure('a.b', 'Fee for a late return');",
  ])('finds the sentence in %s', (source) => {
    expect(sentencesIn(parseSync('x.ts', source).program)).toHaveLength(1);
  });

  it.each([
    "const law = { title: 'Act on the work of vendors', publisher: 'Ministry of Labour' };",
    "const law: Document = { title: act('of the vendors') };",
    "const act = (where: string): Document => ({ title: where }); act('rate of the notification');",
    "import { mca } from './sources.ts'; mca('Companies Act, sections 96 and 99');",
    'throw new Error(`There is no figure ${id}`);',
    "const id = 'gst.limit.goods'; const kind: 'a b c' = x;",
  ])('lets %s pass', (source) => {
    expect(sentencesIn(parseSync('x.ts', source).program)).toEqual([]);
  });
});

/** Patterns of words that a question is searched for: nobody reads them. */
const patterns = /^src\/content\/assistant\//;

it('content has no English sentence: texts are in src/locales', () => {
  const found = sourceFiles('src/content')
    .filter((file) => !patterns.test(file))
    .flatMap((file) => sentencesIn(parseFile(file).program).map((text) => `${file}: ${text}`));
  expect(found).toEqual([]);
});
