import { textFor } from '../../locales/text.tsx';
import { forwardLink, share } from '../../platform/hand-over.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { siteToasts } from '../../ui/site-toasts.ts';

const useText = textFor('guide-tools');

/** A message to share: text, followed by an address. */
export interface Message {
  title: string;
  text: string;
  url: string;
}

/** Buttons that share a message: the device's share sheet if there is one, WhatsApp, clipboard. */
export function ShareChoices({ message, copyLabel }: { message: Message; copyLabel: string }) {
  const { share: texts } = useText();

  async function send() {
    if ((await share({ ...message })) === 'failed') {
      siteToasts.show({ title: texts.notSent, variant: 'warning' });
    }
  }

  const isLink = message.text === message.title;
  const whole = `${message.text}\n${message.url}`;
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
      <Button tone="secondary" onClick={() => void copyText(isLink ? message.url : whole, texts)}>
        {copyLabel}
      </Button>
    </>
  );
}
