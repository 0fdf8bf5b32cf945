import { format } from 'node:util';

/**
 * Returns a text for a log, without characters that control a terminal or change the direction of text. Lines
 * after the first are indented, so that quoted text cannot imitate a log entry.
 */
export const plainText = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- these are what is looked for
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g, '\ufffd')
    .replace(/\n(?=.)/g, '\n    ');

/** Makes every log entry of this process plain text, from any module. */
export function logPlainText(): void {
  for (const name of ['log', 'info', 'warn', 'error'] as const) {
    const write = console[name].bind(console);
    console[name] = (...values: unknown[]) => write('%s', plainText(format(...values)));
  }
}
