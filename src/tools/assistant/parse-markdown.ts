/** The Markdown subset for answers. Other syntax is text. */
export type MarkdownBlock =
  | { kind: 'paragraph' | 'heading' | 'quote'; lines: Inline[][] }
  | { kind: 'list'; start: number | undefined; items: Inline[][] }
  | { kind: 'code'; text: string };

export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'bold' | 'italic'; parts: Inline[] }
  | { kind: 'link'; address: string; parts: Inline[] };

/** Longest parsed text in characters. Answers are shorter. */
const longestText = 40_000;
/** Deepest nesting of marks. Deeper marks are text. */
const deepest = 3;

/**
 * Control characters, and characters that reverse or hide text: they could disguise an address. The two
 * joiners of Indian scripts stay.
 */
const hiddenLetters = /[^\P{Cc}\n\t]|(?![\u200c\u200d])\p{Cf}/gu;

const bullet = /^\s{0,6}[-*•]\s+(.*)$/;
const numbered = /^\s{0,6}(\d{1,3})[.)]\s+(.*)$/;
const quoted = /^\s{0,3}>\s?(.*)$/;
const heading = /^\s{0,3}#{1,6}\s+(.*)$/;
const fence = /^\s{0,3}```/;

/** Parses the Markdown of an answer. HTML is text, pictures become their alternative text. Never throws. */
export function parseMarkdown(markdown: string): MarkdownBlock[] {
  const lines = markdown
    .slice(0, longestText)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(hiddenLetters, '')
    .split('\n');
  const blocks: MarkdownBlock[] = [];
  let isOpen = false;

  function add(kind: 'paragraph' | 'quote', text: string): void {
    const last = blocks.at(-1);
    if (isOpen && last?.kind === kind) last.lines.push(inlineOf(text));
    else blocks.push({ kind, lines: [inlineOf(text)] });
    isOpen = true;
  }

  function addItem(text: string, start: number | undefined): void {
    const last = blocks.at(-1);
    const isSame = last?.kind === 'list' && (last.start === undefined) === (start === undefined);
    // An empty line between numbered steps does not end the list.
    if (isSame && (isOpen || start !== undefined)) last.items.push(inlineOf(text));
    else blocks.push({ kind: 'list', start, items: [inlineOf(text)] });
    isOpen = true;
  }

  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const [, title] = heading.exec(line) ?? [];
    const [, item] = bullet.exec(line) ?? [];
    const [, number, step] = numbered.exec(line) ?? [];
    const [, quote] = quoted.exec(line) ?? [];
    if (fence.test(line)) {
      const end = lines.findIndex((other, place) => place > at && fence.test(other));
      const last = end < 0 ? lines.length : end;
      blocks.push({ kind: 'code', text: lines.slice(at + 1, last).join('\n') });
      at = last;
      isOpen = false;
    } else if (line.trim() === '') isOpen = false;
    else if (title !== undefined) {
      blocks.push({ kind: 'heading', lines: [inlineOf(title)] });
      isOpen = false;
    } else if (step !== undefined) addItem(step, Number(number));
    else if (item !== undefined) addItem(item, undefined);
    else if (quote !== undefined) add('quote', quote);
    else add('paragraph', line.trim());
  }
  return blocks;
}

/** Backslash, code, picture, link, bold, italic. Each is bounded, so that no text takes long to parse. */
const mark =
  /\\([\\`*_[\]()#>!-])|`([^`\n]{1,400})`|!\[([^\]\n]{0,300})\]\([^)\n]{0,600}\)|\[((?:\\.|[^\]\\\n]){1,300})\]\(([^)\s]{1,600})\)|\*\*([^\n]{1,600}?)\*\*|(?<![\p{L}\p{N}])([*_])(?!\s)([^*_\n]{1,600}?)\7(?![\p{L}\p{N}])/gu;

function inlineOf(text: string, depth = 0): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  const say = (texts: string) => {
    const last = parts.at(-1);
    if (last?.kind === 'text') last.text += texts;
    else if (texts) parts.push({ kind: 'text', text: texts });
  };
  for (const match of text.matchAll(mark)) {
    const [whole, escaped, code, picture, texts, address, bold, , italic] = match;
    say(text.slice(end, match.index));
    end = match.index + whole.length;
    if (escaped !== undefined) say(escaped);
    else if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (picture !== undefined) say(picture);
    else if (depth >= deepest) say(whole);
    else if (texts !== undefined && address !== undefined) {
      parts.push({ kind: 'link', address, parts: inlineOf(texts, deepest) });
    } else if (bold !== undefined) parts.push({ kind: 'bold', parts: inlineOf(bold, depth + 1) });
    else if (italic !== undefined) {
      parts.push({ kind: 'italic', parts: inlineOf(italic, depth + 1) });
    }
  }
  say(text.slice(end));
  return parts;
}

/** Escapes text for Markdown, so that it contains no marks. */
export const asMarkdown = (text: string): string => text.replaceAll(/[\\`*_[\]#>!]/g, '\\$&');
