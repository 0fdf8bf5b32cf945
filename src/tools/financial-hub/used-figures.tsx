import { needsReview } from '../../content/facts/lookup.ts';
import { isSameGround, ourSourceName } from '../../content/facts/source-name.ts';
import type { FactVersion, IsoDate } from '../../content/facts/types.ts';
import { factValueText } from '../../content/facts/fact-text.ts';
import { formatDate } from '../../i18n/format.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { DocumentTitle } from '../../ui/document-title.tsx';
import { Entries, Entry } from '../../ui/entry.tsx';
import { certaintyText } from '../../ui/source-line.tsx';
import type { UsedFigure } from './calculators/figures.ts';

const useText = textFor('financial-hub');

/** The legal figures of a result, each with its date and source (TOOL-FIN-02). */
export function UsedFigures({ used, day }: { used: readonly UsedFigure[]; day: IsoDate }) {
  const i18n = useI18n();
  const { facts, result } = useText();
  if (used.length === 0) return <p className="prose">{result.noFigures}</p>;
  return (
    <Entries caption={result.figures}>
      {used.map(({ factId, version }, index) => {
        // Consecutive rows with the same date and source show these once, at the last row.
        const next = used[index + 1]?.version;
        const isLast = !next || !isSameGround(version, next);
        return (
          <Entry
            key={factId}
            label={facts.names[factId]}
            amount={factValueText(version.value, i18n)}
            source={isLast && <Ground version={version} day={day} />}
          />
        );
      })}
    </Entries>
  );
}

function Ground({ version, day }: { version: FactVersion; day: IsoDate }) {
  const i18n = useI18n();
  const { messages, locale } = i18n;
  const { facts } = useText();
  const words = messages.page;
  const { source } = version;
  const date = (of: string) => formatDate(of, locale);
  const held = version.until
    ? words.heldUntil(date(version.until))
    : version.from
      ? words.since(date(version.from))
      : source.readOn && words.asOn(date(source.readOn));
  return (
    <>
      {held && `${held}${words.sentenceEnd} `}
      {words.source}:{' '}
      <a href={source.url} target="_blank" rel="noopener">
        {'ours' in source ? (
          ourSourceName(source, facts)
        ) : (
          <DocumentTitle title={source.title} locale={locale} />
        )}
        <span className="sr-only"> ({words.opensNewTab})</span>
      </a>
      {words.sentenceEnd}{' '}
      {'ours' in source ? words.stated(date(source.readOn)) : certaintyText(source, i18n)}
      {needsReview(version, day) && <strong>{` ${words.outdated}${words.sentenceEnd}`}</strong>}
    </>
  );
}
