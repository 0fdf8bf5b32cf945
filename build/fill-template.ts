import type { RenderedPage } from '../src/prerender.tsx';

/** Puts a rendered page into the build's `index.html`. Throws when a placeholder is missing. */
export function fillTemplate(template: string, page: RenderedPage): string {
  const direction = page.direction === 'rtl' ? ' dir="rtl"' : '';
  const filled = [
    ['<html lang="en-IN">', `<html lang="${page.lang}"${direction}>`],
    ['<!--page-head-->', page.head],
    ['<!--page-body-->', page.body],
    ['<!--page-end-->', page.end],
  ].reduce((html, [place = '', text = '']) => {
    if (!html.includes(place)) throw new Error(`index.html has no ${place}`);
    return html.replace(place, () => text);
  }, template);
  // The build links the English manifest; a development server links none.
  return filled.replace('href="/manifest.webmanifest"', () => `href="${page.manifest}"`);
}
