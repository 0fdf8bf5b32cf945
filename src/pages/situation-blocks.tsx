import { factAt } from '../content/facts/lookup.ts';
import { lawDocuments } from '../content/law-documents.ts';
import { letterParts } from '../content/letter.ts';
import type { Block, Letter, Prose, Situation } from '../content/types.ts';
import { Drawing } from '../ui/drawing.tsx';
import { factReferenceText, plainText } from './fact-text.ts';
import { usePage, usePageText } from './page-context.ts';
import { ProseText } from './prose.tsx';
import { SourceSentences } from './source-text.tsx';

/** Pictures to tap, two or three in a row, and the shortest way for those in a hurry. */
export function ChoicesBlock({ block }: { block: Extract<Block, { kind: 'choices' }> }) {
  return (
    <>
      <div data-notice="read-aloud" />
      <ul className="choice-tiles">
        {block.choices.map(({ picture, label, path }) => (
          <li key={path}>
            <a href={path}>
              <Drawing name={picture} size={56} />
              <ProseText text={label} plain />
            </a>
          </li>
        ))}
      </ul>
      {block.urgent ? (
        <a className="callout urgent-way" data-tone="problem" href={block.urgent.path}>
          <Drawing name="goods-taken" size={56} />
          <span className="min-w-0">
            <strong className="block">
              <ProseText text={block.urgent.label} plain />
            </strong>
            <ProseText text={block.urgent.act} plain />
          </span>
        </a>
      ) : (
        <BackLink />
      )}
    </>
  );
}

/** Back to the first question. */
function BackLink() {
  const words = usePageText('notice');
  return (
    <p className="back-link">
      <a href="#who">{words.back}</a>
    </p>
  );
}

/** The answer of one situation. `data-notice` marks the parts that tools/notice makes interactive. */
export function SituationBlock({ situation }: { situation: Situation }) {
  const page = usePage();
  const words = usePageText('notice');
  const { means, notes = [], deadlines = [], say, steps, letter, call, law } = situation;
  return (
    <div className="situation">
      <div className="actions" data-notice="listen" />
      <p className="prose">
        <strong>
          <ProseText text={means} />
        </strong>
      </p>
      {deadlines.length > 0 && (
        <div className="deadlines">
          {deadlines.map(({ label, fact }) => (
            <p key={fact}>
              <ProseText text={label} />:{' '}
              <strong data-days={daysOf(fact, page.asOn)}>
                {words.deadline.after(factReferenceText(fact, page))}
              </strong>
            </p>
          ))}
          <div data-notice="deadlines" />
        </div>
      )}
      <div className="callout say">
        <p className="callout-title">
          <Drawing name="say" size={40} />
          {words.say}
        </p>
        <p className="said">
          “<ProseText text={say} plain />”
        </p>
        <div className="actions" data-notice="say" />
      </div>
      <ol className="steps" aria-label={words.steps}>
        {steps.map(({ picture, title, text }) => (
          <li key={title}>
            <Drawing name={picture} size={40} />
            <h3>
              <ProseText text={title} plain />
            </h3>
            <p>
              <ProseText text={text} />
            </p>
          </li>
        ))}
      </ol>
      <div className="answer-actions">
        {letter && <LetterBox letter={letter} />}
        <a
          className="button"
          data-notice="call"
          data-tone="secondary"
          href={`tel:${factReferenceText(call.fact, page)}`}
        >
          <Drawing name="phone" size={40} />
          <Drawing name={call.picture} size={40} />
          {plainText(call.label, page)}
        </a>
      </div>
      <div className="actions" data-notice="share" />
      {notes.length > 0 && (
        <ul className="prose-list">
          {notes.map((note) => (
            <li key={note}>
              <ProseText text={note} />
            </li>
          ))}
        </ul>
      )}
      <LawLine law={law} />
      <BackLink />
    </div>
  );
}

/** The number of days that the phone can count; undefined for working days, which need a list of holidays. */
function daysOf(fact: Situation['law']['facts'][number], asOn: ReturnType<typeof usePage>['asOn']) {
  const value = factAt(fact, asOn)?.value;
  return value?.unit === 'days' && 'amount' in value ? value.amount : undefined;
}

function LawLine({ law }: { law: Situation['law'] }) {
  const page = usePage();
  const words = usePageText('notice');
  const sources = [
    ...law.facts.flatMap((id) => factAt(id, page.asOn)?.source ?? []),
    ...law.documents.map((id) => lawDocuments[id]),
  ];
  if (sources.length === 0) return null;
  return (
    <p className="entry-source">
      {words.law}:{' '}
      {sources.map((source) => (
        <span key={source.url} className="block">
          <SourceSentences source={source} />
        </span>
      ))}
    </p>
  );
}

/** The letter, folded. When open, it is printed alone (situations.css). */
function LetterBox({ letter: { to, subject, body } }: { letter: Letter }) {
  const { letter: words } = usePageText('notice');
  return (
    <details className="letter-box">
      <summary className="button" data-tone="primary">
        <Drawing name="letter" size={24} />
        {words.make}
      </summary>
      <div data-notice="letter" />
      <div className="letter">
        <p>
          {words.day}: <LetterLine text="[today]" />
        </p>
        <p>
          <LetterLine text={to} />
        </p>
        <p>
          <strong>
            {words.subject}: <LetterLine text={subject} />
          </strong>
        </p>
        {body.map((line) => (
          <p key={line}>
            <LetterLine text={line} />
          </p>
        ))}
        <p>
          <LetterLine text="[own]" />
        </p>
        <p>
          {words.sign}: <LetterLine text="[name]" />
        </p>
      </div>
    </details>
  );
}

/** A line of a letter with its blanks, which the tool fills. */
function LetterLine({ text }: { text: Prose }) {
  const page = usePage();
  const { blanks } = usePageText('notice').letter;
  return letterParts(plainText(text, page)).map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <span key={part.blank} className="letter-blank" data-blank={part.blank}>
        {blanks[part.blank]}
      </span>
    ),
  );
}
