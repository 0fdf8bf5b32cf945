import { formatNumber } from '../../i18n/format-number.ts';
import type { Locale } from '../../locales/languages.ts';
import type { TextOf } from '../../locales/language.ts';
import type { Connections, Reached, Service } from './connection.ts';
import type { OutboxCounts } from './outbox-counts.ts';
import { features, type DeviceFacts } from './phone-facts.ts';

/** All facts for the page and the report. */
export interface Findings {
  facts: DeviceFacts;
  counts: OutboxCounts;
  /** Undefined until the connections have been tested. */
  reached: Connections | undefined;
}

type Row = readonly [label: string, value: string];

/** A section of the page. Its heading is `texts.sections[id]`. */
export interface ReportSection {
  id: keyof TextOf<'check-phone'>['sections'];
  rows: readonly Row[];
}

/** Returns the sections of the report; the section `first` comes first. */
export function reportSections(
  { facts, counts, reached }: Findings,
  texts: TextOf<'check-phone'>,
  locale: Locale,
  first: ReportSection['id'],
): ReportSection[] {
  const count = (value: number): string => formatNumber(value, locale);
  const yesOrNo = (yes: boolean): string => (yes ? texts.yes : texts.no);
  const service = (name: Service): Row => [
    texts.services[name],
    reachedText(reached?.[name], texts, locale),
  ];
  const sections: ReportSection[] = [
    {
      id: 'app',
      rows: [
        [texts.version, facts.version],
        [texts.worker, texts.workers[facts.worker]],
        [texts.savedPages, count(facts.savedPages)],
        [texts.storage, storageTexts(facts, texts, locale)],
        [texts.persisted, texts.persistedAnswers[facts.persisted]],
      ],
    },
    {
      id: 'requests',
      rows: [
        [texts.waiting, count(counts.waiting)],
        [texts.needsUser, count(counts.needsUser)],
        [texts.sent, count(counts.sent)],
        service('requests'),
      ],
    },
    { id: 'signIn', rows: [[texts.signedIn, yesOrNo(facts.signedIn)], service('signIn')] },
    { id: 'assistant', rows: [service('assistant')] },
    {
      id: 'network',
      rows: [
        [texts.online, yesOrNo(facts.online)],
        service('site'),
        [texts.network, facts.network ?? texts.unknown],
        [texts.savesData, yesOrNo(facts.savesData)],
      ],
    },
    {
      id: 'phone',
      rows: [
        [texts.language, facts.language],
        [texts.voices, facts.voices.join(', ') || texts.none],
      ],
    },
    {
      id: 'features',
      rows: features.map((name) => [texts.features[name], yesOrNo(facts.features[name])]),
    },
  ];
  return sections.toSorted((a, b) => Number(b.id === first) - Number(a.id === first));
}

function reachedText(reached: Reached | undefined, texts: TextOf<'check-phone'>, locale: Locale) {
  if (!reached) return texts.notTested;
  return reached.reached ? texts.reachedIn(formatNumber(reached.ms, locale)) : texts.notReached;
}

const megabyte = 1_000_000;

function storageTexts({ used, quota }: DeviceFacts, texts: TextOf<'check-phone'>, locale: Locale) {
  if (used === undefined) return texts.unknown;
  const megabytes = (bytes: number) => formatNumber(Math.round(bytes / megabyte), locale);
  return quota === undefined
    ? texts.megabytes(megabytes(used))
    : texts.ofQuota(megabytes(used), megabytes(quota));
}

/** Returns the report as text, line by line like the page. */
export function reportText(
  sections: readonly ReportSection[],
  texts: TextOf<'check-phone'>,
): string {
  const parts = sections.map(({ id, rows }) =>
    [texts.sections[id], ...rows.map(([label, value]) => `${label}: ${value}`)].join('\n'),
  );
  return [texts.reportTitle, ...parts].join('\n\n');
}
