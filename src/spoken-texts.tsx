import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { IsoDate } from './content/facts/types.ts';
import { formatDate, todayInIndia } from './i18n/format.ts';
import { addLocalePrefix } from './i18n/locale-path.ts';
import { defaultLocale, type Locale } from './locales/languages.ts';
import { loadAllTexts, loadMessages, readText } from './locales/load-text.ts';
import { numberWords } from './locales/find-number-words.ts';
import { spokenNumbers } from './locales/spoken-numbers.ts';
import { I18nProvider } from './locales/text.tsx';
import { allNumberClips } from './platform/speech/recorded/number-clips.ts';
import type { SpokenFigures } from './platform/speech/recorded/split-clips.ts';
import type { AmountWords } from './platform/speech/speech-chunks.ts';
import {
  isAmount,
  isTick,
  unknown,
  type Answer,
  type Answers,
  type QuestionId,
} from './register/answers.ts';
import { atLevel, find } from './register/find.ts';
import { offeredOptions, questionById } from './register/questions.ts';
import { createAppRouter } from './router.ts';
import { Finder } from './tools/finder/finder.tsx';
import { writeLink, type FinderLink } from './tools/finder/model/answers-link.ts';
import { bandsOf } from './tools/finder/model/bands.ts';
import { firstQuestions, nearPlaces, nearState } from './tools/finder/model/first-questions.ts';
import { groupNeeded } from './tools/finder/model/groups.ts';
import { impliedByTrade, kindsOf, tradeIds } from './tools/finder/model/trades.ts';
import { readParts as finderParts } from './tools/finder/read-question-aloud.tsx';
import { resultAloud } from './tools/finder/result-aloud.ts';
import { readParts as homeParts } from './tools/ledger/read-home-aloud.tsx';
import { loanAloud, loanAmountAloud, loanFacts } from './tools/loan/loan-aloud.ts';
import { readParts as loanParts } from './tools/loan/loan-tool.tsx';
import { loanKinds } from './tools/loan/model/loans.ts';
import { answerAloud, answerParts, callPart } from './tools/notice/answer-aloud.ts';
import { deadline } from './tools/notice/model/deadline.ts';
import { readParts as noticeParts } from './tools/notice/question.tsx';

export { answerAloud };

/**
 * What the site says aloud on the journeys of a vendor: `npm run voice:clips` makes the list of recordings of it. The
 * screens are those that the browser shows, and the texts those that it reads aloud, so that nothing is listed twice.
 */
export interface SpokenJourney {
  /** A name for the people who record. */
  where: string;
  /** Texts that are read as a whole. */
  texts?: readonly string[];
  /** Screens, or their sections, whose parts at these selectors are read one by one. */
  screens?: { html: readonly string[]; section?: string; without?: string; parts: string };
  /** A page whose sections are read as a whole: their parts, and the button that calls, which other sections lack. */
  answers?: { html: string; section: string; parts: string; call: string };
}

/** What is needed to split the texts of a language into clips. */
export interface SpokenLanguage {
  amounts: AmountWords;
  figures: SpokenFigures;
  journeys: readonly SpokenJourney[];
}

/** Returns the journeys of a vendor as a language says them. Rejects for a language without words for numbers. */
export async function spokenLanguage(locale: Locale): Promise<SpokenLanguage> {
  const today = todayInIndia();
  const messages = await loadMessages(locale);
  await Promise.all([locale, defaultLocale].map(loadAllTexts));
  const page = { locale, messages };
  return {
    amounts: readText('listen', locale),
    figures: figuresOf(locale),
    journeys: [
      await homeJourney(locale),
      ...finderJourneys(page, today),
      ...(await loanJourneys(page, today)),
      ...(await noticeJourneys(locale, today)),
      requestJourney(locale, today),
    ],
  };
}

type Page = Pick<Parameters<typeof I18nProvider>[0], 'locale' | 'messages'>;

function figuresOf(locale: Locale): SpokenFigures {
  const numbers = spokenNumbers(locale);
  if (!numbers) throw new Error(`src/locales/${locale}/spoken-numbers.ts is missing`);
  const { units, rupees, rupeesJoined } = readText('listen', locale);
  const { months, lakh, crore, units: times } = numberWords(locale);
  const scales = units.split(' ');
  const nouns = [lakh, crore, ...Object.values(times)].flatMap(({ one, many, before }) => [
    one,
    many,
    ...(before ? [before.one, before.many] : []),
  ]);
  const money = ['1', ...scales.map((scale) => `1 ${scale}`)].flatMap((amount) =>
    [rupees(amount), rupeesJoined(amount)].map((said) => said.split(' ').at(-1) ?? ''),
  );
  return {
    numbers,
    words: [...new Set([...scales, ...nouns, ...money])],
    months: [...new Set([...months[months.inDates], ...months.long])],
  };
}

/** Returns the texts of the clips that figures need, whatever the figure. */
export const figureClips = ({ numbers, words, months }: SpokenFigures): string[] => [
  ...allNumberClips(numbers),
  ...words,
  ...months,
];

async function pageHtml(path: string, locale: Locale): Promise<string> {
  const router = createAppRouter({
    history: createMemoryHistory({ initialEntries: [addLocalePrefix(path, locale)] }),
    isServer: true,
    locale,
    messages: await loadMessages(locale),
  });
  await router.load();
  return renderToString(<RouterProvider router={router} />);
}

const homeJourney = async (locale: Locale): Promise<SpokenJourney> => ({
  where: 'home',
  screens: { html: [await pageHtml('/', locale)], parts: homeParts },
});

/** The questions of the finder and its results, for every trade of a street vendor. */
function finderJourneys(page: Page, today: IsoDate): SpokenJourney[] {
  const screens = new Set<string>();
  const results = new Set<string>();
  const texts = readText('finder', page.locale);
  const setting = { ...page, asOn: today };
  const draw = (link: FinderLink) =>
    screens.add(
      renderToString(
        <I18nProvider {...page}>
          <Finder hash={`#${writeLink(link)}`} move={() => Promise.resolve()} onAskUs={() => {}} />
        </I18nProvider>,
      ),
    );

  function walk(answers: Answers): void {
    const { open } = firstQuestions(answers, today);
    if (open !== undefined) {
      draw({ answers, at: open });
      for (const next of answersTo(open, answers, today)) walk({ ...answers, ...next });
      return;
    }
    const findings = find(answers, today);
    const { papers } = groupNeeded(atLevel(findings, 'must'));
    results.add(resultAloud(papers, findings.completed.answers, texts, setting));
  }

  draw({ answers: {}, at: 'trade' });
  for (const trade of tradeIds) {
    const kinds = kindsOf(trade).filter((kind) => kind.startsWith('street-'));
    if (kinds.length === 0) continue;
    draw({ answers: {}, trade, at: 'kind' });
    for (const kind of kinds) walk({ kind, ...impliedByTrade(trade, kind) });
  }
  return [
    { where: 'finder, questions', screens: { html: [...screens], parts: finderParts } },
    { where: 'finder, result', texts: [...results] },
  ];
}

/** Returns each answer that one tap gives to a question, and "I do not know" where it is offered. */
function answersTo(id: QuestionId, answers: Answers, today: IsoDate): Answers[] {
  if (id === 'state') return nearPlaces.map((place) => ({ state: nearState, place }));
  const options = (): Answer[] => {
    if (isAmount(id)) return bandsOf(id, answers, today);
    const offered = offeredOptions(id, answers, today);
    return isTick(id) ? [[], ...offered.map((option) => [option])] : offered;
  };
  const given = questionById(id).mayBeUnknown ? [...options(), unknown] : options();
  return given.map((answer) => ({ [id]: answer }));
}

async function loanJourneys(page: Page, today: IsoDate): Promise<SpokenJourney[]> {
  const loan = readText('loan', page.locale);
  const papers = { ...readText('schemes', page.locale).papers, ...loan.papers };
  const setting = { ...page, asOn: today, moreFacts: loanFacts };
  return [
    {
      where: 'loan, question',
      screens: { html: [await pageHtml('/loan', page.locale)], parts: loanParts },
    },
    {
      where: 'loan, answers',
      texts: loanKinds.flatMap((kind) => [
        loanAmountAloud(kind, loan, setting),
        loanAloud(kind, { loan, papers }, setting),
      ]),
    },
  ];
}

async function noticeJourneys(locale: Locale, today: IsoDate): Promise<SpokenJourney[]> {
  const { ifToday } = readText('notice', locale).deadline;
  const html = await pageHtml('/notice', locale);
  // As tools/notice/answer.tsx writes the last day of each period before a day is chosen.
  const withDays = html.replaceAll(
    /(<[^>]*data-days="(\d+)"[^>]*>)[^<]*/g,
    (whole, tag: string, days: string) => {
      const last = deadline(today, Number(days), today);
      return last ? tag + ifToday(formatDate(last.on, locale)) : whole;
    },
  );
  const section = '.situations > .section';
  return [
    {
      where: 'notice, questions',
      screens: { html: [html], section, without: callPart, parts: noticeParts },
    },
    {
      where: 'notice, answers',
      answers: { html: withDays, section, parts: answerParts, call: callPart },
    },
  ];
}

/** What became of a request: at once, and as the home page says it later. */
function requestJourney(locale: Locale, today: IsoDate): SpokenJourney {
  const { stamps } = readText('outbox', locale);
  const { made, waiting, problem, held, done } = readText('ledger', locale).request;
  const title = made(formatDate(today, locale));
  const { saved, lost, refusedLater, tooLate, unconfirmed, sent } = readText('lead', locale);
  const outcomes = [
    saved,
    { ...saved, text: saved.unreached },
    lost,
    refusedLater,
    tooLate,
    unconfirmed,
    { ...sent, text: sent.received },
  ];
  return {
    where: 'request',
    texts: [
      ...outcomes.map((outcome) => `${outcome.stamp}. ${outcome.title}. ${outcome.text}`),
      ...Object.values(stamps).map((stamp) => `${stamp}. ${title}.`),
      waiting,
      problem,
      held,
      done,
    ],
  };
}
