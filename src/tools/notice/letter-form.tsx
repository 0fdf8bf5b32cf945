import { useEffect, useState } from 'react';
import { isDay } from '../../content/facts/days.ts';
import { letterText, type LetterBlank, type LetterValues } from '../../content/letter.ts';
import { formatDate, todayInIndia } from '../../i18n/format.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { downloadFile, share } from '../../platform/hand-over.ts';
import { Button } from '../../ui/button.tsx';
import { isWholeDate } from '../../ui/date-parts.ts';
import { DateField } from '../../ui/date-field.tsx';
import { InputField } from '../../ui/field.tsx';
import { siteToasts } from '../../ui/site-toasts.ts';

const useText = textFor('notice');

/** Fills the blanks of the letter below it. Typed text is in this form only, and is lost with it. */
export function LetterForm({ section }: { section: HTMLElement }) {
  const { letter: texts, deadline } = useText();
  const { locale } = useI18n();
  const [typed, setTyped] = useState<LetterValues>({});
  const [asked] = useState(() =>
    [...new Set(blanksOf(section).map(nameOf))].filter((name) => name !== 'today'),
  );
  const values: LetterValues = {
    ...typed,
    today: formatDate(todayInIndia(), locale),
    // A day that is half entered stays a blank.
    day: isDay(typed.day) ? formatDate(typed.day, locale) : '',
  };

  const dayError = isWholeDate(typed.day) && !isDay(typed.day) ? deadline.noDay : undefined;

  useEffect(() => {
    for (const blank of blanksOf(section)) {
      const value = values[nameOf(blank)]?.trim();
      blank.textContent = value || texts.blanks[nameOf(blank)];
      blank.toggleAttribute('data-filled', Boolean(value));
    }
  });

  // A letter that is left open would be all that another answer prints (pages/situations.css).
  useEffect(() => () => section.querySelector('.letter-box')?.removeAttribute('open'), [section]);

  const written = () => letterText(linesOf(section), values);
  function save() {
    const type = 'text/plain;charset=utf-8';
    downloadFile(new File([written()], `${texts.fileName}.txt`, { type }));
    siteToasts.show({ title: texts.saved, variant: 'success', ofPage: true });
  }
  async function send() {
    const shared = await share({ title: texts.fileName, text: written() });
    if (shared === 'failed') save();
  }

  return (
    <div data-screen-only>
      <p className="field-hint">{texts.privacy}</p>
      {asked.map((name) =>
        name === 'day' ? (
          <DateField
            key={name}
            label={texts.blanks[name]}
            name="letter-day"
            error={dayError}
            value={typed[name] ?? ''}
            onChange={(value) => setTyped((before) => ({ ...before, [name]: value }))}
          />
        ) : (
          <InputField
            key={name}
            label={texts.blanks[name]}
            optional={texts.optional}
            autoComplete={name === 'name' ? 'name' : 'off'}
            maxLength={200}
            value={typed[name] ?? ''}
            onChange={({ currentTarget: { value } }) =>
              setTyped((before) => ({ ...before, [name]: value }))
            }
          />
        ),
      )}
      <div className="actions">
        {'print' in globalThis && <Button onClick={() => globalThis.print()}>{texts.print}</Button>}
        {'share' in navigator && (
          <Button tone="secondary" onClick={() => void send()}>
            {texts.share}
          </Button>
        )}
        <Button tone="secondary" onClick={save}>
          {texts.save}
        </Button>
      </div>
    </div>
  );
}

const blanksOf = (section: HTMLElement): HTMLElement[] => [
  ...section.querySelectorAll<HTMLElement>('[data-blank]'),
];

/** The name of a blank, as the page wrote it (pages/situation-blocks.tsx). */
const nameOf = (blank: HTMLElement) => blank.dataset.blank as LetterBlank;

/** Returns the lines of the letter with their blanks as `[name]`. */
const linesOf = (section: HTMLElement): string[] =>
  [...section.querySelectorAll<HTMLElement>('.letter > p')].map((line) => {
    const copy = line.cloneNode(true) as HTMLElement;
    for (const blank of blanksOf(copy)) blank.replaceWith(`[${nameOf(blank)}]`);
    return copy.textContent;
  });
