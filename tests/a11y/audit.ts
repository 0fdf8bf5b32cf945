import type { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { axeOn, wcag } from '../support/axe.ts';

/** What axe advises beyond WCAG, and we hold to. */
const advised = [
  'empty-heading',
  'heading-order',
  'landmark-unique',
  'page-has-heading-one',
  'region',
];

/**
 * Returns axe's findings on the page in its state, for WCAG 2.2 AA and axe's further advice: landmarks, the
 * order of headings, nothing outside a landmark. Rule, element and its beginning, one a line.
 */
export async function adviceOn(page: Page): Promise<string[]> {
  const rules = Object.fromEntries(advised.map((rule) => [rule, { enabled: true }]));
  // In place of what `axeOn` has set.
  const options = {
    runOnly: { type: 'tag' as const, values: wcag },
    rules,
    resultTypes: ['violations' as const],
  };
  return listed(await axeOn(page).options(options).analyze());
}

/** Text without enough contrast: all that another theme can change. */
export async function contrastOn(page: Page): Promise<string[]> {
  return listed(await axeOn(page).withRules(['color-contrast']).analyze());
}

function listed({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${id} ${target.join(' ')} ${html.slice(0, 120)}`),
  );
}

/**
 * What is to be pressed and smaller than 24 px either way without being a link in a sentence (WCAG
 * 2.5.8), and primary buttons lower than 48 px (A11Y-03).
 */
export const smallTargetsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = [
      ...document.querySelectorAll<HTMLElement>(
        'button, summary, select, textarea, input:not([type=hidden]), a[href], [role=button]',
      ),
    ].filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
    return shown.flatMap((control) => {
      if (control.closest('.sr-only, .skip-link, [aria-hidden=true]')) return [];
      // A box or dot is as large as its label.
      const area = /^(checkbox|radio)$/.test((control as HTMLInputElement).type)
        ? (control.closest('label') ?? control)
        : control;
      const { width, height } = area.getBoundingClientRect();
      const isInline = getComputedStyle(control).display === 'inline';
      const least = control.matches('main .button:not([data-tone])') ? 47.9 : 24;
      if (width === 0 || isInline || (width >= 24 && height >= least)) return [];
      return `${Math.round(width)}×${Math.round(height)} ${control.outerHTML.slice(0, 100)}`;
    });
  });
