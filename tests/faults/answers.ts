/**
 * The decision table of the outbox, written by hand: what every answer does to an item. Nothing in it is
 * computed by the code under test. docs/outbox-answers.md shows it.
 */

/** What an answer does to an item. */
export type Letter = 'D' | 'N' | 'H' | 'r' | 'a' | 'w' | '-';

/** What the letters mean. */
const letters: Readonly<Record<Exclude<Letter, '-'>, string>> = {
  D: 'done: the server has it',
  N: 'needs correction: our server refuses it',
  H: 'held until its signed-in owner signs in again; retried for an anonymous owner and on a shared phone',
  r: 'retried; a `Retry-After` changes nothing',
  a: 'retried, not before its `Retry-After`',
  w: 'retried, and "This Wi-Fi asks you to sign in."; a `Retry-After` changes nothing',
};

/** What stands in the answer, in the order of the columns. */
export const bodies = {
  answer: 'our answer, naming the item',
  other: 'our answer, naming another item',
  'header-alone': 'an answer that names the item only in its header',
  'body-alone': 'an answer that names the item only in its body',
  near: 'our answer; its body names another item, whose id begins with the same eight characters',
  both: 'our answer, with an error beside the id',
  'as-text': 'our answer, declared as plain text',
  refusal: 'our refusal, naming the item',
  expired: 'our refusal for an expired session, naming the item',
  'refusal-other': 'our refusal, naming another item',
  'refusal-bare': 'a refusal of our shape that names no item (an older server)',
  'refusal-half': 'a refusal that names the item only in its body',
  'refusal-header': 'our refusal; its header names the item, its body another',
  'refusal-body': 'our refusal; its body names the item, its header another',
  'refusal-as-text': 'our refusal, declared as plain text',
  'no-code': 'our refusal, with an invalid code',
  mirror: 'our own request, sent back',
  're-formatted': 'our own request, sent back with different spaces',
  envelope: 'our own request, sent back beside its id',
  json: 'JSON of a foreign server',
  page: 'a page (HTML)',
  undeclared: 'a page that is declared as plain text',
  fragment: 'part of a page, declared as a page',
  'empty-page': 'an empty body, declared as a page',
  text: 'plain text',
  empty: 'an empty body',
  cut: 'our answer, cut off',
} as const;

export type Body = keyof typeof bodies;

interface Row {
  statuses: readonly number[];
  /** One letter for each of `bodies`. */
  outcomes: string;
  /** Why, in the readable table. */
  why: string;
}

/**
 * By status. The columns: answer other header body near both text | refusal expired other bare half header
 * body text no-code | mirror formatted envelope json | page undeclared fragment | empty-page text empty cut.
 */
const rows: readonly Row[] = [
  {
    statuses: [200, 201, 202, 203, 206],
    outcomes: 'D r r r r r r | r r r r r r r r r | r r r r | w w w | r r r r',
    why: 'Only an answer that names the item twice is an acknowledgement.',
  },
  {
    statuses: [204, 205, 304],
    outcomes: '- - - - - - - | - - - - - - - - - | - - - - | - - - | r - r -',
    why: 'The answer has no body.',
  },
  {
    statuses: [300, 301, 302, 303, 307, 308],
    outcomes: 'w w w w w w w | w w w w w w w w w | w w w w | w w w | w w w w',
    why: 'Our server never redirects; a Wi-Fi that requires a sign-in does.',
  },
  {
    statuses: [401],
    outcomes: 'r r r r r r r | r H r r r r r r r | r r r r | w w w | r r r r',
    why: 'A 401 is no verdict on the item, even from our server; only our server may report an expired session.',
  },
  {
    statuses: [400, 402, 404, 405, 409, 410, 413, 414, 415, 422, 431, 451],
    outcomes: 'r r r r r r r | N N r r r r r r r | r r r r | r r r | r r r r',
    why: 'A refusal counts if it is provably ours and about this item.',
  },
  {
    statuses: [403],
    outcomes: 'r r r r r r r | N N r r r r r r r | r r r r | w w w | r r r r',
    why: 'The same; as a page it is a Wi-Fi’s sign-in page.',
  },
  {
    statuses: [407],
    outcomes: 'r r r r r r r | r r r r r r r r r | r r r r | w w w | r r r r',
    why: 'A proxy’s status; our server never sends it.',
  },
  {
    statuses: [408, 421, 425, 429],
    outcomes: 'a a a a a a a | a a a a a a a a a | a a a a | a a a | a a a a',
    why: 'These statuses mean “later”.',
  },
  {
    statuses: [500, 501, 502, 503, 504, 507, 520, 521, 522, 523, 524, 525, 526, 527, 530],
    outcomes: 'a a a a a a a | a a a a a a a a a | a a a a | a a a | a a a a',
    why: 'A failing server has judged nothing, not even our own.',
  },
  {
    statuses: [511],
    outcomes: 'w w w w w w w | w w w w w w w w w | w w w w | w w w | w w w w',
    why: 'The status of a network that requires a sign-in.',
  },
];

/** Attempts that brought no answer with a status. */
export const withoutStatus: Readonly<Record<string, { outcome: Letter; why: string }>> = {
  'no connection': { outcome: 'r', why: 'No server has answered.' },
  'no answer in time': { outcome: 'r', why: 'No server has answered.' },
  'connection lost within the answer': { outcome: 'r', why: 'The answer is incomplete.' },
  'opaque answer': { outcome: 'r', why: 'Its sender is unknown.' },
  'redirect, as browsers show it': {
    outcome: 'w',
    why: 'Our server never redirects; a Wi-Fi that requires a sign-in does.',
  },
};

export const owners = ['anonymous', 'signed in', 'shared phone'] as const;
export type Owner = (typeof owners)[number];

export interface Case {
  status: number;
  body: Body;
  owner: Owner;
  outcome: Exclude<Letter, '-'>;
}

const names = Object.keys(bodies) as Body[];

/** Letters of a row, one for each body. Throws when the row has too many or too few. */
function lettersOf({ statuses, outcomes }: Row): Letter[] {
  const found = outcomes.split(/[ |]+/) as Letter[];
  if (found.length !== names.length) throw new Error(`Row ${statuses[0]} has ${found.length}`);
  return found;
}

/** Every case with a status, for each owner. A hold is for who is signed in. */
export const cases: readonly Case[] = owners.flatMap((owner) =>
  rows.flatMap((row) =>
    row.statuses.flatMap((status) =>
      lettersOf(row).flatMap((letter, index) => {
        const body = names[index];
        if (letter === '-' || !body) return [];
        const outcome = letter === 'H' && owner !== 'signed in' ? 'r' : letter;
        return [{ status, body, owner, outcome } as const];
      }),
    ),
  ),
);

/** What the letters mean, the columns and the table, as docs/outbox-answers.md shows them. */
export function tableAsMarkdown(): string {
  const letter = (text: string) => (text === '-' ? ' ' : text);
  const meanings = (of: Readonly<Record<string, string>>) =>
    Object.entries(of).map(([name, meaning]) => `- **${name}**: ${meaning}`);
  const header = ['status', ...names, 'why'];
  const lines = [
    header,
    header.map(() => '---'),
    ...rows.map((row) => [row.statuses.join(' '), ...lettersOf(row).map(letter), row.why]),
    ...Object.entries(withoutStatus).map(([name, { outcome, why }]) => [
      name,
      ...names.map(() => outcome),
      why,
    ]),
  ];
  return [
    '**Outcomes.** One letter in each cell:',
    '',
    ...meanings(letters),
    '',
    '**Bodies**, by column:',
    '',
    ...meanings(bodies),
    '',
    ...lines.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}
