import { schemeGroups } from '../tools/schemes/model/all.ts';
import { statusOn } from '../tools/schemes/model/status.ts';
import type { ListedScheme } from '../tools/schemes/model/data-file.ts';
import { formatDate } from '../i18n/format.ts';
import type { TextOf } from '../locales/language.ts';
import { usePage, usePageText } from './page-context.ts';
import { listedSchemes } from './scheme-file.ts';

/**
 * Every scheme as plain text, for visitors without scripts; the tool on the page hides it (tools/schemes/schemes.css).
 */
export function SchemeText() {
  const page = usePage();
  const ours = usePageText('schemes');
  const schemes = listedSchemes(page);
  return schemeGroups.map(({ id }) => (
    <div key={id}>
      <h3 className="prose">{ours.groupNames[id]}</h3>
      <ul className="prose-list">
        {schemes
          .filter(({ group }) => group === id)
          .map((scheme) => (
            <SchemeLine key={scheme.id} scheme={scheme} words={ours} />
          ))}
      </ul>
    </div>
  ));
}

function SchemeLine({
  scheme,
  words: { statuses, detail, list },
}: {
  scheme: ListedScheme;
  words: TextOf<'schemes'>;
}) {
  const { id, name, benefit, who, portals, source, runs } = scheme;
  const { asOn, locale, messages } = usePage();
  const status = statusOn(scheme, asOn);
  const marks = [
    ...(status === 'open' ? [] : [statuses[status]]),
    ...(status === 'open' && runs?.until ? [detail.until(formatDate(runs.until, locale))] : []),
    ...(source || status === 'unread' ? [] : [statuses.unread]),
  ];
  return (
    <li id={id}>
      <b>{name}</b>
      {marks.length > 0 && ` (${marks.join(', ')})`}
      {messages.page.sentenceEnd} {benefit} {list.forWhom(who)}{' '}
      {portals.map(({ url }, index) => (
        <span key={url}>
          {index > 0 && ', '}
          <a href={url} rel="noopener">
            {new URL(url).host}
          </a>
        </span>
      ))}
      {portals.length === 0 && scheme.apply}
    </li>
  );
}
