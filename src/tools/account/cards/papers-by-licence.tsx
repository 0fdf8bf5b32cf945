import { Suspense, useState } from 'react';
import { textFor } from '../../../locales/text.tsx';
import type { Items } from '../../../platform/offline/stored-value.ts';
import { lateComponent } from './load-late.tsx';

const useText = textFor('dashboard');

const LicencePapers = lateComponent(() =>
  import('./licence-papers.tsx').then((part) => part.LicencePapers),
);

/** The papers of each licence, ticked and missing. */
export function PapersByLicence({ answers }: { answers: Items }) {
  const texts = useText().papers;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="drawer-group dash-papers"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{texts.title}</summary>
      {isOpen && (
        <Suspense fallback={<p>{texts.loading}</p>}>
          <LicencePapers answers={answers} />
        </Suspense>
      )}
    </details>
  );
}
