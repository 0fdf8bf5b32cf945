import type { Cell, Matrix } from './matrix.ts';

const letters: Readonly<Record<string, string>> = {
  read: 'R',
  insert: 'I',
  update: 'U',
  upsert: 'P',
  delete: 'D',
  truncate: 'T',
};

const legend = `R read, I insert, U update, P upsert, D delete, T truncate
capital: done   small: taken, but the server's value is kept   -: refused   !: not as expected
`;

/** The matrix as a table: one line for each column, one group of letters for each user. */
export function printMatrix({ cells }: Matrix): string {
  const people = [...new Set(cells.map(({ person }) => person))];
  const lines = new Map<string, Map<string, string>>();
  for (const cell of cells) {
    const line = `${cell.table}.${cell.column}`;
    const groups = lines.get(line) ?? new Map<string, string>();
    groups.set(cell.person, (groups.get(cell.person) ?? '') + markOf(cell));
    lines.set(line, groups);
  }
  const first = Math.max(...[...lines.keys()].map((line) => line.length));
  const widths = people.map((person) => Math.max(person.length, 4));
  const row = (name: string, groups: readonly string[]) =>
    [name.padEnd(first), ...groups.map((group, at) => group.padEnd(widths[at] ?? 0))]
      .join('  ')
      .trimEnd();
  return [
    legend,
    row('', people),
    ...[...lines].map(([name, groups]) =>
      row(
        name,
        people.map((person) => groups.get(person) ?? ''),
      ),
    ),
  ].join('\n');
}

function markOf({ verb, outcome, expected }: Cell): string {
  const letter = letters[verb] ?? '?';
  const mark = { allowed: letter, overruled: letter.toLowerCase(), refused: '-' }[outcome];
  return outcome === expected ? mark : `${mark}!`;
}

/** Everything that is not as expected, what is open and should not be first. */
export function findingsOf({ cells, complaints }: Matrix): string[] {
  const wrong = cells.filter(({ outcome, expected }) => outcome !== expected);
  const say = ({ person, verb, table, column, outcome, expected }: Cell) =>
    `${person}: ${verb} ${table}.${column} is ${outcome}, expected ${expected}`;
  const open = wrong.filter(({ outcome }) => outcome === 'allowed');
  const rest = wrong.filter(({ outcome }) => outcome !== 'allowed');
  return [...open.map(say), ...complaints, ...rest.map(say)];
}
