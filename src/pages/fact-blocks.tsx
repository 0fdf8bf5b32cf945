import { business } from '../content/business.ts';
import { needsReview, type FactId } from '../content/facts/lookup.ts';
import { isSameSource, ourSourceName } from '../content/facts/source-name.ts';
import type { FactVersion, OurSource, Source } from '../content/facts/types.ts';
import type { EntryRow, Prose } from '../content/types.ts';
import { buildText } from '../locales/build-text.ts';
import { formatDate } from '../i18n/format.ts';
import { addLocalePrefix } from '../i18n/locale-path.ts';
import { DocumentTitle } from '../ui/document-title.tsx';
import { Entries, Entry } from '../ui/entry.tsx';
import { certaintyText } from '../ui/source-line.tsx';
import { referencedVersion } from '../content/facts/fact-text.ts';
import { earlierTexts, factReferenceText } from './fact-text.ts';
import { usePage, useReader } from './page-context.ts';
import { printedAddress } from './printed-address.ts';
import { ProseText } from './prose.tsx';

/**
 * Figures as ruled rows, each with its date and source. If all rows share date and source, these appear
 * once, below the rows.
 */
export function FactEntries({ caption, rows }: { caption: Prose; rows: readonly EntryRow[] }) {
  const page = usePage();
  const versions = rows.map((row) => referencedVersion(row.fact, page));
  const [first] = versions;
  const shared = first && versions.every((version) => haveSameGround(version, first));
  return (
    <Entries
      caption={<ProseText text={caption} />}
      source={shared && rows.length > 1 && <Ground version={first} />}
    >
      {rows.map((row, index) => (
        <Entry
          key={row.fact}
          label={<ProseText text={row.label} />}
          amount={factReferenceText(row.fact, page)}
          note={row.note && <ProseText text={row.note} />}
          source={!(shared && rows.length > 1) && <Ground version={versions[index]} />}
        />
      ))}
    </Entries>
  );
}

function haveSameGround(one: FactVersion | undefined, other: FactVersion): boolean {
  return (
    one !== undefined &&
    isSameSource(one.source, other.source) &&
    one.from === other.from &&
    one.until === other.until &&
    one.reviewBy === other.reviewBy
  );
}

/** The start or end of a figure's validity, its source, how we know it and since when. */
function Ground({ version }: { version: FactVersion | undefined }) {
  const page = usePage();
  const words = page.messages.page;
  if (!version) return null;
  const { source } = version;
  const date = (day: string) => formatDate(day, page.locale);
  const held = version.until
    ? words.heldUntil(date(version.until))
    : version.from
      ? words.since(date(version.from))
      : source.readOn && words.asOn(date(source.readOn));
  return (
    <>
      {held && `${held}. `}
      {words.source}: <SourceLink source={source} />.{' '}
      {'ours' in source ? words.reviewed(date(source.readOn)) : certaintyText(source, page)}
      {needsReview(version, page.asOn) && <strong> {words.outdated}.</strong>}
    </>
  );
}

/** A link to a figure's source. Our own lists are pages of this site, so their links are relative. */
function SourceLink({ source }: { source: Source | OurSource }) {
  const { locale, messages } = usePage();
  const reader = useReader();
  const name =
    'ours' in source ? (
      ourSourceName(source, buildText('facts', locale))
    ) : (
      <DocumentTitle title={source.title} locale={locale} />
    );
  if (source.url.startsWith(`${business.origin}/`)) {
    const path = source.url.slice(business.origin.length);
    return (
      <a href={addLocalePrefix(path, reader)} data-address={printedAddress(path, reader)}>
        {name}
      </a>
    );
  }
  return (
    <a href={source.url} target="_blank" rel="noopener">
      {name}
      <span className="sr-only"> ({messages.page.opensNewTab})</span>
    </a>
  );
}

/** The current rule and the previous one, with the period of its validity (GUIDE-06). */
export function ChangedFacts({ facts }: { facts: readonly FactId[] }) {
  const page = usePage();
  const words = page.messages.page;
  const { names } = buildText('facts', page.locale);
  return (
    <Entries caption={words.whatChanged}>
      {facts.map((id) => (
        <Entry
          key={id}
          label={names[id]}
          amount={factReferenceText(id, page)}
          note={earlierTexts(id, page).map(({ value, held }) => (
            <p key={held}>{words.before(value, held)}</p>
          ))}
        />
      ))}
    </Entries>
  );
}
