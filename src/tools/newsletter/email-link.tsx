import { useState } from 'react';
import { pageById } from '../../content/catalog.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { followEmailLink, type LinkAction } from './newsletter-requests.ts';

const useText = textFor('newsletter');

type State = 'asking' | 'sending' | 'confirmed' | 'unsubscribed' | 'unknown' | 'noAnswer';

/**
 * The page behind a link of an e-mail: one button. Opening the link changes nothing, because mail programs
 * open links to scan them.
 */
export function NewsletterEmailLink({ token, action }: { token: string; action: LinkAction }) {
  const { locale } = useI18n();
  const { letter: texts } = useText();
  const [state, setState] = useState<State>('asking');

  async function press() {
    setState('sending');
    try {
      setState(await followEmailLink(token, action));
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
          title={texts[state].title}
        >
          <p>{texts[state].text}</p>
          {state === 'unknown' && (
            <p>
              <a href={addLocalePrefix(pageById('site/newsletter').path, locale)}>
                {texts.askAgain}
              </a>
            </p>
          )}
        </Callout>
      )}
      {!isOver && (
        <>
          <p className="prose">{texts.question[action]}</p>
          <div className="actions">
            <Button disabled={state === 'sending'} onClick={() => void press()}>
              {state === 'sending' ? texts.sending : texts.button[action]}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
