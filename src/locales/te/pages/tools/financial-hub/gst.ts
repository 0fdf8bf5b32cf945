import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the GST calculator does, its rule and its rates. */
export const content: PageContent = {
  name: 'ధరపై GST',
  updatedOn: '2026-11-23',
  title: 'GST లెక్క: ధరకు GST కలపండి లేదా తీసేయండి | Niyam',
  description:
    'ధరకు GST కలపండి, లేదా ధరలో ఉన్న GST తెలుసుకోండి; CGST, SGST లేదా IGSTతో, అమల్లో ఉన్న రేట్లు, తేదీలు, ఆధారాలు. సిగ్నల్ లేకపోయినా పని చేస్తుంది.',
  heading: 'ధరపై GST',
  lead: 'ధరకు GST కలుపుతుంది, లేదా ధరలో ఉన్నది చూపుతుంది.',
  sections: [
    {
      id: 'rule',
      heading: 'నియమం',
      blocks: [
        {
          kind: 'text',
          text: 'కలపడానికి: ధరను రేటుతో గుణించి వందతో భాగిస్తే పన్ను. తెలుసుకోవడానికి: పన్ను ఉన్న ధరను రేటుతో గుణించి, వంద, రేటు కలిపిన దానితో భాగించాలి. ఒకే రాష్ట్రంలో పన్నులో సగం CGST, సగం SGST. మరో రాష్ట్రంలోని కొనుగోలుదారుకు అంతా IGST.',
        },
        {
          kind: 'entries',
          caption: 'అమల్లో ఉన్న రేట్లు',
          rows: [
            { label: 'వస్తువులు, సేవల్లో ఎక్కువ భాగం', fact: 'gst.rate.standard' },
            { label: 'చాలా ఆహారాలు, రోజువారీ అవసరాలు', fact: 'gst.rate.low' },
            { label: 'విలాస, హానికర వస్తువులు', fact: 'gst.rate.high' },
            { label: 'బంగారం, వెండి, నగలు', fact: 'gst.rate.gold' },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'ఏ రేటు, GST ఎవరు తీసుకోవాలి',
      blocks: [
        {
          kind: 'text',
          text: 'ఒక వస్తువు రేటు [పన్ను బోర్డు సైట్‌](portal:cbicgst)లో ఉంటుంది.',
        },
        {
          kind: 'pages',
          pages: [
            'guides/gst-compliance',
            'tools/financial-hub/composition-tax',
            'tools/financial-hub/gst-late-fee',
          ],
        },
      ],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    direction: {
      label: 'ఏం చేయాలి',
      options: { add: 'ధరకు GST కలపండి', remove: 'ధరలో ఉన్న GST చూపండి' },
    },
    amount: { label: 'ధర (₹)' },
    rate: {
      label: 'GST రేటు',
      options: {
        standard: '{gst.rate.standard}: వస్తువులు, సేవల్లో ఎక్కువ భాగం',
        low: '{gst.rate.low}: చాలా ఆహారాలు, రెస్టారెంట్‌లు, రోజువారీ అవసరాలు',
        high: '{gst.rate.high}: విలాస, హానికర వస్తువులు',
        gold: '{gst.rate.gold}: బంగారం, వెండి, నగలు',
        'diamond-cut': '{gst.rate.diamond-cut}: కోసిన వజ్రాలు',
        'diamond-rough': '{gst.rate.diamond-rough}: కోయని వజ్రాలు',
        bricks: '{gst.rate.bricks}: ఇటుకలు, క్రెడిట్ లేకుండా',
        'bricks-credit': '{gst.rate.bricks-credit}: ఇటుకలు, క్రెడిట్‌తో',
        none: 'GST లేదు (మినహాయింపు)',
      },
    },
    place: {
      label: 'కొనుగోలుదారు ఎక్కడ',
      options: { 'same-state': 'అదే రాష్ట్రంలో', 'other-state': 'మరో రాష్ట్రంలో' },
    },
  },
  lines: {
    base: 'GST లేని ధర',
    rate: 'రేటు',
    cgst: 'CGST (కేంద్రం సగం)',
    sgst: 'SGST (రాష్ట్రం సగం)',
    igst: 'IGST (మరో రాష్ట్రానికి)',
    tax: 'మొత్తం GST',
    total: 'GSTతో ధర',
  },
  assumptions: [
    'ఒక వస్తువు, ఒక రేటు. చాలా రేట్లు ఉన్న బిల్లును ఒక్కో వరుసగా లెక్కించాలి.',
    'ఒక్కో పన్నును పైసాకు గుండ్రం చేస్తాం; రిటర్న్‌లో పన్నును రూపాయికి గుండ్రం చేస్తారు.',
    'నమోదు ఉన్నవారే GST తీసుకోవచ్చు; కంపోజిషన్‌లో ఉన్నవారు తీసుకోకూడదు.',
  ],
};
