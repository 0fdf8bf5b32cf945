import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { useFinderWords } from './finder-words.ts';

interface ShareResultProps {
  text: string;
  /** The part of the address that brings the answers back. */
  hash: string;
}

/** Sends the result on: by the phone's own sheet, else as a copied link, else as one to copy by hand. */
export function ShareResult({ text, hash }: ShareResultProps) {
  const { result } = useFinderWords().words;
  const [shown, setShown] = useState<'copied' | 'by-hand'>();
  const url = () => new URL(hash, location.href).href;

  async function share() {
    try {
      if (typeof navigator.share === 'function')
        return await navigator.share({ title: result.title, text, url: url() });
      await navigator.clipboard.writeText(`${text}\n${url()}`);
      setShown('copied');
    } catch (error) {
      // The visitor closed the sheet: nothing has failed.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      console.info('The result could not be shared', error);
      setShown('by-hand');
    }
  }

  return (
    <>
      <Button tone="secondary" onClick={() => void share()}>
        {result.share}
      </Button>
      <div className="finder-shared" role="status">
        {shown === 'copied' && result.shared}
        {shown === 'by-hand' && (
          <InputField label={result.shareByHand} readOnly value={url()} type="url" />
        )}
      </div>
    </>
  );
}
