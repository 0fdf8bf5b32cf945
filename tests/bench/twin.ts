import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** About as much style as a readable page of text needs. */
const style = `body{max-width:40em;margin:0 auto;padding:1em;font:17px/1.6 system-ui,sans-serif;color:#1a1a1a;background:#fff}
h1,h2,h3{line-height:1.25}a{color:#0b57d0}table{border-collapse:collapse}td,th{border:1px solid #ccc;padding:.3em .6em;text-align:left}
dl{margin:0}dt{font-weight:700}dd{margin:0 0 .6em}svg,img{max-width:100%;height:auto}nav ul{padding:0;list-style:none}
@media(prefers-color-scheme:dark){body{color:#eee;background:#111}a{color:#8ab4f8}}`;

/** The same text and markup as a built page in one file, with its style inside and no script. */
function bareTwin(html: string): string {
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '';
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';
  const text = body
    .replaceAll(/<(script|template|style)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/ (?:class|style|data-[\w-]+)="[^"]*"/g, '');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}</style></head><body>${text}</body></html>`;
}

export interface TwinServer {
  url: string;
  stop(): void;
}

/** Serves the bare twins of pages at the pages' own paths, compressed as the site is. */
export async function serveTwins(paths: readonly string[]): Promise<TwinServer> {
  const folder = await mkdtemp(join(tmpdir(), 'niyam-twin-'));
  for (const path of paths) {
    const file = join(folder, path, 'index.html.br');
    await mkdir(dirname(file), { recursive: true });
    const html = await readFile(join('dist', path, 'index.html'), 'utf8');
    await writeFile(file, brotliCompressSync(bareTwin(html)));
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    readFile(join(folder, pathname, 'index.html.br')).then(
      (bytes) => {
        response.writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-encoding': 'br',
          'cache-control': 'max-age=600',
        });
        response.end(bytes);
      },
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}
