import { needsReview } from '../content/facts/lookup.ts';
import { en } from '../i18n/words/guide/en.ts';
import { Callout } from '../ui/callout.tsx';
import { figuresInForce } from './figures-in-force.ts';
import { usePage, usePageWords } from './page-context.ts';

/** Says that a page speaks of figures which nobody has looked at in time (TRUST-02); else nothing. */
export function ReviewNotice({ content }: { content: object }) {
  const page = usePage();
  const words = usePageWords({ en });
  if (!figuresInForce(content, page).some((version) => needsReview(version, page.asOn)))
    return null;
  return (
    <Callout tone="warning" title={page.messages.page.outdated}>
      <p>{words.overdue}</p>
    </Callout>
  );
}
