import { useId } from 'react';
import { guideIds, pageById } from '../content/catalog.ts';
import { names } from '../content/names/en.ts';
import type { Block, Section } from '../content/types.ts';
import { addLocalePrefix } from '../i18n/locale-path.ts';
import { Callout } from '../ui/callout.tsx';
import { ChangedFacts, FactEntries } from './fact-blocks.tsx';
import { OfficeList } from './office-list.tsx';
import { usePage } from './page-context.ts';
import { portalById, PortalLink, ProseText } from './prose.tsx';
import { SchemeText } from './scheme-text.tsx';

/** The sections of a page, each under its heading with its anchor. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map((section) => (
    <section key={section.id} id={section.id} className="section">
      <h2>
        <ProseText text={section.heading} />
      </h2>
      {section.blocks.map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </section>
  ));
}

type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>;

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <p className="prose">
          <ProseText text={block.text} />
        </p>
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
        <Callout tone={block.tone} title={<ProseText text={block.title} />}>
          <p>
            <ProseText text={block.text} />
          </p>
        </Callout>
      );
    case 'table':
      return <TableBlock block={block} />;
    case 'faq':
      return <FaqBlock block={block} />;
    case 'portals':
      return <PortalsBlock block={block} />;
    case 'changes':
      return <ChangedFacts facts={block.facts} />;
    case 'pages':
      return <PageLinks ids={block.pages} />;
    case 'guides':
      return <PageLinks ids={guideIds} />;
    case 'schemes':
      return <SchemeText />;
    case 'offices':
      return <OfficeList />;
  }
}

function ListBlock({ block }: { block: BlockOf<'list'> }) {
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List className="prose-list">
      {block.items.map((item) => (
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
            <ProseText text={step.title} />
          </h3>
          <p>
            <ProseText text={step.text} />
          </p>
          {step.time && (
            <p className="step-meta">
              <strong>{page.stepTime}:</strong> <ProseText text={step.time} />
            </p>
          )}
          {step.cost && (
            <p className="step-meta">
              <strong>{page.stepCost}:</strong> <ProseText text={step.cost} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Boxes to tick with a thumb or, printed, with a pen. */
function DocumentsBlock({ block }: { block: BlockOf<'documents'> }) {
  return (
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
  );
}

function TableBlock({ block }: { block: BlockOf<'table'> }) {
  const captionId = useId();
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
          {block.rows.map((row) => (
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
            <ProseText text={item.question} />
          </summary>
          <p>
            <ProseText text={item.answer} />
          </p>
        </details>
      ))}
    </div>
  );
}

function PortalsBlock({ block }: { block: BlockOf<'portals'> }) {
  return (
    <ul className="prose-list">
      {block.portals.map((id) => (
        <li key={id}>
          <PortalLink id={id} />
          <span className="entry-note block">{portalById(id).purpose}</span>
        </li>
      ))}
    </ul>
  );
}

function PageLinks({ ids }: { ids: readonly string[] }) {
  const { locale } = usePage();
  return (
    <ul className="page-list">
      {ids.map((id) => (
        <li key={id}>
          <a href={addLocalePrefix(pageById(id).path, locale)}>{names[id]}</a>
        </li>
      ))}
    </ul>
  );
}
