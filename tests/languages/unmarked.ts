import type { Page } from '@playwright/test';

/**
 * Words in plain Latin letters that a page of a pseudo-language may show: they are no text of `src/locales`,
 * and are written alike in every language.
 */
const names = [
  // Of the office and its city.
  'Niyam',
  'Kukatpally',
  'Banjara Hills',
  'Hyderabad',
  'Mumbai',
  'Bengaluru',
  'Maharashtra',
  'Karnataka',
  'Telangana',
  // Of languages, in their own script, and the tags of those on the page.
  'English',
  'en-XA',
  'ar-XB',
  // Services people know by these names.
  'WhatsApp',
  'LinkedIn',
  'Facebook',
  'Instagram',
  'YouTube',
  'Google',
  // The browser’s own words for a field, in its own language.
  'Please fill out this field.',
  'Please select an item in the list.',
  'Please check this box if you want to proceed.',
  // What the sweep types.
  'qwxyzv',
  'Test Tiffin Cart',
  'Test Vendor',
  'Lakshmi Devi',
  'Ramesh',
  'Do I need an FSSAI licence for a food cart?',
];

/** Parts of a page whose words are names, titles or addresses: sites and sources. */
const namedParts = [
  '.domain',
  'code',
  'a[href^="mailto:"]',
  'a.external',
  '.entry-source',
  '.entries-source',
];

/** A text or attribute without the marks of a pseudo-language: what was not taken from `src/locales`. */
export interface Unmarked {
  text: string;
  /** The element, as a short selector; behind `@` the attribute. */
  where: string;
}

/** Every text in plain Latin letters on the page, in its head and in its attributes. */
export const unmarkedOn = (page: Page): Promise<Unmarked[]> =>
  page.evaluate(
    ({ names: allowed, namedParts: parts }) => {
      const found: { text: string; where: string }[] = [];
      const nameOf = (element: Element) =>
        element.tagName.toLowerCase() +
        (element.id && `#${element.id}`) +
        [...element.classList].map((name) => `.${name}`).join('');
      const note = (text: string | null, element: Element, attribute = '') => {
        let rest = (text ?? '').replaceAll(
          /https?:\/\/\S+|\blocalhost:\d+\S*|\S+@\S+|\b[\w-]+(\.[\w-]+)+\b|\/[a-z\d][\w/-]*|\bN-[A-Z0-9]{6}\b/g,
          '',
        );
        for (const name of allowed) rest = rest.replaceAll(name, '');
        if (!/[A-Za-z]{2,}/.test(rest)) return;
        const isEnglish = element.closest('[lang]')?.getAttribute('lang')?.startsWith('en-IN');
        if (isEnglish || element.closest(parts)) return;
        const parent = element.parentElement;
        const where = `${parent ? `${nameOf(parent)} > ` : ''}${nameOf(element)}`;
        found.push({ text: rest.trim().slice(0, 90), where: where + attribute });
      };
      // A page without a translation has its English title.
      const page = document.querySelector('[data-page]') ?? document.documentElement;
      note(document.title, page, ' @title');
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (element && !element.closest('script, style, template, noscript')) {
          note(node.nodeValue, element);
        }
      }
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
        for (const element of document.querySelectorAll(`body [${name}]`)) {
          note(element.getAttribute(name), element, ` @${name}`);
        }
      }
      return found;
    },
    { names, namedParts: namedParts.join(', ') },
  );

/** Texts that do not fit into their box and are cut off, and how many pixels the page is too wide. */
export const clippedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** For screen readers only: by `sr-only`, or by a style that does the same below some width. */
    const isVisuallyHidden = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' ||
        isVisuallyHidden(element.parentElement));
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const clipped = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      if (element.closest('.skip-link, svg, [hidden]')) return false;
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      const { overflowX, textOverflow, display } = getComputedStyle(element);
      const hides = overflowX === 'hidden' || overflowX === 'clip';
      // Shortened on purpose, with an ellipsis.
      if (textOverflow === 'ellipsis') return false;
      if (!hides || display === 'inline' || element.scrollWidth <= element.clientWidth + 1)
        return false;
      return !isVisuallyHidden(element);
    });
    return [
      ...(over > 0 ? [`the page is ${over} px too wide`] : []),
      ...clipped.map(
        (element) =>
          `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} cuts off “${element.innerText.slice(0, 60)}”`,
      ),
    ];
  });
