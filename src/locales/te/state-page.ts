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
  'shops-act': { name: 'దుకాణాల చట్టం', office: 'కార్మిక శాఖ' },
  'trade-licence': {
    name: 'ట్రేడ్ లైసెన్స్, పట్టణాలు, గ్రామాలు',
    office: 'పురపాలక సంఘం లేదా నగరపాలక సంస్థ; ఊళ్లో గ్రామ పంచాయతీ',
  },
  'professional-tax': { name: 'వృత్తి పన్ను', office: 'వాణిజ్య పన్నుల ఆఫీసు' },
  fire: { name: 'అగ్నిమాపక అనుమతి', office: 'అగ్నిమాపక, అత్యవసర సేవలు' },
  hours: { name: 'పని వేళలు', office: 'కార్మిక శాఖ' },
  wages: { name: 'కనీస వేతనాలు', office: 'కార్మిక శాఖ' },
  vending: {
    name: 'వీధి అమ్మకాలు',
    office: 'టౌన్ వెండింగ్ కమిటీ, మున్సిపాలిటీలో',
  },
  pollution: {
    name: 'కాలుష్య మండలి సమ్మతి, చిన్న ఆహార యూనిట్‌లు',
    office: 'రాష్ట్ర కాలుష్య నియంత్రణ మండలి',
  },
};

/** A link to the office's site, or to the directory that lists the office. */
const officeLink = (office: string, portal: PortalId): Prose =>
  portal === 'igod' ? `[ఆఫీసుల డైరెక్టరీ](portal:igod)లో ${office}` : `[${office}](portal:${portal})`;

const notKnown = '**మాకు తెలియదు.** ఈ పేజీ కోసం ఈ రోజు నియమాన్ని ఎవరూ చదవలేదు.';

interface StateWords<Pack extends StatePack> {
  /** The name of the state. */
  name: string;
  description: string;
  /** A sentence for each topic that we know. */
  says: Readonly<Record<KnownTopic<Pack>, Prose>>;
}

/** The page of a state in Telugu: a table of its topics, and the source of each figure. */
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
    title: `${name}: లైసెన్స్‌లు, పన్నులు, వేళలు, వేతనాలు | Niyam`,
    description,
    heading: `${name}: చిన్న వ్యాపారాన్ని రాష్ట్రం ఏం అడుగుతుంది`,
    lead: 'కేంద్ర చట్టం అన్ని చోట్లా ఒకటే. ఈ ఎనిమిది విషయాలు రాష్ట్రాన్ని బట్టి మారతాయి. మేం ఏమీ చదవని చోట ఆ మాట చెప్పి, ఆఫీసు పేరు రాస్తాం.',
    sections: [
      {
        id: 'rules',
        heading: 'రాష్ట్ర నియమాలు',
        blocks: [
          {
            kind: 'table',
            caption: `${name}, అంశాల వారీగా`,
            head: ['అంశం', 'మాకు తెలిసింది, ఎవరిని అడగాలి'],
            rows: stateTopics.map((topic) => {
              const { name: label, office } = topics[topic];
              const ask = `**అడగండి:** ${officeLink(office, pack[topic].ask)}`;
              return [label, `${sentences[topic] ?? notKnown} ${ask}`];
            }),
          },
        ],
      },
      { id: 'sources', heading: 'ప్రతి అంకె ఎక్కడిది', blocks: figures },
      {
        id: 'next',
        heading: 'తర్వాత ఏం చేయాలి',
        blocks: [
          {
            kind: 'text',
            text: 'వీటిలో మీకు ఏ పత్రాలు కావాలో మీ వ్యాపారాన్ని బట్టి ఉంటుంది: [ప్రశ్నలకు జవాబు ఇవ్వండి](/find). ఒక్కో పత్రం ఏమిటి, ఎలా తెచ్చుకోవాలో [ట్రేడ్ లైసెన్స్‌లు](/trade-license-compliance), [అగ్నిమాపక అనుమతి](/fire-license), [కార్మిక చట్టం](/labour-law-compliance) గైడ్‌లలో ఉంది. కట్టే ముందు, నిర్ణయించుకునే ముందు పట్టికలోని ఆఫీసును అడగండి. [మిగతా రాష్ట్రాలు](/states).',
          },
        ],
      },
    ],
  };
}
