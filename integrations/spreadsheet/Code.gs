/**
 * The sheet's side of the spreadsheet transport. Paste it into the script editor of a sheet, deploy it
 * as a web app (execute as: me; access: anyone), and build the site with its address in
 * VITE_LEAD_ENDPOINT. README.md beside this file says it step by step.
 *
 * It keeps each submissionId once, so that a request that is sent again adds no row, and answers JSON.
 */
var SHEET = 'Leads';
var COLUMNS = [
  'receivedAt',
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
  var known = sheet
    .getRange(1, 2, sheet.getLastRow(), 1)
    .createTextFinder(id)
    .matchEntireCell(true);
  if (known.findNext()) return { success: true, id: id, duplicate: true };
  lead.receivedAt = new Date().toISOString();
  sheet.appendRow(
    COLUMNS.map(function (column) {
      return safe(lead[column]);
    }),
  );
  return { success: true, id: id, duplicate: false };
}

function leadsSheet() {
  var book = SpreadsheetApp.getActiveSpreadsheet();
  var sheet = book.getSheetByName(SHEET);
  if (!sheet) {
    sheet = book.insertSheet(SHEET);
    sheet.appendRow(COLUMNS);
  }
  return sheet;
}

/** Text that starts like a formula stays text. */
function safe(value) {
  var text = value === undefined || value === null ? '' : String(value).slice(0, 5000);
  return /^[=+\-@\t\r]/.test(text) ? "'" + text : text;
}

function answer(body) {
  return ContentService.createTextOutput(JSON.stringify(body)).setMimeType(
    ContentService.MimeType.JSON,
  );
}
