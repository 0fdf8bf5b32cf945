import type { PageContent } from '../../../../content/types.ts';

/** The outbox: requests kept on this phone until confirmed. */
export const content: PageContent = {
  name: 'పంపాల్సినవి',
  updatedOn: '2026-11-23',
  title: 'పంపాల్సినవి | Niyam',
  description: 'ఈ ఫోన్‌లో చేసిన అభ్యర్థనలు మా ఆఫీసు నిర్ధారించే వరకు ఇక్కడే ఉంటాయి.',
  heading: 'పంపాల్సినవి',
  lead: 'మా ఆఫీసుకు చేరే వరకు అభ్యర్థనలు ఇక్కడ ఆగుతాయి.',
  sections: [
    {
      id: 'how-it-works',
      heading: 'ఎలా పనిచేస్తుంది',
      blocks: [
        {
          kind: 'list',
          items: [
            'నెట్‌వర్క్ రాగానే వెళ్తుంది. మీరు వేరే పని చూసుకోవచ్చు.',
            'సిగ్నల్ ఉన్నప్పుడు సైట్ తెరిస్తే సాయపడుతుంది.',
            'వెళ్లాక దానికి ముద్ర పడుతుంది, మీరు రాసింది తొలగిపోతుంది.',
          ],
        },
      ],
    },
    {
      id: 'take-care',
      heading: 'జాగ్రత్త',
      blocks: [
        {
          kind: 'text',
          text: 'ఏదైనా పంపాల్సి ఉన్నప్పుడు ఈ సైట్ డేటా తీసేయకండి: అది పోతుంది. అభ్యర్థన చేయడానికి [సంప్రదించే పేజీకి](/contact) వెళ్లండి.',
        },
      ],
    },
  ],
};
