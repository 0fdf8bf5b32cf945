import { textFor } from '../../locales/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';

const useText = textFor('lead');

/** Tells the visitor who edits a request that its first text is being sent or has arrived. */
export function LeadTooLate({
  became,
  onAnother,
}: {
  became: 'sending' | 'sent' | 'unchangeable';
  onAnother: (form: HTMLFormElement) => void;
}) {
  const { already, changeTooLate } = useText();
  const { title, text } = changeTooLate[became];
  return (
    <div role="alert">
      <Callout tone="warning" title={title}>
        <p>{text}</p>
        {became !== 'sending' && (
          <div className="actions">
            <Button
              tone="secondary"
              onClick={({ currentTarget: { form } }) => {
                if (form) onAnother(form);
              }}
            >
              {already.another}
            </Button>
          </div>
        )}
      </Callout>
    </div>
  );
}
