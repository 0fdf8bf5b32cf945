import { whatsAppLink } from '../content/business.ts';
import type { CatalogEntry } from '../content/catalog.ts';
import type { GuideContent, SummaryCard } from '../content/types.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Callout } from '../ui/callout.tsx';
import { Icon } from '../ui/icon.tsx';
import { Sections } from './blocks.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { FiguresSummary, FigureSources } from './figure-sources.tsx';
import { LeadLink } from './lead-link.tsx';
import { PageDates } from './page-dates.tsx';
import { GuideQr } from './guide-qr.tsx';
import { usePage, usePageText } from './page-context.ts';
import { PortalLink, ProseText } from './prose.tsx';
import { readingMinutes } from './reading-time.ts';

const cardLines: readonly (keyof SummaryCard)[] = [
  'doINeedIt',
  'governmentFee',
  'ourFee',
  'time',
  'documents',
];

/** The anchor of the last section, which the template adds. */
const helpId = 'ask-us';

/** A guide: a five-line summary, the steps to do it alone, then the full text. */
export function GuidePage({ entry, content }: { entry: CatalogEntry; content: GuideContent }) {
  const words = usePage().messages.page;
  const readingWords = usePageText('guide');
  return (
    <article className="page">
      <div className="page-column">
        <Breadcrumb entry={entry} />
        <GuideQr entry={entry} />
        <h1>
          <ProseText text={content.heading} plain />
        </h1>
        <p className="page-lead">
          <ProseText text={content.lead} />
        </p>
        <PageDates reviewedOn={content.reviewedOn} />
        <p className="page-dates guide-facts">
          {readingWords.readingTime(readingMinutes(content.sections))} <span data-slot="facts" />
        </p>
        <FiguresSummary />
        <div className="guide-tools-slot" data-slot="tools" />
        <dl className="card" aria-label={words.card.title}>
          {cardLines.map((line) => (
            <div key={line}>
              <dt>{words.card[line]}</dt>
              <dd>
                <ProseText text={content.card[line]} />
              </dd>
            </div>
          ))}
        </dl>
        <Callout
          tone="free"
          title={content.doItYourself.free ? words.doItYourselfFree : words.doItYourself}
        >
          <p>
            <ProseText text={content.doItYourself.text} />
          </p>
          <p>
            <PortalLink id={content.doItYourself.portal} />
          </p>
        </Callout>
        <p className="prose" data-screen-only>
          <ProseText text={readingWords.finder} />
        </p>
        <details className="fold page-contents">
          <summary>
            {words.contents}
            <span className="contents-now" data-contents-now />
          </summary>
          <ol>
            {content.sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>
                  <ProseText text={section.heading} plain />
                </a>
              </li>
            ))}
            <li>
              <a href={`#${helpId}`}>{words.help}</a>
            </li>
          </ol>
        </details>
        <Sections sections={content.sections} anchors />
        <section className="section" id={helpId} data-screen-only>
          <h2>{words.help}</h2>
          <div className="actions">
            <LeadLink />
            {content.chats.map((chat) => (
              <ButtonLink
                key={chat.greeting}
                tone="secondary"
                href={whatsAppLink(chat.greeting)}
                target="_blank"
                rel="noopener"
              >
                <Icon name="chat" />
                {chat.label}
                <span className="sr-only"> ({words.opensNewTab})</span>
              </ButtonLink>
            ))}
          </div>
        </section>
        <FigureSources />
      </div>
    </article>
  );
}
