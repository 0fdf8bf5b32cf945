/**
 * The sheet's side of the spreadsheet transport. Paste it into the script editor of a sheet, deploy it
 * as a web app (execute as: me; access: anyone), and build the site with its address in
 * VITE_LEAD_ENDPOINT. README.md beside this file says it step by step.
 *
 * It stores each submissionId once, so that a repeated request adds no row, and answers JSON.
 *
 * Columns are found by their names in the first row: they may be moved, hidden and mixed with own ones, but not
 * renamed. A sheet that lacks some of them, because it is older than this script, gets them at its end.
 */
var SHEET = 'Leads';
var COLUMNS = [
  'receivedAt',
  'receipt',
  'suspicion',
  'submissionId',
  'formType',
  'fullName',
  'email',
  'phone',
  'businessName',
  'businessType',
  'complianceStatus',
  'consultationDate',
  'services',
  'budget',
  'timeline',
  'industry',
  'currentIssues',
  'businessSize',
  'urgency',
  'notes',
  'timestamp',
  'source',
  'language',
];

function doPost(event) {
  // One at a time: two requests with the same id must not both find it missing.
  var lock = LockService.getScriptLock();
  lock.waitLock(20000);
  try {
    return answer(keep(JSON.parse(event.postData.contents)));
  } catch (error) {
    return answer({ error: String(error) });
  } finally {
    lock.releaseLock();
  }
}

function keep(lead) {
  var id = String(lead.submissionId || '');
  if (!/^[0-9a-f-]{36}$/i.test(id)) return { error: 'submissionId is missing' };
  var sheet = leadsSheet();
  var header = headerOf(sheet);
  var known = sheet
    .getRange(1, header.indexOf('submissionId') + 1, sheet.getLastRow(), 1)
    .createTextFinder(id)
    .matchEntireCell(true)
    .findNext();
  if (known) {
    mark(sheet.getRange(known.getRow(), header.indexOf('suspicion') + 1), lead.suspicion);
    return { success: true, id: id, duplicate: true };
  }
  lead.receivedAt = new Date().toISOString();
  sheet.appendRow(
    header.map(function (column) {
      return COLUMNS.indexOf(column) < 0 ? '' : safe(lead[column]);
    }),
  );
  return { success: true, id: id, duplicate: false };
}

/** A flagged lead that was released comes again: its mark changes, and nothing else of its row. */
function mark(cell, suspicion) {
  if (suspicion !== undefined) cell.setValue(safe(suspicion));
}

function leadsSheet() {
  var book = SpreadsheetApp.getActiveSpreadsheet();
  var sheet = book.getSheetByName(SHEET) || book.insertSheet(SHEET);
  if (sheet.getLastRow() === 0) sheet.appendRow(COLUMNS);
  return sheet;
}

/** The first row, up to the last column of ours; columns that it lacks are added behind all others. */
function headerOf(sheet) {
  var header = sheet.getRange(1, 1, 1, sheet.getLastColumn()).getValues()[0].map(String);
  var missing = COLUMNS.filter(function (column) {
    return header.indexOf(column) < 0;
  });
  if (missing.length > 0) {
    var room = sheet.getMaxColumns() - header.length;
    if (room < missing.length) {
      sheet.insertColumnsAfter(sheet.getMaxColumns(), missing.length - room);
    }
    sheet.getRange(1, header.length + 1, 1, missing.length).setValues([missing]);
    header = header.concat(missing);
  }
  var last = Math.max.apply(
    null,
    COLUMNS.map(function (column) {
      return header.indexOf(column);
    }),
  );
  return header.slice(0, last + 1);
}

/** Text that starts like a formula stays text. */
function safe(value) {
  var text = value === undefined || value === null ? '' : String(value).slice(0, 5000);
  // Full-width signs and a semicolon start a formula in some sheets and where the sheet is opened as CSV.
  return /^\s*[=+\-@;\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/.test(text) ? "'" + text : text;
}

function answer(body) {
  return ContentService.createTextOutput(JSON.stringify(body)).setMimeType(
    ContentService.MimeType.JSON,
  );
}
