import type { PageContent } from '../../../content/types.ts';

/** Index of the steps of starting a business. */
export const content: PageContent = {
  name: 'कारोबार शुरू करें',
  updatedOn: '2026-11-23',
  title: 'कारोबार शुरू करें: क़दम, सही क्रम में | Niyam',
  description:
    'पहले विचार से पहले कामगार तक: भारत में छोटा कारोबार शुरू करने के क़दम, समय, ख़र्च और काम के साथ, ऐसे क्रम में कि कुछ दो बार न करना पड़े।',
  heading: 'कारोबार शुरू करें',
  lead: 'ये क़दम क्रम से लें। पहले दो में कम लगता है और सबसे ज़्यादा बचता है।',
  sections: [
    {
      id: 'steps',
      heading: 'क़दम',
      blocks: [
        {
          kind: 'text',
          text: 'हर क़दम बताता है कि वह किसलिए है, कितना समय लगता है, कितना ख़र्च, क्या करना है और कौन-से काग़ज़ रखने हैं। समय हमारा अंदाज़ा हैं, छोटी दुकान या ठेले के लिए।',
        },
        {
          kind: 'steps',
          steps: [
            {
              title: '[आपका विचार एक पन्ने पर](/start-business/step/ideation)',
              text: 'कौन ख़रीदता है, एक बिक्री से क्या बचता है, और कितनी बिक्री में महीना निकलता है।',
              time: 'दो शामें',
              cost: 'एक पेन',
            },
            {
              title: '[ग्राहक गिनें](/start-business/step/market-research)',
              text: 'आने-जाने वाले, दाम, थोड़ा-सा माल बेचकर देखना, और क्या वहाँ बेच सकते हैं।',
              time: 'दो हफ़्ते, हर हफ़्ते कुछ घंटे',
              cost: 'आज़माने का माल',
            },
            {
              title: '[धंधा किसके नाम पर](/start-business/step/registration)',
              text: 'अकेला मालिक, फ़र्म, LLP या कंपनी। जो सबसे छोटा ठीक बैठे, उसी से शुरू करें।',
              time: 'एक दिन, या कंपनी के लिए कुछ हफ़्ते',
              cost: 'जिस अकेले मालिक के पास पैन है, उसके लिए मुफ़्त',
            },
            {
              title: '[कौन-से नियम लागू हैं](/start-business/step/compliance)',
              text: 'जगह, सामान, लोग, टैक्स: एक सूची, आवेदन के क्रम में।',
              time: 'एक शाम, फिर एक से आठ हफ़्ते',
              cost: 'लाइसेंस के हिसाब से; गाइड में लिखा है',
            },
            {
              title: '[नाम, जो आपका हो](/start-business/step/branding)',
              text: 'बोर्ड रँगवाने से पहले खोज लें।',
              time: 'एक शाम',
              cost: 'खोजना मुफ़्त',
            },
            {
              title: '[रोज़ का काम](/start-business/step/operations)',
              text: 'बिक्री की कॉपी, बिल, माल देने वाले, तराज़ू, साफ़-सफ़ाई, जाँच की फ़ाइल।',
              time: 'तैयारी का एक दिन',
              cost: 'एक कॉपी, एक फ़ाइल, आग बुझाने का सिलेंडर',
            },
            {
              title: '[आख़िरी जाँच](/start-business/step/launch)',
              text: 'दीवार, दाम, UPI, नक़्शा, और कोई काग़ज़ देर से आए तो क्या करें।',
              time: 'दो शामें',
              cost: 'छपाई',
            },
            {
              title: '[बैंक और लोन](/start-business/step/banking)',
              text: 'कारोबार का अपना खाता, तीसरे क़दम से ही। लोन तभी, जब हिसाब बैठे।',
              time: 'खाते के लिए कुछ दिन, लोन के लिए कुछ हफ़्ते',
              cost: 'सरकारी योजना के आवेदन की कोई फ़ीस नहीं',
            },
            {
              title: '[आपका पहला कामगार](/start-business/step/hr)',
              text: 'नियुक्ति पत्र, न्यूनतम मज़दूरी, समय पर वेतन, और लोगों की हर सीमा पर क्या जुड़ता है।',
              time: 'हर कामगार के लिए एक शाम',
              cost: 'मज़दूरी; ESI और PF का पंजीकरण मुफ़्त है',
            },
            {
              title: '[शुरू करने वालों के सवाल](/start-business/step/faqs)',
              text: 'पहली बिक्री से पहले और बाद लोग क्या पूछते हैं, उसके छोटे जवाब।',
              time: 'आधा घंटा',
              cost: 'कुछ नहीं',
            },
          ],
        },
      ],
    },
    {
      id: 'which-way',
      heading: 'सारे क़दम ज़रूरी नहीं',
      answer: 'अकेले ठेले वाले को इनमें से पाँच ही चाहिए।',
      blocks: [
        {
          kind: 'table',
          caption: 'कुछ लोगों का छोटा रास्ता',
          head: ['आप', 'ये करें', 'बाद में'],
          rows: [
            ['अकेले ठेले से बेचते हैं', 'विचार, ग्राहक, नियम, रोज़ का काम, लोन', 'कंपनी, ट्रेडमार्क, कामगार'],
            ['छोटी दुकान खोलते हैं', 'सारे दस, क्रम से', 'कंपनी; GST, जब तक सीमा नज़दीक न आए'],
            [
              'घर से ग्राहकों का काम करते हैं',
              'विचार, नाम, पंजीकरण, बैंक',
              'जगह के लाइसेंस, जब तक आप खाना न पकाएँ',
            ],
            [
              'सामान बनाते हैं',
              'किराए से पहले नियम: [वर्कशॉप](/sectors/manufacturing-compliance) देखें',
              'शुरुआत, जब तक नमूने पास न हों',
            ],
            ['साझेदार या पैसा लगाने वाला है', 'पहले पंजीकरण, लिखकर', 'जिसमें नाम लगता है, वह कुछ भी नहीं'],
          ],
        },
      ],
    },
    {
      id: 'progress',
      heading: 'आप कहाँ तक पहुँचे',
      blocks: [
        {
          kind: 'text',
          text: 'क़दम पर यहाँ या उसके आख़िर में निशान लगाएँ। जो आपके लिए नहीं, उसे छोड़ दें: ठेले को कंपनी नहीं चाहिए।',
        },
        {
          kind: 'documents',
          done: true,
          items: [
            {
              id: 'start.step.ideation',
              label: '[आपका विचार एक पन्ने पर](/start-business/step/ideation)',
            },
            {
              id: 'start.step.market-research',
              label: '[ग्राहक गिनें](/start-business/step/market-research)',
            },
            {
              id: 'start.step.registration',
              label: '[धंधा किसके नाम पर](/start-business/step/registration)',
            },
            {
              id: 'start.step.compliance',
              label: '[कौन-से नियम लागू हैं](/start-business/step/compliance)',
            },
            {
              id: 'start.step.branding',
              label: '[नाम, जो आपका हो](/start-business/step/branding)',
            },
            {
              id: 'start.step.operations',
              label: '[रोज़ का काम](/start-business/step/operations)',
            },
            { id: 'start.step.launch', label: '[आख़िरी जाँच](/start-business/step/launch)' },
            { id: 'start.step.banking', label: '[बैंक और लोन](/start-business/step/banking)' },
            { id: 'start.step.hr', label: '[आपका पहला कामगार](/start-business/step/hr)' },
            { id: 'start.step.faqs', label: '[शुरू करने वालों के सवाल](/start-business/step/faqs)' },
          ],
        },
      ],
    },
    {
      id: 'help',
      heading: 'कहीं अटक जाएँ, तो',
      blocks: [
        {
          kind: 'text',
          text: 'इसका ज़्यादातर आप अकेले कर सकते हैं, और हमारे साथ पहली बातचीत का कुछ नहीं लगता। [मुफ़्त सलाह माँगें](/contact?type=consultation) और बताएँ कि आप किस क़दम पर हैं।',
        },
      ],
    },
  ],
};
