import { parseMarkdown, type Inline, type MarkdownBlock } from './parse-markdown.ts';

/** An answer as it is read, without the marks of its Markdown: to be copied, shared or kept in a file. */
export const plainText = (markdown: string): string =>
  parseMarkdown(markdown).map(textOfBlock).join('\n\n');

/** The same for the ear: without the numbers of passages. */
export const spokenText = (markdown: string): string =>
  plainText(markdown).replaceAll(/\[\d{1,3}\]/g, '');

function textOfBlock(block: MarkdownBlock): string {
  switch (block.kind) {
    case 'code':
      return block.text;
    case 'list': {
      const { items, start } = block;
      const mark = (place: number) => (start === undefined ? '-' : `${start + place}.`);
      return items.map((item, place) => `${mark(place)} ${textOf(item)}`).join('\n');
    }
    default:
      return block.lines.map(textOf).join('\n');
  }
}

const textOf = (parts: readonly Inline[]): string =>
  parts.map((part) => ('text' in part ? part.text : textOf(part.parts))).join('');
