import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { contentType } from '../../../local-backend/content-types.ts';
import type { TwinServer } from '../twin.ts';

const brotli = promisify(brotliCompress);
const compressible = /\.(html|js|mjs|css|json|svg|xml|txt|webmanifest)$/;
/** Names in these folders carry a hash of what is in them. */
const hashed = /^\/(?:assets|_astro)\//;

interface Served {
  bytes: Buffer;
  headers: Record<string, string>;
}

/**
 * Serves a built folder as our own server does its: compressed beforehand by brotli, hashed files for ever,
 * everything else asked for anew each time. `/path` is `path.html` or `path/index.html`.
 */
export async function serveFolder(folder: string): Promise<TwinServer> {
  const served = new Map<string, Served>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).replaceAll('\\', '/')}`;
    const plain = await readFile(file);
    const isCompressed = compressible.test(path);
    const headers = {
      'content-type': contentType(path),
      'cache-control': hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      ...(isCompressed && { 'content-encoding': 'br', vary: 'accept-encoding' }),
    };
    served.set(path, { bytes: isCompressed ? await brotli(plain) : plain, headers });
  }
  const find = (path: string) => {
    const page = path.replace(/\/$/, '');
    return served.get(path) ?? served.get(`${page}.html`) ?? served.get(`${page}/index.html`);
  };
  const server = createServer((request, response) => {
    const found = find(
      decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname),
    );
    if (!found) return response.writeHead(404).end();
    if (request.headers['if-none-match'] === found.headers['etag']) {
      return response.writeHead(304, found.headers).end();
    }
    return response
      .writeHead(200, { ...found.headers, 'content-length': found.bytes.length })
      .end(found.bytes);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}
