import type { ReactNode } from 'react';
import type { ListedScheme } from './model/data-file.ts';
import { formatDate } from '../../i18n/format.ts';
import { statusOn } from './match.ts';
import { OfficialLink } from './official-link.tsx';
import { groupsText, moneyText, runsText, useTexts } from './scheme-texts.ts';
import { useTool } from './tool-context.ts';

/** A labelled fact about a scheme. */
export interface FactLine {
  label: string;
  value: ReactNode;
}

/** Returns a function that lists the facts of a scheme. The comparison shows the same lines. */
export function useFactLines(): (scheme: ListedScheme) => FactLine[] {
  const { texts, locale } = useTexts();
  const { day } = useTool();
  const { detail } = texts;
  return (scheme) => {
    const { benefit, who, place, moreFor, note, apply, free, portals, sure, source } = scheme;
    const runs = runsText(scheme, texts, locale);
    return [
      { label: detail.benefit, value: benefit },
      { label: detail.who, value: who },
      { label: detail.where, value: texts.places[place] },
      { label: detail.money, value: moneyText(scheme, texts, locale) },
      {
        label: detail.status,
        value: [texts.statusLong[statusOn(scheme, day)] + (runs && `, ${runs}`), note]
          .filter((text) => text !== undefined)
          .map(detail.sentence)
          .join(' '),
      },
      { label: detail.moreFor, value: moreFor && groupsText(moreFor, texts) },
      { label: detail.apply, value: apply ?? detail.applyOnline },
      { label: detail.fee, value: free ? detail.free : detail.feeUnknown },
      {
        label: detail.portals,
        value: portals.length > 0 ? <OfficialLinks portals={portals} /> : detail.noPortal,
      },
      {
        label: detail.sure,
        value:
          sure.terms === sure.status
            ? detail.sentence(texts.sure[sure.terms])
            : `${detail.sureTerms(texts.sure[sure.terms])} ${detail.sureStatus(texts.sure[sure.status])}`,
      },
      { label: detail.source, value: source },
      { label: detail.checked, value: formatDate(scheme.checkedOn, locale) },
    ];
  };
}

function OfficialLinks({ portals }: Pick<ListedScheme, 'portals'>) {
  return portals.map((portal) => (
    <span key={portal.url} className="scheme-site">
      <OfficialLink portal={portal} />
    </span>
  ));
}

/** The facts of one scheme, without empty lines. */
export function SchemeFacts({ scheme }: { scheme: ListedScheme }) {
  const lines = useFactLines()(scheme);
  return (
    <dl className="card">
      {lines
        .filter(({ value }) => Boolean(value))
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
