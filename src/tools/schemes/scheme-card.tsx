import { memo, type ReactNode } from 'react';
import type { ListedScheme } from './model/data-file.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { cardId } from './card-id.ts';
import { drawingOfScheme } from './model/scheme-drawing.ts';
import { statusOn } from './model/status.ts';
import { SchemeActions } from './scheme-actions.tsx';
import { moneyText, readText, useTexts } from './scheme-texts.ts';
import { useTool } from './tool-context.ts';
import { hashOf } from './view.ts';

/** The colour of each status's stamp. The stamp's text says the same. */
export const stampTones = {
  open: 'done',
  announced: 'waiting',
  unclear: 'waiting',
  unread: 'waiting',
  closed: 'problem',
} as const;

interface SchemeCardProps {
  scheme: ListedScheme;
  /** Further text, for example why the scheme fits. */
  children?: ReactNode;
}

/** One scheme in a list: its benefit, applicants, sum and last review. */
export const SchemeCard = memo(function SchemeCard({ scheme, children }: SchemeCardProps) {
  const { texts, locale } = useTexts();
  const { day } = useTool();
  const { id, name, benefit, who, place } = scheme;
  const status = statusOn(scheme, day);
  const facts = [
    moneyText(scheme, texts, locale),
    texts.places[place],
    readText(scheme, texts, locale),
  ];
  return (
    <li className="scheme">
      <div className="scheme-head">
        <Drawing name={drawingOfScheme(scheme)} size={40} />
        <h3>
          <a id={cardId(id)} href={hashOf({ kind: 'scheme', id })}>
            {name}
          </a>
        </h3>
        <Stamp tone={stampTones[status]}>{texts.statuses[status]}</Stamp>
      </div>
      <p>{benefit}</p>
      <p className="entry-note">{texts.list.forWhom(who)}</p>
      <p className="entry-note">{facts.filter(Boolean).join(' · ')}</p>
      {children}
      <SchemeActions id={id} name={name} />
    </li>
  );
});
