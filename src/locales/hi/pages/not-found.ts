import type { PageContent } from '../../../content/types.ts';

/** Shown for any address the site does not have. */
export const content: PageContent = {
  name: 'पेज नहीं मिला',
  updatedOn: '2026-11-21',
  title: 'पेज नहीं मिला | Niyam',
  description: 'इस पते पर कोई पेज नहीं है। होम पेज, सूची और गाइडों के लिंक।',
  heading: 'हमें यह पेज नहीं मिल रहा',
  lead: 'शायद पता ग़लत लिखा गया, या पेज कहीं और चला गया। इस फ़ोन पर आपने जो सेव किया, उस पर कोई असर नहीं पड़ा।',
  sections: [
    {
      id: 'try-these',
      heading: 'इनमें से कोई देखें',
      blocks: [{ kind: 'pages', pages: ['home', 'site/search'] }, { kind: 'guides' }],
    },
    {
      id: 'tell-us',
      heading: 'अगर कोई लिंक आपको यहाँ लाया',
      blocks: [
        {
          kind: 'text',
          text: '[हमें बताएँ कि यह लिंक कहाँ मिला](/contact), हम इसे ठीक करवा देंगे।',
        },
      ],
    },
  ],
};
