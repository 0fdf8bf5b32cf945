import { factById, needsReview } from '../content/facts/lookup.ts';
import type { EntryRow, Prose } from '../content/types.ts';
import { formatDate } from '../i18n/format.ts';
import { Entries, Entry } from '../ui/entry.tsx';
import { earlierTexts, factReferenceText, referencedVersion } from './fact-text.ts';
import { usePage } from './page-context.ts';
import { ProseText } from './prose.tsx';

/** Figures as ruled entries: each with the date it stands for and where it can be checked. */
export function FactEntries({ caption, rows }: { caption: Prose; rows: readonly EntryRow[] }) {
  return (
    <Entries caption={<ProseText text={caption} />}>
      {rows.map((row) => (
        <FactEntry key={row.fact} row={row} />
      ))}
    </Entries>
  );
}

function FactEntry({ row }: { row: EntryRow }) {
  const page = usePage();
  const version = referencedVersion(row.fact, page);
  return (
    <Entry
      label={<ProseText text={row.label} />}
      amount={factReferenceText(row.fact, page)}
      note={row.note && <ProseText text={row.note} />}
      source={version && <VersionSource fact={row.fact} />}
    />
  );
}

function VersionSource({ fact }: { fact: string }) {
  const page = usePage();
  const words = page.messages.page;
  const version = referencedVersion(fact, page);
  if (!version) return null;
  const date = (day: string) => formatDate(day, page.locale);
  const held = version.until
    ? words.heldUntil(date(version.until))
    : version.from
      ? words.since(date(version.from))
      : words.asOn(date(version.checkedOn));
  return (
    <>
      {held}. {words.source}:{' '}
      <a href={version.source.url} target="_blank" rel="noopener">
        {version.source.title}
        <span className="sr-only"> ({words.opensNewTab})</span>
      </a>
      . {words.reviewed(date(version.checkedOn))}
      {needsReview(version, page.asOn) && <strong> {words.outdated}.</strong>}
    </>
  );
}

/** What the rule was before, beside what it is now (GUIDE-06). */
export function ChangesTable({ facts }: { facts: readonly string[] }) {
  const page = usePage();
  const { changes } = page.messages.page;
  const rows = facts.flatMap((id) =>
    earlierTexts(id, page).map((earlier) => ({
      label: factById(id).label,
      now: factReferenceText(id, page),
      ...earlier,
    })),
  );
  return (
    <div className="table-scroll" tabIndex={0} role="region" aria-label={changes.caption}>
      <table className="table">
        <caption>{changes.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{changes.what}</th>
            <th scope="col">{changes.now}</th>
            <th scope="col">{changes.before}</th>
            <th scope="col">{changes.when}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label + row.held}>
              <th scope="row">{row.label}</th>
              <td>{row.now}</td>
              <td>{row.value}</td>
              <td>{row.held}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
