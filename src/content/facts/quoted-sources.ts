import { factText, referencedVersion, type FactSetting } from './fact-text.ts';
import { isSameSource } from './source-name.ts';
import type { IsoDate, Source } from './types.ts';

/** A document, and the figures that texts quote from it. */
export interface QuotedSource {
  source: Source;
  /** The figures as readers see them, each once. */
  values: readonly string[];
  /** The first day on which one of them is to be read again. */
  reviewBy: IsoDate;
}

/**
 * Returns the documents behind the figures that texts quote, in their order. `beside`: documents that are shown
 * already. Our own figures have no document of others, so they are left out.
 */
export function quotedSources(
  texts: readonly string[],
  setting: FactSetting,
  beside: readonly Source[] = [],
): QuotedSource[] {
  const quoted: QuotedSource[] = [];
  for (const [, reference = ''] of texts.join(' ').matchAll(/\{([^}]+)\}/g)) {
    const version = referencedVersion(reference, setting);
    if (!version || 'ours' in version.source) continue;
    const { source, reviewBy } = version;
    if (beside.some((shown) => isSameSource(shown, source))) continue;
    const value = factText(reference.replace(/\|before$/, ''), setting);
    const same = quoted.findIndex((each) => isSameSource(each.source, source));
    const known = quoted[same] ?? { source, values: [], reviewBy };
    const next: QuotedSource = {
      source,
      values: [...new Set([...known.values, value])],
      reviewBy: known.reviewBy < reviewBy ? known.reviewBy : reviewBy,
    };
    if (same < 0) quoted.push(next);
    else quoted[same] = next;
  }
  return quoted;
}
