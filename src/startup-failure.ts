import { localeOfPath } from './i18n/locale-path.ts';
import { startupTexts } from './i18n/startup-texts.ts';

/**
 * Says that the app could not start (specification, section 8; ERR-05). It needs nothing of the app:
 * that is what failed. The content of the page stays below it, readable.
 */
export function showStartupFailure(error: unknown): void {
  console.error('The app could not start', error);
  const words = startupTexts[localeOfPath(location.pathname)] ?? startupTexts.en;
  const notice = document.createElement('div');
  notice.className = 'startup-failure';
  notice.setAttribute('role', 'alert');
  const title = document.createElement('h2');
  title.textContent = words.title;
  const text = document.createElement('p');
  text.textContent = words.text;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.dataset.tone = 'primary';
  button.textContent = words.refresh;
  button.addEventListener('click', () => location.reload());
  notice.append(title, text, button);
  document.body.prepend(notice);
}
