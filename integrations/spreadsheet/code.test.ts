import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';

/** Runs the script as the sheet would, on a sheet that is an array of rows. */
function openSheet() {
  const rows: string[][] = [];
  const sheet = {
    appendRow: (row: string[]) => rows.push(row),
    getLastRow: () => rows.length,
    getRange: (_row: number, column: number) => ({
      createTextFinder: (text: string) => ({
        matchEntireCell: () => ({
          findNext: () => rows.find((row) => row[column - 1] === text) ?? null,
        }),
      }),
    }),
  };
  let exists = false;
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
  return { rows, post };
}

const submissionId = '7f9c24e5-4b1d-4a6e-9f57-0d7c8e1b2a3c';

it('keeps a lead once, however often it comes', () => {
  const { rows, post } = openSheet();
  const lead = { submissionId, formType: 'support', fullName: 'Test Vendor' };
  expect(post(lead)).toEqual({ success: true, id: submissionId, duplicate: false });
  expect(post(lead)).toEqual({ success: true, id: submissionId, duplicate: true });
  expect(rows).toHaveLength(2);
  expect(rows[1]?.slice(1, 4)).toEqual([submissionId, 'support', 'Test Vendor']);
});

it('a formula stays text, and what is no lead is answered with its error', () => {
  const { rows, post } = openSheet();
  post({ submissionId, fullName: '=IMPORTXML("x")' });
  expect(rows[1]?.[3]).toBe('\'=IMPORTXML("x")');
  expect(post('not json')).toHaveProperty('error');
  expect(post({ fullName: 'nobody' })).toEqual({ error: 'submissionId is missing' });
  expect(rows).toHaveLength(2);
});
