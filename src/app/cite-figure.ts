import { copyText } from '../ui/copy-text.ts';

/**
 * Puts the button "Copy as citation" into the open entry of a source, and marks the value that was pressed. Returns a
 * function that takes both back.
 */
export function offerCitation(figure: HTMLElement, entry: HTMLElement): () => void {
  const button = document.querySelector<HTMLElement>('[data-cite]');
  const place = button?.parentElement;
  const pressed = pressedValue(figure, entry);
  pressed?.setAttribute('data-pressed', '');
  pressed?.parentElement?.setAttribute('data-one', '');
  const { copied = '', notCopied = '' } = button?.dataset ?? {};
  const copy = () => void copyText(citation(figure, entry), { copied, notCopied });
  button?.addEventListener('click', copy);
  if (button) {
    entry.append(button);
    button.hidden = false;
  }
  return () => {
    pressed?.removeAttribute('data-pressed');
    pressed?.parentElement?.removeAttribute('data-one');
    button?.removeEventListener('click', copy);
    if (button) {
      button.hidden = true;
      place?.append(button);
    }
  };
}

/** Returns the part of the entry with the value that the figure shows (pages/figure-sources.tsx). */
const pressedValue = (figure: HTMLElement, entry: HTMLElement): Element | undefined =>
  [...entry.querySelectorAll('p > span')][Number(figure.dataset.value ?? 0)];

/**
 * Returns what the page says with the figure, then value, day, source, certainty and addresses, as text for a report
 * or a bill. Without the first line a reader would not know what the value is of.
 */
function citation(figure: HTMLElement, entry: HTMLElement): string {
  const copy = entry.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll('.sr-only, button, [hidden], [href^="#"]'))
    part.remove();
  const line = copy.querySelector('p');
  line?.remove();
  const pressed = line?.querySelector('[data-pressed]')?.textContent;
  const day = line?.lastElementChild?.nextSibling?.textContent;
  // As it is seen: parts that stand below each other have no space between them in the page.
  const subject = figure.closest<HTMLElement>('p, li, tr, dl > div')?.innerText;
  return [
    subject?.replaceAll(/\s+/g, ' ').trim(),
    pressed ? [pressed, day].filter(Boolean).join(' · ') : line?.textContent,
    (copy.textContent ?? '').trim(),
    copy.querySelector('a')?.href ?? '',
    `${document.title}: ${location.origin}${location.pathname}`,
  ].join('\n');
}
