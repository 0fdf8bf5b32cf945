import { useWords } from '../../i18n/i18n-context.tsx';
import { en } from '../../i18n/words/calendar/en-reminders.ts';
import type { PushState } from '../../platform/push.ts';
import { Callout } from '../../ui/callout.tsx';

/** Why this phone cannot remind by push, and what there is instead (PUSH-01); nothing where it can. */
export function RemindersImpossible({ state }: { state: PushState }) {
  const words = useWords({ en });
  switch (state) {
    case 'on':
    case 'off':
      return null;
    case 'needs-install': {
      const { title, text, steps, other } = words.needsInstall;
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
        denied: words.denied,
        unsupported: words.unsupported,
        shared: words.shared,
        'not-set-up': words.notSetUp,
      }[state];
      return (
        <Callout title={title}>
          <p>{text}</p>
        </Callout>
      );
    }
  }
}
