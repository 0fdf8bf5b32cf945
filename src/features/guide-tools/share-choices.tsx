import { textFor } from '../../locales/text.tsx';
import { forwardLink, share } from '../../platform/hand-over.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { siteToasts } from '../../ui/site-toasts.ts';

const useText = textFor('guide-tools');

/** A message to share: text, followed by an address. */
interface Message {
  title: string;
  text: string;
  url: string;
}

interface ShareChoicesProps {
  message: Message;
  /** Copies the address alone with `link`, else the whole message. */
  copies: 'link' | 'message';
  copyLabel: string;
  /** Makes a file to send with the message, where the device's share sheet takes files. */
  file?: () => Promise<File | undefined>;
}

/** Buttons that share a message: the device's share sheet if there is one, WhatsApp, clipboard. */
export function ShareChoices({ message, copies, copyLabel, file }: ShareChoicesProps) {
  const { share: texts } = useText();
  const whole = `${message.text}\n${message.url}`;

  async function send() {
    const made = await file?.();
    // With a file, apps drop the address; so it is in the text.
    const what = made ? { title: message.title, text: whole, files: [made] } : { ...message };
    if ((await share(what)) === 'failed') {
      siteToasts.show({ title: texts.notSent, variant: 'warning' });
    }
  }

  return (
    <>
      {'share' in navigator && (
        <Button tone="secondary" onClick={() => void send()}>
          {texts.send}
        </Button>
      )}
      <ButtonLink tone="secondary" href={forwardLink(whole)} target="_blank" rel="noopener">
        <Icon name="chat" />
        {texts.whatsApp}
        <span className="sr-only"> ({texts.opensNewTab})</span>
      </ButtonLink>
      <Button
        tone="secondary"
        onClick={() => void copyText(copies === 'link' ? message.url : whole, texts)}
      >
        {copyLabel}
      </Button>
    </>
  );
}
