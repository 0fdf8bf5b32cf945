import type { PageContent } from '../../../../content/types.ts';

/** Index of guides, tools, learning pages, articles and background reading (CONT-08). */
export const content: PageContent = {
  name: 'काम की जानकारी',
  updatedOn: '2026-11-23',
  title: 'काम की जानकारी: गाइड, टूल और पढ़ने को | Niyam',
  description:
    'इस साइट का सब कुछ एक जगह: हर लाइसेंस की गाइड, टूल, क़दम-दर-क़दम पेज, लेख और उनके पीछे का क़ानून, और क्या बिना सिग्नल खुलता है।',
  heading: 'काम की जानकारी',
  lead: 'गाइड, टूल और पढ़ने को। पक्का नहीं पता? [लाइसेंस खोजक](/find) के सवालों के जवाब दें या [हमसे पूछें](/contact)।',
  sections: [
    {
      id: 'by-question',
      heading: 'आप क्या जानना चाहते हैं',
      blocks: [
        {
          kind: 'table',
          caption: 'कहाँ देखें',
          head: ['आप चाहते हैं', 'यह खोलें'],
          rows: [
            [
              'जानना कि अधिकारी से अभी क्या कहें',
              '[अधिकारी आए, तो](/blog/street-vendor-compliance-india#if-an-officer-comes)',
            ],
            ['जानना कि कौन-से काग़ज़ चाहिए', '[लाइसेंस खोजक](/find)'],
            ['खाना बेचना', '[रेस्टोरेंट और खाना](/restaurant), फिर [FSSAI](/fssai-compliance)'],
            ['दुकान खोलना', '[ट्रेड लाइसेंस](/trade-license-compliance)'],
            [
              'जानना कि GST चाहिए या नहीं',
              '[तेलंगाना में GST की सीमा](/blog/gst-limit-telangana), फिर [GST गाइड](/gst-compliance)',
            ],
            [
              'उधार लेना',
              '[विक्रेताओं का लोन](/blog/pm-svanidhi-loan), या [लोन और निवेशक](/investment)',
            ],
            ['योजना ढूँढना', '[सरकारी योजनाएँ](/government-schemes)'],
            ['टैक्स, शुल्क या लोन का हिसाब लगाना', '[हिसाब-किताब](/financial-hub)'],
            ['कोई एक काम ख़ुद करना, क़दम-दर-क़दम', '[कैसे करें](/how-to-guides)'],
            ['जानना कि कब क्या देना है', '[मेरी तारीख़ें](/calendar)'],
            ['लोगों को काम पर रखना', '[मज़दूर क़ानून](/labour-law-compliance)'],
            ['कंपनी बनाना', '[कंपनी का पंजीकरण](/company-registration)'],
            ['नाम बचाना', '[ट्रेडमार्क](/trademark-registration)'],
            ['देखना कि साइट असली है या नहीं', '[छह नज़रें](/blog/false-portals)'],
            ['जानना कि कितना ख़र्च है', '[दाम](/pricing)'],
          ],
        },
      ],
    },
    {
      id: 'offline',
      heading: 'बिना सिग्नल क्या खुलता है',
      answer: 'पहले गाइड और क़ानून के पेज, बाक़ी अच्छे नेटवर्क पर।',
      blocks: [
        {
          kind: 'text',
          text: 'पहली बार आने पर गाइड और क़ानून के पेज फ़ोन में सेव होते हैं; उनके ठीक बाद खोजक, सहायक, कैलेंडर, कारोबार की जाँच और खोज। बाक़ी अच्छे नेटवर्क पर आता है, या जब आप [यह फ़ोन](/settings) में माँगें। आप डेटा बचाते हों या नेटवर्क बहुत धीमा हो, तो जो पेज आप खोलते हैं, वे रहते हैं। सरकारी पोर्टलों के लिंक को हमेशा नेटवर्क चाहिए। नीचे की सूचियाँ हर पेज के लिए बताती हैं कि कितना डाउनलोड होगा, और यह भी कि कौन-सा पहले से इस फ़ोन पर है और बिना सिग्नल खुलता है; इसके लिए JavaScript चाहिए।',
        },
      ],
    },
    {
      id: 'saved',
      heading: 'आपने क्या सेव किया',
      blocks: [
        {
          kind: 'saved',
          text: 'जिन गाइडों को आप उनके शीर्षक के नीचे वाले बटन से सेव करते हैं, वे यहाँ दिखती हैं। सूची इसी फ़ोन पर रहती है; इसके लिए JavaScript चाहिए।',
        },
      ],
    },
    {
      id: 'guides',
      heading: 'हर लाइसेंस की गाइड',
      blocks: [
        {
          kind: 'text',
          text: 'हर गाइड बताती है कि किसे चाहिए, किसे नहीं, कौन-से काग़ज़, कौन-से क़दम, शुल्क और उनकी तारीख़ें, और हमारे बिना कैसे करें।',
        },
        { kind: 'guides', facts: true },
      ],
    },
    {
      id: 'tools',
      heading: 'टूल',
      blocks: [
        {
          kind: 'pages',
          facts: true,
          pages: [
            'tools/find',
            'tools/calendar',
            'tools/business-health',
            'tools/government-schemes',
            'tools/financial-hub',
            'tools/legal-assistant',
            'tools/ai',
          ],
        },
      ],
    },
    {
      id: 'learn',
      heading: 'शुरुआत, और आपका धंधा',
      blocks: [
        {
          kind: 'pages',
          facts: true,
          pages: [
            'start',
            'tools/how-to-guides',
            'tools/infographics',
            'site/restaurant',
            'site/investment',
            'sectors',
            'site/faq',
          ],
        },
      ],
    },
    {
      id: 'tasks',
      heading: 'एक काम, क़दम-दर-क़दम',
      blocks: [{ kind: 'below', page: 'tools/how-to-guides', facts: true }],
    },
    {
      id: 'sheets',
      heading: 'छापने और भेजने के पर्चे',
      blocks: [{ kind: 'below', page: 'tools/infographics', facts: true }],
    },
    {
      id: 'specimens',
      heading: 'काग़ज़ कैसे दिखते हैं',
      answer: 'पाँच काग़ज़ों के हमारे बनाए चित्र, SPECIMEN (नमूना) लिखे हुए।',
      blocks: [
        {
          kind: 'text',
          text: 'हमारे अपने बनाए चित्र, जिन पर SPECIMEN (नमूना) लिखा है। हर एक पर नंबर हैं, और लिखा है कि क्या जाँचें।',
        },
        {
          kind: 'table',
          caption: 'काग़ज़ों के चित्र',
          head: ['काग़ज़', 'पहले क्या जाँचें'],
          rows: [
            [
              '[वेंडिंग सर्टिफिकेट (विक्रय प्रमाणपत्र)](/blog/street-vendor-compliance-india#survey-and-certificate)',
              'नाम, क्षेत्र, दिन और घंटे',
            ],
            ['[खाने का पंजीकरण](/fssai-compliance#daily-duties)', 'नंबर और पता'],
            ['[GST प्रमाणपत्र](/gst-compliance#steps)', 'नंबर और नाम'],
            ['[ट्रेड लाइसेंस](/trade-license-compliance#steps)', 'धंधा और आख़िरी दिन'],
            ['[रसीद](/how-to-guides/vending-certificate#picture)', 'रक़म, दिन और मुहर'],
          ],
        },
      ],
    },
    {
      id: 'articles',
      heading: 'लेख',
      blocks: [{ kind: 'below', page: 'blog', facts: true }],
    },
    {
      id: 'law',
      heading: 'इनके पीछे का क़ानून',
      blocks: [
        {
          kind: 'pages',
          facts: true,
          pages: [
            'legal/constitution',
            'legal/articles/14',
            'legal/articles/19',
            'legal/articles/39',
            'legal/privacy-policy',
            'legal/terms-of-service',
            'legal/disclaimer',
            'legal/confidentiality',
          ],
        },
      ],
    },
    {
      id: 'elsewhere',
      heading: 'और जगह मुफ़्त मदद',
      blocks: [
        {
          kind: 'text',
          text: 'मुफ़्त क़ानूनी मदद: {helpline.legal-aid}। उपभोक्ता हेल्पलाइन: {helpline.consumer}। ऑनलाइन ठगी: {helpline.cybercrime}। बैंकों की शिकायत: {helpline.bank-complaints}।',
        },
        {
          kind: 'portals',
          portals: ['nalsa', 'telelaw', 'myscheme', 'nsws', 'indiacode', 'cpgrams'],
        },
      ],
    },
  ],
};
