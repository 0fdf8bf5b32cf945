import { useEffect, useRef } from 'react';
import { textFor } from '../../locales/text.tsx';
import { refusalWords } from '../../i18n/refusal-words.ts';
import type { SendError } from '../../platform/offline/sender.ts';
import { Callout } from '../../ui/callout.tsx';
import { ProblemList, type FieldProblem } from '../../ui/error-summary.tsx';
import { LeadContacts } from './lead-contacts.tsx';

const useText = textFor('lead');

/** The office answered, and will not take the request as it is: its reason, and the text still in the form. */
export function LeadRefusal({ error, problems }: { error: SendError; problems: FieldProblem[] }) {
  const words = useText();
  const { refused } = words;
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <div ref={alert} role="alert" tabIndex={-1}>
      <Callout tone="warning" title={refused.title}>
        <p>{refusalWords(words, error)}</p>
        {problems.length > 0 && <ProblemList problems={problems} />}
        <p>{refused.text}</p>
        <div className="actions">
          <LeadContacts />
        </div>
      </Callout>
    </div>
  );
}
