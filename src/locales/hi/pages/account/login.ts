import type { PageContent } from '../../../../content/types.ts';

/** The words around the form. */
export const content: PageContent = {
  name: 'साइन इन',
  updatedOn: '2026-11-21',
  title: 'साइन इन | Niyam',
  description:
    'अपने Niyam खाते में साइन इन करें। उसके बिना भी सब कुछ पढ़ा जा सकता है, और हर अनुरोध भेजा जा सकता है।',
  heading: 'साइन इन',
  lead: 'फ़ोन बदलने या खोने पर खाता आपकी प्रोफ़ाइल सँभालता है। पढ़ने, टूल और अनुरोध के लिए खाता नहीं चाहिए।',
  sections: [
    {
      id: 'requests',
      heading: 'भेजा हुआ अनुरोध ढूँढ रहे हैं',
      blocks: [
        {
          kind: 'text',
          text: 'इस फ़ोन से भेजे अनुरोध [भेजना बाक़ी](/outbox) में हैं, आप साइन इन हों या न हों।',
        },
      ],
    },
    {
      id: 'without',
      heading: 'बिना साइन इन किए',
      blocks: [
        {
          kind: 'text',
          text: 'इस फ़ोन की सूचियाँ, नतीजे और सेव किए गाइड बिना खाते के चलते हैं: [इस फ़ोन पर रखा](/on-this-phone) देखें।',
        },
      ],
    },
    {
      id: 'caution',
      heading: 'सावधान रहें',
      blocks: [
        {
          kind: 'text',
          text: 'हम फ़ोन, WhatsApp या ई-मेल पर आपका पासवर्ड कभी नहीं माँगते, और OTP भी कभी नहीं। कोई हमारे नाम से माँगे, तो जवाब न दें।',
        },
      ],
    },
  ],
};
