import type { RefCallback } from 'react';
import { business, whatsAppLink } from '../../content/business.ts';
import { pageById, type PageId } from '../../content/catalog.ts';
import { otherWays } from './model/popular.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { Icon } from '../../ui/icon.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { InItsLanguage } from './in-its-language.tsx';
import { PopularNeeds } from './popular-needs.tsx';
import { UnknownWords } from './unknown-words.tsx';
import type { ReadyAnswer } from './use-answer.ts';

const useText = textFor('search');

interface NothingFoundProps {
  answer: ReadyAnswer;
  heading: RefCallback<HTMLHeadingElement>;
}

/** No result: suggests other spellings and other ways to an answer (SRCH-03). */
export function NothingFound({ answer, heading }: NothingFoundProps) {
  const { locale, messages } = useI18n();
  const { contact } = messages.shell;
  const all = useText();
  const words = all.nothing;
  const pathOf = (id: PageId) => addLocalePrefix(pageById(id).path, locale);
  return (
    <>
      <section className="section" aria-labelledby="found">
        <h2 id="found" ref={heading} tabIndex={-1}>
          {words.heading(answer.question)}
        </h2>
        {answer.covers === 'saved' && <p className="prose">{all.savedOnly}</p>}
        <InItsLanguage question={answer.question} />
        <p className="prose">{words.spelling}</p>
        <UnknownWords answer={answer} />
        <h3 className="mt-8">{words.elsewhere}</h3>
        <ul className="page-list">
          <li>
            <a href={pathOf(otherWays.finder)}>{words.finder}</a>
          </li>
          <li>
            <a href={pathOf(otherWays.assistant)}>{words.assistant}</a>
          </li>
        </ul>
        <div className="actions">
          <ButtonLink
            tone="secondary"
            href={whatsAppLink(words.greeting(answer.question))}
            target="_blank"
            rel="noopener"
          >
            <Icon name="chat" />
            {words.whatsApp}
            <span className="sr-only"> ({messages.page.opensNewTab})</span>
          </ButtonLink>
          <ButtonLink tone="secondary" href={`tel:${business.phone}`}>
            <Icon name="phone" />
            {contact.call}
          </ButtonLink>
        </div>
      </section>
      <PopularNeeds />
    </>
  );
}
