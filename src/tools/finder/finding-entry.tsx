import { textFor } from '../../locales/text.tsx';
import { pageById } from '../../content/catalog.ts';
import type { Place } from '../../register/answers.ts';
import type { Finding } from '../../register/find.ts';
import { needById, type Need } from '../../register/register.ts';
import type { Completed } from '../../register/questions.ts';
import type { KnownRule } from '../../register/register.ts';
import type { StateCode } from '../../register/states.ts';
import { fillFacts } from '../../content/facts/fact-text.ts';
import { portals } from '../../content/portals.ts';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { Stamp } from '../../ui/stamp.tsx';
import { findingName, reasonLines, useFinderTexts } from './finder-texts.ts';
import { Missing } from './missing-answer.tsx';
import { SourceLine } from '../../ui/source-line.tsx';
import { OutsideLink } from '../../ui/outside-link.tsx';
import type { FinderState } from './use-finder.ts';

const usePageNames = textFor('page-names');

interface FindingEntryProps {
  finding: Finding;
  finder: FinderState;
}

/** A need of the business: reason, fee, time, place, papers, rule. */
export function FindingEntry({ finding, finder }: FindingEntryProps) {
  const names = usePageNames();
  const { texts, setting } = useFinderTexts();
  const { result } = texts;
  const { rules, level, missing } = finding;
  const { completed } = finder;
  const need = needById(finding.need);
  const fee = rules.map(({ id }) => texts.rules[id].fee).find(Boolean) ?? texts.needs[need.id].fee;
  const time =
    rules.map(({ id }) => texts.rules[id].time).find(Boolean) ?? texts.needs[need.id].time;
  const lasts =
    rules.map(({ id }) => texts.rules[id].lasts).find(Boolean) ?? texts.needs[need.id].lasts;
  const reasons = reasonLines(finding, completed, texts, setting);
  return (
    <li className="finding" id={`need-${need.id}`}>
      <div className="finding-head">
        <h4>{findingName(finding, texts)}</h4>
        {level !== 'not-needed' && (
          <Stamp tone={level === 'optional' ? 'done' : level === 'must' ? 'problem' : 'waiting'}>
            {result.levels[level]}
          </Stamp>
        )}
      </div>
      {rules.map(({ id, source, level }) => (
        <p key={id}>
          {fillFacts(texts.rules[id].text, setting)}
          {level === 'likely' && source.certainty === 'unconfirmed' && (
            <strong> {result.checkOffice}</strong>
          )}
        </p>
      ))}
      {missing.length > 0 && <Missing missing={missing} finder={finder} />}
      {reasons.length > 0 && (
        <p className="entry-note">
          {result.yourAnswers}: {reasons.join(' · ')}
        </p>
      )}
      <dl className="finding-facts">
        {level !== 'open' && (
          <>
            <dt>{result.fee}</dt>
            <dd>{fee ? fillFacts(fee, setting) : result.feeUnknown}</dd>
          </>
        )}
        {level !== 'open' && need.office !== 'none' && (
          <>
            <dt>{result.time}</dt>
            <dd>{time ? fillFacts(time, setting) : result.timeUnknown}</dd>
          </>
        )}
        {level !== 'open' && lasts && (
          <>
            <dt>{result.lasts}</dt>
            <dd>{fillFacts(lasts, setting)}</dd>
          </>
        )}
        <dt>{result.where}</dt>
        <dd>
          <Where need={need} rules={rules} completed={completed} />
        </dd>
        {rules.length > 0 && (
          <>
            <dt>{result.rule}</dt>
            <dd>
              <RuleSources rules={rules} />
            </dd>
          </>
        )}
      </dl>
      {need.documents.length > 0 && (
        <details className="finding-papers">
          <summary>{result.papers}</summary>
          <ul className="prose-list">
            {need.documents.map((document) => (
              <li key={document}>{texts.documents[document]}</li>
            ))}
          </ul>
        </details>
      )}
      <p>
        <a href={addLocalePrefix(pageById(need.page).path, setting.locale)}>
          {result.guide(names[need.page] ?? '')}
        </a>
      </p>
    </li>
  );
}

/** The authority or the portal, that of this place first. */
function Where({
  need,
  rules,
  completed,
}: {
  need: Need;
  rules: readonly KnownRule[];
  completed: Completed;
}) {
  const { texts } = useFinderTexts();
  const place = completed.answers.place ?? 'unknown';
  const state = completed.answers.state as StateCode | undefined;
  const portal =
    rules.map((rule) => rule.portal).find(Boolean) ??
    need.portalByPlace?.[place as Place] ??
    (state && need.portalByState?.[state]) ??
    need.portal;
  const office =
    need.office === 'municipal' ? texts.municipalBodies[place] : texts.offices[need.office];
  return (
    <>
      {office}
      {portal && (
        <>
          {' · '}
          <OutsideLink url={portals[portal].url}>{portals[portal].name}</OutsideLink>
        </>
      )}
    </>
  );
}

function RuleSources({ rules }: { rules: readonly KnownRule[] }) {
  const { setting } = useFinderTexts();
  const sources = [...new Map(rules.map((rule) => [rule.source.title, rule])).values()];
  return sources.map((rule) => (
    <span key={rule.id} className="block">
      <SourceLine source={rule.source} reviewBy={rule.reviewBy} today={setting.asOn} />
    </span>
  ));
}
