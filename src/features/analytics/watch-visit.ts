import { sendEvent } from './analytics.ts';
import { journeyStageOf, pageTypeOf } from './page-kinds.ts';

const depths = [25, 50, 75] as const;

/** Reports a page view. `path` has no language prefix, so that languages count together. */
export function reportPageView(path: string): void {
  sendEvent('page_view', {
    page_path: path,
    page_type: pageTypeOf(path),
    journey_stage: journeyStageOf(path),
  });
}

/** Reports a conversion event. */
function reportConversion(type: string, label: string): void {
  sendEvent('conversion', { type, label, value: 1, currency: 'INR' });
}

/** Reports a delivered request: one conversion and one form_submit (LEAD-30). */
export function reportLead(formType: string): void {
  reportConversion('form_submit', formType);
  sendEvent('form_submit', { form_type: formType });
}

/**
 * Reports reading depth, taps on WhatsApp, telephone and e-mail links, the first key in a contact form, and
 * uncaught errors (ANLT-05 to 08). Returns `stop`, and `newPage` to call at each new page.
 */
export function watchVisit(): { stop: () => void; newPage: () => void } {
  let deepest = 0;
  const reached = new Set<number>();

  function onScroll(): void {
    const whole = document.documentElement.scrollHeight - innerHeight;
    if (whole <= 0) return;
    deepest = Math.max(deepest, Math.min(100, Math.round((scrollY / whole) * 100)));
    for (const depth of depths) {
      if (deepest < depth || reached.has(depth)) continue;
      reached.add(depth);
      sendEvent('scroll_depth', { percent: depth, maximum: deepest });
    }
  }

  function onClick({ target }: Event): void {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    const kind = contactKindOf(link.href);
    if (kind) reportConversion('contact', kind);
  }

  const typedIn = new WeakSet<HTMLFormElement>();
  function onInput({ target }: Event): void {
    const form = target instanceof Element ? target.closest('form') : null;
    if (!form || typedIn.has(form) || !isContactForm(form)) return;
    typedIn.add(form);
    sendEvent('form_start', { form_type: 'contact' });
  }

  // Only the kind of error, because a message may quote typed text.
  const onError = ({ error }: ErrorEvent) => reportError('error', error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => reportError('rejection', reason);

  addEventListener('scroll', onScroll, { passive: true });
  document.addEventListener('click', onClick, true);
  document.addEventListener('input', onInput, true);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return {
    newPage() {
      deepest = 0;
      reached.clear();
    },
    stop() {
      removeEventListener('scroll', onScroll);
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('input', onInput, true);
      removeEventListener('error', onError);
      removeEventListener('unhandledrejection', onRejection);
    },
  };
}

function reportError(source: string, error: unknown): void {
  const kind = error instanceof Error ? error.name : 'unknown';
  sendEvent('exception', { description: `${source}: ${kind}`, fatal: false });
}

/** Returns the kind of contact that a link opens; undefined for other links. */
function contactKindOf(href: string): 'whatsapp' | 'phone' | 'email' | undefined {
  if (href.startsWith('tel:')) return 'phone';
  if (href.startsWith('mailto:')) return 'email';
  return href.startsWith('https://wa.me/') ? 'whatsapp' : undefined;
}

/** Marks the action of a form that another service receives. */
const formServiceMarker = 'form-service';

/** True for a form that counts as a contact form (ANLT-07). */
const isContactForm = (form: HTMLFormElement): boolean =>
  (form.getAttribute('action') ?? '').includes(formServiceMarker) ||
  form.classList.contains('contact-form');
