import { business, whatsAppLink } from '../content/business.ts';
import type { CatalogEntry } from '../content/catalog.ts';
import { drawingOfPage } from '../content/drawings.ts';
import { guideStepsId } from '../content/guide-steps.ts';
import type { GuideContent, Prose, SummaryCard } from '../content/types.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Callout } from '../ui/callout.tsx';
import { Drawing } from '../ui/drawing.tsx';
import { Icon } from '../ui/icon.tsx';
import { Sections } from './blocks.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { FiguresLink, FigureSources, OverdueNotice } from './figure-sources.tsx';
import { LeadLink } from './lead-link.tsx';
import { ReviewDay } from './page-dates.tsx';
import { GuideQr } from './guide-qr.tsx';
import { usePage, usePageText } from './page-context.ts';
import { isLastKnown } from './page-figures.ts';
import { PortalLink, ProseText } from './prose.tsx';
import { readingMinutes } from './reading-time.ts';
import { referencesIn } from './references.ts';
import { TranslationNote } from './translation-note.tsx';

const cardLines: readonly (keyof SummaryCard)[] = [
  'doINeedIt',
  'governmentFee',
  'ourFee',
  'time',
  'documents',
];

/** The anchor of the last section, which the template adds. */
const helpId = 'ask-us';

/**
 * A guide: the answer at the top, then the sections, folded on phones. From 1024 px the contents are at the left,
 * and sources and help at the right (guide-page.css).
 */
export function GuidePage({ entry, content }: { entry: CatalogEntry; content: GuideContent }) {
  const page = usePage();
  const words = page.messages.page;
  const guideWords = usePageText('guide');
  const facts = (['needIt', 'fee', 'time'] as const).map((fact) => ({
    label: guideWords.glance[fact],
    ...content.glance[fact],
  }));
  // A star marks a figure that is no longer in force or not confirmed.
  const isOld = (text: Prose) => referencesIn(text).some((each) => isLastKnown(each, page));
  return (
    <article className="page guide">
      <div className="page-column">
        <Breadcrumb entry={entry} />
        <GuideQr entry={entry} />
        <div className="guide-title">
          <h1>
            <ProseText text={content.heading} plain />
          </h1>
          <Drawing name={drawingOfPage(entry.id)} size={96} />
        </div>
        <p className="page-lead">
          <ProseText text={content.lead} />
        </p>
        <TranslationNote entry={entry} />
        <dl className="glance">
          {facts.map(({ label, value, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="glance-value">
                <ProseText text={value} />
                {isOld(value) && '*'}
              </dd>
              <dd className="glance-note">
                <ProseText text={note} />
                {isOld(value) && `, ${guideWords.glance.lastKnown}`}
              </dd>
            </div>
          ))}
        </dl>
        <div className="guide-actions" data-screen-only>
          <ButtonLink href={`#${guideStepsId}`}>{guideWords.howToApply}</ButtonLink>
          <div data-slot="listen" />
        </div>
        <div className="guide-tools-slot" data-slot="tools" />
        <OverdueNotice />
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
        <p className="page-dates guide-facts">
          {facts.some(({ value }) => isOld(value)) && `* ${guideWords.glance.checkLastKnown} `}
          <ReviewDay day={content.reviewedOn} /> <FiguresLink />,{' '}
          {guideWords.readingTime(readingMinutes(content.sections))} <span data-slot="facts" />
        </p>
        <p className="prose" data-screen-only>
          <ProseText text={guideWords.finder} />
        </p>
        <Contents content={content} />
        <Sections sections={content.sections} />
        <div className="guide-rail">
          <Help content={content} />
          <FigureSources summary />
        </div>
      </div>
    </article>
  );
}

function Contents({ content }: { content: GuideContent }) {
  const words = usePage().messages.page;
  return (
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
  );
}

/** How to reach the team about this guide's topic. */
function Help({ content }: { content: GuideContent }) {
  const { page: words, shell } = usePage().messages;
  return (
    <section className="section" id={helpId} data-screen-only>
      <h2>{words.help}</h2>
      <div className="actions">
        <LeadLink />
        <ButtonLink tone="secondary" href={`tel:${business.phone}`}>
          <Icon name="phone" />
          {shell.contact.call}
        </ButtonLink>
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
  );
}
