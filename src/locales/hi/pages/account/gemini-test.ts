import type { PageContent } from '../../../../content/types.ts';

/** Check this phone, at the assistant. */
export const content: PageContent = {
  name: 'सहायक की जाँच',
  updatedOn: '2026-11-21',
  title: 'इस फ़ोन पर सहायक की जाँच | Niyam',
  description: 'बताता है कि यह फ़ोन सहायक के सर्वर तक पहुँचता है या नहीं, और फ़ोन क्या कर सकता है।',
  heading: 'इस फ़ोन की जाँच: सहायक',
  lead: '“कनेक्शन जाँचें” दबाकर देखें कि सहायक का सर्वर इस फ़ोन को जवाब देता है या नहीं।',
  sections: [
    {
      id: 'what-to-do',
      heading: 'अगर जवाब न आए',
      blocks: [
        {
          kind: 'text',
          text: 'तो वजह नेटवर्क है, या यह साइट उस सर्वर के बिना चल रही है। आपके फ़ोन में कुछ ख़राब नहीं: गाइड और [खोज](/search) उसके बिना चलते हैं, और आप [सवाल किसी इंसान को भेज](/contact) सकते हैं। कोई कुंजी, सवाल या जवाब यहाँ कभी नहीं दिखता। JavaScript के बिना यह पेज कुछ नहीं जाँच सकता।',
        },
      ],
    },
  ],
};
