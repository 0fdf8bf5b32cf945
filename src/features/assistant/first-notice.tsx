import { pageById } from '../../content/catalog.ts';
import { useI18n, useWords } from '../../i18n/i18n-context.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { en } from '../../i18n/words/assistant/en.ts';
import { useSharedPhone } from '../../platform/device/shared-phone-store.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { choose, useAssistant } from './conversation-store.ts';

/** What the assistant is, what leaves the phone and where it goes: before the first question (CHAT-28). */
export function FirstNotice({ onUnderstood }: { onUnderstood: () => void }) {
  const { locale } = useI18n();
  const words = useWords({ en });
  const understood = useAssistant(({ choices }) => choices.understood);
  const loaded = useAssistant((state) => state.loaded);
  const shared = useSharedPhone();
  if (!loaded || understood) return null;
  const { notice } = words;
  return (
    <Callout title={notice.title}>
      <ul className="prose-list">
        <li>{notice.notAdvice}</li>
        <li>{notice.sent}</li>
        <li>{notice.masked}</li>
        <li>{shared ? notice.keptShared : notice.kept}</li>
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
    </Callout>
  );
}

/** Whether questions may leave the phone; the guides answer in any case. */
export function OnlineChoice() {
  const { notice } = useWords({ en });
  const online = useAssistant(({ choices }) => choices.online);
  return (
    <div className="field">
      <label className="check">
        <input
          type="checkbox"
          checked={online}
          onChange={({ currentTarget }) => choose({ online: currentTarget.checked })}
        />
        <span>{notice.online}</span>
      </label>
    </div>
  );
}
