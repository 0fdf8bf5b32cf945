import { sheet } from '../../sheet-page.ts';

/** Sheet: what PF and ESI do to a wage, drawn from the worked example of the labour guide. */
export const content = sheet({
  name: 'ఒక వేతనం మీద PF, ESI',
  title: 'ఒక వేతనం మీద PF, ESI: చార్ట్ | Niyam',
  description:
    'నెల వేతనం నుంచి PFకు, ESIకి ఎంత పోతుంది, కార్మికుడికి ఎంత వస్తుంది, యజమాని మొత్తం ఎంత కడతారు. పరిమితులతో. ప్రింట్‌కు, పంపడానికి.',
  heading: 'ఒక వేతనం మీద PF, ESI',
  lead: 'ఒక ఉదాహరణ: నెలకు {labour.example.wages} వేతనం, అంతా లెక్కకు వచ్చేది.',
  sheet: {
    layout: 'bars',
    parts: [
      {
        title: 'కార్మికుడి వేతనం ఇలా విడిపోతుంది',
        line: 'PF {labour.epf.worker} తీసుకుంటుంది, ESI {labour.esi.worker}.',
        more: 'PF కార్మికుడిదే: జీవితకాలం ఒకే నంబర్ మీద వడ్డీతో పొదుపు అవుతుంది.',
        pieces: [
          { label: 'కార్మికుడికి ఇచ్చేది', fact: 'labour.example.worker-gets' },
          { label: 'కార్మికుడి PF', fact: 'labour.example.worker-epf' },
          { label: 'కార్మికుడి ESI', fact: 'labour.example.worker-esi' },
        ],
      },
      {
        title: 'యజమాని కట్టేది {labour.example.employer-total}',
        line: 'వేతనం మీద PF {labour.epf.employer}, ESI {labour.esi.employer} అదనం.',
        more: 'సంస్థ మొత్తానికి PF ఛార్జీ నెలకు కనీసం {labour.epf.admin-min}.',
        pieces: [
          { label: 'వేతనం', fact: 'labour.example.wages' },
          { label: 'యజమాని PF', fact: 'labour.example.employer-epf' },
          { label: 'యజమాని ESI', fact: 'labour.example.employer-esi' },
          { label: 'బీమా, ఛార్జీలు', fact: 'labour.example.employer-rest' },
        ],
      },
    ],
  },
  more: [
    {
      id: 'limits',
      heading: 'ఎప్పుడు మొదలవుతుంది',
      blocks: [
        {
          kind: 'entries',
          caption: 'పరిమితులు',
          rows: [
            { label: 'ఇంతమంది కార్మికుల నుంచి ESI', fact: 'labour.esi.workers' },
            { label: 'నెలకు ఇంత వేతనం వరకు ESI', fact: 'labour.esi.wage-max' },
            { label: 'ఇంతమంది కార్మికుల నుంచి PF', fact: 'labour.epf.workers' },
            { label: 'నెలకు ఇంత వేతనం వరకు PF తప్పనిసరి', fact: 'labour.epf.ceiling' },
            { label: 'రెండూ తర్వాతి నెల ఈ తేదీలోపు కట్టాలి', fact: 'labour.due' },
          ],
        },
        {
          kind: 'text',
          text: 'నమోదుకు ప్రభుత్వ రుసుము: {labour.esi.fee}. అడుగడుగునా: [ESI, PF నమోదు](/how-to-guides/esi-pf-registration), [ప్రతి నెలా కట్టడం](/how-to-guides/esi-pf-payment). మొత్తం విషయం [కార్మిక గైడ్](/labour-law-compliance)‌లో ఉంది.',
        },
      ],
    },
  ],
});
