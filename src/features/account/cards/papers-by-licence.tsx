import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../i18n/i18n-context.tsx';
import { en } from '../../../i18n/words/dashboard/en.ts';
import { Callout } from '../../../ui/callout.tsx';
import type { Items } from '../things/merge-items.ts';

/** Brings the finder's rules along: only for who has answers, and after everything else. */
const LicencePapers = lazy(() =>
  import('./licence-papers.tsx').then(
    ({ LicencePapers: loaded }) => ({ default: loaded }),
    (error: unknown) => {
      console.info('The list of papers could not be loaded', error);
      return { default: NotLoaded };
    },
  ),
);

/** What each licence needs and what of it is there. */
export function PapersByLicence({ answers }: { answers: Items }) {
  const words = useWords({ en }).papers;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="drawer-group dash-papers"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{words.title}</summary>
      {isOpen && (
        <Suspense fallback={<p>{words.loading}</p>}>
          <LicencePapers answers={answers} />
        </Suspense>
      )}
    </details>
  );
}

function NotLoaded() {
  const words = useWords({ en }).papers;
  return (
    <Callout tone="warning" title={words.notLoaded}>
      {null}
    </Callout>
  );
}
