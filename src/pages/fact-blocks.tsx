import type { FactId } from '../content/facts/lookup.ts';
import { isSameGround } from '../content/facts/source-name.ts';
import type { FactVersion } from '../content/facts/types.ts';
import type { EntryRow, Prose } from '../content/types.ts';
import { buildText } from '../locales/build-text.ts';
import { formatDate } from '../i18n/format.ts';
import { Entries, Entry } from '../ui/entry.tsx';
import { referencedVersion } from '../content/facts/fact-text.ts';
import { earlierTexts, factReferenceText, rowFigureText } from './fact-text.ts';
import { FigureLink } from './figure-sources.tsx';
import { usePage } from './page-context.ts';
import { ProseText } from './prose.tsx';
import { inForceText, OverdueMark, SourceSentences } from './source-text.tsx';

/**
 * Figures as ruled rows, each with its date and source. If all rows share date and source, these appear
 * once, below the rows.
 */
export function FactEntries({ caption, rows }: { caption: Prose; rows: readonly EntryRow[] }) {
  const page = usePage();
  const versions = rows.map((row) => referencedVersion(row.fact, page));
  const [first] = versions;
  const shared = first && versions.every((version) => version && isSameGround(version, first));
  return (
    <Entries
      caption={<ProseText text={caption} />}
      source={shared && rows.length > 1 && <Ground version={first} />}
    >
      {rows.map((row, index) => (
        <Entry
          key={row.fact}
          label={<ProseText text={row.label} />}
          amount={rowFigureText(row.fact, page)}
          note={row.note && <ProseText text={row.note} />}
          source={!(shared && rows.length > 1) && <Ground version={versions[index]} />}
        />
      ))}
    </Entries>
  );
}

/** The start or end of a figure's validity, its source, how we know it and since when. */
function Ground({ version }: { version: FactVersion | undefined }) {
  const page = usePage();
  const words = page.messages.page;
  if (!version) return null;
  const { source } = version;
  const held =
    inForceText(version, page) ??
    (source.readOn && words.asOn(formatDate(source.readOn, page.locale)));
  return (
    <>
      {held && `${held}${words.sentenceEnd} `}
      {words.source}: <SourceSentences source={source} />
      <OverdueMark reviewBy={version.reviewBy} />
    </>
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
          amount={<FigureLink reference={id} text={factReferenceText(id, page)} />}
          note={earlierTexts(id, page).map(({ value, held }) => (
            <p key={held}>{words.before(value, held)}</p>
          ))}
        />
      ))}
    </Entries>
  );
}
