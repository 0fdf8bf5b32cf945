import { Fragment, type ReactNode } from 'react';
import { englishTag } from '../../i18n/english-tag.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { linkTarget } from './link-target.ts';
import { parseMarkdown, type Inline, type MarkdownBlock } from './parse-markdown.ts';

const useText = textFor('assistant');

/**
 * Renders an answer. HTML appears as text, pictures as their alternative text; links lead only to allowed
 * targets (`link-target.ts`). Nothing in it makes a request.
 */
export function Markdown({ text }: { text: string }) {
  return drawEach(parseMarkdown(text), (block, place) => <Block block={block} place={place} />);
}

/** A quoted passage. It is open if it is the whole answer, and folded below a verdict. */
function Passage({ lines, isAnswer }: { lines: readonly Inline[][]; isAnswer: boolean }) {
  const { locale } = useI18n();
  const { passage } = useText();
  return (
    <details className="chat-passage" open={isAnswer}>
      <summary>{passage}</summary>
      {/* A page that is not translated is quoted in English. */}
      <blockquote lang={englishTag(lines.map(wordsOf).join(' '), locale)}>
        <p>
          <Lines lines={lines} />
        </p>
      </blockquote>
    </details>
  );
}

/** @param place the block's position in the answer. */
function Block({ block, place }: { block: MarkdownBlock; place: number }) {
  switch (block.kind) {
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case 'list': {
      const items = drawEach(block.items, (item) => (
        <li>
          <Parts parts={item} />
        </li>
      ));
      return block.start === undefined ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
    case 'heading':
      return (
        <p>
          <strong>
            <Lines lines={block.lines} />
          </strong>
        </p>
      );
    case 'quote':
      return <Passage lines={block.lines} isAnswer={place <= 1} />;
    case 'paragraph':
      return (
        <p>
          <Lines lines={block.lines} />
        </p>
      );
  }
}

function Lines({ lines }: { lines: readonly Inline[][] }) {
  return drawEach(lines, (parts, place) => (
    <>
      {place > 0 && <br />}
      <Parts parts={parts} />
    </>
  ));
}

function Parts({ parts }: { parts: readonly Inline[] }) {
  return drawEach(parts, (part) => <Part part={part} />);
}

function Part({ part }: { part: Inline }) {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'code':
      return <code>{part.text}</code>;
    case 'bold':
      return (
        <strong>
          <Parts parts={part.parts} />
        </strong>
      );
    case 'italic':
      return (
        <em>
          <Parts parts={part.parts} />
        </em>
      );
    case 'link':
      return (
        <Link address={part.address} words={wordsOf(part.parts)}>
          <Parts parts={part.parts} />
        </Link>
      );
  }
}

/** The words of a part, without bold and links. */
const wordsOf = (parts: readonly Inline[]): string =>
  parts.map((part) => ('parts' in part ? wordsOf(part.parts) : part.text)).join('');

interface LinkProps {
  address: string;
  /** Its text without bold. */
  words: string;
  children: ReactNode;
}

/** A link to an allowed target; otherwise its text. */
function Link({ address, words, children }: LinkProps) {
  const { locale, messages } = useI18n();
  const { page } = messages;
  const target = linkTarget(address);
  if (!target) return children;
  const lang = englishTag(words, locale);
  if (target.kind === 'call') return <a href={target.href}>{children}</a>;
  if (target.kind === 'page') {
    return (
      <a href={target.href} lang={lang}>
        {children}
      </a>
    );
  }
  return (
    <>
      <a
        className="external"
        href={target.href}
        target="_blank"
        rel="noopener noreferrer"
        lang={lang}
      >
        {children}
        <span className="sr-only"> ({page.opensNewTab})</span>
      </a>
      <span className="domain"> ({target.host})</span>
    </>
  );
}

/** Renders a list. The text of an answer never changes, so the position is a valid key. */
const drawEach = <T,>(list: readonly T[], draw: (item: T, place: number) => ReactNode): ReactNode =>
  list.map((item, place) => <Fragment key={place}>{draw(item, place)}</Fragment>);
