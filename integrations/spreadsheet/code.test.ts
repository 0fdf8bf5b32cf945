import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';

const emptyColumns = 26;

/** Runs the script as the sheet would, on a sheet that is an array of rows; undefined: there is no sheet yet. */
function openSheet(before?: string[][], maxColumns = emptyColumns) {
  const rows = before ?? [];
  let columns = maxColumns;
  const inside = (column: number) => {
    if (column > columns) throw new Error('The coordinates of the range are outside the sheet.');
  };
  const write = (row: number, column: number, value: string) => {
    inside(column);
    const cells = (rows[row - 1] ??= []);
    while (cells.length < column) cells.push('');
    cells[column - 1] = value;
  };
  const sheet = {
    appendRow: (row: string[]) => rows.push([...row]),
    getLastRow: () => rows.length,
    getLastColumn: () => Math.max(0, ...rows.map((row) => row.length)),
    getMaxColumns: () => columns,
    insertColumnsAfter: (_after: number, count: number) => (columns += count),
    getRange: (row: number, column: number, height = 1, width = 1) => {
      inside(column + width - 1);
      return {
        getValues: () =>
          Array.from({ length: height }, (_, down) =>
            Array.from(
              { length: width },
              (_, right) => rows[row - 1 + down]?.[column - 1 + right] ?? '',
            ),
          ),
        setValue: (value: string) => write(row, column, value),
        setValues: (values: string[][]) =>
          values.forEach((cells, down) =>
            cells.forEach((value, right) => write(row + down, column + right, value)),
          ),
        createTextFinder: (text: string) => ({
          matchEntireCell: () => ({
            findNext: () => {
              const found = rows.findIndex((cells) => cells[column - 1] === text);
              return found < 0 ? null : { getRow: () => found + 1 };
            },
          }),
        }),
      };
    },
  };
  let exists = before !== undefined;
  const context = createContext({
    LockService: {
      getScriptLock: () => ({ waitLock: () => undefined, releaseLock: () => undefined }),
    },
    SpreadsheetApp: {
      getActiveSpreadsheet: () => ({
        getSheetByName: () => (exists ? sheet : null),
        insertSheet: () => {
          exists = true;
          return sheet;
        },
      }),
    },
    ContentService: {
      MimeType: { JSON: 'json' },
      createTextOutput: (text: string) => ({ setMimeType: () => text }),
    },
  });
  runInContext(readFileSync(join(import.meta.dirname, 'Code.gs'), 'utf8'), context);
  const post = (body: unknown) => {
    const contents = typeof body === 'string' ? body : JSON.stringify(body);
    context.event = { postData: { contents } };
    return JSON.parse(runInContext('doPost(event)', context) as string) as Record<string, unknown>;
  };
  /** A row's cell by the name of its column. */
  const cell = (row: number, column: string) => rows[row]?.[rows[0]?.indexOf(column) ?? -1];
  return { rows, post, cell };
}

const submissionId = '7f9c24e5-4b1d-4a6e-9f57-0d7c8e1b2a3c';
const otherId = '7f9c24e5-4b1d-4a6e-9f57-0d7c8e1b2a3d';

/** The columns of the script before it had receipt and suspicion, in their order. */
const oldColumns =
  'receivedAt submissionId formType fullName email phone businessName businessType complianceStatus consultationDate services budget timeline industry currentIssues businessSize urgency notes timestamp source'.split(
    ' ',
  );
const oldRow = oldColumns.map((column) => (column === 'submissionId' ? submissionId : column));

it('stores a lead once, however often it is sent', () => {
  const { rows, post, cell } = openSheet();
  const lead = { submissionId, formType: 'support', fullName: 'Test Vendor' };
  expect(post(lead)).toEqual({ success: true, id: submissionId, duplicate: false });
  expect(post(lead)).toEqual({ success: true, id: submissionId, duplicate: true });
  expect(rows).toHaveLength(2);
  expect(cell(1, 'submissionId')).toBe(submissionId);
  expect(cell(1, 'formType')).toBe('support');
  expect(cell(1, 'fullName')).toBe('Test Vendor');
});

it('writes receipt and suspicion of a lead from the server, near the front of a new sheet', () => {
  const { rows, post } = openSheet();
  post({ submissionId, receipt: 'N-7F3K9Q', suspicion: 'trap' });
  expect(rows[0]?.slice(0, 4)).toEqual(['receivedAt', 'receipt', 'suspicion', 'submissionId']);
  expect(rows[1]?.slice(1, 4)).toEqual(['N-7F3K9Q', 'trap', submissionId]);
});

it('adds the columns that an older sheet lacks at its end, and moves nothing', () => {
  const { rows, post, cell } = openSheet([[...oldColumns], [...oldRow]]);
  post({ submissionId: otherId, receipt: 'N-7F3K9Q', suspicion: '', fullName: 'Test Vendor' });
  expect(rows[0]).toEqual([...oldColumns, 'receipt', 'suspicion', 'language']);
  expect(rows[1]).toEqual(oldRow);
  expect(cell(2, 'fullName')).toBe('Test Vendor');
  expect(cell(2, 'receipt')).toBe('N-7F3K9Q');
  // What the old script wrote is still known.
  expect(post({ submissionId })).toMatchObject({ duplicate: true });
  expect(rows).toHaveLength(3);
  expect(rows[0]).toHaveLength(oldColumns.length + 3);
});

it('leaves the team’s own columns unchanged, also where they fill the sheet', () => {
  const own = ['called', '', 'by'];
  const { rows, post, cell } = openSheet(
    [
      [...oldColumns, ...own],
      [...oldRow, 'x', '', 'y'],
    ],
    23,
  );
  post({ submissionId: otherId, receipt: 'N-7F3K9Q' });
  expect(rows[0]).toEqual([...oldColumns, ...own, 'receipt', 'suspicion', 'language']);
  expect(rows[1]?.slice(0, 23)).toEqual([...oldRow, 'x', '', 'y']);
  expect(cell(2, 'receipt')).toBe('N-7F3K9Q');
  expect(cell(2, 'called')).toBe('');
});

it('finds columns that the team has moved', () => {
  const moved = ['notes', 'fullName', ...oldColumns.filter((name) => !/notes|fullName/.test(name))];
  const { post, cell } = openSheet([moved]);
  post({ submissionId, fullName: 'Test Vendor', notes: 'One cart' });
  expect(cell(1, 'fullName')).toBe('Test Vendor');
  expect(cell(1, 'notes')).toBe('One cart');
  expect(post({ submissionId })).toMatchObject({ duplicate: true });
});

it('changes the mark of a row when its lead is released, and nothing else', () => {
  const { rows, post, cell } = openSheet();
  const lead = { submissionId, fullName: 'Test Vendor', suspicion: 'trap' };
  post(lead);
  const before = [...(rows[1] ?? [])];
  post({ ...lead, fullName: 'Other', suspicion: 'released (was trap)' });
  expect(cell(1, 'suspicion')).toBe('released (was trap)');
  expect(rows[1]?.with(2, 'trap')).toEqual(before);
  // The form itself, where it sends to the sheet, says nothing of it.
  post({ submissionId });
  expect(cell(1, 'suspicion')).toBe('released (was trap)');
});

it('a formula stays text, and what is no lead is answered with its error', () => {
  const { rows, post, cell } = openSheet();
  post({ submissionId, fullName: '=IMPORTXML("x")', suspicion: '=1' });
  expect(cell(1, 'fullName')).toBe('\'=IMPORTXML("x")');
  expect(cell(1, 'suspicion')).toBe("'=1");
  expect(post('not json')).toHaveProperty('error');
  expect(post({ fullName: 'nobody' })).toEqual({ error: 'submissionId is missing' });
  expect(rows).toHaveLength(2);
});

it('no sign that starts a formula somewhere starts a cell', () => {
  const { rows, post } = openSheet();
  const signs = [
    '=',
    '+',
    '-',
    '@',
    ';',
    '＝',
    '＋',
    '－',
    '＠',
    '\t',
    '\r',
    '\n',
    ' =',
    '\u3000＝',
  ];
  for (const [index, sign] of signs.entries()) {
    const id = submissionId.slice(0, -2) + String(index).padStart(2, '0');
    post({ submissionId: id, fullName: `${sign}HYPERLINK("x")` });
  }
  const name = rows[0]?.indexOf('fullName') ?? -1;
  const through = rows.slice(1).filter((row) => !row[name]?.startsWith("'"));
  console.info(`formula signs: ${through.length} of ${signs.length} got through`);
  expect(through).toEqual([]);
  post({ submissionId, fullName: 'Anita; Ravi = partners' });
  expect(rows.at(-1)?.[name]).toBe('Anita; Ravi = partners');
});
