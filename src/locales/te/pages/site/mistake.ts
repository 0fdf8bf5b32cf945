import type { PageContent } from '../../../../content/types.ts';

/** Reporting a mistake; the form stands below the heading. */
export const content: PageContent = {
  name: 'తప్పు చెప్పండి',
  updatedOn: '2026-11-24',
  title: 'పేజీలో తప్పు ఉంటే చెప్పండి | Niyam',
  description: 'పేజీలో ఏది తప్పో మాకు చెప్పండి: ఒక పదం, వాక్యం, అనువాదం, అంకె. సిగ్నల్ రాగానే వెళ్తుంది, మీ పేరు అడగదు.',
  heading: 'తప్పు చెప్పండి',
  lead: 'పదం, వాక్యం లేదా అంకె తప్పా? మాకు చెప్పండి.',
  sections: [
    {
      id: 'what-happens',
      heading: 'తర్వాత ఏం జరుగుతుంది',
      blocks: [
        {
          kind: 'list',
          items: [
            'ఏ పేజీ, ఏ భాష, మీరు రాసింది మాకు అందుతాయి. వీటికి ఎవరూ జవాబు ఇవ్వరు. జవాబు కావాలంటే [సంప్రదించండి](/contact) పేజీకి వెళ్లండి.',
            'సిగ్నల్ లేకపోతే ఈ ఫోన్‌లో ఆగి, నెట్‌వర్క్ రాగానే వెళ్తుంది. [పంపాల్సినవి](/outbox) చూడండి.',
          ],
        },
      ],
    },
  ],
};
