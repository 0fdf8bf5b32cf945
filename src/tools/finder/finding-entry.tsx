import { textFor } from '../../locales/text.tsx';
import { pageById } from '../../content/catalog.ts';
import { drawingOfNeed, drawingOfOffice } from '../../content/drawings.ts';
import type { Finding } from '../../register/find.ts';
import { needById } from '../../register/register.ts';
import { fillFacts } from '../../content/facts/fact-text.ts';
import type { QuotedSource } from '../../content/facts/quoted-sources.ts';
import { portals } from '../../content/portals.ts';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Notes } from '../../ui/notes.tsx';
import {
  feeText,
  needFacts,
  reasonSentences,
  rowName,
  rowNote,
  unsureText,
  useFinderTexts,
  whoKnowsFee,
} from './finder-texts.ts';
import { Missing } from './missing-answer.tsx';
import { calculatorOf, rowFee } from './model/row-fee.ts';
import { SourceLines } from '../../ui/source-line.tsx';
import { OutsideLink } from '../../ui/outside-link.tsx';
import type { FinderState } from './use-finder.ts';
import { MaybeEnglish } from '../../ui/maybe-english.tsx';

const usePageNames = textFor('page-names');

/** Characters of an amount that leave room for the name beside it at 360 px, such as “₹100–₹200”. */
const longestOnOneLine = 9;

/** The drawings of fees that are no amount. */
const feeDrawings = { free: 'free', open: 'ask', 'by-size': 'calculator' } as const;

interface FindingEntryProps {
  finding: Finding;
  documents: readonly QuotedSource[];
  finder: FinderState;
  /** Shows the fee as notes and coins too. */
  hasNotes: boolean;
}

/** A need of the business in one row: drawing, name, office, fee. "Why?" opens the rest. */
export function FindingEntry({ finding, documents, finder, hasNotes }: FindingEntryProps) {
  const { texts, setting } = useFinderTexts();
  const { result } = texts;
  const need = needById(finding.need);
  const fee =
    finding.level === 'open'
      ? undefined
      : rowFee([finding], finder.completed.answers, setting.asOn);
  const amount = fee ? feeText(fee, texts, setting) : '';
  const office = texts.officesInShort[need.office];
  const unsure = fee && unsureText(fee, texts);
  const note = rowNote(finding, texts);
  return (
    <li className="paper" id={`need-${need.id}`}>
      <details>
        <summary>
          <Drawing name={drawingOfNeed(need.id)} size={40} />
          <span className="paper-name">
            <h4>{rowName(finding, texts)}</h4>
            <span className="entry-note flex items-center gap-1.5">
              <Drawing name={drawingOfOffice(need.office)} size={24} />
              {fee?.is === 'open' && need.office !== 'none' ? whoKnowsFee(need.id, texts) : office}
            </span>
            {note && <span className="entry-note block">{note}</span>}
          </span>
          <span className="paper-end">
            {fee && need.office !== 'none' && (
              <span
                className="paper-fee"
                data-fee={unsure ? 'unsure' : fee.is}
                data-short={amount.length <= longestOnOneLine || undefined}
              >
                {fee.is !== 'amount' && <Drawing name={feeDrawings[fee.is]} size={24} />}
                {amount}
              </span>
            )}
            {unsure && need.office !== 'none' && <span className="entry-note">{unsure}</span>}
            <span className="paper-why">{result.why}</span>
          </span>
        </summary>
        <FindingDetails finding={finding} documents={documents} finder={finder} />
      </details>
      {hasNotes && fee?.is === 'amount' && <Notes amount={fee.from} upTo={fee.to} />}
    </li>
  );
}

/** Law, reasons, fee, time, place, papers and source of a finding. */
function FindingDetails({ finding, documents, finder }: Omit<FindingEntryProps, 'hasNotes'>) {
  const names = usePageNames();
  const { texts, setting } = useFinderTexts();
  const { result } = texts;
  const { rules, level, missing } = finding;
  const { completed } = finder;
  const need = needById(finding.need);
  const calculator = calculatorOf(finding);
  const { fee, time, lasts, office, portal } = needFacts(
    finding,
    completed.answers,
    texts,
    setting,
  );
  return (
    <div className="paper-details">
      {rules.map(({ id, source, level }) => (
        <p key={id}>
          {fillFacts(texts.rules[id].text, setting)}
          {level === 'likely' && source.certainty === 'unconfirmed' && (
            <strong> {result.checkOffice}</strong>
          )}
        </p>
      ))}
      {missing.length > 0 && <Missing missing={missing} finder={finder} />}
      <p className="entry-note">{reasonSentences(finding, completed, texts, setting).join(' ')}</p>
      <dl className="result-facts">
        {level !== 'open' && (
          <>
            <dt>{result.fee}</dt>
            <dd>
              {fee}
              {calculator && (
                <>
                  {' '}
                  <a href={addLocalePrefix(pageById(calculator).path, setting.locale)}>
                    <MaybeEnglish name={names[calculator]} text={names[calculator]} />
                  </a>
                </>
              )}
            </dd>
            <dt>{result.time}</dt>
            <dd>{time}</dd>
            <dt>{result.lasts}</dt>
            <dd>{lasts}</dd>
          </>
        )}
        <dt>{result.where}</dt>
        <dd>
          {office}
          {portal && (
            <>
              {' · '}
              <OutsideLink url={portals[portal].url}>
                <MaybeEnglish name={portals[portal].name} />
              </OutsideLink>
            </>
          )}
        </dd>
        {need.documents.length > 0 && (
          <>
            <dt>{result.papers}</dt>
            <dd>
              <ul className="prose-list">
                {need.documents.map((document) => (
                  <li key={document}>{texts.documents[document]}</li>
                ))}
              </ul>
            </dd>
          </>
        )}
        {rules.length > 0 && (
          <>
            <dt>{result.rule}</dt>
            <dd>
              <SourceLines documents={documents} today={setting.asOn} />
            </dd>
          </>
        )}
      </dl>
      <p>
        <a href={addLocalePrefix(pageById(need.page).path, setting.locale)}>
          <MaybeEnglish name={names[need.page]} text={result.guide(names[need.page])} />
        </a>
      </p>
    </div>
  );
}
