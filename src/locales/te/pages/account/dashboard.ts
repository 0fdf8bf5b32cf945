import type { PageContent } from '../../../../content/types.ts';

/** The words around the dashboard. */
export const content: PageContent = {
  name: 'డాష్‌బోర్డ్',
  updatedOn: '2026-11-21',
  title: 'డాష్‌బోర్డ్ | Niyam',
  description: 'మీ సొంత పేజీ: తర్వాత ఏం చేయాలి, జాబితాలు, వ్యాపార స్కోరు, అభ్యర్థనలు, సేవ్ చేసిన గైడ్‌లు, ప్రొఫైల్, సైన్ అవుట్.',
  heading: 'డాష్‌బోర్డ్',
  lead: 'మీ సొంత పేజీ. ఈ ఫోన్‌లో ఒకసారి సైన్ ఇన్ చేసి ఉంటే, సిగ్నల్ లేకపోయినా తెరుచుకుంటుంది.',
  sections: [
    {
      id: 'without-account',
      heading: 'ఖాతా లేకుండా',
      blocks: [
        {
          kind: 'text',
          text: 'సాధనాలు ఈ ఫోన్‌లో ఉంచేవి సైన్ ఇన్ చేయకుండానే [ఈ ఫోన్‌లో ఉన్నవి](/on-this-phone) పేజీలో కనిపిస్తాయి. మీరు అవును అనే ముందు వాటిలో ఏదీ మీ ఖాతాకు వెళ్లదు.',
        },
      ],
    },
  ],
};
