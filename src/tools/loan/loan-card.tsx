import { useState, type RefObject } from 'react';
import { pageById } from '../../content/catalog.ts';
import {
  fillFacts,
  factText,
  referencedVersion,
  type FactSetting,
} from '../../content/facts/fact-text.ts';
import type { IsoDate } from '../../content/facts/types.ts';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { useTextAloud } from '../../platform/speech/use-text-aloud.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { ListenButton } from '../../ui/listen-button.tsx';
import { Notes, NotesButton, NotesInView } from '../../ui/notes.tsx';
import { MaybeEnglish } from '../../ui/maybe-english.tsx';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { SourceLine } from '../../ui/source-line.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { TickList } from '../../ui/tick-list.tsx';
import { useAloudTexts } from '../../ui/use-aloud-texts.ts';
import type { Paper } from '../schemes/model/choices.ts';
import { schemePortal } from '../schemes/model/portals.ts';
import { statusOn } from '../schemes/model/status.ts';
import { loanAloud, loanAmountAloud, loanFacts } from './loan-aloud.ts';
import { loans, paperDrawings, type LoanKind } from './model/loans.ts';

const useText = textFor('loan');
const useSchemeText = textFor('schemes');

interface LoanCardProps {
  kind: LoanKind;
  day: IsoDate;
  headingRef?: RefObject<HTMLHeadingElement | null>;
  ticked?: readonly Paper[];
  /** Absent without scripts: the papers are then a plain list. */
  tick?: (paper: Paper, isReady: boolean) => void;
}

/** One loan: amount, steps, papers, and how to apply. */
export function LoanCard({ kind, day, headingRef, ticked = [], tick }: LoanCardProps) {
  const texts = useText();
  const schemeTexts = useSchemeText();
  const { locale, messages } = useI18n();
  const setting = { locale, messages, asOn: day, moreFacts: loanFacts };
  const { scheme, steps, papers, how } = loans[kind];
  const words = texts.cards[kind];
  const labels = { ...schemeTexts.papers, ...texts.papers };
  const status = statusOn(scheme, day);
  const [first = ''] = steps;
  const howPath = how
    ? pageById(how).path
    : (`${pageById('tools/government-schemes').path}#${scheme.id}` as const);
  const [hasNotes, setHasNotes] = useState(false);
  const [site] = scheme.portals.map(schemePortal);
  return (
    <article className="loan-card">
      <div className="loan-top">
        <div>
          <p className="entry-note">{words.forWhom}</p>
          <h2 ref={headingRef} tabIndex={-1}>
            {factText(first, setting)}
          </h2>
          <p>{words.name}</p>
        </div>
        {tick ? (
          <div className="flex flex-col gap-2">
            <LoanAloud
              text={loanAloud(kind, { loan: texts, papers: labels }, setting)}
              amount={loanAmountAloud(kind, texts, setting)}
              hasNotes={hasNotes}
              onNotes={setHasNotes}
            />
          </div>
        ) : (
          <Drawing name="loan" size={96} />
        )}
      </div>
      {status !== 'open' && (
        <p>
          <Stamp>{schemeTexts.statuses[status]}</Stamp> {schemeTexts.statusLong[status]}.
        </p>
      )}
      <ol className="loan-steps" aria-label={texts.steps}>
        {steps.map((fact) => (
          <li key={fact}>{factText(fact, setting)}</li>
        ))}
      </ol>
      {hasNotes && (
        <NotesInView>
          {steps.map((fact) => {
            const amount = rupeesOf(fact, setting);
            return (
              amount !== undefined && (
                <div key={fact} className="border-b border-rule py-2">
                  <strong>{factText(fact, setting)}</strong>
                  <Notes amount={amount} />
                </div>
              )
            );
          })}
        </NotesInView>
      )}
      <h3 className="sr-only">{texts.have}</h3>
      {tick ? (
        <TickList
          items={papers}
          labels={labels}
          drawings={paperDrawings}
          ticked={ticked}
          onTick={tick}
        />
      ) : (
        <ul className="prose-list">
          {papers.map((paper) => (
            <li key={paper}>{labels[paper]}</li>
          ))}
        </ul>
      )}
      {status === 'open' && (
        <div className="actions">
          <ButtonLink href={addLocalePrefix(howPath, locale)}>
            <Drawing name="bank" size={24} />
            {texts.how}
          </ButtonLink>
        </div>
      )}
      {papers.includes('vending') && (
        <p>
          <a
            className="loan-back"
            href={addLocalePrefix(pageById('how-to/letter-of-recommendation').path, locale)}
          >
            {texts.noLetter}
          </a>
        </p>
      )}
      <p>{fillFacts(words.interest, setting)}</p>
      <details className="fold">
        <summary>{texts.whenNo}</summary>
        <ul className="prose-list">
          {words.no.map((text) => (
            <li key={text}>{fillFacts(text, setting)}</li>
          ))}
        </ul>
      </details>
      <p className="field-hint">
        {texts.source}{' '}
        {scheme.source && (
          <SourceLine source={scheme.source} reviewBy={scheme.reviewBy} today={day} />
        )}
      </p>
      {site && (
        <p className="field-hint">
          {texts.site}{' '}
          <OutsideLink url={site.url}>
            <MaybeEnglish name={site.name} />
          </OutsideLink>
        </p>
      )}
    </article>
  );
}

interface LoanAloudProps {
  text: string;
  /** What is spoken when the notes appear. */
  amount: string;
  hasNotes: boolean;
  onNotes: (hasNotes: boolean) => void;
}

/** Reads the loan aloud, and shows and says its amount. */
function LoanAloud({ text, amount, hasNotes, onNotes }: LoanAloudProps) {
  const texts = useAloudTexts();
  const loan = useTextAloud(texts);
  const sum = useTextAloud(texts);
  return (
    <>
      <ListenButton isSmall aloud={loan} onStart={() => loan.read(text)} />
      <NotesButton isSmall isOn={hasNotes} aloud={sum} said={amount} onToggle={onNotes} />
    </>
  );
}

/** Returns a figure in rupees; undefined for one in another unit. */
function rupeesOf(fact: string, setting: FactSetting): number | undefined {
  const value = referencedVersion(fact, setting)?.value;
  return value?.unit === 'rupees' && 'amount' in value ? value.amount : undefined;
}
