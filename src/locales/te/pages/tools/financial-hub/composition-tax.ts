import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the composition calculator does, its rule and its rates. */
export const content: PageContent = {
  name: 'కంపోజిషన్ పన్ను',
  updatedOn: '2026-11-23',
  title: 'చిన్న అమ్మకందారులకు కంపోజిషన్ పన్ను లెక్క | Niyam',
  description:
    'కంపోజిషన్ స్కీమ్‌లో ఒక త్రైమాసికం GST; పక్కనే కొనుగోళ్ల క్రెడిట్‌తో మామూలు స్కీమ్. రేట్లకు తేదీలు, ఆధారాలు. సిగ్నల్ లేకపోయినా పని చేస్తుంది.',
  heading: 'కంపోజిషన్ పన్ను',
  lead: 'ఒక త్రైమాసికం పన్ను.',
  sections: [
    {
      id: 'rule',
      heading: 'నియమం',
      blocks: [
        {
          kind: 'text',
          text: 'త్రైమాసికం అమ్మకాలను రేటుతో గుణించి వందతో భాగిస్తే పన్ను వస్తుంది. కొని అమ్మేవారు పన్ను పడే అమ్మకాలే లెక్కిస్తారు. తయారీదారు, రెస్టారెంట్, సేవలు ఇచ్చేవారు రాష్ట్రంలోని అమ్మకాలన్నీ లెక్కిస్తారు. ఈ పన్నును బిల్లులో వేయకూడదు.',
        },
        {
          kind: 'entries',
          caption: 'రేట్లు, పరిమితులు',
          rows: [
            { label: 'కొని అమ్మేవారు, తయారీదారులు', fact: 'gst.composition.trader' },
            { label: 'మద్యం లేని రెస్టారెంట్‌లు', fact: 'gst.composition.restaurant' },
            { label: 'సేవలు', fact: 'gst.composition.services' },
            { label: 'గరిష్ఠ టర్నోవర్, వస్తువులు, రెస్టారెంట్‌లు', fact: 'gst.composition.limit' },
            { label: 'గరిష్ఠ టర్నోవర్, సేవలు', fact: 'gst.composition.services-limit' },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'ఇంకా చదవండి',
      blocks: [
        {
          kind: 'text',
          text: 'ఐస్‌క్రీం, పాన్ మసాలా, పొగాకు, గ్యాస్ కూల్‌డ్రింక్‌లు, ఇటుకలు, పెంకులు ఈ స్కీమ్‌లో తయారు చేయకూడదు; కొని అమ్మవచ్చు. వస్తువులు అమ్మేవారు కొన్ని సేవలను వస్తువుల రేటుకే అమ్మవచ్చు. పరిమితి: రాష్ట్రంలో గత ఏడాది అమ్మకాల్లో {gst.composition.service-share} లేదా {gst.composition.service-amount}, ఏది ఎక్కువైతే అది.',
        },
        { kind: 'pages', pages: ['guides/gst-compliance', 'tools/financial-hub/gst'] },
      ],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    business: {
      label: 'వ్యాపారం రకం',
      options: {
        trader: 'కొని అమ్మేవారు: {gst.composition.trader}',
        maker: 'వస్తువుల తయారీదారు: {gst.composition.trader}',
        restaurant: 'మద్యం లేని రెస్టారెంట్: {gst.composition.restaurant}',
        services: 'సేవలు: {gst.composition.services}',
      },
    },
    sales: {
      label: 'త్రైమాసికం అమ్మకాలు (₹)',
      hint: 'కొని అమ్మేవారు: పన్ను పడే అమ్మకాలే. తయారీదారులు, రెస్టారెంట్‌లు, సేవలు: రాష్ట్రంలోని అమ్మకాలన్నీ.',
    },
    regularRate: {
      label: 'మామూలు స్కీమ్‌తో పోల్చాల్సిన రేటు',
      options: {
        skip: 'పోల్చవద్దు',
        low: '{gst.rate.low}',
        standard: '{gst.rate.standard}',
        high: '{gst.rate.high}',
      },
    },
    credit: {
      label: 'త్రైమాసికంలో మీ కొనుగోళ్లపై GST (₹)',
      hint: 'మామూలు స్కీమ్‌లో క్రెడిట్‌గా అడగగలిగేది.',
    },
  },
  lines: {
    tax: 'త్రైమాసికం కంపోజిషన్ పన్ను',
    output: 'మామూలు స్కీమ్: అమ్మకాలపై పన్ను',
    credit: 'మామూలు స్కీమ్: కొనుగోళ్ల క్రెడిట్',
    regular: 'మామూలు స్కీమ్: డబ్బుతో కట్టాల్సింది',
  },
  notes: {
    'credit-left': 'పన్ను కంటే క్రెడిట్ ఎక్కువ: మిగిలింది ముందుకు వెళ్తుంది.',
  },
  assumptions: [
    'కంపోజిషన్ పన్ను మీ సొంత మార్జిన్ నుంచి కడతారు. మామూలు GSTని ధరకు కలుపుతారు, కస్టమర్ కడతారు.',
    'టర్నోవర్ పరిమితిలోనే ఉంది: వస్తువులు, రెస్టారెంట్‌లకు {gst.composition.limit}, సేవలకు {gst.composition.services-limit}. స్కీమ్ వద్దన్న వస్తువుల్లో ఇవి లేవు.',
    'పోల్చడానికి, అమ్మకాలన్నిటికీ ఒకే రేటు, పన్ను లేని ధర మారదని అనుకుంటున్నాం.',
  ],
};
