import { useState } from 'react';
import { pageById } from '../../content/catalog.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { answerLetter, type LinkAction } from './newsletter-requests.ts';

const useText = textFor('newsletter');

type State = 'asking' | 'sending' | 'confirmed' | 'unsubscribed' | 'unknown' | 'noAnswer';

/**
 * What a link in a letter leads to: one button. Opening the link does nothing by itself, because mail
 * programs open links to look for harm.
 */
export function NewsletterLetter({ token, action }: { token: string; action: LinkAction }) {
  const { locale } = useI18n();
  const { letter: words } = useText();
  const [state, setState] = useState<State>('asking');

  async function press() {
    setState('sending');
    try {
      setState(await answerLetter(token, action));
    } catch (error) {
      console.error('The newsletter did not answer', error);
      setState('noAnswer');
    }
  }

  const isOver = state === 'confirmed' || state === 'unsubscribed' || state === 'unknown';
  return (
    <div role="status">
      {(isOver || state === 'noAnswer') && (
        <Callout
          tone={state === 'confirmed' || state === 'unsubscribed' ? 'note' : 'warning'}
          title={words[state].title}
        >
          <p>{words[state].text}</p>
          {state === 'unknown' && (
            <p>
              <a href={addLocalePrefix(pageById('site/newsletter').path, locale)}>
                {words.askAgain}
              </a>
            </p>
          )}
        </Callout>
      )}
      {!isOver && (
        <>
          <p className="prose">{words.question[action]}</p>
          <div className="actions">
            <Button disabled={state === 'sending'} onClick={() => void press()}>
              {state === 'sending' ? words.sending : words.button[action]}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
