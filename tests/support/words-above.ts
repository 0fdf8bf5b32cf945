import type { Page } from '@playwright/test';

/** Where the bottom bar begins on a phone of 740 pixels: below it no text is seen. */
export const firstScreen = 740 - 64;

/**
 * Counts the words of the main area, or of an open dialog, that a reader sees above a line, without those for screen readers and those
 * behind a closed fold.
 */
export const wordsAbove = (page: Page, line: number) =>
  page.evaluate((bottom) => {
    const dialog = document.querySelector('[role=dialog]');
    const main = dialog ?? document.querySelector('main') ?? document.body;
    // A dialog stands on the screen, wherever the page below it is scrolled to.
    const scrolled = dialog ? 0 : scrollY;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let count = 0;
    for (
      let node = walker.nextNode() as Text | null;
      node;
      node = walker.nextNode() as Text | null
    ) {
      const hides = node.parentElement?.closest(
        '.sr-only, [hidden], .guide-qr, [aria-current=page]',
      );
      // A closed fold has a size when it is measured.
      if (hides || !node.parentElement?.checkVisibility()) continue;
      for (const word of node.data.matchAll(/\S*[\p{L}\p{N}]\S*/gu)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const { top, width } = range.getBoundingClientRect();
        if (width > 0 && top + scrolled < bottom) count++;
      }
    }
    return count;
  }, line);
