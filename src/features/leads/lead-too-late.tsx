import { useWords } from '../../i18n/i18n-context.tsx';
import { en } from '../../i18n/words/lead/en.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';

/** Says, while a waiting request is being changed, that its first text is on its way or has arrived. */
export function LeadTooLate({
  became,
  onAnother,
}: {
  became: 'sending' | 'sent' | 'unchangeable';
  onAnother: (form: HTMLFormElement) => void;
}) {
  const { already, changeTooLate } = useWords({ en });
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
