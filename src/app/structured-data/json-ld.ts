import type { Graph, Thing } from 'schema-dts';

/** JSON escapes of characters that could end a script element or a line of script. */
const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * Returns the script element with structured data; empty without data. Browsers do not run it, so the content
 * security policy needs no exception.
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
