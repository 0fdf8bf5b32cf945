import { parseSync } from 'oxc-parser';
import { isText } from '../../src/pages/references.ts';

/** A place in a file of texts, in code units. */
interface Place {
  start: number;
  end: number;
}

/**
 * What a file of texts is made of. `string` and `code` are what a translator writes; `code` is a function or
 * a template with the texts inside it. `value` is an id, a figure or a reference: the same in all languages.
 */
export type TextNode = Place &
  (
    | {
        kind: 'object';
        entries: ReadonlyMap<string, Entry>;
        /** What is spread into it, as it is written. A call with words is an entry instead, `...callee`. */
        spreads: readonly string[];
      }
    | { kind: 'array'; items: readonly TextNode[] }
    | { kind: 'call'; callee: string; items: readonly TextNode[] }
    | { kind: 'string'; text: string }
    | {
        kind: 'code';
        texts: readonly string[];
        parameters: readonly string[];
        /** Parameters that the text uses. */
        used: readonly string[];
      }
    | { kind: 'value'; written: string }
  );

/** A property of an object: its value, and the whole of it. */
interface Entry extends Place {
  value: TextNode;
}

/** A constant or a function at the top of a file. */
interface Root extends Place {
  node: TextNode;
  isExported: boolean;
}

/** A file of texts, read without running it. */
export interface TextFile {
  source: string;
  roots: ReadonlyMap<string, Root>;
  /** Names that the file declares or imports. */
  names: ReadonlySet<string>;
  /** Names that the code between two places takes from outside of it. */
  namesIn: (place: Place) => ReadonlySet<string>;
}

/** A node of the syntax tree, as far as it is read here. */
interface Syntax extends Place {
  type: string;
  [field: string]: unknown;
}

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && typeof (value as Syntax).type === 'string';

const childrenOf = (node: Syntax): Syntax[] =>
  Object.values(node)
    .flatMap((value): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isSyntax);

/** Parentheses, `satisfies` and `as`, which change no value. */
const wrappers = new Set([
  'TSSatisfiesExpression',
  'TSAsExpression',
  'TSNonNullExpression',
  'ParenthesizedExpression',
]);

function unwrapped(node: Syntax): Syntax {
  return wrappers.has(node.type) && isSyntax(node.expression) ? unwrapped(node.expression) : node;
}

/** Keys that hold ids or choices in some template, besides those of `pages/references.ts`. */
const choices = new Set(['layout', 'effort', 'topic', 'page', 'slug', 'section']);
/** Words may stand under such a key too, such as the name of a link to a portal. An id has no space. */
const isId = (key: string, value: string) =>
  isText(key) ? choices.has(key) && /^[\w/-]*$/.test(value) : /^[!-~]*$/.test(value);

const isObject = (value: Syntax): boolean => unwrapped(value).type === 'ObjectExpression';
/** True for what is no id: ids are written in small Latin letters. */
const isWord = (value: string): boolean => !/^[a-z\d/._#-]*$/.test(value);

/** Reads a file of texts. Throws when it is no TypeScript. */
export function readTextFile(name: string, source: string): TextFile {
  const { program, errors } = parseSync(name, source);
  const error = errors[0];
  if (error) throw new Error(`${name}: ${error.message}`);
  const roots = new Map<string, Root>();
  const names = new Set<string>();
  const body = program.body as unknown as Syntax[];
  const slice = ({ start, end }: Place) => source.slice(start, end);
  // Keys of a template hold ids on pages; the texts of a tool may have words, or an object of words, under the same name.
  const isOfPage = !/(^|\/)tools\//.test(name) || /(^|\/)pages\//.test(name);
  const holdsIds = (key: string, value: Syntax) => !isText(key) && (isOfPage || !isObject(value));
  const reading = {
    slice,
    holdsIds,
    isId: (key: string, value: string) => isId(key, value) && (isOfPage || !isWord(value)),
  };
  const nodeOf = (syntax: Syntax, key: string) => readNode(syntax, key, reading);
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') {
      for (const { local } of statement.specifiers as { local: { name: string } }[]) {
        names.add(local.name);
      }
    }
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declared = isExported ? statement.declaration : statement;
    if (!isSyntax(declared)) continue;
    const place = { start: statement.start, end: statement.end };
    if (declared.type === 'FunctionDeclaration') {
      const { name: id } = declared.id as { name: string };
      names.add(id);
      roots.set(id, { ...place, isExported, node: nodeOf(declared, '') });
    }
    if (declared.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations as {
      id: { name: string };
      init: Syntax;
    }[]) {
      names.add(id.name);
      roots.set(id.name, { ...place, isExported, node: nodeOf(init, '') });
    }
  }
  return {
    source,
    roots,
    names,
    namesIn: (place) =>
      namesTaken(
        body.filter(({ start, end }) => start < place.end && end > place.start),
        place,
      ),
  };
}

/** How a file is read. */
interface Reading {
  slice: (place: Place) => string;
  /** Whether what stands under a key is ids. */
  holdsIds: (key: string, value: Syntax) => boolean;
  /** Whether a string under a key is an id. */
  isId: (key: string, value: string) => boolean;
}

function readNode(wrapped: Syntax, key: string, reading: Reading): TextNode {
  const { slice, holdsIds, isId } = reading;
  const node = unwrapped(wrapped);
  // The types around it belong to the place: they may say what an empty list holds.
  const place = { start: node.start, end: node.end };
  // What stands below the key of an id is an id too.
  const inside = (inner: Syntax, name = key) =>
    readNode(inner, holdsIds(key, node) ? key : name, reading);
  switch (node.type) {
    case 'ObjectExpression': {
      const entries = new Map<string, Entry>();
      const spreads: string[] = [];
      for (const property of node.properties as Syntax[]) {
        if (property.type === 'SpreadElement') {
          const spread = property.argument as Syntax;
          if (hasWords(spread)) {
            entries.set(`...${slice(spread.callee as Syntax)}`, {
              start: property.start,
              end: property.end,
              value: inside(spread),
            });
          } else spreads.push(slice(property));
          continue;
        }
        const name = nameOfKey(property.key as Syntax, slice);
        entries.set(name, {
          start: property.start,
          end: property.end,
          value: inside(property.value as Syntax, name),
        });
      }
      return { kind: 'object', entries, spreads, ...place };
    }
    case 'ArrayExpression':
      return {
        kind: 'array',
        items: (node.elements as Syntax[]).map((item) => inside(item)),
        ...place,
      };
    case 'CallExpression': {
      const callee = slice(node.callee as Syntax);
      // Files that are taken in by a pattern.
      if (callee === 'import.meta.glob') return { kind: 'value', written: slice(node), ...place };
      return {
        kind: 'call',
        callee,
        items: (node.arguments as Syntax[]).map((item) => inside(item)),
        ...place,
      };
    }
    case 'Literal':
      return typeof node.value === 'string' && !isId(key, node.value)
        ? { kind: 'string', text: node.value, ...place }
        : { kind: 'value', written: slice(node), ...place };
    case 'TemplateLiteral': {
      const text = plainTemplate(node);
      return text === undefined ? code(node, place) : { kind: 'string', text, ...place };
    }
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
    case 'ConditionalExpression':
    case 'BinaryExpression':
      return code(node, place);
    default:
      return { kind: 'value', written: slice(node), ...place };
  }
}

/** True for a call that is given words, such as the name of an office, and not marks such as 'A'. */
const hasWords = (node: Syntax): boolean =>
  node.type === 'CallExpression' &&
  (node.arguments as Syntax[]).some(
    ({ type, value }) => type === 'Literal' && typeof value === 'string' && value.length > 1,
  );

/** The name of a property; a computed one as it is written. */
function nameOfKey(key: Syntax, slice: (place: Place) => string): string {
  if (typeof key.name === 'string') return key.name;
  return key.type === 'Literal' ? String(key.value) : slice(key);
}

function plainTemplate(node: Syntax): string | undefined {
  const quasis = node.quasis as { value: { cooked: string } }[];
  return quasis.length === 1 ? quasis[0]?.value.cooked : undefined;
}

function code(node: Syntax, place: Place): TextNode {
  const texts: string[] = [];
  const collect = (part: Syntax): void => {
    if (part.type === 'Literal' && typeof part.value === 'string') texts.push(part.value);
    if (part.type === 'TemplateElement') {
      texts.push((part.value as { cooked: string }).cooked);
    }
    // An id or the kind of a block is no text, nor is what a text is compared with.
    if (isIdProperty(part)) return;
    // Nor is the key of a property.
    if (part.type === 'Property') {
      collect(part.value as Syntax);
      return;
    }
    if (part.type === 'BinaryExpression' && part.operator !== '+') return;
    if (part.type === 'SwitchCase') {
      for (const statement of part.consequent as Syntax[]) collect(statement);
      return;
    }
    for (const child of childrenOf(part)) if (!isType(child)) collect(child);
  };
  collect(node);
  const parameters = ((node.params as Syntax[] | undefined) ?? []).flatMap(namesOfPattern);
  const used = isSyntax(node.body) ? identifiersIn(node.body) : new Set<string>();
  return {
    kind: 'code',
    texts,
    parameters,
    used: parameters.filter((name) => used.has(name)),
    ...place,
  };
}

function isIdProperty({ type, key, value }: Syntax): boolean {
  if (type !== 'Property' || !isSyntax(key) || !isSyntax(value)) return false;
  return typeof value.value === 'string' && isId(String(key.name ?? key.value), value.value);
}

const isType = ({ type }: Syntax) => type.startsWith('TS') && !wrappers.has(type);

const namesOfPattern = (pattern: Syntax): string[] => {
  if (pattern.type === 'Identifier') return [pattern.name as string];
  if (pattern.type === 'Property') return namesOfPattern(pattern.value as Syntax);
  return childrenOf(pattern)
    .filter((child) => !isType(child))
    .flatMap(namesOfPattern);
};

/** Names that an expression reads; those of properties and types are none. */
function identifiersIn(node: Syntax, found = new Set<string>()): Set<string> {
  if (isType(node)) return found;
  if (node.type === 'Identifier') found.add(node.name as string);
  for (const child of childrenOf(node)) {
    const isName =
      ((node.type === 'MemberExpression' && child === node.property) ||
        (node.type === 'Property' && child === node.key)) &&
      node.computed !== true;
    if (!isName) identifiersIn(child, found);
  }
  return found;
}

/** Names that a piece of code takes from outside of it. */
function namesTaken(statements: readonly Syntax[], place: Place): ReadonlySet<string> {
  const inside: Syntax[] = [];
  const find = (node: Syntax): void => {
    if (node.start >= place.start && node.end <= place.end) inside.push(node);
    else if (node.start < place.end && node.end > place.start) childrenOf(node).forEach(find);
  };
  statements.forEach(find);
  const taken = new Set<string>();
  const own = new Set<string>();
  const declare = (node: Syntax): void => {
    for (const parameter of (node.params as Syntax[] | undefined) ?? []) {
      if (isSyntax(parameter) && !isType(node))
        namesOfPattern(parameter).forEach((name) => own.add(name));
    }
    if (node.type === 'VariableDeclarator') {
      namesOfPattern(node.id as Syntax).forEach((name) => own.add(name));
    }
    childrenOf(node).forEach(declare);
  };
  for (const node of inside) {
    identifiersIn(node, taken);
    declare(node);
  }
  return new Set([...taken].filter((name) => !own.has(name)));
}
