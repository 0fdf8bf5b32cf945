import { tierOf } from './tiers.ts';
import type { Translation } from './translation.ts';

/**
 * What readers of a language would meet in English on a first visit: sentences of tier 1 that are not current, and
 * files of it that the language lacks. An offered language has none.
 */
export function englishInTierOne(
  translations: readonly Pick<Translation, 'file' | 'sentences'>[],
  englishFiles: readonly string[],
): string[] {
  const files = new Set(translations.map(({ file }) => file));
  return [
    ...englishFiles
      .filter((file) => tierOf(file) === 1 && !files.has(file))
      .map((file) => `${file}: is of tier 1 and not begun`),
    ...translations
      .filter(({ file }) => tierOf(file) === 1)
      .flatMap(({ file, sentences }) =>
        sentences
          .filter(({ state }) => state !== 'current')
          .map(({ path, state }) => `${file} ${path}: is of tier 1 and ${state}`),
      ),
  ];
}
