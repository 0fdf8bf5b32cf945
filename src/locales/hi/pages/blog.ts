import type { PageContent } from '../../../content/types.ts';

/** Index of articles. */
export const content: PageContent = {
  name: 'लेख',
  updatedOn: '2026-11-21',
  title: 'लेख: बदलते नियम, समझाकर | Niyam',
  description:
    'विक्रेताओं के हक़, खाना, टैक्स और हैदराबाद के दफ़्तरों पर लेख: क्या बदला, और काउंटर पर उसका क्या मतलब है। छोटे, स्रोत और तारीख़ के साथ।',
  heading: 'लेख',
  lead: 'क्या हुआ, और ठेले या दुकान के लिए उसका क्या मतलब है। हर लेख पर तारीख़ है।',
  sections: [
    {
      id: 'vendors',
      heading: 'सड़क पर',
      blocks: [
        {
          kind: 'pages',
          pages: ['blog/street-vendor-compliance-india', 'blog/pm-svanidhi-loan'],
          notes: [
            'शुरू में वह कार्ड है, जो अधिकारी आए तो दिखाएँ।',
            'बिना गारंटी तीन लोन, और फ़ॉर्म के पैसे कोई क्यों नहीं ले सकता।',
          ],
        },
      ],
    },
    {
      id: 'changes',
      heading: 'क्या बदला',
      blocks: [
        {
          kind: 'pages',
          pages: [
            'blog/food-licence-no-renewal',
            'blog/tax-return-date',
            'blog/hyderabad-three-corporations',
          ],
          notes: [
            'फ़ोन पर फ़ीस माँगने वाले से क्या कहें।',
            'छोटी दुकान का टैक्स निकालने का आसान तरीक़ा भी।',
            'आपका निगम कौन-सा है, और क्या वैसा ही है।',
          ],
        },
      ],
    },
    {
      id: 'mistakes',
      heading: 'बहुत लोग क्या ग़लत समझते हैं',
      blocks: [
        {
          kind: 'pages',
          pages: ['blog/gst-limit-telangana', 'blog/upi-receipts-and-gst', 'blog/false-portals'],
          notes: [
            'दो दुकानें, एक जैसा टर्नओवर, दो जवाब।',
            'भुगतान टैक्स नहीं है। QR कोड वापस लगाएँ।',
            'छह नज़रें, आधा मिनट।',
          ],
        },
      ],
    },
    {
      id: 'who-writes',
      heading: 'ये कौन लिखता है',
      blocks: [
        {
          kind: 'text',
          text: 'हमारे दफ़्तर के लोग; नीचे नाम नहीं, काम लिखा होता है: पथ विक्रेता, खाना, टैक्स, शहर, मदद। आँकड़े उन्हीं रिकॉर्ड से आते हैं, जिनसे गाइडों में, इसलिए पहले लिखा लेख भी आज का ही आँकड़ा दिखाता है। मिसालों के लोग गढ़े हुए हैं।',
        },
      ],
    },
    {
      id: 'suggest',
      heading: 'विषय सुझाएँ',
      blocks: [
        {
          kind: 'text',
          text: 'आपके देखते-देखते कोई नियम बदल गया, या किसी दफ़्तर का जवाब समझ नहीं आया, तो [हमें बताएँ](/contact)। वह अगला लेख बन सकता है, आपके नाम के बिना।',
        },
      ],
    },
  ],
};
