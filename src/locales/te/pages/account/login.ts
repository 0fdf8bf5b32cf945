import type { PageContent } from '../../../../content/types.ts';

/** The words around the form. */
export const content: PageContent = {
  name: 'సైన్ ఇన్',
  updatedOn: '2026-11-21',
  title: 'సైన్ ఇన్ | Niyam',
  description: 'మీ Niyam ఖాతాలో సైన్ ఇన్ చేయండి. అది లేకపోయినా అన్నీ చదవవచ్చు, ప్రతి అభ్యర్థన పంపవచ్చు.',
  heading: 'సైన్ ఇన్',
  lead: 'ఫోన్ మార్చినా, పోయినా మీ ప్రొఫైల్ ఖాతాలో ఉంటుంది. చదవడానికి, సాధనాలకు, అభ్యర్థనలకు ఖాతా అక్కర్లేదు.',
  sections: [
    {
      id: 'requests',
      heading: 'పంపిన అభ్యర్థన వెతుకుతున్నారా',
      blocks: [
        {
          kind: 'text',
          text: 'ఈ ఫోన్ నుంచి పంపిన అభ్యర్థనలు సైన్ ఇన్ చేసినా, చేయకపోయినా [పంపాల్సినవి](/outbox) పేజీలో ఉంటాయి.',
        },
      ],
    },
    {
      id: 'without',
      heading: 'సైన్ ఇన్ చేయకుండా',
      blocks: [
        {
          kind: 'text',
          text: 'ఈ ఫోన్‌లోని జాబితాలు, ఫలితాలు, సేవ్ చేసిన గైడ్‌లకు ఖాతా అక్కర్లేదు: [ఈ ఫోన్‌లో ఉన్నవి](/on-this-phone) చూడండి.',
        },
      ],
    },
    {
      id: 'caution',
      heading: 'ఒక హెచ్చరిక',
      blocks: [
        {
          kind: 'text',
          text: 'ఫోన్‌లో, WhatsAppలో, ఈమెయిల్‌లో మీ పాస్‌వర్డ్ ఎప్పుడూ అడగం, OTP కూడా ఎప్పుడూ అడగం. మా పేరుతో ఎవరైనా అడిగితే జవాబు ఇవ్వకండి.',
        },
      ],
    },
  ],
};
