import { readdir, readFile } from 'node:fs/promises';
import { catalog } from '../src/content/catalog.ts';

/** A route of the router, with the addresses of the pages that it draws. */
export interface DeclaredRoute {
  /** Path of its file from the root. */
  file: string;
  paths: readonly string[];
}

const folder = 'src/routes';

/**
 * Returns the routes that draw declared pages. The route `/$` draws every page that has no route of its own, so it is
 * not among them.
 */
export async function readRoutes(): Promise<DeclaredRoute[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.tsx'));
  const declared = await Promise.all(
    files.map(async (name) => {
      const file = `${folder}/${name}`;
      return { file, address: addressIn(await readFile(file, 'utf8')) };
    }),
  );
  const routes = declared.flatMap(({ file, address }) =>
    address === undefined || address === '/$' ? [] : [{ file, address }],
  );
  const addresses = new Set(routes.map(({ address }) => address));
  return routes.map(({ file, address }) => ({
    file,
    paths: catalog
      .map(({ path }) => path as string)
      .filter((path) => path === address || (!addresses.has(path) && isBelow(path, address))),
  }));
}

/** Returns the address that a route file declares; undefined for the frame of all pages. */
const addressIn = (code: string): string | undefined =>
  /createFileRoute\('([^']+)'\)/.exec(code)?.[1];

/** True when an address with parameters (`/infographics/$sheet`) matches a path. */
function isBelow(path: string, address: string): boolean {
  const parts = path.split('/');
  const pattern = address.split('/');
  return (
    parts.length === pattern.length &&
    pattern.every((part, place) => part.startsWith('$') || part === parts[place])
  );
}
