import type { RenderedPage } from '../src/prerender.tsx';

/** Puts a rendered page into the build's `index.html`. Throws when a place to put it is missing. */
export function fillTemplate(template: string, page: RenderedPage): string {
  return [
    ['<html lang="en-IN">', `<html lang="${page.lang}">`],
    ['<!--page-head-->', page.head],
    ['<!--page-body-->', page.body],
    ['<!--page-end-->', page.end],
  ].reduce((html, [place = '', text = '']) => {
    if (!html.includes(place)) throw new Error(`index.html has no ${place}`);
    return html.replace(place, () => text);
  }, template);
}
