import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The sources of the site, to which an addition is made. Paths start at the root. */
export interface Tree {
  /** Every file, without those that git ignores. */
  readonly files: readonly string[];
  /** Throws when there is no such file. */
  read(path: string): string;
  write(path: string, text: string): void;
}

/** A folder on disk that holds these files. */
export function treeOnDisk(root: string, files: readonly string[]): Tree {
  return {
    files,
    read: (path) => readFileSync(join(root, path), 'utf8'),
    write(path, text) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
  };
}

/** A tree whose changes stay in memory. */
export function treeInMemory(root: string, files: readonly string[]): Tree {
  const changed = new Map<string, string>();
  return {
    files: files.filter((file) => existsSync(join(root, file))),
    read: (path) => changed.get(path) ?? readFileSync(join(root, path), 'utf8'),
    write: (path, text) => void changed.set(path, text),
  };
}

/** Counts the files and lines that an addition touches in a tree. */
export class Change {
  readonly newFiles: string[] = [];
  readonly lines: string[] = [];
  constructor(readonly tree: Tree) {}

  /** Writes a new file. */
  add(path: string, text: string): void {
    this.newFiles.push(path);
    this.tree.write(path, text);
  }

  /** Writes a new file that is another one with some texts replaced. Throws when one of them is not in it. */
  copy(from: string, path: string, replaced: Readonly<Record<string, string>>): void {
    let text = this.tree.read(from);
    for (const [old, next] of Object.entries(replaced)) {
      if (!text.includes(old)) throw new Error(`${from} does not contain “${old}”`);
      text = text.replaceAll(old, next);
    }
    this.add(path, text);
  }

  /** Puts a text before the last place where a file has another text. Throws when the file does not have it. */
  insert(path: string, before: string, text: string): void {
    const source = this.tree.read(path);
    const place = source.lastIndexOf(before);
    if (place < 0) throw new Error(`${path} does not contain “${before}”`);
    this.lines.push(path);
    this.tree.write(path, source.slice(0, place) + text + source.slice(place));
  }

  /** Replaces a text that a file has once. Throws when the file has it never or more often. */
  replace(path: string, old: string, next: string): void {
    const parts = this.tree.read(path).split(old);
    if (parts.length !== 2)
      throw new Error(`${path} has “${old}” ${parts.length - 1} times, not once`);
    this.lines.push(path);
    this.tree.write(path, parts.join(next));
  }
}
