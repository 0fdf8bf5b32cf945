import type { PortalId } from '../../content/portals.ts';
import {
  stateTopics,
  type KnownTopic,
  type StatePack,
  type StateTopic,
} from '../../content/states/pack.ts';
import type { Block, PageContent, Prose } from '../../content/types.ts';
import { text as facts } from './facts.ts';

/** The topics, and the office that answers for each. */
const topics: Readonly<Record<StateTopic, { name: string; office: string }>> = {
  'shops-act': { name: 'Shops Act', office: 'Labour Department' },
  'trade-licence': {
    name: 'Trade licence, towns and villages',
    office: 'Municipality or corporation; in a village the gram panchayat',
  },
  'professional-tax': { name: 'Professional tax', office: 'Commercial Taxes office' },
  fire: { name: 'Fire clearance', office: 'Fire and Emergency Services' },
  hours: { name: 'Working hours', office: 'Labour Department' },
  wages: { name: 'Lowest wages', office: 'Labour Department' },
  vending: {
    name: 'Street vending',
    office: 'Town vending committee, at the municipality',
  },
  pollution: {
    name: 'Pollution consent, small food units',
    office: 'Pollution Control Board of the state',
  },
};

/** A link to the office's site, or to the directory that lists the office. */
const officeLink = (office: string, portal: PortalId): Prose =>
  portal === 'igod'
    ? `${office}, in the [directory of offices](portal:igod)`
    : `[${office}](portal:${portal})`;

const notKnown = '**Not known to us.** Nobody has read the rule of today for this page.';

interface StateWords<Pack extends StatePack> {
  /** The name of the state. */
  name: string;
  description: string;
  /** A sentence for each topic that we know. */
  says: Readonly<Record<KnownTopic<Pack>, Prose>>;
}

/** The page of a state in English: a table of its topics, and the source of each figure. */
export function statePage<const Pack extends StatePack>(
  pack: Pack,
  { name, description, says }: StateWords<Pack>,
): PageContent {
  const sentences: Partial<Record<StateTopic, Prose>> = says;
  const figures = stateTopics.flatMap((topic): Block[] => {
    const ids = pack[topic].facts;
    if (!ids) return [];
    const rows = ids.map((fact) => ({ label: facts.names[fact], fact }));
    return [{ kind: 'entries', caption: topics[topic].name, rows }];
  });
  return {
    name,
    updatedOn: '2026-11-23',
    title: `${name}: licences, taxes, hours and wages | Niyam`,
    description,
    heading: `${name}: what the state asks of a small business`,
    lead: 'Central law is the same everywhere. These eight things differ from state to state. Where we have read nothing, we say so and name the office.',
    sections: [
      {
        id: 'rules',
        heading: 'The rules of the state',
        blocks: [
          {
            kind: 'table',
            caption: `${name}, topic by topic`,
            head: ['Topic', 'What we know, and whom to ask'],
            rows: stateTopics.map((topic) => {
              const { name: label, office } = topics[topic];
              const ask = `**Ask:** ${officeLink(office, pack[topic].ask)}`;
              return [label, `${sentences[topic] ?? notKnown} ${ask}`];
            }),
          },
        ],
      },
      { id: 'sources', heading: 'Where each figure comes from', blocks: figures },
      {
        id: 'next',
        heading: 'What to do next',
        blocks: [
          {
            kind: 'text',
            text: 'Which of these papers you need depends on your business: [answer the questions](/find). What each paper is, and how to get it, is in the guides to [trade licences](/trade-license-compliance), [fire clearance](/fire-license) and [labour law](/labour-law-compliance). Before you pay or decide, ask the office in the table. [Other states](/states).',
          },
        ],
      },
    ],
  };
}
