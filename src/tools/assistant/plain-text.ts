import { parseMarkdown, type Inline, type MarkdownBlock } from './parse-markdown.ts';

/** Returns an answer without Markdown marks, for copying, sharing or export. */
export const plainText = (markdown: string): string =>
  parseMarkdown(markdown).map(textOfBlock).join('\n\n');

/** Returns an answer for speech, also without the numbers of passages. */
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
