import { firstStyleIn } from '../src/platform/pages/first-style.ts';
import { contentType } from './content-types.ts';
import { securityHeaders, type SecurityHeaderOptions } from './security-headers.ts';
import { StaticFiles, type StaticFile } from './static-files.ts';

/**
 * Serves the built site in `dir`. `/path` is `dir/path/index.html`. Unknown paths get `404.html`, or that of their
 * language, with status 404. A path in upper case or with a slash at its end is redirected to the page's only address.
 */
export function createStaticSite(dir: string, options: SecurityHeaderOptions = {}) {
  const files = new StaticFiles(dir);
  const pageHeaders = new WeakMap<StaticFile, Record<string, string>>();

  return async function serve(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(405, 'Only GET and HEAD.', { allow: 'GET, HEAD' });
    }
    const { pathname, search } = new URL(request.url);
    const path = decode(pathname);
    if (path === undefined) return plain(400, 'The address is not readable.');

    // Must come before any redirect, because file names may have capitals.
    const exact = await find(path);
    if (exact) return send(request, 200, exact);
    const canonical = canonicalPath(path);
    if (canonical !== path) {
      return plain(301, '', { location: encodePath(canonical) + search });
    }
    const page = await find(`${path === '/' ? '' : path}/index.html`);
    if (page) return send(request, 200, page);
    // A language has its own page (build/write-pages.ts).
    const [, language = ''] = path.split('/');
    const missing = (await find(`/${language}/404/index.html`)) ?? (await find('/404.html'));
    return missing ? send(request, 404, missing) : plain(404, 'There is no such page.');
  };

  async function find(name: string): Promise<Found | undefined> {
    const file = await files.read(name);
    if (!file) return undefined;
    return { name, file, brotli: await files.read(`${name}.br`) };
  }

  /** Returns the security headers of a page, which allow only its inline style. */
  function headersOf(page: StaticFile): Record<string, string> {
    const known = pageHeaders.get(page);
    if (known) return known;
    const style = firstStyleIn(page.bytes.toString('utf8'));
    const headers = securityHeaders({ ...options, styles: style === undefined ? [] : [style] });
    pageHeaders.set(page, headers);
    return headers;
  }

  function send(request: Request, status: number, { name, file, brotli }: Found): Response {
    const compressed = brotli && acceptsBrotli(request) ? brotli : undefined;
    const { bytes, etag } = compressed ?? file;
    const type = contentType(name);
    const headers = new Headers({
      'content-type': type,
      'cache-control': name.startsWith('/assets/') ? immutable : 'no-cache',
      'x-content-type-options': 'nosniff',
      etag,
    });
    if (brotli) headers.set('vary', 'accept-encoding');
    if (compressed) headers.set('content-encoding', 'br');
    if (type.startsWith('text/html')) {
      for (const [header, value] of Object.entries(headersOf(file))) headers.set(header, value);
    }
    if (status === 200 && matches(request.headers.get('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers });
    }
    headers.set('content-length', String(bytes.length));
    return new Response(request.method === 'HEAD' ? null : bytes, { status, headers });
  }
}

interface Found {
  readonly name: string;
  readonly file: StaticFile;
  readonly brotli: StaticFile | undefined;
}

/** Files in assets/ carry a hash of their content in their name. */
const immutable = 'public, max-age=31536000, immutable';

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/**
 * Returns a path with one slash at the start and none at the end: `//host/` must not become an address
 * elsewhere.
 */
function canonicalPath(path: string): string {
  return `/${path.split('/').filter(Boolean).join('/').toLowerCase()}`;
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function acceptsBrotli(request: Request): boolean {
  const accepted = request.headers.get('accept-encoding')?.split(',') ?? [];
  return accepted.some((item) => {
    const [name, weight] = item.split(';');
    return name?.trim() === 'br' && Number(weight?.split('=')[1] ?? 1) > 0;
  });
}

function matches(ifNoneMatch: string | null, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  });
}
