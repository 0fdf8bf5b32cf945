import latin from './app/fonts/anek-latin-700.woff2';
import rupee from './app/fonts/anek-latin-700-rupee.woff2';
import { handOverEarlyText, saveEarlyText } from './platform/early-text.ts';

/**
 * The only script of a page's first load: a page is read, and its links work, without React.
 * The app is fetched when the visitor first touches the page, or when the browser has nothing to do.
 * A tap that comes before the app is replayed when the app is there.
 */
const early = ['pointerover', 'touchstart', 'keydown', 'focusin'] as const;

let started: Promise<unknown> | undefined;
let tapped: HTMLElement | undefined;
/** The app has come to life. */
let isAlive = false;

function start(): void {
  if (started) return;
  for (const type of early) removeEventListener(type, start);
  started = fill()
    .then(() => import('./main.tsx'))
    .then(replayTap, followTap);
}

/** Gives an older browser what it lacks; a modern one downloads nothing for it (DEV-07). */
const fill = async (): Promise<unknown> =>
  'toReversed' in Array.prototype && 'randomUUID' in crypto ? undefined : import('./polyfills.ts');

/** Buttons that only the app can answer wait for it; links are followed by the browser at once. */
function holdTap(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target.closest('[data-needs-app]') : null;
  if (!(target instanceof HTMLElement)) return;
  event.preventDefault();
  event.stopPropagation();
  tapped = target;
  start();
  // On a line that stands still a link is better than nothing.
  if (target instanceof HTMLAnchorElement) setTimeout(() => followTap(undefined), tapPatienceMs);
}

const tapPatienceMs = 10_000;

function replayTap(): void {
  isAlive = true;
  removeEventListener('click', holdTap, true);
  // React attaches its handlers in the same task as hydration; the next frame finds them there.
  requestAnimationFrame(() => {
    handOverEarlyText();
    if (tapped?.isConnected) tapped.click();
  });
}

/** The app cannot be had (no signal on the first visit): what was tapped is still a plain link. */
function followTap(error: unknown): void {
  if (isAlive) return;
  removeEventListener('click', holdTap, true);
  if (error) void reportFailure(error);
  if (tapped instanceof HTMLAnchorElement) location.assign(tapped.href);
}

/** Without a network nothing has failed: the page is there to be read. */
async function reportFailure(error: unknown): Promise<void> {
  if (!navigator.onLine) return;
  try {
    (await import('./startup-failure.ts')).showStartupFailure(error);
  } catch (reason) {
    console.error('The app did not start', error, reason);
  }
}

/** The site's own switch for little data (src/platform/device/storage-keys.ts), before the app is there. */
let isLowDataChosen = false;
/** The visitor's size of text (src/platform/device/text-size.ts), before the app is there. */
try {
  isLowDataChosen = localStorage.getItem('niyam.low-data') === 'on';
  const size = localStorage.getItem('niyam.text-size');
  if (size) document.documentElement.dataset.textSize = size;
} catch (error) {
  // This browser keeps nothing for the site.
  console.info(error);
}

/** A font that comes later than this is for the next page: headings do not change while they are read. */
const fontInTimeMs = 1000;

/** Loads the headings' font, unless little data is to be spent (DEV-08): the style names none to download (S8). */
async function loadHeadingFont(): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData || isLowDataChosen) return;
  // Each file holds its own characters alone; the one of the rupee sign must not answer for the others.
  const faces = [
    new FontFace('Anek Latin', `url(${latin})`, { weight: '700' }),
    new FontFace('Anek Latin', `url(${rupee})`, { weight: '700', unicodeRange: 'U+20B9' }),
  ];
  const began = performance.now();
  await Promise.all(faces.map((one) => one.load()));
  if (performance.now() - began < fontInTimeMs) for (const one of faces) document.fonts.add(one);
}

loadHeadingFont().catch((error: unknown) => console.info('Headings look plainer', error));

saveEarlyText();
for (const type of early) addEventListener(type, start, { once: true, passive: true });
addEventListener('click', holdTap, true);

// The browser offers to install before the app is there. Its own banner would come on the first view.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installPrompt = event;
});

/** A browser may call no moment idle, or forget to. */
const busyAtMostMs = 4000;

function startWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: busyAtMostMs });
  else setTimeout(start, 200);
}
if (document.readyState === 'complete') startWhenIdle();
else addEventListener('load', startWhenIdle, { once: true });
