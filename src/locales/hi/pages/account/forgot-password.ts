import type { PageContent } from '../../../../content/types.ts';

/** The words around the form. */
export const content: PageContent = {
  name: 'पासवर्ड भूल गए',
  updatedOn: '2026-11-23',
  title: 'पासवर्ड भूल गए | Niyam',
  description: 'नया पासवर्ड चुनने का लिंक माँगें। वह आपके खाते के पते पर जाता है।',
  heading: 'पासवर्ड भूल गए',
  lead: 'हम आपको ई-मेल से लिंक भेजते हैं। उससे आप नया पासवर्ड चुनते हैं।',
  sections: [
    {
      id: 'no-letter',
      heading: 'ई-मेल नहीं आया',
      blocks: [
        {
          kind: 'text',
          text: 'स्पैम फ़ोल्डर देखें, फिर दोबारा माँगें। खाता न हो, तो कुछ नहीं भेजा जाता: [खाता बनाएँ](/register)।',
        },
      ],
    },
    {
      id: 'other-portals',
      heading: 'अगर बात किसी और पोर्टल की है',
      blocks: [
        {
          kind: 'text',
          text: '[GST](portal:gst) या [FoSCoS](portal:foscos) का खोया लॉगिन उसी पोर्टल पर वापस मिलता है। हमारे नाम से OTP माँगने वाला मैसेज झूठा है: [साइबर अपराध पोर्टल](portal:cybercrime) पर उसकी शिकायत करें।',
        },
      ],
    },
  ],
};
