import { useId } from 'react';
import { guideIds, pageById, pagesBelow, type PageId } from '../content/catalog.ts';
import { drawingOfPage } from '../content/drawings.ts';
import type { Block, Prose, Section } from '../content/types.ts';
import { buildText } from '../locales/build-text.ts';
import { addLocalePrefix } from '../i18n/locale-path.ts';
import { Callout } from '../ui/callout.tsx';
import { Drawing } from '../ui/drawing.tsx';
import { standingText } from './claim-text.ts';
import { idsInSection } from './declared-pages.ts';
import { ChangedFacts, FactEntries } from './fact-blocks.tsx';
import { OfficeList } from './office-list.tsx';
import { usePage, usePageText, useReader } from './page-context.ts';
import { PriceTable } from './price-table.tsx';
import { printedAddress } from './printed-address.ts';
import { Picture } from './pictures/picture.tsx';
import { PortalLink, ProseText } from './prose.tsx';
import { SchemeText } from './scheme-text.tsx';
import { ChoicesBlock, SituationBlock } from './situation-blocks.tsx';
import { englishTag } from '../i18n/english-tag.ts';

/**
 * The sections of a page, each under its heading. A section with an answer is a fold: it is open on wide screens, on
 * paper and without scripts (section-fold.css).
 */
export function Sections({ sections }: { sections: readonly Section[] }) {
  const firstPicture = sections.flatMap(({ blocks }) => blocks).find(isPicture);
  return sections.map((section) => {
    const heading = (
      <h2>
        <ProseText text={section.heading} plain />
      </h2>
    );
    const blocks = section.blocks.map((block, index) => (
      <BlockView key={index} block={block} firstPicture={firstPicture} />
    ));
    return (
      <section
        key={section.id}
        id={section.id}
        className="section"
        data-checklist={section.blocks.some(({ kind }) => kind === 'documents') ? '' : undefined}
        data-folds={section.answer && ''}
      >
        {section.answer ? (
          <details className="section-fold">
            <summary>
              {heading}
              <span className="section-answer">
                <ProseText text={section.answer} plain />
              </span>
            </summary>
            {blocks}
          </details>
        ) : (
          <>
            {heading}
            {blocks}
          </>
        )}
      </section>
    );
  });
}

/** Returns false for a text that is empty after its withdrawn claims are removed. */
const stands = (text: Prose): boolean => standingText(text) !== '';

type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>;

const isPicture = ({ kind }: Block): boolean => kind === 'picture';

function BlockView({ block, firstPicture }: { block: Block; firstPicture: Block | undefined }) {
  switch (block.kind) {
    case 'text':
      return (
        stands(block.text) && (
          <p className="prose">
            <ProseText text={block.text} />
          </p>
        )
      );
    case 'list':
      return <ListBlock block={block} />;
    case 'entries':
      return <FactEntries caption={block.caption} rows={block.rows} />;
    case 'steps':
      return <StepsBlock block={block} />;
    case 'documents':
      return <DocumentsBlock block={block} />;
    case 'callout':
      return (
        <Callout tone={block.tone} title={<ProseText text={block.title} plain />}>
          <p>
            <ProseText text={block.text} />
          </p>
        </Callout>
      );
    case 'table':
      return <TableBlock block={block} />;
    case 'prices':
      return <PriceTable block={block} />;
    case 'faq':
      return <FaqBlock block={block} />;
    case 'picture':
      return <PictureBlock block={block} first={block === firstPicture} />;
    case 'portals':
      return <PortalsBlock block={block} />;
    case 'changes':
      return <ChangedFacts facts={block.facts} />;
    case 'pages':
      return <PageLinks ids={block.pages} facts={block.facts} notes={block.notes} />;
    case 'guides':
      return <PageLinks ids={guideIds} facts={block.facts} />;
    case 'below':
      return <PageLinks ids={listedBelow(block)} facts={block.facts} />;
    case 'schemes':
      return <SchemeText />;
    case 'offices':
      return <OfficeList />;
    case 'saved':
    case 'barcode-check':
      return <ToolSlot slot={block.kind} text={block.text} />;
    case 'choices':
      return <ChoicesBlock block={block} />;
    case 'situation':
      return <SituationBlock situation={block} />;
  }
}

function listedBelow({ page, section }: BlockOf<'below'>): PageId[] {
  const ids = pagesBelow(page).map(({ id }) => id);
  if (section === undefined) return ids;
  const wanted = idsInSection(page, section);
  return ids.filter((id) => wanted.has(id));
}

function ListBlock({ block }: { block: BlockOf<'list'> }) {
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List className="prose-list">
      {block.items.filter(stands).map((item) => (
        <li key={item}>
          <ProseText text={item} />
        </li>
      ))}
    </List>
  );
}

function StepsBlock({ block }: { block: BlockOf<'steps'> }) {
  const { page } = usePage().messages;
  return (
    <ol className="steps">
      {block.steps.map((step) => (
        <li key={step.title}>
          <h3>
            <ProseText text={step.title} plain />
          </h3>
          <p>
            <ProseText text={step.text} />
          </p>
          {step.time && stands(step.time) && (
            <p className="step-meta">
              <strong>{page.stepTime}:</strong> <ProseText text={step.time} />
            </p>
          )}
          {step.cost && stands(step.cost) && (
            <p className="step-meta">
              <strong>{page.stepCost}:</strong> <ProseText text={step.cost} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

/**
 * A checklist to tick on screen or, printed, with a pen. The checkboxes work without scripts; with scripts the
 * device saves the ticks, and the slot below says so (features/guide-tools).
 */
function DocumentsBlock({ block }: { block: BlockOf<'documents'> }) {
  return (
    <>
      <ul className="documents">
        {block.items.map((item) => (
          <li key={item.id}>
            <label>
              <input type="checkbox" data-document={item.id} />
              <span>
                <ProseText text={item.label} />
                {item.note && (
                  <span className="entry-note block">
                    <ProseText text={item.note} />
                  </span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {/* The list's note covers a single box. */}
      {block.items.length > 1 && (
        <div
          className="checklist-slot"
          data-slot="checklist"
          data-checklist-of={block.done ? 'done' : 'ready'}
        />
      )}
    </>
  );
}

/** Leaves out rows that depend on a withdrawn claim, and tables without rows. */
function TableBlock({ block }: { block: BlockOf<'table'> }) {
  const captionId = useId();
  const rows = block.rows.filter((row) => row.every((cell) => cell === '' || stands(cell)));
  if (rows.length === 0) return null;
  return (
    <div className="table-scroll" tabIndex={0} role="region" aria-labelledby={captionId}>
      <table className="table">
        <caption id={captionId}>
          <ProseText text={block.caption} />
        </caption>
        <thead>
          <tr>
            {block.head.map((cell) => (
              <th key={cell} scope="col">
                <ProseText text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell, index) => (
                <td key={index}>
                  <ProseText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function FaqBlock({ block }: { block: BlockOf<'faq'> }) {
  return (
    <div className="faq">
      {block.items.map((item) => (
        <details key={item.question}>
          <summary>
            <ProseText text={item.question} plain />
          </summary>
          <p>
            <ProseText text={item.answer} />
          </p>
        </details>
      ))}
    </div>
  );
}

/** A picture, and a list with the numbers that are in it. */
function PictureBlock({ block, first }: { block: BlockOf<'picture'>; first: boolean }) {
  return (
    <>
      <Picture id={block.picture} caption={<ProseText text={block.caption} />} first={first} />
      <ol className="prose-list">
        {block.places.map(({ title, text }) => (
          <li key={title}>
            <strong>
              <ProseText text={title} plain />
            </strong>{' '}
            <ProseText text={text} />
          </li>
        ))}
      </ol>
    </>
  );
}

function PortalsBlock({ block }: { block: BlockOf<'portals'> }) {
  const purposes = buildText('portals', usePage().locale);
  return (
    <ul className="prose-list">
      {block.portals.map((id) => (
        <li key={id}>
          <PortalLink id={id} />
          <span className="entry-note block">{purposes[id]}</span>
        </li>
      ))}
    </ul>
  );
}

/** Links to pages. `facts` reserves room for the offline state and size of each (features/guide-tools). */
function PageLinks({
  ids,
  facts,
  notes = [],
}: {
  ids: readonly PageId[];
  facts: true | undefined;
  notes?: readonly Prose[] | undefined;
}) {
  const names = usePageText('page-names');
  const { locale } = usePage();
  const reader = useReader();
  return (
    <ul className="page-list" data-with-facts={facts && ''}>
      {ids.map((id, index) => {
        const note = notes[index];
        const path = addLocalePrefix(pageById(id).path, reader);
        const lang = englishTag(names[id], locale);
        return (
          <li key={id}>
            <a href={path} data-address={printedAddress(pageById(id).path, reader)}>
              <Drawing name={drawingOfPage(id)} size={40} />
              <span>
                {lang ? <span lang={lang}>{names[id]}</span> : names[id]}
                {note && (
                  <span className="entry-note block font-normal">
                    <ProseText text={note} plain />
                  </span>
                )}
              </span>
            </a>
            {facts && <span className="entry-note" data-page-facts={path} />}
          </li>
        );
      })}
    </ul>
  );
}

/** A slot that a guide's tool fills once loaded (features/guide-tools); without scripts it shows `text`. */
function ToolSlot({ slot, text }: { slot: 'saved' | 'barcode-check'; text: Prose }) {
  return (
    <div data-slot={slot}>
      <p className="prose">
        <ProseText text={text} />
      </p>
    </div>
  );
}
