import type { PageContent } from '../../../../content/types.ts';

/** Step: finding which rules apply. */
export const content: PageContent = {
  name: 'नियम',
  updatedOn: '2026-11-23',
  title: 'नए कारोबार पर कौन-से नियम लागू हैं | Niyam',
  description:
    'नियमों को जगह, सामान, लोग और टैक्स में बाँटें, दुकान खुलने से पहले जो लागू हैं उन्हें ढूँढें, और तारीख़ों के साथ अपनी सूची बनाएँ।',
  heading: 'आप पर कौन-से नियम लागू हैं',
  lead: 'लगभग हर नियम जगह, सामान, लोगों या टैक्स पर टिका है।',
  sections: [
    {
      id: 'at-a-glance',
      heading: 'यह क़दम, एक नज़र में',
      blocks: [
        {
          kind: 'table',
          caption: 'मक़सद, समय और ख़र्च',
          head: ['क्या', 'इस क़दम में'],
          rows: [
            ['मक़सद', 'एक सूची: कौन-से काग़ज़ चाहिए, हर एक कौन देता है, और पहले क्या आता है।'],
            ['समय', 'सूची की एक शाम। काग़ज़ मिलने में छोटे कारोबार को एक से आठ हफ़्ते लगते हैं, हमारे अंदाज़े से।'],
            ['ख़र्च', 'सूची मुफ़्त है। हर गाइड अपने काग़ज़ का सरकारी शुल्क बताती है।'],
          ],
        },
      ],
    },
    {
      id: 'tasks',
      heading: 'क्या करना है',
      blocks: [
        {
          kind: 'documents',
          done: true,
          items: [
            {
              id: 'task-compliance-four',
              label: 'नीचे के चार सवालों के जवाब काग़ज़ पर लिखें',
              note: 'जहाँ पता न हो, “पता नहीं” लिखें। यह भी अच्छा जवाब है।',
            },
            {
              id: 'task-compliance-sector',
              label: 'अपने धंधे का पेज पढ़ें',
              note: '[धंधों का पेज](/sectors) धंधे के नाम से वहाँ ले जाता है। [लाइसेंस खोजक](/find) आपकी अपनी सूची बनाता है।',
            },
            {
              id: 'task-compliance-ask',
              label: 'हर “पता नहीं” को उस दफ़्तर ले जाएँ, जिसे पता है',
              note: 'नीचे के तीन वाक्य काम में लें।',
            },
            {
              id: 'task-compliance-apply',
              label: 'सही क्रम में आवेदन करें',
              note: 'जो आपको रोक सकता है वह पहले, जो जल्दी होता है वह बाद में।',
            },
            {
              id: 'task-compliance-dates',
              label: 'हर एक की तारीख़ एक ही कैलेंडर में लिखें',
              note: 'कब ख़त्म होता है, शुल्क या रिटर्न कब देना है। [मेरी तारीख़ें](/calendar) आपके लिए निकालता है।',
            },
          ],
        },
      ],
    },
    {
      id: 'four-questions',
      heading: 'चार सवाल',
      answer: 'अपनी लाइन ढूँढें। उसमें काग़ज़ और उसका पेज है।',
      blocks: [
        {
          kind: 'table',
          caption: 'जगह, सामान, लोग, टैक्स',
          head: ['यह आप हैं', 'तो यह देखें'],
          rows: [
            [
              '**जगह।** आप सड़क पर बेचते हैं',
              'वेंडिंग सर्टिफिकेट (विक्रय प्रमाणपत्र): [पथ विक्रेता](/blog/street-vendor-compliance-india)',
            ],
            [
              '**जगह।** शहर या गाँव में आपकी दुकान, रसोई, वर्कशॉप या गोदाम है',
              '[ट्रेड लाइसेंस](/trade-license-compliance)',
            ],
            [
              '**जगह।** आपकी दुकान या दफ़्तर है',
              'दुकान क़ानून: [आपका राज्य](/start-business/step/compliance#shops-acts)',
            ],
            ['**जगह।** इमारत ऊँची है, या बहुत लोग जुटते हैं', '[आग की मंज़ूरी](/fire-license)'],
            ['**सामान।** खाना या पीने की चीज़, पैक या पकी हुई', '[FSSAI](/fssai-compliance)'],
            ['**सामान।** आप तौलते या नापते हैं', 'तराज़ू पर मुहर: [दुकानें](/sectors/retail-commerce)'],
            [
              '**सामान।** आप अपने नाम से पैक करते हैं',
              'पैक करने वाले का पंजीकरण और लेबल: [दुकानें](/sectors/retail-commerce)',
            ],
            [
              '**सामान।** खिलौने, हेलमेट, बिजली का सामान और सूची का दूसरा सामान',
              '[BIS](/bis-registration)',
            ],
            [
              '**सामान।** आप ऐसा कुछ बनाते हैं, जिसमें धुआँ, शोर, कचरा या बहुत कामगार हों',
              '[वर्कशॉप](/sectors/manufacturing-compliance)',
            ],
            [
              '**लोग।** एक कामगार या ज़्यादा',
              'पत्र, मज़दूरी, रजिस्टर: [पहले कामगार](/start-business/step/hr)',
            ],
            [
              '**लोग।** गिनती ESI की सीमा तक पहुँची',
              'ESI, और उत्पीड़न की शिकायतों की समिति: [मज़दूर क़ानून](/labour-law-compliance)',
            ],
            ['**लोग।** गिनती PF की सीमा तक पहुँची', 'PF: [मज़दूर क़ानून](/labour-law-compliance)'],
            [
              '**टैक्स।** कोई भी आमदनी',
              'आयकर रिटर्न, ज़्यादातर छोटे कारोबारों का {income-tax.return-business} तक',
            ],
            ['**टैक्स।** बिक्री आपके राज्य की सीमा से ऊपर, या दूसरे राज्यों में', '[GST](/gst-compliance)'],
            [
              '**टैक्स।** जिस राज्य में यह टैक्स है, वहाँ सीमा से ऊपर की मज़दूरी',
              'पेशा कर: [मज़दूर क़ानून](/labour-law-compliance)',
            ],
          ],
        },
      ],
    },
    {
      id: 'shops-acts',
      heading: 'दुकान क़ानून, एक-एक राज्य',
      answer: 'कुछ राज्य हर दुकान का पंजीकरण करते हैं, कुछ सिर्फ़ एक तय गिनती के कामगारों से।',
      blocks: [
        {
          kind: 'table',
          caption: 'दुकान, रेस्टोरेंट या दफ़्तर का पंजीकरण कौन करे, और कब',
          head: ['राज्य', 'क्या माँगता है'],
          rows: [
            [
              'तेलंगाना',
              'सब, {trade.shops.telangana.within|before} के अंदर, ऑनलाइन। शुल्क: बिना कामगार {trade.shops.telangana.fee.none}, {trade.shops.telangana.band.first} तक {trade.shops.telangana.fee.first}, {trade.shops.telangana.band.second} तक {trade.shops.telangana.fee.second}, {trade.shops.telangana.band.third} तक {trade.shops.telangana.fee.third}, {trade.shops.telangana.band.fourth} तक {trade.shops.telangana.fee.fourth}। सालाना शुल्क {trade.shops.telangana.annual-from} से {trade.shops.telangana.annual-by} तक।',
            ],
            [
              'आंध्र प्रदेश',
              'सब, {trade.shops.andhra.within|before} के अंदर। शुल्क, एक पुरानी सूची से: बिना कामगार {trade.shops.andhra.fee.none}, {trade.shops.andhra.band.first} तक {trade.shops.andhra.fee.first}, {trade.shops.andhra.band.second} तक {trade.shops.andhra.fee.second}, {trade.shops.andhra.band.third} तक {trade.shops.andhra.fee.third}। छोटी फ़र्मों को अब कुछ ज़िम्मेदारियों से छूट है: पूछें कि किनसे।',
            ],
            [
              'महाराष्ट्र',
              '{trade.shops.maharashtra.workers} कामगारों से; छोटी दुकानें सिर्फ़ बताती हैं। {trade.shops.maharashtra.within|before} के अंदर: जाँच लें, हम इसे दोबारा नहीं पढ़ सके।',
            ],
            [
              'गुजरात',
              '{trade.shops.gujarat.workers} कामगारों से; छोटी दुकानें सिर्फ़ बताती हैं। {trade.shops.gujarat.within|before} के अंदर।',
            ],
            [
              'कर्नाटक',
              'सब, {trade.shops.karnataka.within|before} के अंदर, {trade.shops.karnataka.years} के लिए।',
            ],
            [
              'तमिलनाडु',
              '{trade.shops.tamil-nadu.workers} कामगारों से, {trade.shops.tamil-nadu.within|before} के अंदर, शुल्क {trade.shops.tamil-nadu.fee}।',
            ],
            [
              'उत्तर प्रदेश',
              '{trade.shops.uttar-pradesh.workers} कामगारों से, {trade.shops.uttar-pradesh.within|before} के अंदर।',
            ],
            ['राजस्थान', '{trade.shops.rajasthan.exempt} से ज़्यादा कामगार हों, तो।'],
            ['दिल्ली', 'सब, ऑनलाइन। शुल्क: {trade.shops.delhi.fee}।'],
          ],
        },
        {
          kind: 'text',
          text: 'सिर्फ़ तेलंगाना के शुल्क श्रम विभाग से ही हैं; बाक़ी अख़बारों और वकीलों की फ़र्मों के मुताबिक़। हर राज्य पर और, और किससे पूछें, यह [आपके राज्य के पेज](/states) पर है।',
        },
      ],
    },
    {
      id: 'three-examples',
      heading: 'तीन मिसालें',
      answer: 'चाट का ठेला, किराना दुकान, और कूरियर से अचार।',
      blocks: [
        {
          kind: 'list',
          items: [
            '**हैदराबाद में चाट का ठेला, मददगार नहीं।** वेंडिंग सर्टिफिकेट (विक्रय प्रमाणपत्र), जो FSSAI में भी गिना जाता है। कुछ तौलते हों, तो मुहर वाला तराज़ू। इतने छोटे काम में GST नहीं, और आम तौर पर ट्रेड लाइसेंस नहीं। लोन चाहिए, तो पीएम स्वनिधि।',
            '**कुकटपल्ली में किराना दुकान, दो मददगार।** उस इलाक़े के निगम का ट्रेड लाइसेंस, दुकान का पंजीकरण, पैक खाने के लिए FSSAI पंजीकरण, मुहर वाला तराज़ू, मददगारों के नियुक्ति पत्र। बिक्री {gst.limit.telangana} पार करे, तो GST। ESI या PF नहीं।',
            '**घर पर अचार बनाकर कूरियर से पूरे भारत में बेचने वाली।** FSSAI पंजीकरण, पैकेट पर लेबल, पैक करने वाले का पंजीकरण। दूसरे राज्य की पहली बिक्री से GST, बिक्री कितनी भी छोटी हो।',
          ],
        },
      ],
    },
    {
      id: 'order',
      heading: 'किस क्रम में',
      answer: 'पहले वह, जिस पर मना हो सकता है; आख़िर में वह, जो आपकी मर्ज़ी है।',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'जिस पर जगह की वजह से मना हो सकता है: सड़क का ज़ोन, धंधा, प्रदूषण, आग।',
            'जो पहली बिक्री से पहले होना चाहिए: FSSAI, दवा का लाइसेंस, BIS, मुहर वाला तराज़ू।',
            'जो खुलने के कुछ दिनों में होना चाहिए: दुकान का पंजीकरण, पैक करने वाले का पंजीकरण, कामगारों के पत्र।',
            'जो बढ़ने पर टिका है: GST, ESI, PF।',
            'जो आपकी मर्ज़ी है: उद्यम, ट्रेडमार्क, बारकोड।',
          ],
        },
      ],
    },
    {
      id: 'ask-the-office',
      heading: 'किसी भी दफ़्तर के लिए तीन वाक्य',
      answer: 'कौन-सी इजाज़त, कितना शुल्क और रसीद, कितना समय।',
      blocks: [
        {
          kind: 'list',
          items: [
            '“मैं यह काम, इस पते पर, इतने लोगों के साथ करना चाहता हूँ। आपसे कौन-सी इजाज़त चाहिए?”',
            '“शुल्क कितना है, किस नियम से, और रसीद मिलेगी?”',
            '“कितना समय लगता है, और जब तक यह चल रहा है, काम कर सकता हूँ?”',
          ],
        },
        {
          kind: 'text',
          text: 'जवाब के साथ नाम, कमरा और तारीख़ लिखें। दो दफ़्तर उलटी बात कहें, तो दोनों से एक-एक लाइन लिखकर माँगें। कोई बिना रसीद पैसे माँगे, तो कहें कि आप पोर्टल पर देंगे।',
        },
      ],
    },
    {
      id: 'documents',
      heading: 'ज़्यादातर आवेदन कौन-से काग़ज़ माँगते हैं',
      answer: 'पहचान, पैन, फ़ोटो, जगह, मोबाइल नंबर और ई-मेल।',
      blocks: [
        {
          kind: 'documents',
          items: [
            { id: 'identity', label: 'आपकी पहचान का सबूत' },
            { id: 'pan', label: 'पैन कार्ड' },
            { id: 'photo', label: 'आपकी फ़ोटो' },
            { id: 'premises', label: 'जगह का सबूत' },
            { id: 'mobile', label: 'मोबाइल नंबर और ई-मेल, जो आप खोल सकें' },
          ],
        },
      ],
    },
    {
      id: 'portals',
      heading: 'सरकारी साइटें',
      answer: 'FoSCoS, GST, सिंगल विंडो और श्रम सुविधा।',
      blocks: [{ kind: 'portals', portals: ['foscos', 'gst', 'nsws', 'shramsuvidha'] }],
    },
    {
      id: 'next',
      heading: 'अगला क़दम',
      blocks: [
        {
          kind: 'text',
          text: 'आवेदन चलते रहें, तब तक [ऐसा नाम चुनें, जो आपका हो](/start-business/step/branding)। इससे पहले था [पंजीकरण](/start-business/step/registration); सारे क़दम [कारोबार शुरू करें](/start-business) में हैं। सूची में अब भी ख़ाली जगहें हों, तो उसे जैसी है वैसी [हमें भेजें](/contact?type=consultation)।',
        },
        {
          kind: 'documents',
          done: true,
          items: [
            {
              id: 'start.step.compliance',
              label: 'यह क़दम हो गया',
              note: 'यह [आप कहाँ तक पहुँचे](/start-business#progress) में गिना जाता है।',
            },
          ],
        },
      ],
    },
  ],
};
