// Browsers drop the roles of a table whose rows are laid out otherwise, as on phones.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { business, whatsAppLink } from '../content/business.ts';
import type { Block } from '../content/types.ts';
import { ButtonLink } from '../ui/button.tsx';
import { usePage } from './page-context.ts';
import { PortalLink, ProseText } from './prose.tsx';

type PriceBlock = Extract<Block, { kind: 'prices' }>;

/** The prices of services, each with Call. A phone shows two lines for each service. */
export function PriceTable({ block: { caption, head, rows } }: { block: PriceBlock }) {
  const { contact } = usePage().messages.shell;
  return (
    <>
      <div className="actions">
        <ButtonLink href={`tel:${business.phone}`}>{contact.call}</ButtonLink>
        <ButtonLink
          tone="secondary"
          href={whatsAppLink(contact.whatsAppText)}
          target="_blank"
          rel="noopener"
        >
          {contact.whatsApp}
        </ButtonLink>
      </div>
      <table className="prices" role="table">
        <caption className="sr-only">
          <ProseText text={caption} />
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col" data-column={column}>
                <ProseText text={head[column]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.service} role="row">
              {columns.map((column) => {
                const isService = column === 'service';
                const Cell = isService ? 'th' : 'td';
                return (
                  <Cell
                    key={column}
                    role={isService ? 'rowheader' : 'cell'}
                    scope={isService ? 'row' : undefined}
                    data-column={column}
                  >
                    {column === 'government' && (
                      <span className="prices-label" aria-hidden>
                        <ProseText text={head.government} />:{' '}
                      </span>
                    )}
                    {column === 'alone' ? (
                      <PortalLink id={row.portal} bare />
                    ) : (
                      <ProseText text={row[column]} />
                    )}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const columns = ['service', 'government', 'us', 'alone'] as const;
