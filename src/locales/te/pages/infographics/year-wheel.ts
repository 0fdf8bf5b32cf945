import { sheet } from '../../sheet-page.ts';

/** Sheet: the days of the year that most small businesses meet. */
export const content = sheet({
  name: 'చిన్న వ్యాపారానికి ఒక ఏడాది',
  title: 'చిన్న వ్యాపారానికి ఒక ఏడాది: చార్ట్ | Niyam',
  description:
    'GST, ఆదాయపు పన్ను, ఆహారం, ట్రేడ్ లైసెన్స్, కార్మికులకు ఏడాదిలో వచ్చే రోజులు ఒకే చక్రంలో; ప్రతి నెలా వచ్చేవి. గోడకు తగిలించడానికి.',
  heading: 'చిన్న వ్యాపారానికి ఒక ఏడాది',
  lead: 'అన్ని రోజులూ మీకు కావు. GST, కార్మికులు లేని స్టాల్‌కు ఎక్కువలో ఎక్కువ ఒక్కటే: పన్ను రిటర్న్. తేదీలు మారవచ్చు: ఆ నెలలో పోర్టల్ చూడండి.',
  reviewedOn: '2026-11-23',
  sheet: {
    layout: 'wheel',
    parts: [
      {
        fact: 'labour.posh.report',
        title: 'కమిటీ నివేదిక',
        line: '{labour.posh.workers} మంది కార్మికుల నుంచి. కొన్ని జిల్లాలు వేరే రోజు చెబుతాయి.',
      },
      {
        fact: 'income-tax.presumptive.advance-tax',
        title: 'ముందస్తు పన్ను',
        line: 'తేలిక నియమం ప్రకారం పన్ను కట్టే చిన్న వ్యాపారం.',
      },
      {
        fact: 'gst.due.composition-choice',
        title: 'కంపోజిషన్',
        optional: true,
        line: 'వచ్చే ఏడాదికి ఎంచుకోవడానికి చివరి రోజు.',
      },
      {
        fact: 'fssai.annual-return.due',
        title: 'ఆహార రిటర్న్',
        line: 'లైసెన్స్ ఉన్న తయారీదారులు, దిగుమతిదారులు మాత్రమే.',
      },
      {
        fact: 'gst.due.gstr4',
        title: 'GSTR-4',
        line: 'కంపోజిషన్ స్కీమ్‌లో ఉన్నవారు.',
      },
      {
        fact: 'income-tax.return-business',
        title: 'ఆదాయపు పన్ను రిటర్న్',
        line: 'ఆడిట్ లేని వ్యాపారం.',
      },
      {
        fact: 'trade.ghmc.apply-by',
        title: 'ట్రేడ్ లైసెన్స్',
        line: 'హైదరాబాద్, వచ్చే ఏడాదికి. నోటీసు చూడండి.',
      },
      {
        fact: 'gst.annual-return.due',
        title: 'GST వార్షిక రిటర్న్',
        line: 'టర్నోవర్ {gst.annual-return.turnover} దాటితే.',
      },
    ],
    monthly: [
      { title: '{labour.wages.due}వ తేదీ', line: 'గత నెల వేతనాలు.' },
      { title: '{gst.due.gstr1}వ తేదీ', line: 'GSTR-1, మీరు ప్రతి నెలా దాఖలు చేస్తే.' },
      { title: '{labour.due}వ తేదీ', line: 'ESI, PF.' },
      { title: '{gst.due.gstr3b}వ తేదీ', line: 'పన్నుతో పాటు GSTR-3B.' },
    ],
  },
  more: [
    {
      id: 'others',
      heading: 'ఇంకా ఉన్నవారు',
      blocks: [
        {
          kind: 'text',
          text: 'కంపెనీలకు, LLPలకు, ఫ్యాక్టరీలకు, చెల్లింపుల్లో పన్ను కోసేవారికి ఇంకా రోజులు ఉంటాయి: [కంపెనీ నమోదు](/company-registration), మీ [వ్యాపారం](/sectors) పేజీ చూడండి. త్రైమాసికం వారీగా GST దాఖలు చేసేవారికి తేదీలు వేరు: [GST గైడ్](/gst-compliance#returns) చెబుతుంది.',
        },
        {
          kind: 'entries',
          caption: 'ఈ తేదీలు ఎక్కడివి',
          rows: [
            {
              label: 'ఆదాయపు పన్ను రిటర్న్, ఆడిట్ లేని వ్యాపారం',
              fact: 'income-tax.return-business',
            },
            { label: 'GSTR-4', fact: 'gst.due.gstr4' },
            { label: 'GST వార్షిక రిటర్న్', fact: 'gst.annual-return.due' },
            { label: 'లైసెన్స్ ఉన్న తయారీదారుల ఆహార రిటర్న్', fact: 'fssai.annual-return.due' },
            { label: 'ట్రేడ్ లైసెన్స్, హైదరాబాద్: దరఖాస్తు గడువు', fact: 'trade.ghmc.apply-by' },
          ],
        },
      ],
    },
  ],
});
