import { textFor } from '../../locales/text.tsx';
import { forwardLink, share } from '../../platform/hand-over.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { siteToasts } from '../../ui/site-toasts.ts';

const useText = textFor('financial-hub');

/** Buttons to print the result and to share it: by the device's share sheet, by WhatsApp, or as text. */
export function ShareActions({ text }: { text: string }) {
  const { share: words } = useText();

  async function send() {
    if ((await share({ text })) === 'failed') {
      siteToasts.show({ title: words.notShared, variant: 'warning' });
    }
  }

  return (
    <div className="actions">
      <Button tone="secondary" onClick={() => window.print()}>
        {words.print}
      </Button>
      {'share' in navigator ? (
        <Button tone="secondary" onClick={() => void send()}>
          {words.share}
        </Button>
      ) : (
        <ButtonLink tone="secondary" href={forwardLink(text)} target="_blank" rel="noopener">
          {words.whatsApp}
        </ButtonLink>
      )}
      <Button tone="secondary" onClick={() => void copyText(text, words)}>
        {words.copy}
      </Button>
    </div>
  );
}
