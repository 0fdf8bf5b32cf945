import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

export interface StaticFile {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly etag: string;
}

interface Known {
  readonly version: string;
  readonly file: StaticFile;
}

/** Reads files below a folder and caches them in memory until they change on disk. */
export class StaticFiles {
  readonly #root: string;
  readonly #known = new Map<string, Known>();

  constructor(root: string) {
    this.#root = path.resolve(root);
  }

  /**
   * Returns the file at a decoded path such as `/assets/app.js`. Returns undefined when there is none, when
   * it is hidden (a segment that starts with a dot) or when the path leads out of the folder.
   */
  async read(pathname: string): Promise<StaticFile | undefined> {
    const segments = pathname.split('/').filter(Boolean);
    if (segments.some((segment) => segment.startsWith('.') && segment !== '.well-known')) {
      return undefined;
    }
    if (/[\\\0]/.test(pathname)) return undefined;
    const file = path.join(this.#root, ...segments);
    const info = this.#stat(file);
    if (!info?.isFile()) return undefined;
    const version = `${info.mtimeMs}-${info.size}`;
    const known = this.#known.get(file);
    if (known?.version === version) return known.file;
    const bytes = await readFile(file);
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const read = { bytes, etag };
    this.#known.set(file, { version, file: read });
    return read;
  }

  #stat(file: string) {
    try {
      // Synchronous, because each page needs three calls, and each would wait for a thread.
      return statSync(file, { throwIfNoEntry: false });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOTDIR' || code === 'ENAMETOOLONG') return undefined;
      throw error;
    }
  }
}
