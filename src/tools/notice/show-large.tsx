import { useEffect, useRef } from 'react';
import { textFor } from '../../locales/text.tsx';
import { Button } from '../../ui/button.tsx';
import { useTextAloud } from '../../platform/speech/use-text-aloud.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { ReadAloudButton } from '../../ui/read-aloud-button.tsx';
import { useAloudTexts } from '../../ui/use-aloud-texts.ts';

const useText = textFor('notice');

/** Shows a sentence on the whole screen, to hold up to an officer, and lets the phone say it. */
export function ShowLarge({ text }: { text: string }) {
  const texts = useText();
  const aloud = useTextAloud(useAloudTexts());
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const close = () => dialog.current?.close();
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, []);
  return (
    <>
      <Button tone="secondary" onClick={() => dialog.current?.showModal()}>
        <Drawing name="say" size={24} />
        {texts.showLarge}
      </Button>
      <dialog
        ref={dialog}
        className="notice-large"
        aria-label={texts.say}
        onClose={() => aloud.stop()}
      >
        <ReadAloudButton aloud={aloud} onStart={() => aloud.read(text)} />
        <p>{text}</p>
        <Button tone="secondary" onClick={() => dialog.current?.close()}>
          {texts.close}
        </Button>
      </dialog>
    </>
  );
}
