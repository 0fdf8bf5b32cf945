import { textFor } from '../../locales/text.tsx';
import type { PushState } from '../../platform/push/push.ts';
import { Callout } from '../../ui/callout.tsx';

const useText = textFor('calendar-reminders');

/** The reason why this device cannot show reminders, with alternatives (PUSH-01). Empty where it can. */
export function RemindersImpossible({ state }: { state: PushState }) {
  const texts = useText();
  switch (state) {
    case 'on':
    case 'off':
      return null;
    case 'needs-install': {
      const { title, text, steps, other } = texts.needsInstall;
      return (
        <Callout title={title}>
          <p>{text}</p>
          <ol className="prose-list">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>{other}</p>
        </Callout>
      );
    }
    default: {
      const { title, text } = {
        denied: texts.denied,
        unsupported: texts.unsupported,
        shared: texts.shared,
        'not-set-up': texts.notSetUp,
      }[state];
      return (
        <Callout title={title}>
          <p>{text}</p>
        </Callout>
      );
    }
  }
}
