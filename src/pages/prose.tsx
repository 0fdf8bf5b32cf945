import { Fragment } from 'react';
import { portals, type Portal } from '../content/portals.ts';
import { addLocalePrefix } from '../i18n/locale-path.ts';
import { ownLetters } from '../i18n/own-letters.ts';
import { defaultLocale, languages } from '../locales/languages.ts';
import { DocumentTitle } from '../ui/document-title.tsx';
import type { Prose } from '../content/types.ts';
import { standingText } from './claim-text.ts';
import { factReferenceText } from './fact-text.ts';
import { FigureLink } from './figure-sources.tsx';
import { usePage, useReader } from './page-context.ts';
import { printedAddress } from './printed-address.ts';

/** The inline marks of `Prose`: a figure, a link, bold text. */
const mark = /\{([^}]+)\}|\[([^\]]+)\]\(([^)]+)\)|\*\*([^*]+)\*\*/g;

/**
 * Renders a content text with its figures and links. Figures link to their sources, except where a link is not
 * possible: in a heading, in the summary of a fold, and inside another link (`plain`).
 */
export function ProseText({ text: written, plain = false }: { text: Prose; plain?: boolean }) {
  const text = standingText(written);
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(mark)) {
    const [whole, fact, linkWords, href, strong] = match;
    parts.push(<Words text={text.slice(end, match.index)} />);
    end = match.index + whole.length;
    if (fact) parts.push(<FactText reference={fact} plain={plain} />);
    else if (linkWords && href) parts.push(<ProseLink href={href} words={linkWords} />);
    else if (strong) parts.push(<strong>{<ProseText text={strong} plain={plain} />}</strong>);
  }
  parts.push(<Words text={text.slice(end)} />);
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

/** Several English words in a row, such as a law's English name in brackets; acronyms and names of one word are none. */
const englishWords =
  /(?<![\w@./-])[A-Za-z]?[a-z’-]{2,}(?:,? (?:[A-Z]?[a-z’-]+|\d{4})(?![\w@.]*[@.]\w))+/g;

/** Text of the page's language. English words in a language with another script are marked for voices and hyphenation. */
function Words({ text }: { text: string }) {
  const { locale } = usePage();
  if (!ownLetters(locale)) return text;
  const parts = [];
  let end = 0;
  for (const { 0: words, index } of text.matchAll(englishWords)) {
    parts.push(text.slice(end, index), <span lang={languages[defaultLocale].tag}>{words}</span>);
    end = index + words.length;
  }
  parts.push(text.slice(end));
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

/** Figures that are telephone numbers; they become links that call the number. */
const dialled = /^(helpline|fire\.phone)\./;

function FactText({ reference, plain }: { reference: string; plain: boolean }) {
  const text = factReferenceText(reference, usePage());
  if (plain) return text;
  if (dialled.test(reference)) return <a href={`tel:${text}`}>{text}</a>;
  return <FigureLink reference={reference} text={text} />;
}

function ProseLink({ href, words }: { href: string; words: string }) {
  const reader = useReader();
  const portal = /^portal:(.+)$/.exec(href)?.[1];
  if (portal) return <PortalLink id={portal} words={words} />;
  return (
    <a href={addLocalePrefix(href, reader)} data-address={printedAddress(href, reader)}>
      <ProseText text={words} plain />
    </a>
  );
}

/**
 * A link to an official site. It opens in a new tab and shows its address first (GUIDE-04); `bare`: the
 * address alone, where room is short.
 */
export function PortalLink({
  id,
  words,
  bare = false,
}: {
  id: string;
  words?: string;
  bare?: boolean;
}) {
  const { locale, messages } = usePage();
  const portal = portalById(id);
  const { host } = new URL(portal.url);
  return (
    <>
      <a className="external" href={portal.url} target="_blank" rel="noopener">
        {bare ? (
          host.replace('www.', '')
        ) : words ? (
          <ProseText text={words} plain />
        ) : (
          <DocumentTitle title={portal.name} locale={locale} />
        )}
        <span className="sr-only"> ({messages.page.opensNewTab})</span>
      </a>
      {!bare && <span className="domain"> ({host})</span>}
    </>
  );
}

/** Returns the official site with this id. Throws when `content/portals.ts` has none. */
export function portalById(id: string): Portal {
  const portal = (portals as Record<string, Portal>)[id];
  if (!portal) throw new Error(`No portal "${id}" in content/portals.ts`);
  return portal;
}
