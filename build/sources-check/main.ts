import { checkLinks, isDead } from './check-links.ts';
import { linksToCheck } from './stated-sources.ts';

/**
 * Asks for every source and official site that the site links to; needs the internet. Prints those that do not
 * answer as expected, by host. Exits with 1 when a page is gone or a host unknown.
 */
const urls = linksToCheck();
console.log(`${urls.length} links, two at a time`);
const answers = await checkLinks(urls, { timeoutMs: 20_000, atOnce: 2 });
const hosts = [...new Set(urls.map((url) => new URL(url).host))].sort();
for (const host of hosts) {
  const own = answers.filter(({ url, result }) => new URL(url).host === host && result !== 'ok');
  if (own.length > 0) console.log(host);
  for (const { url, result, detail } of own) console.log(`  ${result} (${detail}): ${url}`);
}
const dead = answers.filter(isDead);
console.log(
  `${answers.filter(({ result }) => result === 'ok').length} answer, ${dead.length} are dead`,
);
process.exitCode = dead.length > 0 ? 1 : 0;
