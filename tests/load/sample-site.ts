import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export interface SampleSite {
  readonly dir: string;
  /** Paths of its pages. */
  readonly pages: readonly string[];
  /** Paths of its scripts, styles and fonts. */
  readonly assets: readonly string[];
}

/** The built site of a checkout, or one of thirty pages made in `folder` where nothing is built. */
export async function sampleSite(serverDir: string, folder: string): Promise<SampleSite> {
  const built = path.join(serverDir, 'dist');
  const dir = existsSync(path.join(built, 'index.html')) ? built : await makeSite(folder);
  const files = (await readdir(dir, { recursive: true })).map((file) => `/${file}`).toSorted();
  const isPage = (file: string) => file.endsWith('/index.html');
  return {
    dir,
    pages: files.filter(isPage).map((file) => file.slice(0, -'/index.html'.length) || '/'),
    assets: files.filter((file) => /^\/(assets\/[^.]*|app|boot)\.(js|css|woff2)$/.test(file)),
  };
}

async function makeSite(folder: string): Promise<string> {
  const dir = path.join(folder, 'site');
  const write = async (name: string, text: string) => {
    const file = path.join(dir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
    await writeFile(`${file}.br`, brotliCompressSync(text));
  };
  const text = (name: string) =>
    Array.from({ length: 800 }, (_, line) => `${name}: line ${line} of a guide.\n`).join('');
  const page = (name: string) =>
    '<!doctype html><link rel="stylesheet" href="/app.css"><script src="/boot.js"></script>' +
    `<title>${name}</title><pre>${text(name)}</pre>`;
  await write('index.html', page('Home'));
  await write('404.html', page('Not found'));
  for (let at = 1; at < 30; at += 1) await write(`guide-${at}/index.html`, page(`Guide ${at}`));
  await write('app.css', `/* ${text('style')} */`);
  await write('boot.js', `/* ${text('boot')} */`);
  for (let at = 0; at < 10; at += 1) await write(`assets/part-${at}.js`, `/* ${text('part')} */`);
  return dir;
}
