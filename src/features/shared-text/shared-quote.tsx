import { whatsAppLink } from '../../content/business.ts';
import { textFor } from '../../locales/text.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';

const useText = textFor('shared');

/**
 * Text that another app has shared, as a quotation. The visitor can send it on; nothing is sent by itself.
 * `onAsk` receives the pressed button.
 */
export function SharedQuote({
  text,
  onAsk,
}: {
  text: string;
  onAsk: (opener: HTMLElement) => void;
}) {
  const texts = useText();
  return (
    <section className="section" aria-labelledby="shared-text">
      <h2 id="shared-text">{texts.title}</h2>
      <blockquote className="shared-quote">{text}</blockquote>
      <p className="prose">{texts.next}</p>
      <p className="prose">{texts.beware}</p>
      <div className="actions">
        <Button onClick={({ currentTarget }) => onAsk(currentTarget)}>{texts.ask}</Button>
        <ButtonLink tone="secondary" href={whatsAppLink(text)} target="_blank" rel="noopener">
          {texts.whatsApp}
        </ButtonLink>
      </div>
    </section>
  );
}
