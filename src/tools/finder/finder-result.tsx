import { useEffect, useMemo, useRef, useState } from 'react';
import { pageById } from '../../content/catalog.ts';
import type { Answers, QuestionId } from '../../register/answers.ts';
import { atLevel, find, type Finding } from '../../register/find.ts';
import { needById, rules as allRules, stepsOf, type NeedId } from '../../register/register.ts';
import { drawingOfNeed } from '../../content/drawings.ts';
import { fillFacts } from '../../content/facts/fact-text.ts';
import type { QuotedSource } from '../../content/facts/quoted-sources.ts';
import { formatDate } from '../../i18n/format.ts';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { announceSaved } from '../../platform/device/saved-signal.ts';
import { useTextAloud } from '../../platform/speech/use-text-aloud.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { ListenButton } from '../../ui/listen-button.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { Notes, NotesButton, NotesInView } from '../../ui/notes.tsx';
import { useAloudTexts } from '../../ui/use-aloud-texts.ts';
import { OverdueNote } from '../../ui/overdue-note.tsx';
import { useHeadingFocus } from '../../ui/use-heading-focus.ts';
import {
  answerText,
  documentsOf,
  feeText,
  findingName,
  reasonSentences,
  rowName,
  unsureText,
  useFinderTexts,
} from './finder-texts.ts';
import { FindingEntry } from './finding-entry.tsx';
import { Fold } from './fold.tsx';
import { LaterQuestions } from './later-questions.tsx';
import { laterQuestions } from './model/first-questions.ts';
import { groupNeeded } from './model/groups.ts';
import { rowFee, type RowFee } from './model/row-fee.ts';
import { PapersToGather } from './papers-to-gather.tsx';
import { resultAloud } from './result-aloud.ts';
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

/** The result: one row per needed paper and their sum, then what is open, optional and not needed. */
export function FinderResult({ finder, takeFocus, onAskUs }: FinderResultProps) {
  const { texts, setting } = useFinderTexts();
  const { result } = texts;
  const { completed, persistence } = finder;
  const { answers } = completed;
  const section = useRef<HTMLElement>(null);
  const heading = useHeadingFocus(takeFocus, section);
  const [findings] = useState(() => find(answers, setting.asOn));
  const must = atLevel(findings, 'must');
  const { papers, now, soon, rules } = groupNeeded(must);
  // Needs that a later question decides are shown with that question.
  const later = laterQuestions(findings, setting.asOn);
  const waiting = new Set(later.flatMap(({ decides }) => decides));
  const ask = atLevel(findings, 'likely', 'open').filter(
    ({ need, level, missing }) =>
      level === 'likely' || (!waiting.has(need) && missing.some((id) => answers[id] !== undefined)),
  );
  const optional = atLevel(findings, 'optional');
  const answerOf = (id: QuestionId) => answerText(id, answers[id], texts, setting);
  const kind = answers.kind && answers.kind !== 'unknown' ? texts.kinds[answers.kind] : '';
  const mustNames = must.map((finding) => findingName(finding, texts)).join('; ');
  const sum = rowFee(papers, answers, setting.asOn);
  const [first] = papers;
  const documents = useMemo(
    () =>
      new Map(
        findings.all
          .filter(({ level }) => level !== 'not-needed')
          .map((finding) => [finding.need, documentsOf(finding, texts, setting)] as const),
      ),
    [findings, texts, setting],
  );
  const reviews = [...must, ...ask, ...optional].flatMap(({ need }) =>
    (documents.get(need) ?? []).map(({ reviewBy }) => reviewBy),
  );
  const rows = { finder, documents };
  const [hasNotes, setHasNotes] = useState(false);

  useEffect(() => {
    // The offer to install needs a result of the visitor's own answers that this device has saved
    // (PWA-02).
    if (takeFocus && persistence === 'phone') announceSaved();
  }, [takeFocus, persistence]);

  return (
    <section
      ref={section}
      className="finder-result tool-result read-aloud-area"
      aria-labelledby="finder-result"
    >
      <p className="entry-note">
        {result.about(
          kind,
          answerOf(isNamed(answers.place) ? 'place' : 'state'),
          typeof answers.turnover === 'number' ? answerOf('turnover') : undefined,
        )}
      </p>
      <div className="read-aloud">
        <Listen text={resultAloud(papers, answers, texts, setting)} />
      </div>
      <h2 id="finder-result" ref={heading} tabIndex={-1}>
        {result.title(papers.length)}
      </h2>
      <OverdueNote reviews={reviews} today={setting.asOn} />
      {first && (
        <p className="finder-start">
          <Drawing name={drawingOfNeed(first.need)} size={40} />
          <span>
            <strong>{result.startWith}</strong> {rowName(first, texts)}
          </span>
        </p>
      )}
      {now.length > 0 && (
        <>
          {/* The headings of the rows need one above them. */}
          <h3 className={soon.length > 0 ? undefined : 'sr-only'}>{result.groups.now}</h3>
          <Rows {...rows} findings={now} hasNotes={hasNotes} />
        </>
      )}
      {soon.length > 0 && (
        <>
          <h3>{result.groups.soon}</h3>
          <Rows {...rows} findings={soon} hasNotes={hasNotes} />
        </>
      )}
      {papers.length > 0 && <TotalFees fee={sum} hasNotes={hasNotes} onNotes={setHasNotes} />}
      <div className="actions">
        {first && (
          <ButtonLink tone="primary" href={stepsHref(first)}>
            {result.first}
          </ButtonLink>
        )}
        <Button tone="quiet" onClick={finder.startAgain}>
          {result.again}
        </Button>
      </div>
      <LaterQuestions questions={later} finder={finder} />
      {rules.length > 0 && (
        <>
          <h3>{result.groups.rules}</h3>
          <Rows {...rows} findings={rules} />
        </>
      )}
      {ask.length > 0 && (
        <>
          <h3>{result.groups.ask}</h3>
          <p className="entry-note">{result.groups.askLead}</p>
          <Rows {...rows} findings={ask} />
          <Callout title={result.script.title}>
            <p>{result.script.text(answerOf('kind'), placeText(answerOf))}</p>
          </Callout>
        </>
      )}
      {optional.length > 0 && (
        <Fold title={result.optional(optional.length)}>
          <p className="entry-note">{result.optionalLead}</p>
          <Rows {...rows} findings={optional} />
        </Fold>
      )}
      <PapersToGather findings={must} />
      <NotNeeded findings={atLevel(findings, 'not-needed')} finder={finder} />
      <Fold title={result.answers.title}>
        <AnswerList finder={finder} answerOf={answerOf} />
      </Fold>
      <StateLink state={answers.state} name={answerOf('state')} />
      <div className="actions">
        <Button
          tone="secondary"
          onClick={({ currentTarget }) =>
            onAskUs(
              {
                answers,
                notes: result.note(answerOf('kind'), placeText(answerOf), mustNames),
              },
              currentTarget,
            )
          }
        >
          {result.askUs}
        </Button>
        <ShareResult
          title={result.title(papers.length)}
          text={result.shareText(mustNames)}
          hash={finder.hrefOf('result')}
        />
        <Button tone="secondary" onClick={() => print()}>
          {result.print}
        </Button>
      </div>
      <p className="field-hint">{result.asOn(formatDate(setting.asOn, setting.locale))}</p>
    </section>
  );

  function stepsHref({ need }: Finding): string {
    const { page, section } = stepsOf(needById(need));
    return addLocalePrefix(pageById(page).path, setting.locale) + (section ? `#${section}` : '');
  }
}

function Rows({
  findings,
  documents,
  finder,
  hasNotes = false,
}: {
  findings: readonly Finding[];
  documents: ReadonlyMap<NeedId, readonly QuotedSource[]>;
  finder: FinderState;
  hasNotes?: boolean;
}) {
  return (
    <ol className="papers">
      {findings.map((finding) => (
        <FindingEntry
          key={finding.need}
          finding={finding}
          documents={documents.get(finding.need) ?? []}
          finder={finder}
          hasNotes={hasNotes}
        />
      ))}
    </ol>
  );
}

/** Reads the result aloud. */
function Listen({ text }: { text: string }) {
  const aloud = useTextAloud(useAloudTexts());
  return <ListenButton isSmall aloud={aloud} onStart={() => aloud.read(text)} />;
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

/** True for a city with a name of its own. */
const isNamed = (place: Answers['place']) =>
  place !== undefined && !['town', 'village', 'unknown'].includes(place);

const placeText = (answerOf: (id: QuestionId) => string) =>
  `${answerOf('place')}, ${answerOf('state')}`;

/** The last row: what the government takes for all papers together. */
function TotalFees({
  fee,
  hasNotes,
  onNotes,
}: {
  fee: RowFee;
  hasNotes: boolean;
  onNotes: (hasNotes: boolean) => void;
}) {
  const { texts, setting } = useFinderTexts();
  const { total, aloud } = texts.result;
  const voice = useTextAloud(useAloudTexts());
  const amount = feeText(fee, texts, setting);
  const unsure = unsureText(fee, texts);
  return (
    <div className="paper-total">
      <p>
        <strong>{total.title}</strong>
        <span className="paper-fee" data-fee={unsure ? 'unsure' : fee.is}>
          {amount}
        </span>
      </p>
      {unsure && <p className="entry-note text-end">{unsure}</p>}
      {fee.is === 'amount' && (
        <>
          {hasNotes && (
            <NotesInView>
              <Notes amount={fee.from} upTo={fee.to} />
            </NotesInView>
          )}
          <NotesButton
            isOn={hasNotes}
            aloud={voice}
            said={aloud.total(amount)}
            onToggle={onNotes}
          />
          {fee.more && <p className="entry-note">{total.more}</p>}
        </>
      )}
    </div>
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
  if (named.length === 0) return null;
  return (
    <Fold
      title={result.notNeeded.title(named.length)}
      // Registrations that are often sold without need, above all GST, are named without a press.
      note={named
        .filter(({ need }) => needById(need).common)
        .map(({ need }) => texts.needs[need].short)
        .join(', ')}
    >
      <p className="entry-note">{result.notNeeded.lead}</p>
      <ul className="prose-list">
        {named.map((finding) => (
          <li key={finding.need}>
            <strong>{texts.needs[finding.need].name}</strong>
            {finding.rules.map(({ id }) => ` ${fillFacts(texts.rules[id].text, setting)}`)}
            <span className="entry-note block">
              {reasonSentences(finding, finder.completed, texts, setting).join(' ')}
            </span>
          </li>
        ))}
      </ul>
      <p className="entry-note">
        {result.notNeeded.others(others.length)}:{' '}
        {others.map(({ need }) => texts.needs[need].short).join(', ')}.
      </p>
    </Fold>
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
  const { asked, answers: known } = finder.completed;
  return (
    <dl>
      {asked
        .filter((id) => known[id] !== undefined)
        .map((id) => (
          <div key={id} className="answer-row">
            <dt>{texts.questions[id].short}</dt>
            <dd className="given-answer">
              <span>{answerOf(id)}</span>
              <StepLink
                state={finder}
                to={id === 'kind' ? 'trade' : id}
                label={answers.changeOf(texts.questions[id].short)}
              >
                {answers.change}
              </StepLink>
            </dd>
          </div>
        ))}
    </dl>
  );
}
