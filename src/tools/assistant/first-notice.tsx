import { pageById } from '../../content/catalog.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { useSharedDevice } from '../../platform/device/shared-device-store.ts';
import { Button } from '../../ui/button.tsx';
import { siteToasts } from '../../ui/site-toasts.ts';
import { withdrawQuestions } from './collect-answers.ts';
import { choose, useAssistant } from './conversation-store.ts';

const useText = textFor('assistant');

/** The notice before the first question: nature of the assistant, sent data, and its receiver (CHAT-28). */
export function FirstNotice({ onUnderstood }: { onUnderstood: () => void }) {
  const { locale } = useI18n();
  const texts = useText();
  const understood = useAssistant(({ choices }) => choices.understood);
  const shared = useSharedDevice();
  if (understood) return null;
  const { notice } = texts;
  return (
    <div className="chat-notice">
      <p>{notice.short}</p>
      {shared && <p>{notice.storedShared}</p>}
      <details>
        <summary>{notice.details}</summary>
        <ul className="prose-list">
          <li>{notice.notAdvice}</li>
          <li>{notice.sent}</li>
          <li>{notice.masked}</li>
          {!shared && <li>{notice.stored}</li>}
        </ul>
        <OnlineChoice />
        <div className="actions">
          <Button
            tone="secondary"
            onClick={() => {
              choose({ understood: true });
              onUnderstood();
            }}
          >
            {notice.understood}
          </Button>
          <a href={addLocalePrefix(`${pageById('legal/privacy-policy').path}#assistant`, locale)}>
            {notice.more}
          </a>
        </div>
      </details>
    </div>
  );
}

/**
 * The choice whether questions may leave the device. The guides answer in any case. Without consent no
 * question waits for sending.
 */
export function OnlineChoice() {
  const { notice, notWithdrawn } = useText();
  const online = useAssistant(({ choices }) => choices.online);

  function change(isOnline: boolean) {
    choose({ online: isOnline });
    if (isOnline) return;
    withdrawQuestions().catch((error: unknown) => {
      console.error('A question still waits', error);
      siteToasts.show({ title: notWithdrawn, variant: 'warning' });
    });
  }

  return (
    <div className="field">
      <label className="check">
        <input
          type="checkbox"
          checked={online}
          onChange={({ currentTarget }) => change(currentTarget.checked)}
        />
        <span>{notice.online}</span>
      </label>
    </div>
  );
}
