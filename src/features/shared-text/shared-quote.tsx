import { whatsAppLink } from '../../content/business.ts';
import { textFor } from '../../locales/text.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';

const useText = textFor('shared');

/**
 * What was shared from another app, as a quotation: it is not the site's word. From here it can go to
 * a person; nothing goes by itself. `onAsk` is told which button was pressed.
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
