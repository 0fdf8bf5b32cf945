import { needsReview } from '../content/facts/lookup.ts';
import { Callout } from '../ui/callout.tsx';
import { figuresInForce } from './figures-in-force.ts';
import { usePage, usePageText } from './page-context.ts';

/** Says that a page speaks of figures which nobody has looked at in time (TRUST-02); else nothing. */
export function ReviewNotice({ content }: { content: object }) {
  const page = usePage();
  const words = usePageText('guide');
  if (!figuresInForce(content, page).some((version) => needsReview(version, page.asOn)))
    return null;
  return (
    <Callout tone="warning" title={page.messages.page.outdated}>
      <p>{words.overdue}</p>
    </Callout>
  );
}
