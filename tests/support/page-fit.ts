import type { Page } from '@playwright/test';

/** How far the page scrolls sideways, in CSS px; 0 is right. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Makes the text as large as with a browser's largest size. */
export const enlargeText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '225%';
  });

/** True if the page's font joins letters of a script; without one the browser draws a box for each letter. */
export const drawsScript = (page: Page, joined: string): Promise<boolean> =>
  page.evaluate((text) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return false;
    canvas.font = `40px ${getComputedStyle(document.body).fontFamily}`;
    const separate = [...text].reduce((sum, letter) => sum + canvas.measureText(letter).width, 0);
    return canvas.measureText(text).width < separate - 1;
  }, joined);

/** Words of the page's heading, or of other elements, that do not fit on a line and are broken. */
export const brokenWordsOf = (page: Page, selector = 'h1'): Promise<string[]> =>
  page.evaluate((elements) => {
    const broken: string[] = [];
    for (const element of document.querySelectorAll(elements)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[^\s–-]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  }, selector);
