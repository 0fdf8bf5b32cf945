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
  const words = useText();
  return (
    <section className="section" aria-labelledby="shared-text">
      <h2 id="shared-text">{words.title}</h2>
      <blockquote className="shared-quote">{text}</blockquote>
      <p className="prose">{words.next}</p>
      <p className="prose">{words.beware}</p>
      <div className="actions">
        <Button onClick={({ currentTarget }) => onAsk(currentTarget)}>{words.ask}</Button>
        <ButtonLink tone="secondary" href={whatsAppLink(text)} target="_blank" rel="noopener">
          {words.whatsApp}
        </ButtonLink>
      </div>
    </section>
  );
}
