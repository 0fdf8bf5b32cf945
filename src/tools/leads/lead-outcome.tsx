import { useEffect, useId, useRef, useState } from 'react';
import { pageById } from '../../content/catalog.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import type { TextOf } from '../../locales/language.ts';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { refusalTexts } from '../../i18n/refusal-texts.ts';
import { useNetwork } from '../../platform/device/network-store.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { LateOutcome } from '../outbox/model/late-outcome.tsx';
import { LeadContacts } from './lead-contacts.tsx';
import { leadAsText } from './lead-in-outbox.ts';
import { submitLead, type LeadResult } from './submit-lead.ts';
import { useLatestResult } from './use-latest-result.ts';
import type { SentOff } from './use-lead-submission.ts';

const useText = textFor('lead');

type Outcome = Exclude<LeadResult, { outcome: 'refused' }>;

const tones = {
  sent: 'done',
  'sent-unconfirmed': 'done',
  saved: 'waiting',
  'too-late': 'problem',
  refused: 'problem',
  lost: 'problem',
} as const;

/** Outcome of a submission. Only a confirmed request gets a Thank You (LEAD-20, LEAD-33). */
export function LeadOutcome({
  result: given,
  sent,
  onAgain,
}: {
  result: Outcome;
  /** The submitted request. It is shown, and sent again if the device has lost it. */
  sent: SentOff;
  onAgain: () => void;
}) {
  const [first, setFirst] = useState<LeadResult>(given);
  const [again, setAgain] = useState<'no' | 'running' | 'failed'>('no');
  const result = useLatestResult(first);
  const { locale, messages } = useI18n();
  const lead = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const offline = useNetwork((network) => network.offline);
  const texts = wordsFor(result, lead, offline);
  const text = useId();

  /** Sends the request under its old id. If it arrived after all, the server recognises it. */
  async function sendAgain() {
    setAgain('running');
    try {
      setFirst(await submitLead(sent.body, sent.signs, () => undefined));
      setAgain('no');
      heading.current?.focus();
    } catch (error) {
      console.error('The lead could not be saved', error);
      setAgain('failed');
    }
  }

  return (
    <div className="mt-6">
      {/* Screen readers read the first outcome with the heading, which has the focus. */}
      <p className="sr-only" role="status">
        {result.outcome !== first.outcome && `${texts.title}. ${texts.text}`}
        {again === 'failed' && lead.lost.failed}
      </p>
      <Stamp tone={tones[result.outcome]} mark>
        {texts.stamp}
      </Stamp>
      <LateOutcome
        tone={tones[result.outcome]}
        text={`${texts.stamp}. ${texts.title}. ${texts.text}`}
      />
      <h2 ref={heading} tabIndex={-1} aria-describedby={text} className="mt-4">
        {texts.title}
      </h2>
      {result.outcome === 'refused' && <p className="mt-2">{refusalTexts(lead, result.error)}</p>}
      <p className="mt-2" id={text}>
        {texts.text}
      </p>
      {result.outcome === 'lost' && (
        <>
          {again === 'failed' && <p className="field-error mt-2">{lead.lost.failed}</p>}
          <p className="mt-4 border-s-2 border-line ps-3 wrap-anywhere whitespace-pre-line">
            {leadAsText(sent.body, messages.lead, lead)}
          </p>
        </>
      )}
      <div className="actions">
        {result.outcome === 'lost' && (
          <Button disabled={again === 'running'} onClick={() => void sendAgain()}>
            {again === 'running' ? lead.submitting : lead.lost.again}
          </Button>
        )}
        {result.outcome !== 'lost' && (result.outcome !== 'sent' || result.saved) && (
          <ButtonLink
            tone="secondary"
            href={addLocalePrefix(pageById('account/outbox').path, locale)}
          >
            {result.outcome === 'sent' ? lead.seeSent : lead.seeOutbox}
          </ButtonLink>
        )}
        {['saved', 'refused', 'lost'].includes(result.outcome) && <LeadContacts />}
        <Button tone="quiet" onClick={onAgain}>
          {lead.another}
        </Button>
      </div>
    </div>
  );
}

function wordsFor(
  result: ReturnType<typeof useLatestResult>,
  lead: TextOf<'lead'>,
  offline: boolean,
): { stamp: string; title: string; text: string } {
  if (result.outcome === 'saved') {
    if (result.loginPage) return { ...lead.saved, text: lead.saved.loginPage };
    return offline ? lead.saved : { ...lead.saved, text: lead.saved.unreached };
  }
  if (result.outcome === 'lost') return lead.lost;
  if (result.outcome === 'refused') return lead.refusedLater;
  if (result.outcome === 'too-late') return lead.tooLate;
  if (result.outcome === 'sent-unconfirmed') {
    const { text, again } = lead.unconfirmed;
    return { ...lead.unconfirmed, text: result.saved ? `${text} ${again}` : text };
  }
  const { stamp, title, text, received, notStored } = lead.sent;
  const said = result.receipt ? text(result.receipt) : received;
  return { stamp, title, text: result.saved ? said : `${said} ${notStored}` };
}
