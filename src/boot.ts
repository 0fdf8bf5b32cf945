import latin from './app/fonts/anek-latin-700.woff2';
import rupee from './app/fonts/anek-latin-700-rupee.woff2';
import { handOverEarlyText, saveEarlyText } from './platform/early-text.ts';

/**
 * The only script of a page's first load. Pages are readable and links work without React.
 * The app loads when the visitor first touches the page, or when the browser is idle. A tap before that is
 * replayed when the app is interactive.
 */
const early = ['pointerover', 'touchstart', 'keydown', 'focusin'] as const;

let started: Promise<unknown> | undefined;
let tapped: HTMLElement | undefined;
/** True when the app is interactive. */
let isInteractive = false;

function start(): void {
  if (started) return;
  for (const type of early) removeEventListener(type, start);
  started = fill()
    .then(() => import('./main.tsx'))
    .then(replayTap, followTap);
}

/** Loads polyfills in older browsers (DEV-07). */
const fill = async (): Promise<unknown> =>
  'toReversed' in Array.prototype && 'randomUUID' in crypto ? undefined : import('./polyfills.ts');

/** Holds taps on buttons that need the app. The browser follows links at once. */
function holdTap(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target.closest('[data-needs-app]') : null;
  if (!(target instanceof HTMLElement)) return;
  event.preventDefault();
  event.stopPropagation();
  tapped = target;
  start();
  // On a stalled line, following a link is better than waiting.
  if (target instanceof HTMLAnchorElement) setTimeout(() => followTap(undefined), tapTimeoutMs);
}

const tapTimeoutMs = 10_000;

function replayTap(): void {
  isInteractive = true;
  removeEventListener('click', holdTap, true);
  // React attaches its handlers in the task of hydration, so they exist in the next frame.
  requestAnimationFrame(() => {
    handOverEarlyText();
    if (tapped?.isConnected) tapped.click();
  });
}

/**
 * The app cannot be loaded, for example without a network on the first visit. Held taps on links are
 * followed.
 */
function followTap(error: unknown): void {
  if (isInteractive) return;
  removeEventListener('click', holdTap, true);
  if (error) void reportFailure(error);
  if (tapped instanceof HTMLAnchorElement) location.assign(tapped.href);
}

/** Without a network this is no error, because the page is readable. */
async function reportFailure(error: unknown): Promise<void> {
  if (!navigator.onLine) return;
  try {
    (await import('./startup-failure.ts')).showStartupFailure(error);
  } catch (reason) {
    console.error('The app did not start', error, reason);
  }
}

/** The setting "use less data" (src/platform/device/storage-keys.ts), read before the app loads. */
let isLowDataChosen = false;
/** The visitor's text size (src/platform/device/text-size.ts), applied before the app loads. */
try {
  isLowDataChosen = localStorage.getItem('niyam.low-data') === 'on';
  const size = localStorage.getItem('niyam.text-size');
  if (size) document.documentElement.dataset.textSize = size;
} catch (error) {
  // This browser stores nothing for the site.
  console.info(error);
}

/** A connection, which TypeScript's DOM library does not contain. */
const { connection } = navigator as Navigator & {
  connection?: { saveData?: boolean; effectiveType?: string };
};
const savesData = isLowDataChosen || connection?.saveData;
// Pictures wait for this word (pages/pictures/picture.css). Later changes: app/live-pictures.ts.
const pictures = savesData || /2g|3g/.test(connection?.effectiveType ?? '') ? 'off' : 'on';
document.documentElement.dataset.pictures = pictures;
const topPicture = document.querySelector<HTMLImageElement>('img[data-top]');
if (topPicture && pictures === 'on') topPicture.loading = 'eager';

/**
 * A font that arrives later in ms is used on the next page, so that headings do not change while they are
 * read.
 */
const fontInTimeMs = 1000;

/**
 * Loads the font of headings, except in low-data mode (DEV-08). The style names no font file, because the
 * browser would then load it in any mode.
 */
async function loadHeadingFont(): Promise<void> {
  if (savesData) return;
  // Each file contains only its own characters. The file of the rupee sign must not be used for
  // others.
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

// The browser offers to install before the app loads. Its own banner would appear on the first
// view.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installPrompt = event;
});

/** Longest wait in ms for an idle moment, because a browser may never report one. */
const busyAtMostMs = 4000;

function startWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: busyAtMostMs });
  else setTimeout(start, 200);
}
if (document.readyState === 'complete') startWhenIdle();
else addEventListener('load', startWhenIdle, { once: true });
