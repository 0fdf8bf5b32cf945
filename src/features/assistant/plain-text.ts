/** An answer without the marks of its Markdown: to be copied, shared or read aloud. */
export const plainText = (markdown: string): string =>
  markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/(\*\*|__|`)/g, '')
    .replaceAll(/^[ \t]*(?:#{1,6}|>)[ \t]+/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** The same for the ear: without the numbers of passages. */
export const spokenText = (markdown: string): string =>
  plainText(markdown).replaceAll(/\[\d{1,3}\]/g, '');
