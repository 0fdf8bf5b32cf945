import type { PageContent } from '../../../content/types.ts';

/** Index of the sector pages, with the way from a trade without a page of its own to the nearest one. */
export const content: PageContent = {
  name: 'धंधे',
  updatedOn: '2026-11-21',
  title: 'धंधे: आपके काम के नियम | Niyam',
  description:
    'अपने काम के काग़ज़ ढूँढें: दुकान, खाना, ढुलाई, इलाज, स्कूल, कारख़ाने, ज़मीन-मकान, सॉफ़्टवेयर, और नाम से कई धंधे।',
  heading: 'धंधे',
  lead: 'अपना काम चुनें। आपकी अपनी सूची के लिए [लाइसेंस खोजक](/find) है।',
  sections: [
    {
      id: 'sell-and-make',
      heading: 'बेचना, बनाना और ढोना',
      blocks: [
        {
          kind: 'pages',
          pages: [
            'sectors/retail-commerce',
            'sectors/manufacturing-compliance',
            'sectors/automotive-compliance',
            'sectors/logistics-compliance',
          ],
        },
      ],
    },
    {
      id: 'serve',
      heading: 'सेवा और देखभाल',
      blocks: [
        {
          kind: 'pages',
          pages: [
            'sectors/healthcare-compliance',
            'sectors/education-compliance',
            'sectors/consulting-compliance',
            'sectors/technology-compliance',
          ],
        },
      ],
    },
    {
      id: 'build',
      heading: 'बनाना और किराए पर देना',
      blocks: [
        {
          kind: 'pages',
          pages: ['sectors/real-estate-compliance'],
        },
      ],
    },
    {
      id: 'food',
      heading: 'खाना और सड़क पर बेचना',
      blocks: [
        {
          kind: 'pages',
          pages: [
            'site/restaurant',
            'blog/street-vendor-compliance-india',
            'guides/fssai-compliance',
          ],
        },
      ],
    },
    {
      id: 'by-trade',
      heading: 'आपका धंधा, नाम से',
      blocks: [
        {
          kind: 'text',
          text: 'हर धंधे का अपना पेज नहीं है। यह तालिका बताती है कि सबसे पास का पेज कौन-सा है, और उस धंधे का ख़ास काग़ज़ क्या है। टैक्स और मज़दूरों के सबके नियम [सेवाओं](/services) की गाइडों में हैं।',
        },
        {
          kind: 'table',
          caption: 'धंधे, और उनके बारे में कहाँ पढ़ें',
          head: ['धंधा', 'पहले यह देखें'],
          rows: [
            [
              'सब्ज़ी, फल या फूल का ठेला',
              'वेंडिंग सर्टिफिकेट, मुहर वाला तराज़ू। [पथ विक्रेता](/blog/street-vendor-compliance-india)',
            ],
            [
              'चाट, चाय या टिफ़िन का ठेला',
              'वेंडिंग सर्टिफिकेट; वह FSSAI के लिए भी गिना जाता है। [FSSAI गाइड](/fssai-compliance)',
            ],
            ['क्लाउड किचन, रेस्टोरेंट, केटरर', 'FSSAI, ट्रेड लाइसेंस। [रेस्टोरेंट](/restaurant)'],
            [
              'बेकरी, मिठाई, अचार, पापड़',
              'FSSAI; पैकेट का लेबल। [बनाना](/sectors/manufacturing-compliance)',
            ],
            [
              'मांस, मछली या दूध की दुकान',
              'FSSAI; जगह के लिए शहर के अपने नियम। [दुकानें](/sectors/retail-commerce)',
            ],
            ['किराना, जनरल स्टोर', 'ट्रेड लाइसेंस, FSSAI, तराज़ू। [दुकानें](/sectors/retail-commerce)'],
            ['कपड़े, जूते, बैग', 'जूते-चप्पल पर BIS मार्क। [दुकानें](/sectors/retail-commerce)'],
            ['दर्ज़ी, बुटीक, कढ़ाई', 'सेवाओं की GST सीमा। [सलाहकार](/sectors/consulting-compliance)'],
            ['सैलून, ब्यूटी पार्लर', 'ट्रेड लाइसेंस, दुकान का पंजीकरण। [दुकानें](/sectors/retail-commerce)'],
            ['सोना-चाँदी', 'हॉलमार्क का पंजीकरण। [दुकानें](/sectors/retail-commerce)'],
            [
              'मोबाइल फ़ोन, इलेक्ट्रॉनिक्स',
              'माल पर BIS पंजीकरण का मार्क। [दुकानें](/sectors/retail-commerce)',
            ],
            ['हार्डवेयर, पेंट, सीमेंट', 'पैकेट के नियम, आग से बचाव। [दुकानें](/sectors/retail-commerce)'],
            ['बीज, खाद, कीटनाशक', 'कृषि विभाग का लाइसेंस। [दुकानें](/sectors/retail-commerce)'],
            ['किताबें, छपाई, फ़ोटोकॉपी', 'ट्रेड लाइसेंस, कॉपीराइट। [दुकानें](/sectors/retail-commerce)'],
            [
              'कबाड़ और कचरे का व्यापारी',
              'प्रदूषण बोर्ड की सहमति, शहर की पुलिस के नियम। [बनाना](/sectors/manufacturing-compliance)',
            ],
            [
              'बढ़ई, वेल्डर, बिजली मिस्त्री',
              'GST सीमा; काम पर सुरक्षा। [बनाना](/sectors/manufacturing-compliance)',
            ],
            [
              'साबुन, क्रीम, अगरबत्ती',
              'त्वचा पर लगने वाली चीज़ों का कॉस्मेटिक लाइसेंस। [बनाना](/sectors/manufacturing-compliance)',
            ],
            [
              'खिलौने, हेलमेट, बिजली का सामान',
              'पहली बिक्री से पहले BIS लाइसेंस। [बनाना](/sectors/manufacturing-compliance)',
            ],
            [
              'हस्तशिल्प, हथकरघा, मिट्टी के बर्तन',
              'उद्यम; कुछ शिल्पों को GST में राहत। [MSME गाइड](/msme-compliance)',
            ],
            [
              'पंचर की दुकान, गैराज, गाड़ी धुलाई',
              'ट्रेड लाइसेंस, पुराना तेल। [गाड़ियाँ](/sectors/automotive-compliance)',
            ],
            ['ऑटो, टैक्सी, टेंपो', 'परमिट, फ़िटनेस। [ढुलाई](/sectors/logistics-compliance)'],
            ['कूरियर, पार्सल, गोदाम', 'ई-वे बिल, आग से बचाव। [ढुलाई](/sectors/logistics-compliance)'],
            [
              'दवा की दुकान, क्लिनिक, लैब',
              'दवा का लाइसेंस; पंजीकरण। [इलाज](/sectors/healthcare-compliance)',
            ],
            [
              'जिम, योग, फ़िज़ियोथेरेपी',
              'ट्रेड लाइसेंस; इलाज के लिए काउंसिल का पंजीकरण। [इलाज](/sectors/healthcare-compliance)',
            ],
            [
              'ट्यूशन, कोचिंग, प्ले स्कूल',
              'राज्य का पंजीकरण, आग से बचाव। [पढ़ाई](/sectors/education-compliance)',
            ],
            [
              'हॉस्टल, पेइंग गेस्ट, लॉज',
              'आग से बचाव, खाना, ठहराने के शहर के नियम। [ज़मीन-मकान](/sectors/real-estate-compliance)',
            ],
            [
              'समारोह हॉल, टेंट हाउस',
              'आग की मंज़ूरी, संगीत का लाइसेंस। [ज़मीन-मकान](/sectors/real-estate-compliance)',
            ],
            ['प्रॉपर्टी एजेंट, बिल्डर', 'RERA का पंजीकरण। [ज़मीन-मकान](/sectors/real-estate-compliance)'],
            [
              'फ़ोटोग्राफ़र, डिज़ाइनर, लेखक',
              'GST सीमा, काम के दायरे की चिट्ठी। [सलाहकार](/sectors/consulting-compliance)',
            ],
            [
              'ट्रैवल एजेंट, बीमा एजेंट',
              'बीमा कंपनी या नियामक का लाइसेंस। [सलाहकार](/sectors/consulting-compliance)',
            ],
            [
              'सुरक्षा, सफ़ाई, लोग भेजने का काम',
              'ठेका मज़दूर और एजेंसी का लाइसेंस, ESI, PF। [मज़दूर क़ानून की गाइड](/labour-law-compliance)',
            ],
            [
              'सॉफ़्टवेयर, ऐप, ऑनलाइन बेचना',
              'ग्राहकों की ओर ज़िम्मेदारियाँ, डेटा का क़ानून। [सॉफ़्टवेयर](/sectors/technology-compliance)',
            ],
            [
              'निर्यात, आयात',
              'आयात-निर्यात कोड। [सॉफ़्टवेयर और निर्यात](/sectors/technology-compliance)',
            ],
          ],
        },
      ],
    },
    {
      id: 'true-count',
      heading: 'ये कितने धंधे हुए?',
      blocks: [
        {
          kind: 'text',
          text: 'नौ धंधों का पूरा पेज है, और खाने का भी एक है। तालिका में वे दूसरे धंधे हैं, जिन्हें हम जगह दे सके। इस साइट पर और जगह हमारा दफ़्तर कहता है कि वह {claim.sectors}+ धंधों की सेवा करता है। वह अपने काम के बारे में उसका अपना कहना है, इन पेजों की गिनती नहीं।',
        },
        {
          kind: 'text',
          text: 'आपका धंधा नहीं है, या आप दो साथ करते हैं? [मुफ़्त सलाह माँगें](/contact?type=consultation) और अपना एक आम दिन बताएँ। धंधे के नाम से ज़्यादा हमें उससे पता चलता है।',
        },
      ],
    },
  ],
};
