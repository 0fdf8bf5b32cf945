import { factText, referencedVersion, type FactSetting } from './fact-text.ts';
import { isSameSource } from './source-name.ts';
import type { IsoDate, Source } from './types.ts';

/** A document behind a statement, and the first day on which it is to be read again. */
interface Stated {
  source: Source;
  reviewBy: IsoDate;
}

/** A document, and the figures that texts quote from it. */
export interface QuotedSource extends Stated {
  /** The figures as readers see them, each once. */
  values: readonly string[];
}

/**
 * Returns the documents behind statements and the figures of their texts, each once: first those of the statements,
 * whose figures are not named again. Our own figures have no document of others, so they are left out.
 */
export function documentsBehind(
  statements: readonly Stated[],
  texts: readonly string[],
  setting: FactSetting,
): QuotedSource[] {
  const stated = statements.map(({ source, reviewBy }) => ({ source, reviewBy, values: [] }));
  const isStated = (source: Source) => stated.some((each) => isSameSource(each.source, source));
  const quoted = figuresIn(texts, setting).map((figure) =>
    isStated(figure.source) ? { ...figure, values: [] } : figure,
  );
  return eachOnce([...stated, ...quoted]);
}

/** Returns the figures that texts quote, each with its document. */
const figuresIn = (texts: readonly string[], setting: FactSetting): QuotedSource[] =>
  [...texts.join(' ').matchAll(/\{([^}]+)\}/g)].flatMap(([, reference = '']) => {
    const version = referencedVersion(reference, setting);
    if (!version || 'ours' in version.source) return [];
    const { source, reviewBy } = version;
    return { source, reviewBy, values: [factText(reference.replace(/\|before$/, ''), setting)] };
  });

/** Joins entries of one document: all their figures, and the earliest review. */
function eachOnce(documents: readonly QuotedSource[]): QuotedSource[] {
  const joined: QuotedSource[] = [];
  for (const next of documents) {
    const place = joined.findIndex(({ source }) => isSameSource(source, next.source));
    const known = joined[place];
    if (!known) joined.push(next);
    else {
      joined[place] = {
        source: known.source,
        values: [...new Set([...known.values, ...next.values])],
        reviewBy: known.reviewBy < next.reviewBy ? known.reviewBy : next.reviewBy,
      };
    }
  }
  return joined;
}
