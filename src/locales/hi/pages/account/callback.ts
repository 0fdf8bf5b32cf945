import type { PageContent } from '../../../../content/types.ts';

/** The words around the form. */
export const content: PageContent = {
  name: 'साइन इन हो रहा है',
  updatedOn: '2026-11-23',
  title: 'आपका साइन इन हो रहा है | Niyam',
  description: 'हमारे ई-मेल के लिंक यहाँ आते हैं और आपको साइन इन करते हैं।',
  heading: 'आपका साइन इन हो रहा है',
  lead: 'हम आपका लिंक जाँच रहे हैं।',
  sections: [
    {
      id: 'what-you-can-do',
      heading: 'अगर कुछ न हो',
      blocks: [
        {
          kind: 'text',
          text: '[होम](/) पर जाएँ या [साइन इन करें](/login)। लिंक आपका नहीं? [हमें बताएँ](/contact)।',
        },
      ],
    },
  ],
};
