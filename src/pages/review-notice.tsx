import { referencedVersion } from '../content/facts/fact-text.ts';
import { needsReview } from '../content/facts/lookup.ts';
import { en } from '../i18n/words/guide/en.ts';
import { Callout } from '../ui/callout.tsx';
import { claimReference } from './claim-text.ts';
import { usePage, usePageWords, type PageSettings } from './page-context.ts';
import { referencesOf } from './references.ts';

/** Says that a page speaks of figures which nobody has looked at in time (TRUST-02); else nothing. */
export function ReviewNotice({ content }: { content: object }) {
  const page = usePage();
  const words = usePageWords({ en });
  if (!referencesOf(content).some((reference) => isOverdue(reference, page))) return null;
  return (
    <Callout tone="warning" title={page.messages.page.outdated}>
      <p>{words.overdue}</p>
    </Callout>
  );
}

/** True for a figure in force whose review day has passed; what was law once needs no further look. */
function isOverdue(reference: string, page: PageSettings): boolean {
  if (claimReference(reference)) return false;
  const version = referencedVersion(reference, page);
  if (!version || (version.until !== null && version.until < page.asOn)) return false;
  return needsReview(version, page.asOn);
}
