/** What a page is called on the page itself. */
export const headingOf = (page: ParentNode): string =>
  page.querySelector('main h1')?.textContent?.trim() ?? '';
