import type { PageContent } from '../../../../content/types.ts';

/** "Get a loan": the heading, and what every borrower should know. The tool stands between. */
export const content: PageContent = {
  name: 'లోన్ పొందండి',
  updatedOn: '2026-11-23',
  title: 'లోన్ పొందండి: ఎంత, ఏ పత్రాలు, ఎక్కడ దరఖాస్తు | Niyam',
  description:
    'వీధి వ్యాపారులకు, దుకాణాలకు, మహిళా సంఘాలకు ఒక్కో కార్డు: ఎంత, ఏ పత్రాలు, ఎలా దరఖాస్తు చేయాలి. సిగ్నల్ లేకపోయినా పని చేస్తుంది.',
  heading: 'లోన్ పొందండి',
  lead: 'మీరు ఎవరు?',
  sections: [
    {
      id: 'before-you-sign',
      heading: 'సంతకం చేసే ముందు',
      blocks: [
        {
          kind: 'list',
          items: [
            'ఫారానికి ఎవరూ డబ్బు తీసుకోకూడదు. ప్రభుత్వం తీసుకునేది: {vendor.loan.fee}.',
            'బ్యాంకును నాలుగు విషయాలు అడగండి: మొత్తం, వడ్డీ, వాయిదా, దాని తేదీ.',
            'బ్యాంకు కాదందా? కారణం రాసి ఇవ్వమని అడగండి.',
            'ఫిర్యాదుకు జవాబు ఇవ్వని బ్యాంకు: [RBI అంబుడ్స్‌మన్](portal:rbiombudsman), {helpline.bank-complaints}.',
          ],
        },
      ],
    },
    {
      id: 'read-more',
      heading: 'ఇంకా చదవండి',
      blocks: [
        {
          kind: 'pages',
          pages: [
            'how-to/svanidhi-loan',
            'how-to/mudra-loan',
            'infographics/svanidhi-ladder',
            'tools/government-schemes',
          ],
        },
      ],
    },
  ],
};
