import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLinks, isDead } from './check-links.ts';
import { countTable } from './count-table.ts';
import { isHomePage, statedSources } from './stated-sources.ts';

describe.each(statedSources())('$what', ({ sources }) => {
  it('link to the page that was read, not to a home page', () => {
    const bare = sources.filter(
      ({ source }) =>
        source &&
        !('ours' in source) &&
        (source.certainty === 'law' || source.certainty === 'official') &&
        isHomePage(source.url),
    );
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  it('name a day of reading unless nobody read the source', () => {
    const wrong = sources.filter(
      ({ source }) =>
        source &&
        !('ours' in source) &&
        (source.readOn === null) !== (source.certainty === 'unconfirmed'),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

it('a certainty changes only with the table of the law review, which `npm run sources:count` prints (LAW-03)', () => {
  const rowsOf = (table: string) =>
    table
      .split('\n')
      .map((row) => row.split('|').map((cell) => cell.trim()))
      .filter((cells) => cells.length === 11 && /^\d+$/.test(cells[2] ?? ''));
  expect(rowsOf(readFileSync('docs/law-review.md', 'utf8'))).toEqual(rowsOf(countTable()));
});

describe('a link', () => {
  let server: Server;
  let site: string;

  beforeAll(async () => {
    server = createServer(({ url, method }, answer) => {
      if (url === '/hangs') return;
      if (url === '/moved') answer.writeHead(302, { location: '/' });
      else if (url === '/gone') answer.writeHead(404);
      else if (url === '/refuses') answer.writeHead(403);
      else if (url === '/no-head' && method === 'HEAD') answer.writeHead(405);
      answer.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each([
    ['/page', 'ok', false],
    ['/no-head', 'ok', false],
    ['/gone', 'gone', true],
    ['/moved', 'home', false],
    ['/refuses', 'refused', false],
    ['/hangs', 'no answer', false],
  ])('to %s is reported as %s', async (path, result, dead) => {
    const [answer] = await checkLinks([site + path], { timeoutMs: 300, atOnce: 2 });
    expect(answer).toMatchObject({ url: site + path, result });
    expect(answer && isDead(answer)).toBe(dead);
  });

  it('to a host that does not exist is dead', async () => {
    const [answer] = await checkLinks(['https://no-such-host.invalid/a'], {
      timeoutMs: 5000,
      atOnce: 1,
    });
    expect(answer).toMatchObject({ result: 'unknown host' });
  });
});
