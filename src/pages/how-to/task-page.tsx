import type { CatalogEntry } from '../../content/catalog.ts';
import type { TaskContent } from '../../content/types.ts';
import { Sections } from '../blocks.tsx';
import { Breadcrumb } from '../breadcrumb.tsx';
import { FiguresSummary, FigureSources } from '../figure-sources.tsx';
import { GuideQr } from '../guide-qr.tsx';
import { usePageText } from '../page-context.ts';
import { PageDates } from '../page-dates.tsx';
import { ProseText } from '../prose.tsx';
import { TranslationNote } from '../translation-note.tsx';
import { FramePicture } from './frame-picture.tsx';

const cardLines = ['time', 'cost', 'place'] as const;

/** One task: effort, needs, steps to tick, problems, and contacts. */
export function TaskPage({ entry, content }: { entry: CatalogEntry; content: TaskContent }) {
  const words = usePageText('how-to');
  return (
    <article className="page task">
      <div className="page-column">
        <Breadcrumb entry={entry} />
        <GuideQr entry={entry} />
        <h1>
          <ProseText text={content.heading} plain />
        </h1>
        <p className="page-lead">
          <ProseText text={content.lead} />
        </p>
        <TranslationNote entry={entry} />
        <PageDates reviewedOn={content.reviewedOn} />
        <FiguresSummary />
        <div className="guide-actions">
          <div data-slot="listen" />
        </div>
        <div className="guide-tools-slot" data-slot="tools" />
        <dl className="card" aria-label={words.card.title}>
          {cardLines.map((line) => (
            <div key={line}>
              <dt>{words.card[line]}</dt>
              <dd>
                <ProseText text={content[line]} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="page-dates">{words.estimate}</p>
        {content.frames.length > 0 && <Frames content={content} />}
        <Sections sections={content.sections} />
        <FigureSources />
      </div>
    </article>
  );
}

function Frames({ content }: { content: TaskContent }) {
  const words = usePageText('how-to');
  return (
    <section className="section" id="frames">
      <h2>{words.frames}</h2>
      <ol className="frames">
        {content.frames.map((frame) => (
          <li key={frame.caption}>
            <FramePicture frame={frame} />
            <p>
              <ProseText text={frame.caption} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
