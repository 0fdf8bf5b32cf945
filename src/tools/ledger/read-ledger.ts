import { pageByPath, type PageId } from '../../content/catalog.ts';
import type { IsoDate } from '../../content/facts/types.ts';
import { readyPapers } from '../../features/guide-tools/stored.ts';
import { openOutboxIfUsed } from '../../platform/offline/outbox-access.ts';
import { textsIn } from '../../platform/offline/stored-value.ts';
import { parseAnswers } from '../../register/answers.ts';
import type { Entry } from '../calendar/model/entries.ts';
import { openDates } from '../calendar/model/open-dates.ts';
import { hasCalendar, savedCalendar } from '../calendar/stored.ts';
import { businessAnswers } from '../finder/stored.ts';
import { healthResults, resultsIn } from '../health/stored.ts';
import { ownPapers, type OwnPapers } from './model/own-papers.ts';
import { readLastRead, type LastRead } from './stored.ts';

/** The saved data about the visitor's business, without the requests in the outbox. */
export interface Ledger {
  hasCalendar: boolean;
  /** The next date that is neither done nor put off. */
  date: Entry | undefined;
  papers: OwnPapers;
  hasHealth: boolean;
  lastRead: PageId | undefined;
}

/** Ms after which an opened page counts as another visit. */
const visitGapMs = 30 * 60_000;

/**
 * Reads the ledger, and opens the outbox if this device has used it. Undefined when nothing is stored:
 * the page is then that of a first visit. Rejects when storage is denied.
 */
export async function readLedger(today: IsoDate, now: number): Promise<Ledger | undefined> {
  const [calendar, answers, ticked, results, lastRead, outbox] = await Promise.all([
    savedCalendar.read(),
    businessAnswers.read(),
    readyPapers.read(),
    healthResults.read(),
    readLastRead(),
    openOutboxIfUsed().catch((error: unknown) => {
      console.info('The ledger does not know the requests', error);
      return undefined;
    }),
  ]);
  const given = parseAnswers(answers);
  const ready = new Set(textsIn(ticked));
  const { cancelled: _, ...requests } = (await outbox?.counts()) ?? { cancelled: 0 };
  const isEmpty =
    !hasCalendar(calendar) &&
    Object.keys(given).length === 0 &&
    ready.size === 0 &&
    resultsIn(results).length === 0 &&
    Object.values(requests).every((count) => count === 0);
  if (isEmpty && !isFromEarlierVisit(lastRead, now)) return undefined;
  return {
    hasCalendar: hasCalendar(calendar),
    date: hasCalendar(calendar) ? openDates(calendar, answers, today)[0] : undefined,
    papers: ownPapers(given, ready, today),
    hasHealth: resultsIn(results).length > 0,
    lastRead: lastRead && pageByPath(lastRead.path)?.id,
  };
}

/** A guide that is read in this visit makes nobody a returning visitor. */
const isFromEarlierVisit = (lastRead: LastRead | undefined, now: number): boolean =>
  lastRead !== undefined && now - lastRead.since >= visitGapMs;
