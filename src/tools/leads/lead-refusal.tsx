import { useEffect, useRef } from 'react';
import { textFor } from '../../locales/text.tsx';
import { refusalTexts } from '../../i18n/refusal-texts.ts';
import type { SendError } from '../../platform/offline/sender.ts';
import { Callout } from '../../ui/callout.tsx';
import { ProblemList, type FieldProblem } from '../../ui/error-summary.tsx';
import { LeadContacts } from './lead-contacts.tsx';

const useText = textFor('lead');

/** The server refused the request. Shows the reason; the form retains the text. */
export function LeadRefusal({ error, problems }: { error: SendError; problems: FieldProblem[] }) {
  const texts = useText();
  const { refused } = texts;
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <div ref={alert} role="alert" tabIndex={-1}>
      <Callout tone="warning" title={refused.title}>
        <p>{refusalTexts(texts, error)}</p>
        {problems.length > 0 && <ProblemList problems={problems} />}
        <p>{refused.text}</p>
        <div className="actions">
          <LeadContacts />
        </div>
      </Callout>
    </div>
  );
}
