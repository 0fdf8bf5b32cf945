import { useState } from 'react';
import { share } from '../../platform/hand-over.ts';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { useFinderTexts } from './finder-texts.ts';

interface ShareResultProps {
  title: string;
  text: string;
  /** The part of the address with the answers. */
  hash: string;
}

/**
 * Shares the result through the device's share sheet, else as a copied link, else as a link to copy by hand.
 */
export function ShareResult({ title, text, hash }: ShareResultProps) {
  const { result } = useFinderTexts().texts;
  const [shown, setShown] = useState<'copied' | 'by-hand'>();
  const url = () => new URL(hash, location.href).href;

  async function send() {
    if (typeof navigator.share === 'function') {
      const shared = await share({ title, text, url: url() });
      if (shared === 'failed') setShown('by-hand');
      return;
    }
    try {
      await navigator.clipboard.writeText(`${text}\n${url()}`);
      setShown('copied');
    } catch (error) {
      console.info('The result could not be copied', error);
      setShown('by-hand');
    }
  }

  return (
    <>
      <Button tone="secondary" onClick={() => void send()}>
        {result.share}
      </Button>
      <div className="result-shared" role="status">
        {shown === 'copied' && result.shared}
        {shown === 'by-hand' && (
          <InputField label={result.shareByHand} readOnly value={url()} type="url" />
        )}
      </div>
    </>
  );
}
