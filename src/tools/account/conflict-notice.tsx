import { useRef, useState } from 'react';
import { formatDate } from '../../i18n/format.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { useAuth } from './auth-store.ts';
import { dropConflicts, useConflicts } from './profile-conflicts.ts';
import type { FieldConflict } from './profile-edits.ts';
import { changeProfile } from './sync-profile.ts';

const useText = textFor('account');
const useDashboardText = textFor('dashboard');
const useLeadText = textFor('lead');

/** Tells the user once that two devices changed the same field, and offers the other value (PROF-11). */
export function ConflictNotice() {
  const { locale } = useI18n();
  const texts = useText();
  const own = useDashboardText().conflict;
  const types: Record<string, string> = useLeadText().options.businessType;
  const userId = useAuth(({ user }) => user?.id ?? '');
  const conflicts = useConflicts();
  const [failed, setFailed] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  const labels: Record<string, string> = {
    ...texts.profile,
    first_name: texts.register.firstName,
    last_name: texts.register.lastName,
  };
  const said = (field: string, value: string | null) => {
    if (!value) return own.nothing;
    if (field === 'business_type') return types[value] ?? value;
    return field === 'expected_start_date' ? formatDate(value, locale) : value;
  };

  async function undo({ field, other }: FieldConflict) {
    setFailed(false);
    try {
      await changeProfile(userId, { [field]: other });
      await dropConflicts(userId, [field]);
      box.current?.focus();
    } catch (error) {
      console.error('The other value could not be taken', error);
      setFailed(true);
    }
  }

  return (
    <div ref={box} role="status" tabIndex={-1}>
      {conflicts.length > 0 && (
        <Callout tone="warning" title={own.title}>
          <ul className="prose-list">
            {conflicts.map((conflict) => {
              const { field, kept, value, other } = conflict;
              const label = labels[field] ?? field;
              return (
                <li key={field}>
                  <p>{own[kept](label, said(field, value), said(field, other))}</p>
                  <Button
                    tone="secondary"
                    aria-label={own.undoFor(label, said(field, other))}
                    onClick={() => void undo(conflict)}
                  >
                    {own.undo}
                  </Button>
                </li>
              );
            })}
          </ul>
          {failed && <p>{own.failed}</p>}
          <div className="actions">
            <Button
              tone="quiet"
              onClick={() =>
                void dropConflicts(
                  userId,
                  conflicts.map(({ field }) => field),
                )
              }
            >
              {own.fine}
            </Button>
          </div>
        </Callout>
      )}
    </div>
  );
}
