import { Suspense, useCallback, useEffect, useState } from 'react';
import { pageById, type PageId } from '../../../content/catalog.ts';
import { formatDate } from '../../../i18n/format.ts';
import { textFor, useI18n } from '../../../locales/text.tsx';
import { addLocalePrefix } from '../../../i18n/locale-path.ts';
import { useSharedDevice } from '../../../platform/device/shared-device-store.ts';
import { openOutboxIfUsed, useOutboxItems } from '../../../platform/offline/outbox-access.ts';
import { Callout } from '../../../ui/callout.tsx';
import { useSyncState } from '../sync/sync-choice.ts';
import { useDeviceData } from '../sync/device-data.ts';
import { Card, type CardState } from './card.tsx';
import { DataCard } from './data-card.tsx';
import { lateComponent } from './load-late.tsx';
import { NextStepEntry } from './next-step-entry.tsx';
import { PapersByLicence } from './papers-by-licence.tsx';
import { PlanCard, ProfileCard } from './profile-cards.tsx';
import { RequestsCard } from './requests-card.tsx';
import './cards.css';

const useText = textFor('dashboard');

const UpcomingDates = lateComponent(() =>
  import('./upcoming-dates.tsx').then((part) => part.UpcomingDates),
);

/** Number of saved guides in the card. A link leads to the rest. */
const namedGuides = 3;

/**
 * The cards of the dashboard. All except the profile's show data of this device and need no account (PROF-08,
 * PROF-10).
 */
export function Cards() {
  const { locale } = useI18n();
  const texts = useText();
  const { state, data, reload } = useDeviceData();
  const syncedAt = useSyncState(({ syncChoice }) => syncChoice?.syncedAt);
  const outbox = useOutbox();
  const items = useOutboxItems() ?? [];
  const pathOf = (id: PageId) => addLocalePrefix(pageById(id).path, locale);
  const answers = Object.keys(data.answers).length;
  const { checklists, health, saved } = texts;
  const common = { state, onTryAgain: reload };

  return (
    <>
      {(state === 'loading' || state === 'ready') && (
        <div className="dash-next" aria-busy={state === 'loading'}>
          {state === 'loading' ? (
            <Callout tone="free" title={texts.next.title}>
              <p>{texts.loading}</p>
            </Callout>
          ) : (
            <NextStepEntry
              key={syncedAt}
              hasDates={data.calendar}
              standing={{
                needsUser: items.some((item) => item.state === 'needs-user'),
                hasAnswers: answers > 0,
                hasPapers: data.papers.length > 0,
                hasHealth: data.health !== undefined,
              }}
            />
          )}
        </div>
      )}
      <div className="dash-cards">
        <Card
          {...common}
          title={texts.dates.title}
          action={{
            label: data.calendar ? texts.dates.go : texts.dates.start,
            href: pathOf('tools/calendar'),
          }}
        >
          {data.calendar ? (
            <Suspense fallback={<p>{texts.dates.loading}</p>}>
              <UpcomingDates key={syncedAt} />
            </Suspense>
          ) : (
            <p>{texts.dates.empty}</p>
          )}
        </Card>
        <Card
          {...common}
          title={checklists.title}
          action={{
            label: answers > 0 ? checklists.go : checklists.start,
            href: pathOf('tools/find'),
          }}
        >
          {data.papers.length > 0 && <p>{checklists.ready(data.papers.length)}</p>}
          {answers > 0 && <p>{checklists.answers(answers)}</p>}
          {data.toDo.all > 0 && <p>{checklists.toDo(data.toDo.open, data.toDo.all)}</p>}
          {data.papers.length + answers + data.toDo.all === 0 && <p>{checklists.empty}</p>}
        </Card>
        <Card
          {...common}
          title={health.title}
          action={{
            label: data.health ? health.go : health.start,
            href: pathOf('tools/business-health'),
          }}
        >
          {data.health ? (
            <>
              <p className="dash-figure">{health.score(data.health.score)}</p>
              <p>{health.takenOn(formatDate(data.health.on, locale))}</p>
            </>
          ) : (
            <p>{health.empty}</p>
          )}
        </Card>
        <RequestsCard state={outbox.state} onTryAgain={outbox.open} items={items} />
        <Card
          {...common}
          title={saved.title}
          action={
            data.guides.length > 0
              ? { label: saved.go, href: `${pathOf('site/resources')}#saved` }
              : { label: saved.start, href: pathOf('services') }
          }
        >
          {data.guides.length > 0 && (
            <ul className="prose-list">
              {data.guides.slice(0, namedGuides).map(({ path, title }) => (
                <li key={path}>
                  <a href={path}>{title}</a>
                </li>
              ))}
            </ul>
          )}
          {data.schemes.length > 0 && (
            <p>
              <a href={pathOf('tools/government-schemes')}>{saved.schemes(data.schemes.length)}</a>
            </p>
          )}
          {data.guides.length + data.schemes.length === 0 && <p>{saved.empty}</p>}
        </Card>
        <ProfileCard />
        <PlanCard />
        <DataCard isShared={state === 'shared'} />
      </div>
      {state === 'ready' && answers > 0 && <PapersByLicence answers={data.answers} />}
    </>
  );
}

/** Opens the outbox if this device has used it. */
function useOutbox(): { state: CardState; open: () => void } {
  const isShared = useSharedDevice();
  const [state, setState] = useState<CardState>('loading');
  const open = useCallback(() => {
    openOutboxIfUsed().then(
      () => setState('ready'),
      (error: unknown) => {
        console.info('The outbox cannot be opened', error);
        setState('unreadable');
      },
    );
  }, []);
  useEffect(open, [open]);
  return { state: isShared ? 'shared' : state, open };
}
