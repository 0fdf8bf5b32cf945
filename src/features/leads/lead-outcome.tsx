import { useEffect, useId, useRef } from 'react';
import { pageById } from '../../content/catalog.ts';
import { useI18n, useWords } from '../../i18n/i18n-context.tsx';
import { en } from '../../i18n/words/lead/en.ts';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { refusalWords } from '../../i18n/refusal-words.ts';
import { useNetwork } from '../../platform/device/network-store.ts';
import { useOutboxItems } from '../../platform/offline/outbox-access.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import type { Words } from '../../i18n/messages.ts';
import { LeadContacts } from './lead-contacts.tsx';
import { leadResultOf, type LeadResult } from './submit-lead.ts';

type Outcome = Exclude<LeadResult, { outcome: 'refused' }>;

const tones = {
  sent: 'done',
  'sent-unconfirmed': 'done',
  saved: 'waiting',
  'too-late': 'problem',
  refused: 'problem',
} as const;

/** What became of a submission: only a confirmed one says Thank You (LEAD-20, LEAD-33). */
export function LeadOutcome({ result: first, onAgain }: { result: Outcome; onAgain: () => void }) {
  const result = useLatest(first);
  const { locale } = useI18n();
  const lead = useWords({ en });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const offline = useNetwork((network) => network.offline);
  const words = wordsFor(result, lead, offline);
  const text = useId();

  return (
    <div className="mt-6">
      {/* The first outcome is read out with the heading, which has the focus. */}
      <p className="sr-only" role="status">
        {result.outcome !== first.outcome && `${words.title}. ${words.text}`}
      </p>
      <Stamp tone={tones[result.outcome]}>{words.stamp}</Stamp>
      <h2 ref={heading} tabIndex={-1} aria-describedby={text} className="mt-4">
        {words.title}
      </h2>
      {result.outcome === 'refused' && <p className="mt-2">{refusalWords(lead, result.error)}</p>}
      <p className="mt-2" id={text}>
        {words.text}
      </p>
      <div className="actions">
        {(result.outcome !== 'sent' || result.kept) && (
          <ButtonLink
            tone="secondary"
            href={addLocalePrefix(pageById('account/outbox').path, locale)}
          >
            {result.outcome === 'sent' ? lead.seeSent : lead.seeOutbox}
          </ButtonLink>
        )}
        {(result.outcome === 'saved' || result.outcome === 'refused') && <LeadContacts />}
        <Button tone="quiet" onClick={onAgain}>
          {lead.another}
        </Button>
      </div>
    </div>
  );
}

/** What was only saved may be sent, or refused, while the visitor still looks at it. */
function useLatest(first: Outcome): LeadResult {
  const items = useOutboxItems();
  if (first.outcome !== 'saved') return first;
  const item = items?.find(({ id }) => id === first.id);
  return item ? leadResultOf(item) : first;
}

function wordsFor(
  result: LeadResult,
  lead: Words<typeof en>,
  offline: boolean,
): { stamp: string; title: string; text: string } {
  if (result.outcome === 'saved') {
    if (result.loginPage) return { ...lead.saved, text: lead.saved.loginPage };
    return offline ? lead.saved : { ...lead.saved, text: lead.saved.unreached };
  }
  if (result.outcome === 'refused') return lead.refusedLater;
  if (result.outcome === 'too-late') return lead.tooLate;
  if (result.outcome === 'sent-unconfirmed') {
    const { text, again } = lead.unconfirmed;
    return { ...lead.unconfirmed, text: result.kept ? `${text} ${again}` : text };
  }
  const { stamp, title, text, received, notKept } = lead.sent;
  const said = result.receipt ? text(result.receipt) : received;
  return { stamp, title, text: result.kept ? said : `${said} ${notKept}` };
}
