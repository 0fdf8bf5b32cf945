/** Returns the text of a page's heading. */
export const headingOf = (page: ParentNode): string =>
  page.querySelector('main h1')?.textContent?.trim() ?? '';
