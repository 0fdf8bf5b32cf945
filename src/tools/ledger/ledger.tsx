import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { pageById, type PageId } from '../../content/catalog.ts';
import { daysBetween } from '../../content/facts/days.ts';
import type { IsoDate } from '../../content/facts/types.ts';
import { homeTasks } from '../../content/home/home-tasks.ts';
import { formatDate, formatMonth, formatWeekday } from '../../i18n/format.ts';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import type { OutboxItem } from '../../platform/offline/db.ts';
import { useOutboxItems } from '../../platform/offline/outbox-access.ts';
import { receiptOf } from '../../platform/offline/receipt.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { needById } from '../../register/register.ts';
import { nextStep, type NextStep } from '../account/model/next-step.ts';
import { isDuty, type Entry } from '../calendar/model/entries.ts';
import { stampOf } from '../outbox/model/stamp.ts';
import { ReadPartsAloud, ReadRequestAloud, RequestDrawing } from './model/read-aloud.tsx';
import { shownRequest } from './model/shown-request.ts';
import type { Ledger } from './read-ledger.ts';
import { MaybeEnglish } from '../../ui/maybe-english.tsx';

export { readLedger } from './read-ledger.ts';

const useText = textFor('ledger');
const useCalendarText = textFor('calendar');
const useFinderText = textFor('finder');
const useOutboxText = textFor('outbox');
const usePageNames = textFor('page-names');

const card = 'rounded-2 border border-rule bg-card text-ink no-underline hover:border-line';

/**
 * The ledger of a returning visitor: next date, request, papers, next step. All of it is read from this device
 * (ANSW-03). `onHeight` gets its height whenever that changes.
 */
export function LedgerView({
  ledger,
  today,
  onHeight,
}: {
  ledger: Ledger;
  today: IsoDate;
  onHeight: (height: number) => void;
}) {
  const { locale } = useI18n();
  const texts = useText();
  const names = usePageNames();
  const request = shownRequest(useOutboxItems() ?? []);
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (box.current) onHeight(box.current.offsetHeight);
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => onHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [onHeight]);

  const { papers, lastRead } = ledger;
  return (
    <section ref={box} className="px-4 pt-3 pb-5 lg:px-8" aria-labelledby="ledger-title">
      <div className="mx-auto max-w-page">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <div>
            <h2 id="ledger-title">{texts.title}</h2>
            <p className="text-16 text-ink-2">{texts.onlyHere}</p>
          </div>
          <ReadPartsAloud within={() => box.current} parts="h2, a" />
        </div>
        <div className="mt-2 grid gap-2 md:grid-cols-2">
          {ledger.date && <DateCard date={ledger.date} today={today} />}
          {request && <RequestCard item={request} />}
          {papers.all > 0 && (
            <CardLink page="tools/find">
              <strong>{texts.papers}</strong> {texts.ready(papers.ready, papers.all)}
              <span className="mt-2 block h-2 rounded-1 bg-paper-2" aria-hidden>
                <span
                  className="block h-full rounded-1 bg-leaf"
                  style={{ width: `${(100 * papers.ready) / papers.all}%` }}
                />
              </span>
            </CardLink>
          )}
          <NextStepCard ledger={ledger} request={request} />
          {lastRead && (
            <CardLink page={lastRead}>
              <span className="text-16 text-ink-2">{texts.lastRead}:</span>{' '}
              <MaybeEnglish name={names[lastRead]} />
            </CardLink>
          )}
        </div>
        <ul className="home-tasks mt-2 p-0 text-16 [--columns:3] [--tile:4.3rem]">
          {homeTasks.map(
            ({ id, page, drawing, isUrgent }) =>
              isSmallTile(id) && (
                <li key={id}>
                  <a
                    href={addLocalePrefix(pageById(page).path, locale)}
                    data-urgent={isUrgent ? '' : undefined}
                  >
                    <Drawing name={drawing} size={40} />
                    {texts.tiles[id]}
                  </a>
                </li>
              ),
          )}
        </ul>
      </div>
    </section>
  );
}

type SmallTile = 'need' | 'notice' | 'ask';
const isSmallTile = (id: string): id is SmallTile => ['need', 'notice', 'ask'].includes(id);

function CardLink({
  page,
  layout = 'block p-3',
  children,
}: {
  page: PageId;
  layout?: string;
  children: ReactNode;
}) {
  const { locale } = useI18n();
  return (
    <a className={`${card} ${layout}`} href={addLocalePrefix(pageById(page).path, locale)}>
      {children}
    </a>
  );
}

/** The next date as a leaf of a tear-off calendar. */
function DateCard({ date, today }: { date: Entry; today: IsoDate }) {
  const { locale } = useI18n();
  const { due } = useText();
  const { duties } = useCalendarText();
  const names: Record<string, { name: string }> = duties;
  const [, month, day] = date.on.split('-').map(Number);
  const days = daysBetween(today, date.on);
  const near = days === 0 ? due.today : days === 1 ? due.tomorrow : due.inDays(days);
  const isLate = date.standing === 'overdue';
  return (
    <CardLink page="tools/calendar" layout="flex overflow-hidden">
      <span className="flex min-w-20 flex-none flex-col items-center justify-center bg-cover px-1 py-2 text-on-cover">
        <span className="text-14">{formatMonth(month ?? 0, locale)}</span>
        <strong className="font-heading text-30 leading-none">{day}</strong>
        <span className="text-14">{formatWeekday(date.on, locale)}</span>
      </span>
      <span className="min-w-0 p-3">
        <Stamp tone={isLate ? 'problem' : 'waiting'}>{isLate ? due.late : near}</Stamp>
        <strong className="mt-1 block">
          {isDuty(date) ? (names[date.duty.id]?.name ?? date.duty.id) : date.title}
        </strong>
      </span>
    </CardLink>
  );
}

/** The state of a request: sent with its receipt, waiting, or in need of the visitor (journey 6). */
function RequestCard({ item }: { item: OutboxItem }) {
  const { locale } = useI18n();
  const texts = useText().request;
  const outbox = useOutboxText();
  const kinds: Record<string, string> = outbox.kinds;
  const { word, tone } = stampOf(item);
  const when = formatDate(item.createdAt, locale);
  const receipt = receiptOf(item);
  const title =
    item.kind === 'lead' ? texts.made(when) : texts.other(kinds[item.kind] ?? item.kind, when);
  const note = texts[noteOf(item)];
  return (
    <div className="read-aloud-over">
      <CardLink page="account/outbox" layout="flex items-center gap-3 p-3">
        <RequestDrawing tone={tone} />
        <span>
          <Stamp tone={tone} mark>
            {outbox.stamps[word]}
          </Stamp>
          <span className="mt-1 block">
            <strong>{title}</strong>
            <span className="block text-16 text-ink-2">
              {receipt ? outbox.receipt(receipt) : note}
            </span>
          </span>
        </span>
      </CardLink>
      <ReadRequestAloud text={`${outbox.stamps[word]}. ${title}. ${note}`} />
    </div>
  );
}

function noteOf({ state }: OutboxItem): 'waiting' | 'problem' | 'held' | 'done' {
  if (state === 'needs-user') return 'problem';
  if (state === 'held') return 'held';
  return state === 'delivered' ? 'done' : 'waiting';
}

const stepPages: Record<NextStep, PageId> = {
  request: 'account/outbox',
  find: 'tools/find',
  papers: 'tools/find',
  health: 'tools/business-health',
  dates: 'tools/calendar',
};

function NextStepCard({ ledger, request }: { ledger: Ledger; request: OutboxItem | undefined }) {
  const { next } = useText();
  const { documents, needs } = useFinderText();
  const { firstMissing } = ledger.papers;
  const step = nextStep({
    needsUser: request?.state === 'needs-user',
    hasAnswers: ledger.papers.hasAnswers,
    hasPapers: firstMissing === undefined,
    hasHealth: ledger.hasHealth,
  });
  // The dates that exist are shown above.
  if (step === 'dates' && ledger.hasCalendar) return null;
  return (
    <CardLink
      page={step === 'papers' && firstMissing ? needById(firstMissing.need).page : stepPages[step]}
    >
      <span className="block border-s-4 border-ledger ps-3">
        <span className="block text-16 text-ink-2">{next.title}</span>
        <strong>
          {step === 'papers'
            ? firstMissing &&
              next.papers(needs[firstMissing.need].short, documents[firstMissing.document])
            : next[step]}
        </strong>
      </span>
    </CardLink>
  );
}
