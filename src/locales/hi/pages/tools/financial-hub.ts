import type { PageContent } from '../../../../content/types.ts';

/** The hub: which sums there are, and how to read them. */
export const content: PageContent = {
  name: 'हिसाब-किताब',
  updatedOn: '2026-11-21',
  title: 'हिसाब-किताब: आपके कारोबार के हिसाब | Niyam',
  description:
    'टैक्स, लोन, तनख़्वाह, शुल्क और रोज़ के मुनाफ़े के कैलकुलेटर। हर एक अपना फ़ॉर्मूला, दरों की तारीख़ और स्रोत दिखाता है। बिना इंटरनेट चलता है।',
  heading: 'हिसाब-किताब',
  lead: 'टैक्स, लोन, तनख़्वाह, शुल्क और रोज़ के मुनाफ़े का हिसाब। हर एक अपने आँकड़े और उनका स्रोत दिखाता है।',
  sections: [
    {
      id: 'daily',
      heading: 'रोज़ का पैसा',
      blocks: [{ kind: 'below', page: 'tools/financial-hub', section: 'daily' }],
    },
    {
      id: 'gst',
      heading: 'GST',
      blocks: [{ kind: 'below', page: 'tools/financial-hub', section: 'gst' }],
    },
    {
      id: 'loans',
      heading: 'लोन',
      blocks: [{ kind: 'below', page: 'tools/financial-hub', section: 'loans' }],
    },
    {
      id: 'fees',
      heading: 'सरकारी शुल्क',
      blocks: [{ kind: 'below', page: 'tools/financial-hub', section: 'fees' }],
    },
    {
      id: 'workers',
      heading: 'काम करने वाले',
      blocks: [{ kind: 'below', page: 'tools/financial-hub', section: 'workers' }],
    },
    {
      id: 'income-tax',
      heading: 'आयकर',
      blocks: [{ kind: 'below', page: 'tools/financial-hub', section: 'income-tax' }],
    },
    {
      id: 'owed-to-you',
      heading: 'जो पैसा आपको मिलना है',
      blocks: [{ kind: 'below', page: 'tools/financial-hub', section: 'owed-to-you' }],
    },
    {
      id: 'ready-for-a-loan',
      heading: 'लोन माँगने को तैयार हैं?',
      blocks: [
        {
          kind: 'text',
          text: 'बैंक ये देखते हैं। जो आपके पास है, उस पर निशान लगाएँ; बाक़ी से पता चलता है कि क्या कमी है।',
        },
        {
          kind: 'documents',
          items: [
            { id: 'aadhaar', label: 'आधार, जिस पर आपका मोबाइल नंबर हो' },
            {
              id: 'pan',
              label: 'पैन',
              note: 'कारोबार के लोन में पैन चाहिए; पीएम स्वनिधि के पहले लोन में शायद नहीं।',
            },
            {
              id: 'bank',
              label: 'बैंक खाता, जिससे कारोबार का पैसा आता-जाता है',
              note: 'कुछ महीनों का हिसाब आपकी बिक्री दिखाता है।',
            },
            {
              id: 'udyam-certificate',
              label: 'उद्यम प्रमाणपत्र',
              note: 'मुफ़्त: [कैसे लें](/msme-compliance)।',
            },
            {
              id: 'vending-certificate',
              label: 'वेंडिंग सर्टिफिकेट (विक्रय प्रमाणपत्र) या अनुशंसा पत्र (LoR)',
              note: 'पीएम स्वनिधि के लिए।',
            },
            {
              id: 'upi-qr',
              label: 'UPI कोड, जिससे ग्राहक पैसे देते हैं',
              note: 'यह वह बिक्री साबित करता है, जो नक़द से साबित नहीं होती।',
            },
            {
              id: 'sales-record',
              label: 'रोज़-रोज़ की बिक्री और ख़र्च का हिसाब',
              note: 'कॉपी चलेगी। [रोज़ का मुनाफ़ा](/financial-hub/daily-profit) उसका एक पन्ना है।',
            },
            { id: 'gst-returns', label: 'GST रिटर्न, जहाँ आपका पंजीकरण हो' },
            {
              id: 'income-tax-returns',
              label: 'पिछले सालों के आयकर रिटर्न',
              note: 'बड़े लोन के लिए।',
            },
            {
              id: 'loan-list',
              label: 'आपके लोन की सूची, जो अब भी बाक़ी है उसके साथ',
              note: 'बैंक उन्हें आपके क्रेडिट रिकॉर्ड में देखता है।',
            },
          ],
        },
      ],
    },
    {
      id: 'how-they-work',
      heading: 'ये हिसाब कैसे होते हैं',
      blocks: [
        {
          kind: 'list',
          items: [
            'सब हिसाब आपके फ़ोन पर होता है। हर कैलकुलेटर बताता है कि वह वहाँ सेव है या नहीं और बिना सिग्नल चलता है या नहीं। आप जो लिखते हैं, वह वहीं रहता है और किसी को नहीं जाता।',
            'नतीजे के पते में उसके आँकड़े होते हैं: जिसके पास लिंक हो, वह वही हिसाब देखता है।',
            'रक़में पैसे तक सही हैं। जहाँ क़ानून रक़म को गोल करता है, हिसाब क़ानून के मुताबिक़ गोल करता है।',
            'क़ानून के आँकड़ों का दिन और स्रोत हर नतीजे के नीचे है। जहाँ कोई आँकड़ा पक्का नहीं पता, वहाँ नतीजा नहीं, दफ़्तर का लिंक है।',
            'हिसाब आम जानकारी है। फ़ैसला दफ़्तर के अपने हिसाब से होता है।',
          ],
        },
      ],
    },
  ],
};
