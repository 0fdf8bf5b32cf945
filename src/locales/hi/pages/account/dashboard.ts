import type { PageContent } from '../../../../content/types.ts';

/** The words around the dashboard. */
export const content: PageContent = {
  name: 'डैशबोर्ड',
  updatedOn: '2026-11-21',
  title: 'डैशबोर्ड | Niyam',
  description:
    'आपका अपना पेज: आगे क्या करें, सूचियाँ, जाँच का नतीजा, अनुरोध, सेव किए गाइड, प्रोफ़ाइल, और साइन आउट।',
  heading: 'डैशबोर्ड',
  lead: 'आपका अपना पेज। इस फ़ोन पर एक बार साइन इन कर लें, तो यह बिना सिग्नल भी खुलता है।',
  sections: [
    {
      id: 'without-account',
      heading: 'बिना खाते के',
      blocks: [
        {
          kind: 'text',
          text: 'टूल इस फ़ोन पर जो रखते हैं, वह आप बिना साइन इन किए [इस फ़ोन पर रखा](/on-this-phone) में देखते हैं। आपके हाँ कहने से पहले उसमें से कुछ भी आपके खाते में नहीं जाता।',
        },
      ],
    },
  ],
};
