import { needsReview } from '../content/facts/lookup.ts';
import { Callout } from '../ui/callout.tsx';
import { figuresInForce } from './figures-in-force.ts';
import { usePage, usePageText } from './page-context.ts';

/** Warns that a figure on the page is overdue for review (TRUST-02); renders nothing otherwise. */
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
