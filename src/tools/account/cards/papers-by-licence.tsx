import { Suspense, useState } from 'react';
import { textFor } from '../../../locales/text.tsx';
import type { Items } from '../../../platform/offline/stored-value.ts';
import { lateComponent } from './load-late.tsx';

const useText = textFor('dashboard');

const LicencePapers = lateComponent(() =>
  import('./licence-papers.tsx').then((part) => part.LicencePapers),
);

/** What each licence needs and what of it is there. */
export function PapersByLicence({ answers }: { answers: Items }) {
  const words = useText().papers;
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
