import type { PageContent } from '../../../../content/types.ts';

/** "Get a loan": the heading, and what every borrower should know. The tool stands between. */
export const content: PageContent = {
  name: 'लोन लें',
  updatedOn: '2026-11-23',
  title: 'लोन लें: रक़म, काग़ज़, कहाँ आवेदन करें | Niyam',
  description:
    'पथ विक्रेताओं, दुकानों और महिला समूहों के लिए एक-एक कार्ड: कितना, कौन-से काग़ज़, आवेदन कैसे करें। बिना सिग्नल चलता है।',
  heading: 'लोन लें',
  lead: 'आप कौन हैं?',
  sections: [
    {
      id: 'before-you-sign',
      heading: 'दस्तख़त करने से पहले',
      blocks: [
        {
          kind: 'list',
          items: [
            'फ़ॉर्म के पैसे कोई नहीं ले सकता। सरकारी शुल्क: {vendor.loan.fee}।',
            'बैंक से चार बातें पूछें: रक़म, ब्याज, किस्त, और किस्त का दिन।',
            'बैंक ने ना कह दी? वजह लिखकर माँगें।',
            'बैंक शिकायत का जवाब न दे: [RBI लोकपाल (Ombudsman)](portal:rbiombudsman), {helpline.bank-complaints}।',
          ],
        },
      ],
    },
    {
      id: 'read-more',
      heading: 'और पढ़ें',
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
