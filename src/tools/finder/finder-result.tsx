import { useEffect, useState } from 'react';
import { pageById } from '../../content/catalog.ts';
import type { Answers, QuestionId } from '../../register/answers.ts';
import { rules as allRules } from '../../register/register.ts';
import { totalFee } from '../../register/fees.ts';
import { atLevel, find, type Finding } from '../../register/find.ts';
import { needById } from '../../register/register.ts';
import { formatDate, formatRupees } from '../../i18n/format.ts';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { announceSaved } from '../../platform/device/saved-signal.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Entries, Entry } from '../../ui/entry.tsx';
import { useHeadingFocus } from '../../ui/use-heading-focus.ts';
import { answerText, findingName, reasonLines, useFinderTexts } from './finder-texts.ts';
import { FindingEntry } from './finding-entry.tsx';
import { PapersToGather } from './papers-to-gather.tsx';
import { ShareResult } from './share-result.tsx';
import { statePages } from './state-pages.ts';
import { StepLink } from '../../questionnaire/step-link.tsx';
import type { FinderState } from './use-finder.ts';

/** The facts for the lead form. */
export interface OfficeBrief {
  answers: Answers;
  notes: string;
}

interface FinderResultProps {
  finder: FinderState;
  takeFocus: boolean;
  onAskUs: (brief: OfficeBrief, opener: HTMLElement) => void;
}

/** The result: needs in order, with reasons; what is not needed; and the answers behind it. */
export function FinderResult({ finder, takeFocus, onAskUs }: FinderResultProps) {
  const { texts, setting } = useFinderTexts();
  const { result } = texts;
  const { completed, keeping } = finder;
  const heading = useHeadingFocus(takeFocus);
  const [findings] = useState(() => find(completed.answers, setting.asOn));
  const must = atLevel(findings, 'must');
  const may = atLevel(findings, 'likely', 'open');
  const optional = atLevel(findings, 'optional');
  const answerOf = (id: QuestionId) => answerText(id, completed.answers[id], texts, setting);
  const mustNames = must.map((finding) => findingName(finding, texts)).join('; ');

  useEffect(() => {
    // The offer to install needs a result of the visitor's own answers that this device has saved
    // (PWA-02).
    if (takeFocus && keeping === 'phone') announceSaved();
  }, [takeFocus, keeping]);

  return (
    <section className="section finder-result" aria-labelledby="finder-result">
      <h2 id="finder-result" ref={heading} tabIndex={-1}>
        {result.title}
      </h2>
      <p className="finder-counts">{result.counts(must.length, may.length, optional.length)}</p>
      <p className="field-hint">{result.asOn(formatDate(setting.asOn, setting.locale))}</p>
      <div className="actions">
        <Button
          onClick={({ currentTarget }) =>
            onAskUs(
              {
                answers: completed.answers,
                notes: result.note(answerOf('kind'), placeText(answerOf), mustNames),
              },
              currentTarget,
            )
          }
        >
          {result.askUs}
        </Button>
        <Button tone="secondary" onClick={() => print()}>
          {result.print}
        </Button>
        <ShareResult text={result.shareText(mustNames)} hash={finder.hrefOf('result')} />
      </div>
      <Group
        title={result.must.title}
        lead={result.must.lead}
        findings={must}
        finder={finder}
        isOrder
      />
      <TotalFees findings={must} />
      <PapersToGather findings={must} />
      <Group title={result.may.title} lead={result.may.lead} findings={may} finder={finder} />
      <StateLink state={completed.answers.state} name={answerOf('state')} />
      {may.length > 0 && (
        <Callout title={result.script.title}>
          <p>{result.script.text(answerOf('kind'), placeText(answerOf))}</p>
        </Callout>
      )}
      <Group
        title={result.optional.title}
        lead={result.optional.lead}
        findings={optional}
        finder={finder}
      />
      <NotNeeded findings={atLevel(findings, 'not-needed')} finder={finder} />
      <AnswerList finder={finder} answerOf={answerOf} />
      <div className="actions">
        <Button tone="quiet" onClick={finder.startAgain}>
          {result.again}
        </Button>
      </div>
    </section>
  );
}

/** A link to what we know of the visitor's state, if it has a page. */
function StateLink({ state, name }: { state: Answers['state']; name: string }) {
  const { texts, setting } = useFinderTexts();
  const page = state && state !== 'unknown' ? statePages[state] : undefined;
  if (!page) return null;
  return (
    <p className="entry-note">
      <a href={addLocalePrefix(pageById(page).path, setting.locale)}>
        {texts.result.stateRules(name)}
      </a>
    </p>
  );
}

const placeText = (answerOf: (id: QuestionId) => string) =>
  `${answerOf('place')}, ${answerOf('state')}`;

function Group({
  title,
  lead,
  findings,
  finder,
  isOrder = false,
}: {
  title: string;
  lead: string;
  findings: readonly Finding[];
  finder: FinderState;
  /** Needs are done one after another, so they have numbers. */
  isOrder?: boolean;
}) {
  const { texts } = useFinderTexts();
  const { result } = texts;
  return (
    <section>
      <h3>{title}</h3>
      <p className="entry-note">{findings.length > 0 ? lead : result.none}</p>
      <ol className="findings" data-order={isOrder || undefined}>
        {findings.map((finding) => (
          <FindingEntry key={finding.need} finding={finding} finder={finder} />
        ))}
      </ol>
    </section>
  );
}

function TotalFees({ findings }: { findings: readonly Finding[] }) {
  const { texts, setting } = useFinderTexts();
  const { total } = texts.result;
  const { from, to, open } = totalFee(findings, setting.asOn);
  const rupees = (amount: number) => formatRupees(amount, setting.locale);
  const sum = from === to ? rupees(from) : setting.messages.units.range(rupees(from), rupees(to));
  const names = open
    .map((need) => findings.find((finding) => finding.need === need))
    .filter((finding) => finding !== undefined)
    .map((finding) => findingName(finding, texts));
  return (
    <Entries caption={total.title} source={total.note}>
      <Entry
        label={total.known}
        amount={sum}
        note={names.length > 0 && total.more(names.join(', '))}
      />
    </Entries>
  );
}

/**
 * Needs that do not apply: those often sold without need with their reasons, the rest as a list that opens.
 */
function NotNeeded({ findings, finder }: { findings: readonly Finding[]; finder: FinderState }) {
  const { texts, setting } = useFinderTexts();
  const { result } = texts;
  // A need that no business is ever asked for cannot be "not needed".
  const asked = findings.filter(({ need }) =>
    allRules.some(
      (rule) => rule.need === need && (rule.level === 'must' || rule.level === 'likely'),
    ),
  );
  const named = asked.filter(({ need, rules }) => needById(need).common || rules.length > 0);
  const others = asked.filter((finding) => !named.includes(finding));
  return (
    <section>
      <h3>{result.notNeeded.title}</h3>
      <p className="entry-note">{result.notNeeded.lead}</p>
      <ul className="prose-list">
        {named.map((finding) => (
          <li key={finding.need}>
            <strong>{texts.needs[finding.need].name}</strong>
            {finding.rules.map(({ id }) => ` ${texts.rules[id].text}`)}
            <span className="entry-note block">
              {result.yourAnswers}:{' '}
              {reasonLines(finding, finder.completed, texts, setting).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <details className="finder-others">
        <summary>{result.notNeeded.others(others.length)}</summary>
        <ul className="prose-list">
          {others.map((finding) => (
            <li key={finding.need}>
              {texts.needs[finding.need].name}
              <span className="entry-note block">
                {reasonLines(finding, finder.completed, texts, setting).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function AnswerList({
  finder,
  answerOf,
}: {
  finder: FinderState;
  answerOf: (id: QuestionId) => string;
}) {
  const { texts } = useFinderTexts();
  const { answers } = texts.result;
  return (
    <section>
      <h3>{answers.title}</h3>
      <dl className="card">
        {finder.completed.asked.map((id) => (
          <div key={id}>
            <dt>{texts.questions[id].short}</dt>
            <dd className="finder-answer">
              <span>{answerOf(id)}</span>
              <StepLink state={finder} to={id} label={answers.changeOf(texts.questions[id].short)}>
                {answers.change}
              </StepLink>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
