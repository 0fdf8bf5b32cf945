import { useState } from 'react';
import { forwardLink, share } from '../../platform/hand-over.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/form-fields.tsx';
import { useHealthTexts } from './health-texts.ts';

/** Shares the result as text: by the share sheet or WhatsApp, else by copying, else as text to select. */
export function ShareResult({ text }: { text: string }) {
  const { result } = useHealthTexts().texts;
  const [shown, setShown] = useState<'copied' | 'by-hand'>();

  async function send() {
    if ((await share({ text })) === 'failed') setShown('by-hand');
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setShown('copied');
    } catch (error) {
      console.info('The result could not be copied', error);
      setShown('by-hand');
    }
  }

  return (
    <>
      {'share' in navigator ? (
        <Button tone="secondary" onClick={() => void send()}>
          {result.share}
        </Button>
      ) : (
        <ButtonLink tone="secondary" href={forwardLink(text)} target="_blank" rel="noopener">
          {result.whatsApp}
        </ButtonLink>
      )}
      <Button tone="secondary" onClick={() => void copy()}>
        {result.copy}
      </Button>
      <div className="result-shared" role="status">
        {shown === 'copied' && result.copied}
        {shown === 'by-hand' && <TextAreaField label={result.byHand} readOnly value={text} />}
      </div>
    </>
  );
}
