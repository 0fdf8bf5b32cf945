import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { isDay } from '../../content/facts/days.ts';
import { formatDate, todayInIndia } from '../../i18n/format.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { forwardLink } from '../../platform/hand-over.ts';
import { useTextAloud } from '../../platform/speech/use-text-aloud.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { isWholeDate } from '../../ui/date-parts.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { ListenButton } from '../../ui/listen-button.tsx';
import { useAloudTexts } from '../../ui/use-aloud-texts.ts';
import { answerAloud, answerParts, callPart } from './answer-aloud.ts';
import { LetterForm } from './letter-form.tsx';
import { deadline } from './model/deadline.ts';
import { ShowLarge } from './show-large.tsx';

const useText = textFor('notice');

const textOf = (section: HTMLElement, selector: string) =>
  section.querySelector(selector)?.textContent ?? '';

/** The tool's additions to the open answer: its days, its voice, its letter, and how to share it. */
export function Answer({ section }: { section: HTMLElement }) {
  const texts = useText();
  const said = textOf(section, '.said');
  const [readText, setReadText] = useState('');
  const aloud = useTextAloud(useAloudTexts());
  const listenTo = (text: string, label?: string) => (
    <ListenButton
      aloud={aloud}
      isOwn={readText === text}
      label={label}
      onStart={() => {
        setReadText(text);
        return aloud.read(text);
      }}
    />
  );

  return (
    <>
      <InSlot section={section} slot="listen">
        {listenTo(wholeAnswer(section))}
      </InSlot>
      <InSlot section={section} slot="deadlines">
        <NoticeDay section={section} />
      </InSlot>
      <InSlot section={section} slot="say">
        {listenTo(said, texts.readAloud)}
        <ShowLarge text={said} />
      </InSlot>
      <InSlot section={section} slot="letter">
        <LetterForm section={section} />
      </InSlot>
      <InSlot section={section} slot="share">
        <ButtonLink
          tone="secondary"
          href={forwardLink(shortAnswer(section))}
          target="_blank"
          rel="noopener"
        >
          <Drawing name="share" size={24} />
          {texts.whatsApp}
          <span className="sr-only"> ({texts.opensNewTab})</span>
        </ButtonLink>
      </InSlot>
    </>
  );
}

/** Fills a place that the page reserves; nothing where the answer has no such place. */
function InSlot({
  section,
  slot,
  children,
}: {
  section: HTMLElement;
  slot: 'listen' | 'deadlines' | 'say' | 'letter' | 'share';
  children: ReactNode;
}) {
  const place = section.querySelector(`[data-notice="${slot}"]`);
  return place && createPortal(children, place);
}

/** Two lines of answer and the address. */
const shortAnswer = (section: HTMLElement): string =>
  [
    textOf(section, 'h2'),
    textOf(section, '.prose strong'),
    `${location.origin}${location.pathname}#${section.id}`,
  ].join('\n');

/** The text that is read aloud: the answer, the sentence to say, the steps and whom to call. */
const wholeAnswer = (section: HTMLElement): string =>
  answerAloud(
    [...section.querySelectorAll(answerParts)].map(({ textContent }) => textContent),
    textOf(section, callPart),
  );

/**
 * The day on the notice. Each period of the answer then names its last day. Until a day is chosen it names the one
 * of a notice that is dated today, and says so.
 */
function NoticeDay({ section }: { section: HTMLElement }) {
  const texts = useText();
  const { locale } = useI18n();
  const [today] = useState(() => todayInIndia());
  const [chosen, setChosen] = useState<string>();
  const day = chosen ?? today;
  const unworked = useRef(new Map<HTMLElement, string | null>());

  useEffect(() => {
    for (const period of section.querySelectorAll<HTMLElement>('[data-days]')) {
      const before = unworked.current.get(period) ?? period.textContent;
      unworked.current.set(period, before);
      const last = day <= today ? deadline(day, Number(period.dataset.days), today) : undefined;
      // Without a day that can be on the notice, no last day of an earlier one stays.
      if (!last) {
        period.textContent = before;
        continue;
      }
      const shown = formatDate(last.on, locale);
      if (chosen === undefined) period.textContent = texts.deadline.ifToday(shown);
      else period.textContent = last.isPast ? texts.deadline.past(shown) : shown;
    }
  }, [day, chosen, section, texts, today, locale]);

  const error = !isWholeDate(day)
    ? undefined
    : !isDay(day)
      ? texts.deadline.noDay
      : day > today
        ? texts.deadline.later
        : undefined;
  return (
    <details className="other-day">
      <summary>{texts.deadline.other}</summary>
      <DateField
        label={texts.deadline.day}
        name="notice-day"
        value={day}
        onChange={setChosen}
        {...(error && { error })}
      />
    </details>
  );
}
