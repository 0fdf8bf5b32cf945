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
  'shops-act': { name: 'दुकान एवं स्थापना अधिनियम', office: 'श्रम विभाग' },
  'trade-licence': {
    name: 'ट्रेड लाइसेंस, शहर और गाँव',
    office: 'नगर पालिका या नगर निगम; गाँव में ग्राम पंचायत',
  },
  'professional-tax': { name: 'पेशा कर (प्रोफ़ेशनल टैक्स)', office: 'वाणिज्य कर (Commercial Taxes) दफ़्तर' },
  fire: { name: 'आग की मंज़ूरी', office: 'अग्निशमन एवं आपात सेवाएँ' },
  hours: { name: 'काम के घंटे', office: 'श्रम विभाग' },
  wages: { name: 'न्यूनतम मज़दूरी', office: 'श्रम विभाग' },
  vending: {
    name: 'सड़क पर बेचना',
    office: 'नगर विक्रय समिति, नगर पालिका में',
  },
  pollution: {
    name: 'प्रदूषण बोर्ड की सहमति, छोटी खाद्य इकाइयाँ',
    office: 'राज्य का प्रदूषण नियंत्रण बोर्ड',
  },
};

/** A link to the office's site, or to the directory that lists the office. */
const officeLink = (office: string, portal: PortalId): Prose =>
  portal === 'igod' ? `${office}, [दफ़्तरों की सूची](portal:igod) में` : `[${office}](portal:${portal})`;

const notKnown = '**हमें पता नहीं।** इस पेज के लिए किसी ने आज का नियम नहीं पढ़ा है।';

interface StateWords<Pack extends StatePack> {
  /** The name of the state. */
  name: string;
  description: string;
  /** A sentence for each topic that we know. */
  says: Readonly<Record<KnownTopic<Pack>, Prose>>;
}

/** The page of a state in Hindi: a table of its topics, and the source of each figure. */
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
    title: `${name}: लाइसेंस, टैक्स, काम के घंटे और मज़दूरी | Niyam`,
    description,
    heading: `${name}: राज्य छोटे कारोबार से क्या माँगता है`,
    lead: 'केंद्र का क़ानून हर जगह एक ही है। ये आठ चीज़ें हर राज्य में अलग हैं। जहाँ हमने कुछ नहीं पढ़ा, वहाँ हम यही कहते हैं और दफ़्तर का नाम बताते हैं।',
    sections: [
      {
        id: 'rules',
        heading: 'राज्य के नियम',
        blocks: [
          {
            kind: 'table',
            caption: `${name}, एक-एक विषय`,
            head: ['विषय', 'हमें क्या पता है, और किससे पूछें'],
            rows: stateTopics.map((topic) => {
              const { name: label, office } = topics[topic];
              const ask = `**पूछें:** ${officeLink(office, pack[topic].ask)}`;
              return [label, `${sentences[topic] ?? notKnown} ${ask}`];
            }),
          },
        ],
      },
      { id: 'sources', heading: 'हर आँकड़ा कहाँ से आया', blocks: figures },
      {
        id: 'next',
        heading: 'आगे क्या करें',
        blocks: [
          {
            kind: 'text',
            text: 'इनमें से कौन-से काग़ज़ चाहिए, यह आपके कारोबार पर है: [सवालों के जवाब दें](/find)। हर काग़ज़ क्या है और कैसे मिलता है, यह [ट्रेड लाइसेंस](/trade-license-compliance), [आग की मंज़ूरी](/fire-license) और [मज़दूर क़ानून](/labour-law-compliance) के गाइडों में है। पैसे देने या फ़ैसला करने से पहले तालिका वाले दफ़्तर से पूछ लें। [दूसरे राज्य](/states)।',
          },
        ],
      },
    ],
  };
}
