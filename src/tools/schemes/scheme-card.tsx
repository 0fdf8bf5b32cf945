import { memo, type ReactNode } from 'react';
import type { ListedScheme } from './model/data-file.ts';
import { formatDate } from '../../i18n/format.ts';
import { Stamp } from '../../ui/stamp.tsx';
import { statusOn } from './match.ts';
import { SchemeActions } from './scheme-actions.tsx';
import { moneyText, useTexts } from './scheme-texts.ts';
import { useTool } from './tool-context.ts';
import { hashOf } from './view.ts';

/** Id of a scheme's name in a list. Going back puts the focus there. */
export const cardId = (id: string): string => `scheme-${id}`;

/** The colour of each status's stamp. The stamp's text says the same. */
export const stampTones = {
  open: 'done',
  announced: 'waiting',
  unclear: 'waiting',
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
  const { id, name, benefit, who, place, checkedOn } = scheme;
  const status = statusOn(scheme, day);
  const facts = [
    moneyText(scheme, texts, locale),
    texts.places[place],
    texts.card.checked(formatDate(checkedOn, locale)),
  ];
  return (
    <li className="scheme">
      <div className="scheme-head">
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
