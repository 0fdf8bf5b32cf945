import type { PageContent } from '../../../../content/types.ts';

/** The words around the form. */
export const content: PageContent = {
  name: 'नया पासवर्ड',
  updatedOn: '2026-11-23',
  title: 'नया पासवर्ड चुनें | Niyam',
  description: 'हमारे ई-मेल के लिंक से नया पासवर्ड चुनें।',
  heading: 'नया पासवर्ड चुनें',
  lead: 'हमारे ई-मेल का लिंक खोलें।',
  sections: [
    {
      id: 'good-password',
      heading: 'अच्छा पासवर्ड',
      blocks: [
        {
          kind: 'text',
          text: 'एक छोटा वाक्य, जो और कहीं नहीं लगाया। किसी को न बताएँ।',
        },
      ],
    },
  ],
};
