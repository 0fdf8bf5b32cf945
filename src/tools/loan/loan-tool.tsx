import { useEffect, useRef, useState } from 'react';
import { pageById } from '../../content/catalog.ts';
import { todayInIndia } from '../../i18n/format.ts';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { useElementsAloud } from '../../platform/speech/use-elements-aloud.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { ReadAloudButton } from '../../ui/read-aloud-button.tsx';
import { useAloudTexts } from '../../ui/use-aloud-texts.ts';
import { loanKindAt, loanKinds, loans } from './model/loans.ts';
import { LoanCard } from './loan-card.tsx';
import { OtherLoans } from './other-loans.tsx';
import { usePapers } from './use-papers.ts';
import './loan.css';

const useText = textFor('loan');

/** The question, which is the lead of the page, and its tiles. */
export const readParts = '.page-lead, .loan-tiles a';

/** The day of the first render, at build and in the browser: they must render the same. */
const firstDay = loans.cart.scheme.source?.readOn ?? todayInIndia();

/**
 * "Get a loan": who asks, then one card (journey 3). `hash` is the end of the address; `isHydrated` is false while the
 * page is as the build wrote it.
 */
export function LoanTool({ hash, isHydrated }: { hash: string; isHydrated: boolean }) {
  const texts = useText();
  const { locale } = useI18n();
  const [today] = useState(todayInIndia);
  const day = isHydrated ? today : firstDay;
  const papers = usePapers();
  const card = useRef<HTMLHeadingElement>(null);
  const kind = loanKindAt(hash);

  useEffect(() => {
    if (kind) card.current?.focus();
  }, [kind]);

  if (kind) {
    return (
      <>
        <LoanCard key={kind} kind={kind} day={day} headingRef={card} {...papers} />
        <OtherLoans kind={kind} day={day} inputs={papers.inputs} />
        <p>
          <a className="loan-back" href={addLocalePrefix(pageById('tools/loan').path, locale)}>
            {texts.back}
          </a>
        </p>
      </>
    );
  }
  return (
    <>
      <div className="loan-who">
        <ReadAloud />
      </div>
      <nav className="loan-tiles" aria-label={texts.who}>
        {loanKinds.map((each) => (
          <a key={each} href={`#${each}`}>
            <Drawing name={loans[each].drawing} size={56} />
            <span>{texts.tiles[each]}</span>
          </a>
        ))}
      </nav>
      {/* Without scripts the tiles lead to the cards below them. */}
      <noscript>
        {loanKinds.map((each) => (
          <div key={each} id={each}>
            <LoanCard kind={each} day={day} />
          </div>
        ))}
      </noscript>
    </>
  );
}

/** Reads the question and its tiles aloud. */
function ReadAloud() {
  const aloud = useElementsAloud(useAloudTexts());
  return (
    <ReadAloudButton
      aloud={aloud}
      onStart={() => aloud.read([...document.querySelectorAll<HTMLElement>(readParts)])}
    />
  );
}
