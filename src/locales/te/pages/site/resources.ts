import type { PageContent } from '../../../../content/types.ts';

/** Index of guides, tools, learning pages, articles and background reading (CONT-08). */
export const content: PageContent = {
  name: 'సమాచారం',
  updatedOn: '2026-11-23',
  title: 'సమాచారం: గైడ్‌లు, సాధనాలు, చదవాల్సినవి | Niyam',
  description:
    'ఈ సైట్‌లో ఉన్నవన్నీ ఒకే చోట: లైసెన్స్‌లవారీగా గైడ్‌లు, సాధనాలు, అడుగడుగు పేజీలు, వ్యాసాలు, వాటి వెనక చట్టం, సిగ్నల్ లేకుండా తెరుచుకునేవి.',
  heading: 'సమాచారం',
  lead: 'గైడ్‌లు, సాధనాలు, చదవాల్సినవి. ఏదో తెలియదా? [లైసెన్స్ ఫైండర్](/find) వాడండి లేదా [మమ్మల్ని అడగండి](/contact).',
  sections: [
    {
      id: 'by-question',
      heading: 'మీరు ఏం తెలుసుకోవాలి అనేదాన్ని బట్టి',
      blocks: [
        {
          kind: 'table',
          caption: 'ఎక్కడ చూడాలి',
          head: ['మీకు కావాల్సింది', 'ఇది తెరవండి'],
          rows: [
            [
              'అధికారికి ఇప్పుడు ఏం చెప్పాలో తెలుసుకోవడం',
              '[అధికారి వస్తే](/blog/street-vendor-compliance-india#if-an-officer-comes)',
            ],
            ['ఏ పత్రాలు కావాలో తెలుసుకోవడం', '[లైసెన్స్ ఫైండర్](/find)'],
            ['ఆహారం అమ్మడం', '[రెస్టారెంట్‌లు, ఆహారం](/restaurant), తర్వాత [FSSAI](/fssai-compliance)'],
            ['దుకాణం తెరవడం', '[ట్రేడ్ లైసెన్స్](/trade-license-compliance)'],
            [
              'GST కావాలో లేదో తెలుసుకోవడం',
              '[తెలంగాణలో GST పరిమితి](/blog/gst-limit-telangana), తర్వాత [GST గైడ్](/gst-compliance)',
            ],
            [
              'రుణం తీసుకోవడం',
              '[వ్యాపారుల రుణం](/blog/pm-svanidhi-loan), లేదా [రుణాలు, పెట్టుబడిదారులు](/investment)',
            ],
            ['పథకం వెతకడం', '[ప్రభుత్వ పథకాలు](/government-schemes)'],
            ['పన్ను, రుసుము లేదా రుణం లెక్కించడం', '[డబ్బు లెక్కలు](/financial-hub)'],
            ['ఒక పని మీరే, అడుగడుగునా చేసుకోవడం', '[ఎలా చేయాలి గైడ్‌లు](/how-to-guides)'],
            ['ఏది ఎప్పుడు కట్టాలో తెలుసుకోవడం', '[నా తేదీలు](/calendar)'],
            ['మనుషులను పనిలో పెట్టుకోవడం', '[కార్మిక చట్టం](/labour-law-compliance)'],
            ['కంపెనీ ఏర్పాటు చేయడం', '[కంపెనీ నమోదు](/company-registration)'],
            ['పేరును కాపాడుకోవడం', '[ట్రేడ్‌మార్క్](/trademark-registration)'],
            ['సైట్ అసలుదేనా చూడటం', '[ఆరు చూపులు](/blog/false-portals)'],
            ['ఎంత ఖర్చో తెలుసుకోవడం', '[ధరలు](/pricing)'],
          ],
        },
      ],
    },
    {
      id: 'offline',
      heading: 'సిగ్నల్ లేకుండా తెరుచుకునేవి',
      answer: 'ముందు గైడ్‌లు, చట్టం పేజీలు; మిగతావి మంచి లైను మీద.',
      blocks: [
        {
          kind: 'text',
          text: 'మీరు మొదటిసారి వచ్చినప్పుడు గైడ్‌లు, చట్టం పేజీలు ఫోన్‌లో సేవ్ అవుతాయి; ఆ వెంటనే ఫైండర్, సహాయకుడు, క్యాలెండర్, వ్యాపార పరీక్ష, వెతికే పేజీ. మిగతావి మంచి లైను మీద, లేదా మీరు [ఈ ఫోన్](/settings) పేజీలో అడిగినప్పుడు వస్తాయి. మీరు డేటా ఆదా చేస్తుంటే, లేదా మీ లైను చాలా నెమ్మదిగా ఉంటే, మీరు తెరిచిన పేజీలు సేవ్ అవుతాయి. ప్రభుత్వ పోర్టళ్ల లింక్‌లకు ఎప్పుడూ నెట్‌వర్క్ కావాలి. కింది జాబితాలు ఒక్కో పేజీకి ఎంత డౌన్‌లోడ్ అవుతుందో చెబుతాయి, ఈ ఫోన్‌లో ఇప్పటికే ఉంటే “నెట్ లేకుండా” అంటాయి; దానికి JavaScript కావాలి.',
        },
      ],
    },
    {
      id: 'saved',
      heading: 'మీరు సేవ్ చేసినవి',
      blocks: [
        {
          kind: 'saved',
          text: 'గైడ్ శీర్షిక కింద ఉన్న బటన్‌తో మీరు సేవ్ చేసిన గైడ్‌లు ఇక్కడ కనిపిస్తాయి. ఈ జాబితా ఈ ఫోన్‌లోనే ఉంటుంది; దీనికి JavaScript కావాలి.',
        },
      ],
    },
    {
      id: 'guides',
      heading: 'లైసెన్స్‌లవారీగా గైడ్‌లు',
      blocks: [
        {
          kind: 'text',
          text: 'ఎవరికి కావాలి, ఎవరికి అక్కర్లేదు, పత్రాలు, అడుగులు, తేదీలతో రుసుములు, మేం లేకుండా ఎలా చేసుకోవాలి: ఒక్కో గైడ్ ఇవన్నీ చెబుతుంది.',
        },
        { kind: 'guides', facts: true },
      ],
    },
    {
      id: 'tools',
      heading: 'సాధనాలు',
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
      heading: 'మొదలుపెట్టడం, మీ వ్యాపారం',
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
      heading: 'ఒక పని, అడుగడుగునా',
      blocks: [{ kind: 'below', page: 'tools/how-to-guides', facts: true }],
    },
    {
      id: 'sheets',
      heading: 'ప్రింట్ తీసుకోవడానికి, పంపడానికి చార్ట్‌లు',
      blocks: [{ kind: 'below', page: 'tools/infographics', facts: true }],
    },
    {
      id: 'specimens',
      heading: 'పత్రాలు ఎలా ఉంటాయి',
      answer: 'ఐదు పత్రాలకు మేం గీసినవి, SPECIMEN అని గుర్తుతో.',
      blocks: [
        {
          kind: 'text',
          text: 'మేమే గీసినవి, SPECIMEN (నమూనా) అని గుర్తుతో. ఒక్కోదాని మీద నంబర్లు ఉన్నాయి, ఏం చూసుకోవాలో అవి చెబుతాయి.',
        },
        {
          kind: 'table',
          caption: 'పత్రాల గీతలు',
          head: ['పత్రం', 'ముందు చూడాల్సినవి'],
          rows: [
            [
              '[వెండింగ్ సర్టిఫికెట్](/blog/street-vendor-compliance-india#survey-and-certificate)',
              'పేరు, జోన్, రోజులు, వేళలు',
            ],
            ['[ఆహార నమోదు](/fssai-compliance#daily-duties)', 'నంబర్, చిరునామా'],
            ['[GST సర్టిఫికెట్](/gst-compliance#steps)', 'నంబర్, పేరు'],
            ['[ట్రేడ్ లైసెన్స్](/trade-license-compliance#steps)', 'వ్యాపారం రకం, చివరి రోజు'],
            ['[రసీదు](/how-to-guides/vending-certificate#picture)', 'మొత్తం, రోజు, ముద్ర'],
          ],
        },
      ],
    },
    {
      id: 'articles',
      heading: 'వ్యాసాలు',
      blocks: [{ kind: 'below', page: 'blog', facts: true }],
    },
    {
      id: 'law',
      heading: 'వీటి వెనక ఉన్న చట్టం',
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
      heading: 'వేరే చోట ఉచిత సాయం',
      blocks: [
        {
          kind: 'text',
          text: 'ఉచిత న్యాయ సాయం: {helpline.legal-aid}. వినియోగదారుల హెల్ప్‌లైన్: {helpline.consumer}. ఆన్‌లైన్ మోసం: {helpline.cybercrime}. బ్యాంకుల మీద ఫిర్యాదులు: {helpline.bank-complaints}.',
        },
        {
          kind: 'portals',
          portals: ['nalsa', 'telelaw', 'myscheme', 'nsws', 'indiacode', 'cpgrams'],
        },
      ],
    },
  ],
};
