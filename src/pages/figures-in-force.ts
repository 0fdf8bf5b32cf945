import { referencedVersion } from '../content/facts/fact-text.ts';
import type { FactVersion } from '../content/facts/types.ts';
import { claimReference } from './claim-text.ts';
import type { PageSettings } from './page-context.ts';
import { referencesOf } from './references.ts';

/** Returns the figures that a page states as in force. Excludes past values and the firm's own claims. */
export function figuresInForce(content: object, page: PageSettings): FactVersion[] {
  return referencesOf(content).flatMap((reference) => {
    const version = claimReference(reference) ? undefined : referencedVersion(reference, page);
    const isOver = version?.until && version.until < page.asOn;
    return version && !isOver ? [version] : [];
  });
}
