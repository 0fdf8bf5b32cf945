import type { ReactNode } from 'react';
import type { ListedScheme } from './model/data-file.ts';
import { SourceLine } from '../../ui/source-line.tsx';
import { statusOn } from './model/status.ts';
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
    const { benefit, who, place, moreFor, note, apply, free, portals, source, reviewBy } = scheme;
    const status = statusOn(scheme, day);
    const runs = runsText(scheme, texts, locale);
    return [
      { label: detail.benefit, value: benefit },
      { label: detail.who, value: who },
      { label: detail.where, value: texts.places[place] },
      { label: detail.money, value: moneyText(scheme, texts, locale) },
      {
        label: detail.status,
        value: [texts.statusLong[status] + (runs && `, ${runs}`), note]
          .filter((text) => text !== undefined)
          .map(detail.sentence)
          .join(' '),
      },
      { label: detail.moreFor, value: moreFor && groupsText(moreFor, texts) },
      { label: detail.apply, value: status === 'open' && (apply ?? detail.applyOnline) },
      { label: detail.fee, value: free ? detail.free : detail.feeUnknown },
      {
        label: detail.portals,
        value: portals.length > 0 ? <OfficialLinks portals={portals} /> : detail.noPortal,
      },
      {
        label: detail.source,
        value: source ? (
          <SourceLine source={source} reviewBy={reviewBy} today={day} />
        ) : (
          detail.unread
        ),
      },
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
