import type { Graph, Thing } from 'schema-dts';

/**
 * The characters that could end a script element or a line of script, as JSON writes them otherwise.
 * A reader of JSON sees the same text.
 */
const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * The script element that carries structured data, or nothing where there is none. It is data, which
 * the browser does not run: the content security policy needs no allowance for it.
 */
export function jsonLdScript(things: readonly Thing[]): string {
  if (things.length === 0) return '';
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  const json = JSON.stringify(graph).replace(
    /[<>&\u2028\u2029]/g,
    (character) => escapes[character] ?? character,
  );
  return `<script type="application/ld+json">${json}</script>`;
}
