import { readFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';

/** Sets a written file's text as `npm run format` sets it. `file`: its path, which tells the language. Throws on a syntax error. */
export async function formatText(file: string, text: string): Promise<string> {
  const config = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig;
  const { code, errors } = await format(file, text, config);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return code;
}
