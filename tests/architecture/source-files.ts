import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';

/** The repository's root, whatever the working directory. */
export const root = join(import.meta.dirname, '../..');

/** Every TypeScript source below the folders, as paths from the root, tests and generated code left out. */
export function sourceFiles(...folders: string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        posix.join(folder, file.replaceAll('\\', '/')),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|\.gen\.ts$/.test(file));
}

/** A file as the parser sees it. Throws when it does not parse. */
export function parseFile(file: string) {
  const parsed = parseSync(file, readFileSync(join(root, file), 'utf8'));
  if (parsed.errors.length > 0) throw new Error(`${file}: ${parsed.errors[0]?.message}`);
  return parsed;
}

/** What a file imports, static and dynamic: paths from the root for its own files, names for packages. */
export function importsOf(file: string): string[] {
  const { module } = parseFile(file);
  const source = readFileSync(join(root, file), 'utf8');
  const names = [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap((entry) =>
      entry.entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      source.slice(moduleRequest.start, moduleRequest.end).replaceAll(/^['"`]|['"`]$/g, ''),
    ),
  ];
  return [...new Set(names)].map((name) =>
    name.startsWith('.') ? posix.normalize(posix.join(dirname(file), name)) : name,
  );
}
