import type { PageContent, Situation } from '../../../../content/types.ts';

/** The free lawyer, whom most answers end with. */
const freeLawyer: Situation['call'] = {
  picture: 'lawyer',
  label: 'मुफ़्त वकील को फ़ोन करें, {helpline.legal-aid}',
  fact: 'helpline.legal-aid',
};

/** "I got a notice": who came, and what to say and do in each situation. */
export const content: PageContent = {
  name: 'नोटिस आया है',
  updatedOn: '2026-11-23',
  title: 'नोटिस आया है: क्या कहें और क्या करें | Niyam',
  description:
    'अधिकारी आया, या नोटिस: मतलब क्या है, कब तक जवाब दें, क्या कहें, छापने को चिट्ठी, और मुफ़्त वकील। बिना सिग्नल खुलता है।',
  heading: 'नोटिस आया है',
  lead: 'मतलब क्या है, कब तक, और क्या कहें। बिना सिग्नल चलता है।',
  sections: [
    {
      id: 'who',
      heading: 'कौन आया, या किसने लिखा?',
      blocks: [
        {
          kind: 'choices',
          choices: [
            { picture: 'town-office', label: 'नगर पालिका दफ़्तर', path: '#from-town' },
            { picture: 'food-office', label: 'खाना', path: '#from-food' },
            { picture: 'weights', label: 'बाट-माप', path: '#weights' },
            { picture: 'tax-office', label: 'GST, टैक्स', path: '#from-tax' },
            { picture: 'police', label: 'पुलिस', path: '#from-police' },
            { picture: 'not-sure', label: 'पता नहीं', path: '#from-unsure' },
          ],
          urgent: {
            label: 'मेरा सामान ले गए, या ले जाने वाले हैं',
            act: 'मेरे हक़ अभी दिखाएँ',
            path: '#goods-taken',
          },
        },
      ],
    },
    {
      id: 'from-town',
      heading: 'नगर पालिका दफ़्तर ने क्या किया?',
      blocks: [
        {
          kind: 'choices',
          choices: [
            { picture: 'stop', label: 'हटने को कहा', path: '#told-to-move' },
            { picture: 'goods-taken', label: 'सामान ले गए', path: '#goods-taken' },
            { picture: 'trade-licence', label: 'जुर्माना, लाइसेंस', path: '#licence-notice' },
            { picture: 'money-asked', label: 'पैसे माँगे', path: '#asked-for-money' },
          ],
        },
      ],
    },
    {
      id: 'from-police',
      heading: 'पुलिस ने क्या किया?',
      blocks: [
        {
          kind: 'choices',
          choices: [
            { picture: 'stop', label: 'जाने को कहा', path: '#police-stop' },
            { picture: 'goods-taken', label: 'सामान ले गए', path: '#goods-taken' },
            { picture: 'money-asked', label: 'पैसे माँगे', path: '#asked-for-money' },
          ],
        },
      ],
    },
    {
      id: 'from-food',
      heading: 'खाद्य अधिकारी ने क्या किया?',
      blocks: [
        {
          kind: 'choices',
          choices: [
            { picture: 'food-office', label: 'नमूना लिया', path: '#food-sample' },
            { picture: 'notice', label: 'नोटिस दिया', path: '#food-notice' },
            { picture: 'money-asked', label: 'पैसे माँगे', path: '#asked-for-money' },
          ],
        },
      ],
    },
    {
      id: 'from-tax',
      heading: 'कौन-सा टैक्स है?',
      blocks: [
        {
          kind: 'choices',
          choices: [
            { picture: 'gst-paper', label: 'GST', path: '#gst-notice' },
            { picture: 'tax-return', label: 'आयकर', path: '#income-tax-notice' },
            { picture: 'phone', label: 'फ़ोन या लिंक', path: '#fake-notice' },
          ],
        },
      ],
    },
    {
      id: 'from-unsure',
      heading: 'आपके पास क्या आया है?',
      blocks: [
        {
          kind: 'choices',
          choices: [
            { picture: 'letter', label: 'कोई और चिट्ठी', path: '#read-a-notice' },
            { picture: 'phone', label: 'फ़ोन या लिंक', path: '#fake-notice' },
            { picture: 'labour-office', label: 'श्रम इंस्पेक्टर', path: '#labour-officer' },
          ],
        },
      ],
    },
    {
      id: 'told-to-move',
      heading: 'हटने को कहा: प्रमाणपत्र हो, तो आपके पास {vendor.notice} हैं',
      blocks: [
        {
          kind: 'situation',
          means: 'नगर पालिका दफ़्तर को पहले आपको लिखकर देना होगा। ज़ोर-ज़बरदस्ती उसके बाद ही हो सकती है।',
          notes: [
            '**अभी प्रमाणपत्र नहीं?** जब तक सर्वे पूरा न हो और सबको प्रमाणपत्र न मिल जाएँ, किसी को हटाया नहीं जा सकता (धारा 3)।',
            'रेलवे की ज़मीन पर यह क़ानून लागू नहीं। मुफ़्त क़ानूनी मदद से पूछें।',
          ],
          deadlines: [{ label: 'प्रमाणपत्र वाले को इससे पहले नहीं हटा सकते', fact: 'vendor.notice' }],
          say: 'मुझे लिखा हुआ नोटिस और अपना पहचान पत्र दिखाइए।',
          steps: [
            {
              picture: 'notice',
              title: 'लिखा हुआ नोटिस माँगें',
              text: 'उसका फ़ोटो लें, तारीख़ समेत।',
            },
            {
              picture: 'certificate',
              title: 'अपना वेंडिंग सर्टिफिकेट (विक्रय प्रमाणपत्र) दिखाएँ',
              text: 'या सर्वे की रसीद, पुराना कार्ड, जुर्माने की रसीदें।',
            },
            {
              picture: 'letter',
              title: 'उस दिन से पहले लिखकर जवाब दें',
              text: 'नीचे की चिट्ठी दें। मुहर लगी कॉपी रखें।',
            },
          ],
          letter: {
            to: 'सेवा में: आयुक्त या कार्यकारी अधिकारी, [office]',
            subject: 'ठेला हटाने के आदेश का जवाब',
            body: [
              'मेरा नाम [name] है। मैं यहाँ बेचता/बेचती हूँ: [place]।',
              '[day] को मुझसे हटने को कहा गया। नोटिस का नंबर: [number]।',
              'पथ विक्रेता (जीविका संरक्षण और पथ विक्रय विनियमन) अधिनियम, 2014 की धारा 18(3) प्रमाणपत्र वाले को {vendor.notice} का नोटिस देती है। धारा 3(3) के मुताबिक़ जब तक सर्वे पूरा न हो और सबको प्रमाणपत्र न मिल जाएँ, किसी विक्रेता को न हटाया जा सकता है, न दूसरी जगह भेजा जा सकता है।',
              'मुझे लिखकर दें: आदेश, उसकी वजह, और धारा 13 के तहत नई जगह।',
              'तब तक मुझे यहीं बेचने दिया जाए, यह मेरा अनुरोध है।',
            ],
          },
          call: freeLawyer,
          law: { facts: ['vendor.notice'], documents: ['street-vendors-3'] },
        },
        { kind: 'pages', pages: ['how-to/told-to-move', 'blog/street-vendor-compliance-india'] },
      ],
    },
    {
      id: 'goods-taken',
      heading: 'सामान ले गए: दस्तख़त वाली सूची माँगें, आज ही जाएँ',
      blocks: [
        {
          kind: 'situation',
          means:
            'सामान पर अपना दावा करें और शुल्क दें। फिर खाने का सामान {vendor.return-perishable} लौटता है, दूसरा सामान {vendor.return-goods|before} के भीतर।',
          notes: ['समय दावे और शुल्क के दिन से गिना जाता है (धारा 19)।'],
          say: 'आप जो कुछ ले जा रहे हैं, उसकी दस्तख़त वाली सूची दीजिए।',
          steps: [
            {
              picture: 'camera',
              title: 'साथ-साथ गिनें, फ़ोटो लें',
              text: 'सूची नहीं दी? अपनी बनाएँ, दो गवाहों के साथ।',
            },
            {
              picture: 'town-office',
              title: 'आज ही दफ़्तर जाएँ',
              text: 'पूछें कि सामान किसके पास है। पहले खाने का: दूध, फल, पका खाना।',
            },
            {
              picture: 'receipt',
              title: 'लिखकर दावा करें, रसीद लेकर पैसे दें',
              text: 'दस्तख़त से पहले गिन लें।',
            },
          ],
          letter: {
            to: 'सेवा में: आयुक्त या कार्यकारी अधिकारी, [office]',
            subject:
              'पथ विक्रेता (जीविका संरक्षण और पथ विक्रय विनियमन) अधिनियम, 2014 की धारा 19 के तहत मेरे सामान का दावा',
            body: [
              'मेरा नाम [name] है। मैं यहाँ बेचता/बेचती हूँ: [place]।',
              '[day] को आपके अधिकारी मेरा यह सामान ले गए: [goods]।',
              'मैं पथ विक्रेता (जीविका संरक्षण और पथ विक्रय विनियमन) अधिनियम, 2014 की धारा 19 के तहत इसे वापस माँगता/माँगती हूँ। मुझे लिखकर बताएँ कि कितना शुल्क देना है और किस नियम से। मैं रसीद लेकर पैसे दूँगा/दूँगी।',
              'अगर दस्तख़त वाली सूची नहीं दी गई, तो अब दीजिए।',
            ],
          },
          call: freeLawyer,
          law: { facts: ['vendor.return-goods'], documents: [] },
        },
        { kind: 'pages', pages: ['how-to/seized-goods', 'how-to/free-lawyer'] },
      ],
    },
    {
      id: 'licence-notice',
      heading: 'जुर्माना या लाइसेंस का नोटिस: दिन काग़ज़ पर लिखा है',
      blocks: [
        {
          kind: 'situation',
          means: 'नगर पालिका दफ़्तर कहता है कि आपने नियम तोड़ा। काग़ज़ पर उसकी धारा लिखी होती है।',
          notes: [
            '**दुकान:** धारा आपके शहर के अपने क़ानून की है। ट्रेड लाइसेंस: [कब ख़त्म होता है और देरी में क्या लगता है](/trade-license-compliance)।',
            '**बिना प्रमाणपत्र का पथ विक्रेता:** जुर्माना ज़्यादा से ज़्यादा {vendor.penalty} है (पथ विक्रेता अधिनियम की धारा 28)।',
          ],
          say: 'यह किस धारा में है? लिखकर दीजिए।',
          steps: [
            {
              picture: 'dates',
              title: 'धारा, रक़म और आख़िरी तारीख़ देखें',
              text: 'धारा “under” या “u/s” के बाद लिखी होती है। हर पन्ने का फ़ोटो लें।',
            },
            {
              picture: 'receipt',
              title: 'पैसे सिर्फ़ काउंटर पर या साइट पर दें',
              text: 'रसीद लेकर। किसी के हाथ में नक़द नहीं।',
            },
            {
              picture: 'letter',
              title: 'ग़लत है? आख़िरी तारीख़ से पहले जवाब दें',
              text: 'नीचे की चिट्ठी दें। मुहर लगी कॉपी रखें।',
            },
          ],
          letter: {
            to: 'सेवा में: आयुक्त या कार्यकारी अधिकारी, [office]',
            subject: 'नोटिस [number] का जवाब',
            body: [
              'मेरा नाम [name] है। मेरा ठेला या दुकान यहाँ है: [place]।',
              '[day] को मुझे यह नोटिस मिला।',
              'मुझे लिखकर बताएँ: धारा, रक़म कैसे निकाली गई, और मेरी बात कैसे सुनी जाएगी।',
              'आपका जवाब मिलने तक मुझे समय दिया जाए।',
            ],
          },
          call: freeLawyer,
          law: { facts: [], documents: [] },
        },
        { kind: 'pages', pages: ['guides/trade-license-compliance', 'how-to/vending-certificate'] },
      ],
    },
    {
      id: 'asked-for-money',
      heading: 'पैसे माँगे: सिर्फ़ रसीद लेकर दें',
      blocks: [
        {
          kind: 'situation',
          means: 'असली जुर्माने के साथ काग़ज़, धारा और रसीद होती है।',
          notes: ['न काग़ज़, न रसीद? तो वह जुर्माना नहीं है, और वहाँ देना ज़रूरी नहीं।'],
          say: 'मुझे पैसे काउंटर पर देने हैं। मुझे नोटिस और रसीद दीजिए।',
          steps: [
            {
              picture: 'notice',
              title: 'धारा लिखकर माँगें',
              text: 'शांत रहें। अपनी तरफ़ से कुछ न दें।',
            },
            {
              picture: 'clipboard',
              title: 'नाम, बैज, समय और जगह लिख लें',
              text: 'दो पड़ोसी गवाह बनाएँ।',
            },
            {
              picture: 'letter',
              title: 'दफ़्तर के मुखिया को लिखकर शिकायत करें',
              text: 'ख़तरा हो, तो {fire.phone.emergency} पर फ़ोन करें।',
            },
          ],
          letter: {
            to: 'सेवा में: दफ़्तर के मुखिया, [office]',
            subject: 'बिना नोटिस और बिना रसीद पैसे माँगे गए',
            body: [
              'मेरा नाम [name] है। मैं यहाँ बेचता/बेचती हूँ: [place]।',
              '[day] को एक अधिकारी ने मुझसे पैसे माँगे। मुझे न धारा लिखा कोई नोटिस दिया गया, न रसीद।',
              'अगर जुर्माना बनता है, तो आदेश लिखकर भेजें। मैं काउंटर पर पैसे दूँगा/दूँगी। नहीं बनता, तो इसे बंद करवाएँ।',
            ],
          },
          call: freeLawyer,
          law: { facts: ['vendor.penalty'], documents: [] },
        },
        { kind: 'pages', pages: ['blog/street-vendor-compliance-india', 'legal/constitution'] },
      ],
    },
    {
      id: 'police-stop',
      heading: 'पुलिस: प्रमाणपत्र के मुताबिक़ बेचें, तो कोई नहीं रोक सकता',
      blocks: [
        {
          kind: 'situation',
          means: 'आपकी जगह और समय में न पुलिस रोक सकती है, न कोई और (धारा 27)।',
          notes: [
            '**प्रमाणपत्र नहीं?** तो आदेश लिखकर माँगें। फ़ैसला नगर पालिका दफ़्तर करता है, सड़क पर नहीं होता।',
          ],
          say: 'यह रहा मेरा प्रमाणपत्र। मुझे रोकने का आदेश दिखाइए।',
          steps: [
            {
              picture: 'certificate',
              title: 'प्रमाणपत्र और पहचान पत्र दिखाएँ',
              text: 'शांत रहें। किसी को हाथ न लगाएँ।',
            },
            {
              picture: 'clipboard',
              title: 'नाम, थाना और आदेश पूछें',
              text: 'समय के साथ लिख लें।',
            },
            {
              picture: 'people',
              title: 'नगर विक्रय समिति (TVC) को बताएँ',
              text: 'उसके सदस्य विक्रेताओं की बात रखते हैं। ख़तरा हो, तो {fire.phone.emergency} पर फ़ोन करें।',
            },
          ],
          letter: {
            to: 'सेवा में: प्रभारी अधिकारी, [office]',
            subject: 'मुझे बेचने से रोका गया',
            body: [
              'मेरा नाम [name] है। मैं यहाँ बेचता/बेचती हूँ: [place]।',
              '[day] को मुझसे जाने को कहा गया, जबकि मैं अपने विक्रय प्रमाणपत्र के मुताबिक़ बेच रहा/रही था/थी। उसका नंबर: [number]।',
              'पथ विक्रेता (जीविका संरक्षण और पथ विक्रय विनियमन) अधिनियम, 2014 की धारा 27 के मुताबिक़ प्रमाणपत्र के मुताबिक़ बेचने वाले विक्रेता को कोई आदमी, पुलिस या अधिकारी नहीं रोक सकता। मुझे लिखकर बताएँ कि कौन-सा आदेश लागू है, या मुझे काम करने दिया जाए।',
            ],
          },
          call: freeLawyer,
          law: { facts: [], documents: ['street-vendors-27'] },
        },
        { kind: 'pages', pages: ['blog/street-vendor-compliance-india', 'how-to/told-to-move'] },
      ],
    },
    {
      id: 'food-sample',
      heading: 'खाने का नमूना: नोटिस लें, अपनी जाँच माँगें',
      blocks: [
        {
          kind: 'situation',
          means: 'अधिकारी {fssai.sample.parts} हिस्से सील करता है और आपको लिखा हुआ नोटिस देता है।',
          notes: [
            'आप माँगें, तो एक हिस्सा मान्यता वाली प्रयोगशाला में जाता है। नतीजे अलग हों, तो तीसरी प्रयोगशाला तय करती है (धारा 47)।',
          ],
          say: 'मुझे लिखा हुआ नोटिस दीजिए, और एक हिस्सा मान्यता वाली प्रयोगशाला में भेजिए।',
          steps: [
            {
              picture: 'identity-card',
              title: 'कार्ड और लिखा हुआ नोटिस माँगें',
              text: 'नाम, समय और क्या लिया, लिख लें।',
            },
            {
              picture: 'lock',
              title: 'हर हिस्सा सील होते देखें',
              text: 'काग़ज़ सही हो, तभी दस्तख़त करें।',
            },
            {
              picture: 'letter',
              title: 'दूसरी जाँच लिखकर माँगें',
              text: 'उसी दिन। पूछें कि आपका कितना लगेगा।',
            },
          ],
          letter: {
            to: 'सेवा में: खाद्य सुरक्षा के अभिहित अधिकारी (Designated Officer), [office]',
            subject: 'मेरे खाने के नमूने की दूसरी जाँच',
            body: [
              'मेरा नाम [name] है। मेरा खाद्य कारोबार यहाँ है: [place]। पंजीकरण या लाइसेंस नंबर: [number]।',
              '[day] को मुझसे यह नमूना लिया गया: [goods]।',
              'खाद्य सुरक्षा और मानक अधिनियम, 2006 (Food Safety and Standards Act) की धारा 47(1)(c)(iii) के तहत एक हिस्सा मान्यता वाली प्रयोगशाला में भेजें। दोनों रिपोर्ट मुझे भेजें।',
            ],
          },
          call: freeLawyer,
          law: { facts: ['fssai.sample.parts'], documents: [] },
        },
        { kind: 'pages', pages: ['guides/fssai-compliance', 'infographics/food-cart-hygiene'] },
      ],
    },
    {
      id: 'food-notice',
      heading: 'खाने में सुधार का नोटिस: कम से कम {fssai.notice.days} मिलते हैं',
      blocks: [
        {
          kind: 'situation',
          means: 'नोटिस में लिखा है कि क्या ग़लत है और कब तक ठीक करना है। उतने समय में ठीक करें।',
          notes: [
            'कुछ न करें, तो लाइसेंस पहले रोका, फिर रद्द किया जा सकता है (धारा 32)।',
            'नहीं मानते? {fssai.notice.appeal|before} के भीतर अपील करें, या नोटिस के अपने समय में, अगर वह पहले ख़त्म होता है।',
          ],
          deadlines: [
            { label: 'आपका समय इससे पहले ख़त्म नहीं होता', fact: 'fssai.notice.days' },
            { label: 'अपील ज़्यादा से ज़्यादा इस दिन तक', fact: 'fssai.notice.appeal' },
          ],
          say: 'यह ठीक हो जाएगा। हर बात और आख़िरी तारीख़ लिखकर दीजिए।',
          steps: [
            {
              picture: 'dates',
              title: 'हर बात और आख़िरी तारीख़ पढ़ें',
              text: 'जो समझ न आए, पूछें।',
            },
            { picture: 'camera', title: 'ठीक करें, फ़ोटो लें', text: 'बिल सँभालें।' },
            {
              picture: 'letter',
              title: 'दफ़्तर को लिखकर बताएँ',
              text: 'दोबारा आने को कहें। कॉपी रखें।',
            },
          ],
          letter: {
            to: 'सेवा में: खाद्य सुरक्षा के अभिहित अधिकारी (Designated Officer), [office]',
            subject: 'सुधार नोटिस [number]: ठीक कर दिया',
            body: [
              'मेरा नाम [name] है। मेरा खाद्य कारोबार यहाँ है: [place]।',
              '[day] को मुझे खाद्य सुरक्षा और मानक अधिनियम, 2006 (Food Safety and Standards Act) की धारा 32 के तहत यह सुधार नोटिस मिला।',
              'इसमें लिखी हर बात मैंने ठीक कर दी है। फ़ोटो और बिल इस चिट्ठी के साथ हैं। दोबारा आकर देखें और लिखकर पुष्टि करें।',
            ],
          },
          call: freeLawyer,
          law: { facts: ['fssai.notice.days'], documents: [] },
        },
        { kind: 'pages', pages: ['guides/fssai-compliance', 'infographics/food-cart-hygiene'] },
      ],
    },
    {
      id: 'weights',
      heading: 'बाट-माप इंस्पेक्टर: मुहर दिखाएँ, लिखवा लें',
      blocks: [
        {
          kind: 'situation',
          means:
            '{sectors.scales.notice-since} से, सूची वाली पहली चूक जुर्माने पर नहीं, नोटिस पर निपट सकती है।',
          notes: [
            'धोखे पर कभी नहीं, दूसरी बार कभी नहीं। बाक़ी मामलों में पहली बार का जुर्माना {sectors.scales.fine} तक जाता है।',
            'बिना मुहर का तराज़ू ले गए? समय पर मुहर लगवा लें, तो वह ज़ब्त नहीं होता (धारा 16)।',
          ],
          say: 'यह रहा मेरा मुहर का प्रमाणपत्र। क्या ग़लत है, लिखकर दीजिए।',
          steps: [
            {
              picture: 'scale-stamp',
              title: 'मुहर का प्रमाणपत्र दिखाएँ',
              text: 'अधिकारी को तराज़ू जाँचने दें।',
            },
            {
              picture: 'receipt',
              title: 'तराज़ू ले जाएँ, तो रसीद माँगें',
              text: 'धारा और नंबर के साथ।',
            },
            {
              picture: 'weights',
              title: 'तराज़ू पर मुहर लगवाएँ',
              text: '[तराज़ू पर मुहर कैसे लगवाएँ](/how-to-guides/scale-stamp)। अधिकारी को लिखकर बताएँ।',
            },
          ],
          letter: {
            to: 'सेवा में: बाट-माप अधिकारी (Legal Metrology Officer), [office]',
            subject: 'मेरे तराज़ू का नोटिस [number]',
            body: [
              'मेरा नाम [name] है। मैं यहाँ बेचता/बेचती हूँ: [place]।',
              '[day] को आपने मेरा तराज़ू या मेरे पैकेट जाँचे: [goods]।',
              'नोटिस में जो लिखा है, मैं ठीक कर रहा/रही हूँ। तराज़ू जाँचकर मुहर लगाएँ, और हो जाने पर मुझे लिखकर बताएँ।',
            ],
          },
          call: freeLawyer,
          law: { facts: ['sectors.scales.notice-since'], documents: ['legal-metrology-16'] },
        },
        { kind: 'pages', pages: ['how-to/scale-stamp', 'sectors/retail-commerce'] },
      ],
    },
    {
      id: 'gst-notice',
      heading: 'GST नोटिस: फ़ॉर्म नंबर बताता है कि कितने दिन हैं',
      blocks: [
        {
          kind: 'situation',
          means: 'यह सवाल है, अभी जुर्माना नहीं। पोर्टल पर, समय के भीतर जवाब दें।',
          notes: [
            'काग़ज़ पर दूसरा दिन लिखा है? तो वही दिन गिना जाएगा।',
            'पोर्टल के नोटिस पर संदर्भ नंबर (रेफ़रेंस नंबर) होता है। उसे [GST पोर्टल](portal:gst) पर देखें।',
          ],
          deadlines: [
            { label: 'GSTR-3A छूटा रिटर्न माँगता है: इस दिन तक भरें', fact: 'gst.notice.return' },
            {
              label: 'ASMT-10 सवाल पूछता है: ज़्यादा से ज़्यादा इस दिन तक जवाब दें',
              fact: 'gst.notice.scrutiny',
            },
            {
              label: 'REG-17 से आपका नंबर रद्द हो सकता है: इस दिन तक जवाब दें',
              fact: 'gst.notice.cancel',
            },
          ],
          say: 'मुझे संदर्भ नंबर बताइए। मेरा जवाब पोर्टल पर मिलेगा।',
          steps: [
            {
              picture: 'portal',
              title: 'देखें कि असली है या नहीं',
              text: 'पोर्टल का पता ख़ुद लिखें। वहाँ नोटिस खोलें।',
            },
            {
              picture: 'dates',
              title: 'फ़ॉर्म नंबर और आख़िरी तारीख़ देखें',
              text: 'रिटर्न बाक़ी हैं: पहले उन्हें भरें।',
            },
            {
              picture: 'computer',
              title: 'वहीं जवाब दें, बिलों के साथ',
              text: 'जो पूछा है, उसी का जवाब दें। और समय चाहिए? आख़िरी तारीख़ से पहले माँगें।',
            },
          ],
          letter: {
            to: 'सेवा में: GST अधिकारी, [office]',
            subject: 'नोटिस [number]: और समय दें',
            body: [
              'मेरा नाम [name] है। मेरा कारोबार यहाँ है: [place]।',
              '[day] को मुझे यह नोटिस मिला। इसमें जो बिल और हिसाब माँगे गए हैं, मैं जुटा रहा/रही हूँ।',
              'जवाब देने के लिए मुझे और समय दें, और नई आख़िरी तारीख़ लिखकर बताएँ।',
            ],
          },
          call: freeLawyer,
          law: {
            facts: ['gst.notice.return', 'gst.notice.scrutiny', 'gst.notice.cancel'],
            documents: ['gst-reference-number'],
          },
        },
        { kind: 'pages', pages: ['guides/gst-compliance', 'blog/upi-receipts-and-gst'] },
      ],
    },
    {
      id: 'income-tax-notice',
      heading: 'आयकर का नोटिस: पहले उसका DIN नंबर जाँचें',
      blocks: [
        {
          kind: 'situation',
          means: 'असली चिट्ठी पर दस्तावेज़ नंबर (DIN) होता है, या लिखा होता है कि क्यों नहीं है।',
          notes: [
            'आज का नियम {income-tax.document-number-since} से लागू है।',
            'आख़िरी तारीख़ नोटिस पर लिखी है। सबके लिए एक ही समय नहीं होता।',
          ],
          say: 'मुझे DIN बताइए। मुझे उसे पोर्टल पर जाँचना है।',
          steps: [
            {
              picture: 'portal',
              title: 'पोर्टल पर नंबर जाँचें',
              text: '[आयकर पोर्टल](portal:incometax) पर: नोटिस की असलियत जाँचें। लॉगिन नहीं चाहिए।',
            },
            {
              picture: 'dates',
              title: 'धारा, साल और आख़िरी तारीख़ देखें',
              text: 'हर पन्ने का फ़ोटो लें।',
            },
            {
              picture: 'computer',
              title: 'समय के भीतर पोर्टल पर जवाब दें',
              text: 'बिल और बैंक के हिसाब के साथ। और समय चाहिए? आख़िरी तारीख़ से पहले माँगें।',
            },
          ],
          letter: {
            to: 'सेवा में: निर्धारण अधिकारी (Assessing Officer), [office]',
            subject: 'नोटिस, DIN [number]: और समय दें',
            body: [
              'मेरा नाम [name] है। मेरा कारोबार यहाँ है: [place]।',
              '[day] को मुझे यह नोटिस मिला। इसमें जो काग़ज़ माँगे गए हैं, मैं जुटा रहा/रही हूँ।',
              'जवाब देने के लिए मुझे और समय दें, और नई आख़िरी तारीख़ लिखकर बताएँ।',
            ],
          },
          call: freeLawyer,
          law: { facts: ['income-tax.document-number-since'], documents: [] },
        },
        { kind: 'pages', pages: ['how-to/income-tax-return', 'blog/tax-return-date'] },
      ],
    },
    {
      id: 'labour-officer',
      heading: 'श्रम इंस्पेक्टर: रजिस्टर दिखाएँ, आदेश माँगें',
      blocks: [
        {
          kind: 'situation',
          means: 'क्या दिखाना है, यह आपके राज्य पर और कितने लोग काम करते हैं, इस पर टिका है।',
          notes: ['नोटिस में धारा और दिन लिखा है। जो नहीं लिखा, श्रम दफ़्तर से पूछें।'],
          say: 'क्या आप अपना कार्ड और आदेश दिखाएँगे? जो आप लिखें, उसकी कॉपी दीजिए।',
          steps: [
            {
              picture: 'papers',
              title: 'जो आपके पास है, दिखाएँ',
              text: 'नियुक्ति पत्र, रजिस्टर, तनख़्वाह देने का सबूत, ESI और PF की रसीदें।',
            },
            {
              picture: 'clipboard',
              title: 'उसने जो लिखा, उसकी कॉपी माँगें',
              text: 'दस्तख़त से पहले पढ़ें।',
            },
            {
              picture: 'letter',
              title: 'ठीक करें, समय पर जवाब दें',
              text: 'लिखकर, मुहर लगी कॉपी के साथ।',
            },
          ],
          letter: {
            to: 'सेवा में: श्रम दफ़्तर, [office]',
            subject: 'आपका आना और नोटिस [number]',
            body: [
              'मेरा नाम [name] है। मेरी दुकान या वर्कशॉप यहाँ है: [place]।',
              '[day] को एक अधिकारी हमारे यहाँ आए।',
              'उन्होंने जो लिखा, उसकी कॉपी, जिन धाराओं में है वे धाराएँ, और हर बात ठीक करने की आख़िरी तारीख़ मुझे भेजें।',
            ],
          },
          call: freeLawyer,
          law: { facts: [], documents: [] },
        },
        { kind: 'pages', pages: ['guides/labour-law-compliance', 'start/hr'] },
      ],
    },
    {
      id: 'read-a-notice',
      heading: 'कोई भी नोटिस: उस पर पाँच बातें देखें',
      blocks: [
        {
          kind: 'situation',
          means:
            'कोई दफ़्तर किसी तय तारीख़ तक आपका जवाब चाहता है। दफ़्तर, अधिकारी, तारीख़, धारा, आख़िरी तारीख़ ढूँढें।',
          notes: [
            '**बैंक से:** [लोन और बैंक](/start-business/step/banking)। **टैक्स:** [GST](/notice#gst-notice) या [आयकर](/notice#income-tax-notice)।',
            '**इमारत या संपत्ति कर:** [नगर पालिका दफ़्तर](/notice#licence-notice) भेजता है।',
            'चुप रहना सबसे बुरा जवाब है। तब दफ़्तर आपकी बात सुने बिना फ़ैसला करता है।',
          ],
          say: 'यह किस दफ़्तर ने, किस धारा में भेजा है, और मुझे कब तक जवाब देना है?',
          steps: [
            {
              picture: 'camera',
              title: 'हर पन्ने का फ़ोटो लें',
              text: 'लिफ़ाफ़े का भी। जिस दिन आया, वह दिन भी गिना जा सकता है।',
            },
            { picture: 'dates', title: 'आख़िरी तारीख़ देखें', text: 'उसे अपने कैलेंडर में लिखें।' },
            {
              picture: 'letter',
              title: 'उससे पहले लिखकर जवाब दें',
              text: 'दफ़्तर या मुफ़्त वकील के पास ले जाएँ। सबसे पहले आख़िरी तारीख़ बताएँ।',
            },
          ],
          letter: {
            to: 'सेवा में: नोटिस पर दस्तख़त करने वाले अधिकारी, [office]',
            subject: 'नोटिस [number]',
            body: [
              'मेरा नाम [name] है। मेरा ठेला या दुकान यहाँ है: [place]।',
              '[day] को मुझे यह नोटिस मिला।',
              'मुझे लिखकर बताएँ: धारा, मुझे क्या करना है, किस दिन तक, और मेरी बात कैसे सुनी जाएगी।',
            ],
          },
          call: freeLawyer,
          law: { facts: [], documents: [] },
        },
        { kind: 'pages', pages: ['how-to/free-lawyer', 'infographics/penalties-ladder'] },
      ],
    },
    {
      id: 'fake-notice',
      heading: 'फ़ोन या लिंक पैसे माँगे: ज़्यादातर झूठा होता है',
      blocks: [
        {
          kind: 'situation',
          means: 'असली नोटिस दफ़्तर की अपनी साइट पर जाँचा जा सकता है। अभी कुछ न दें।',
          notes: [
            'झूठे समन पर लोगो और नंबर तक की नक़ल होती है। नंबर साइट पर जाँचें।',
            '**निशानियाँ:** पैसे देने का लिंक, जल्दी मचाना, OTP, कोई ऐप डालने को कहना, किसी आदमी के नाम का UPI।',
          ],
          say: 'मेरा पैसा सिर्फ़ काउंटर पर या सरकारी साइट पर जाता है।',
          steps: [
            {
              picture: 'warning',
              title: 'कुछ न दबाएँ, कुछ न दें',
              text: 'OTP न दें। फ़ोन काट दें।',
            },
            {
              picture: 'computer',
              title: 'दफ़्तर का पता ख़ुद लिखें',
              text: 'नोटिस वहीं देखें। [झूठी साइट कैसे पहचानें](/infographics/fake-site-signs)।',
            },
            {
              picture: 'phone',
              title: 'पैसे दे दिए? अभी {helpline.cybercrime} पर फ़ोन करें',
              text: '[फिर अपने बैंक को](/how-to-guides/online-fraud)।',
            },
          ],
          call: {
            picture: 'police',
            label: 'ठगी की हेल्पलाइन पर फ़ोन करें, {helpline.cybercrime}',
            fact: 'helpline.cybercrime',
          },
          law: { facts: [], documents: ['false-summons'] },
        },
        { kind: 'pages', pages: ['how-to/online-fraud', 'infographics/fake-site-signs'] },
      ],
    },
  ],
};
