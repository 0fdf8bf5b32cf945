import { useEffect, useState } from 'react';
import { pageById } from '../../content/catalog.ts';
import type { IsoDate } from '../../content/facts/types.ts';
import { formatRupees } from '../../i18n/format.ts';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import type { Inputs } from '../schemes/model/answers.ts';
import type { ListedScheme } from '../schemes/model/data-file.ts';
import { loadSchemes } from '../schemes/model/load-schemes.ts';
import { statusOn } from '../schemes/model/status.ts';
import type { LoanKind } from './model/loans.ts';
import { otherLoans } from './model/other-loans.ts';

const useText = textFor('loan');
const useSchemeText = textFor('schemes');

interface OtherLoansProps {
  kind: LoanKind;
  day: IsoDate;
  inputs: Inputs;
}

/** Further loans that may fit, with links to the list of schemes. Without the list's data, the link alone. */
export function OtherLoans({ kind, day, inputs }: OtherLoansProps) {
  const texts = useText();
  const { card, statuses } = useSchemeText();
  const { locale } = useI18n();
  const [schemes, setSchemes] = useState<readonly ListedScheme[]>([]);

  useEffect(() => {
    let isUnmounted = false;
    loadSchemes(locale).then(
      (file) => {
        if (!isUnmounted) setSchemes(file.schemes);
      },
      (error: unknown) => console.info('The list of schemes cannot be had', error),
    );
    return () => {
      isUnmounted = true;
    };
  }, [locale]);

  const path = addLocalePrefix(pageById('tools/government-schemes').path, locale);
  const others = otherLoans(kind, schemes, inputs, day);
  return (
    <section className="section" aria-labelledby="other-loans">
      <h2 id="other-loans">{texts.others}</h2>
      <ul className="page-list">
        {others.map((scheme) => {
          const status = statusOn(scheme, day);
          const notes = [
            scheme.money &&
              card.upTo[scheme.money.of](formatRupees(scheme.money.upTo, locale, 'before')),
            status !== 'open' && statuses[status],
          ];
          return (
            <li key={scheme.id}>
              <a href={`${path}#${scheme.id}`}>
                <span>
                  {scheme.name}
                  <span className="field-hint block">{notes.filter(Boolean).join(' · ')}</span>
                </span>
              </a>
            </li>
          );
        })}
        <li>
          {kind === 'other' ? (
            <a href={`${path}#question-place`}>{texts.questions}</a>
          ) : (
            <a href={path}>{texts.all}</a>
          )}
        </li>
      </ul>
    </section>
  );
}
