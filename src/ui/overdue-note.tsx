import { useI18n } from '../locales/text.tsx';
import { Callout } from './callout.tsx';

/** Warns above a result when a source behind it should have been read again before this day; else nothing. */
export function OverdueNote({ reviews, today }: { reviews: readonly string[]; today: string }) {
  const { messages } = useI18n();
  if (reviews.every((reviewBy) => today <= reviewBy)) return null;
  return (
    <div className="mb-4">
      <Callout tone="warning" title={messages.page.outdated}>
        <p>{messages.page.overdue}</p>
      </Callout>
    </div>
  );
}
