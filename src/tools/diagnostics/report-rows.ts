import { formatNumber } from '../../i18n/format-number.ts';
import type { Locale } from '../../locales/languages.ts';
import type { TextOf } from '../../locales/language.ts';
import type { Connections, Reached, Service } from './connection.ts';
import type { OutboxCounts } from './outbox-counts.ts';
import { features, type PhoneFacts } from './phone-facts.ts';

/** Everything the page shows and the report says. */
export interface Findings {
  facts: PhoneFacts;
  counts: OutboxCounts;
  /** Undefined until the connections have been tested. */
  reached: Connections | undefined;
}

type Row = readonly [label: string, value: string];

/** A part of the page: its heading is `words.sections[id]`. */
export interface ReportSection {
  id: keyof TextOf<'check-phone'>['sections'];
  rows: readonly Row[];
}

/** What was found out, in words, part by part; the part named `first` comes first. */
export function reportSections(
  { facts, counts, reached }: Findings,
  words: TextOf<'check-phone'>,
  locale: Locale,
  first: ReportSection['id'],
): ReportSection[] {
  const count = (value: number): string => formatNumber(value, locale);
  const yesOrNo = (yes: boolean): string => (yes ? words.yes : words.no);
  const service = (name: Service): Row => [
    words.services[name],
    reachedWords(reached?.[name], words, locale),
  ];
  const sections: ReportSection[] = [
    {
      id: 'app',
      rows: [
        [words.version, facts.version],
        [words.worker, words.workers[facts.worker]],
        [words.savedPages, count(facts.savedPages)],
        [words.storage, storageWords(facts, words, locale)],
        [words.persisted, words.persistedAnswers[facts.persisted]],
      ],
    },
    {
      id: 'requests',
      rows: [
        [words.waiting, count(counts.waiting)],
        [words.needsUser, count(counts.needsUser)],
        [words.sent, count(counts.sent)],
        service('requests'),
      ],
    },
    { id: 'signIn', rows: [[words.signedIn, yesOrNo(facts.signedIn)], service('signIn')] },
    { id: 'assistant', rows: [service('assistant')] },
    {
      id: 'network',
      rows: [
        [words.online, yesOrNo(facts.online)],
        service('site'),
        [words.network, facts.network ?? words.unknown],
        [words.savesData, yesOrNo(facts.savesData)],
      ],
    },
    {
      id: 'phone',
      rows: [
        [words.language, facts.language],
        [words.voices, facts.voices.join(', ') || words.none],
      ],
    },
    {
      id: 'features',
      rows: features.map((name) => [words.features[name], yesOrNo(facts.features[name])]),
    },
  ];
  return sections.toSorted((a, b) => Number(b.id === first) - Number(a.id === first));
}

function reachedWords(reached: Reached | undefined, words: TextOf<'check-phone'>, locale: Locale) {
  if (!reached) return words.notTested;
  return reached.reached ? words.reachedIn(formatNumber(reached.ms, locale)) : words.notReached;
}

const megabyte = 1_000_000;

function storageWords({ used, quota }: PhoneFacts, words: TextOf<'check-phone'>, locale: Locale) {
  if (used === undefined) return words.unknown;
  const megabytes = (bytes: number) => formatNumber(Math.round(bytes / megabyte), locale);
  return quota === undefined
    ? words.megabytes(megabytes(used))
    : words.ofQuota(megabytes(used), megabytes(quota));
}

/** The same as a text to send: what the page shows, line by line. */
export function reportText(
  sections: readonly ReportSection[],
  words: TextOf<'check-phone'>,
): string {
  const parts = sections.map(({ id, rows }) =>
    [words.sections[id], ...rows.map(([label, value]) => `${label}: ${value}`)].join('\n'),
  );
  return [words.reportTitle, ...parts].join('\n\n');
}
