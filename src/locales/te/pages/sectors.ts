import type { PageContent } from '../../../content/types.ts';

/** Index of the sector pages, with the way from a trade without a page of its own to the nearest one. */
export const content: PageContent = {
  name: 'రంగాలు',
  updatedOn: '2026-11-21',
  title: 'రంగాలు: ఒక్కో వ్యాపారానికి నియమాలు | Niyam',
  description:
    'మీ వ్యాపారానికి కావాల్సిన పత్రాలు చూడండి: దుకాణాలు, ఆహారం, రవాణా, ఆరోగ్యం, స్కూళ్లు, ఫ్యాక్టరీలు, స్థిరాస్తి, సాఫ్ట్‌వేర్, ఇంకా చాలా పనులు పేరుతో.',
  heading: 'రంగాలు',
  lead: 'మీ వ్యాపారం ఎంచుకోండి. మీ సొంత జాబితా కోసం [లైసెన్స్ ఫైండర్](/find) వాడండి.',
  sections: [
    {
      id: 'sell-and-make',
      heading: 'అమ్మడం, తయారు చేయడం, తరలించడం',
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
      heading: 'సేవలు, సంరక్షణ',
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
      heading: 'కట్టడం, అద్దెకు ఇవ్వడం',
      blocks: [
        {
          kind: 'pages',
          pages: ['sectors/real-estate-compliance'],
        },
      ],
    },
    {
      id: 'food',
      heading: 'ఆహారం, వీధి అమ్మకాలు',
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
      heading: 'మీ పని పేరుతో',
      blocks: [
        {
          kind: 'text',
          text: 'ప్రతి పనికీ సొంత పేజీ లేదు. ఏ పేజీ దగ్గరగా ఉంటుందో, ఆ పనికి ప్రత్యేకమైన పత్రం ఏదో ఈ పట్టిక చెబుతుంది. అందరికీ వర్తించే పన్ను, కార్మిక నియమాలు [సేవలు](/services) కింద ఉన్న గైడ్‌లలో ఉన్నాయి.',
        },
        {
          kind: 'table',
          caption: 'పనులు, వాటి గురించి చదవాల్సిన చోటు',
          head: ['పని', 'ముందు చూడాల్సింది'],
          rows: [
            [
              'కూరగాయల, పండ్ల లేదా పూల బండి',
              'వెండింగ్ సర్టిఫికెట్, ముద్ర వేసిన తూకం. [వీధి వ్యాపారులు](/blog/street-vendor-compliance-india)',
            ],
            ['చాట్, టీ లేదా టిఫిన్ స్టాల్', 'వెండింగ్ సర్టిఫికెట్; FSSAIకి కూడా అదే లెక్క. [FSSAI గైడ్](/fssai-compliance)'],
            ['క్లౌడ్ కిచెన్, రెస్టారెంట్, కేటరింగ్', 'FSSAI, ట్రేడ్ లైసెన్స్. [రెస్టారెంట్‌లు](/restaurant)'],
            [
              'బేకరీ, మిఠాయిలు, పచ్చళ్లు, అప్పడాలు',
              'FSSAI; ప్యాకెట్ లేబుల్. [తయారీ](/sectors/manufacturing-compliance)',
            ],
            [
              'మాంసం, చేపలు లేదా పాల దుకాణం',
              'FSSAI; చోటుకు నగరం సొంత నియమాలు. [దుకాణాలు](/sectors/retail-commerce)',
            ],
            ['కిరాణా, జనరల్ స్టోర్', 'ట్రేడ్ లైసెన్స్, FSSAI, తూకం. [దుకాణాలు](/sectors/retail-commerce)'],
            ['బట్టలు, చెప్పులు, బ్యాగులు', 'చెప్పుల మీద BIS గుర్తు. [దుకాణాలు](/sectors/retail-commerce)'],
            ['టైలర్, బొటిక్, ఎంబ్రాయిడరీ', 'సేవలకు GST పరిమితి. [సలహాదారులు](/sectors/consulting-compliance)'],
            ['సెలూన్, బ్యూటీ పార్లర్', 'ట్రేడ్ లైసెన్స్, దుకాణం నమోదు. [దుకాణాలు](/sectors/retail-commerce)'],
            ['బంగారం, వెండి', 'హాల్‌మార్క్ నమోదు. [దుకాణాలు](/sectors/retail-commerce)'],
            ['మొబైల్ ఫోన్‌లు, ఎలక్ట్రానిక్స్', 'వస్తువుల మీద BIS నమోదు గుర్తు. [దుకాణాలు](/sectors/retail-commerce)'],
            ['హార్డ్‌వేర్, రంగులు, సిమెంట్', 'ప్యాకెట్ నియమాలు, అగ్నిమాపక భద్రత. [దుకాణాలు](/sectors/retail-commerce)'],
            ['విత్తనాలు, ఎరువులు, పురుగుమందులు', 'వ్యవసాయ శాఖ లైసెన్స్. [దుకాణాలు](/sectors/retail-commerce)'],
            ['పుస్తకాలు, ప్రింటింగ్, ఫోటోకాపీ', 'ట్రేడ్ లైసెన్స్, కాపీరైట్. [దుకాణాలు](/sectors/retail-commerce)'],
            [
              'పాత సామాను, చెత్త కొనేవారు',
              'కాలుష్య మండలి సమ్మతి, నగరం పోలీసు నియమాలు. [తయారీ](/sectors/manufacturing-compliance)',
            ],
            [
              'వడ్రంగి, వెల్డర్, ఎలక్ట్రీషియన్',
              'GST పరిమితి; పనిలో భద్రత. [తయారీ](/sectors/manufacturing-compliance)',
            ],
            [
              'సబ్బు, క్రీములు, అగరబత్తి',
              'చర్మం మీద రాసుకునేవాటికి సౌందర్య సాధనాల లైసెన్స్. [తయారీ](/sectors/manufacturing-compliance)',
            ],
            [
              'బొమ్మలు, హెల్మెట్లు, కరెంటు వస్తువులు',
              'మొదటి అమ్మకానికి ముందే BIS లైసెన్స్. [తయారీ](/sectors/manufacturing-compliance)',
            ],
            ['హస్తకళలు, చేనేత, కుండలు', 'ఉద్యమ్; కొన్ని హస్తకళలకు GST సడలింపు. [MSME గైడ్](/msme-compliance)'],
            [
              'పంక్చర్ స్టాల్, గ్యారేజ్, కార్ వాష్',
              'ట్రేడ్ లైసెన్స్, వాడేసిన నూనె. [వాహనాలు](/sectors/automotive-compliance)',
            ],
            ['ఆటో, ట్యాక్సీ, టెంపో', 'పర్మిట్, ఫిట్‌నెస్. [రవాణా](/sectors/logistics-compliance)'],
            ['కొరియర్, పార్సిల్, గోదాము', 'ఈ-వే బిల్లు, అగ్నిమాపక భద్రత. [రవాణా](/sectors/logistics-compliance)'],
            ['మందుల దుకాణం, క్లినిక్, ల్యాబ్', 'మందుల లైసెన్స్; నమోదు. [ఆరోగ్యం](/sectors/healthcare-compliance)'],
            [
              'జిమ్, యోగా, ఫిజియోథెరపీ',
              'ట్రేడ్ లైసెన్స్; వైద్యం చేస్తే కౌన్సిల్ నమోదు. [ఆరోగ్యం](/sectors/healthcare-compliance)',
            ],
            [
              'ట్యూషన్, కోచింగ్, ప్లే స్కూల్',
              'రాష్ట్ర నమోదు, అగ్నిమాపక భద్రత. [విద్య](/sectors/education-compliance)',
            ],
            [
              'హాస్టల్, పేయింగ్ గెస్ట్, లాడ్జి',
              'అగ్నిమాపక భద్రత, ఆహారం, నగరం లాడ్జి నియమాలు. [స్థిరాస్తి](/sectors/real-estate-compliance)',
            ],
            [
              'ఫంక్షన్ హాల్, టెంట్ హౌస్',
              'అగ్నిమాపక అనుమతి, సంగీతం లైసెన్స్. [స్థిరాస్తి](/sectors/real-estate-compliance)',
            ],
            ['ఇళ్ల, స్థలాల ఏజెంటు, బిల్డర్', 'RERA. [స్థిరాస్తి](/sectors/real-estate-compliance)'],
            [
              'ఫోటోగ్రాఫర్, డిజైనర్, రచయిత',
              'GST పరిమితి, పని పరిధి లేఖ. [సలహాదారులు](/sectors/consulting-compliance)',
            ],
            [
              'ట్రావెల్ ఏజెంటు, బీమా ఏజెంటు',
              'బీమా సంస్థ లేదా నియంత్రణ సంస్థ లైసెన్స్. [సలహాదారులు](/sectors/consulting-compliance)',
            ],
            [
              'సెక్యూరిటీ, క్లీనింగ్, మనుషుల సరఫరా',
              'కాంట్రాక్టు కార్మికుల, ఏజెన్సీ లైసెన్స్, ESI, PF. [కార్మిక గైడ్](/labour-law-compliance)',
            ],
            [
              'సాఫ్ట్‌వేర్, యాప్, ఆన్‌లైన్ అమ్మకందారు',
              'వినియోగదారుల పట్ల బాధ్యతలు, డేటా చట్టం. [సాఫ్ట్‌వేర్](/sectors/technology-compliance)',
            ],
            [
              'ఎగుమతి, దిగుమతి చేసేవారు',
              'ఇంపోర్ట్-ఎక్స్‌పోర్ట్ కోడ్. [సాఫ్ట్‌వేర్, ఎగుమతి](/sectors/technology-compliance)',
            ],
          ],
        },
      ],
    },
    {
      id: 'true-count',
      heading: 'మొత్తం ఎన్ని రంగాలు?',
      blocks: [
        {
          kind: 'text',
          text: 'తొమ్మిది రకాల వ్యాపారాలకు పూర్తి పేజీ ఉంది, ఆహారానికీ ఒకటి ఉంది. మేం ఎక్కడ పెట్టాలో తెలిసిన మిగతా పనుల పేర్లు పట్టికలో ఉన్నాయి. ఈ సైట్‌లో వేరే చోట, మా ఆఫీసు {claim.sectors}+ రంగాలకు సేవ చేస్తున్నట్టు చెబుతుంది. అది తన పని గురించి ఆఫీసు చెప్పే మాట, ఈ పేజీల లెక్క కాదు.',
        },
        {
          kind: 'text',
          text: 'మీ పని ఇక్కడ లేదా, లేదా ఒకేసారి రెండు చేస్తున్నారా? [ఉచిత సలహా అడగండి](/contact?type=consultation), మామూలుగా ఒక రోజు మీ పని ఎలా సాగుతుందో చెప్పండి. పని పేరు కంటే అదే మాకు ఎక్కువ చెబుతుంది.',
        },
      ],
    },
  ],
};
