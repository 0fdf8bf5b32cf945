import { sheet } from '../../sheet-page.ts';

/** Sheet: how a false government site gives itself away. */
export const content = sheet({
  name: 'దొంగ సైట్ గుర్తులు',
  title: 'ప్రభుత్వం పేరుతో దొంగ సైట్ గుర్తులు: చార్ట్ | Niyam',
  description:
    'సైట్ ప్రభుత్వానిది కాదని చెప్పే ఆరు గుర్తులు, ఏది ఉచితం, ఇప్పటికే కట్టేస్తే ఎవరికి ఫోన్ చేయాలి. ప్రింట్ తీసుకోవడానికి, పంపడానికి.',
  heading: 'ప్రభుత్వం పేరుతో దొంగ సైట్ గుర్తులు',
  lead: 'ఆధార్ టైప్ చేసే ముందు, ఏదైనా కట్టే ముందు ఇవి చూడండి.',
  sheet: {
    layout: 'signs',
    parts: [
      {
        icon: 'address',
        title: 'చిరునామా చివర',
        line: 'ప్రభుత్వ సైట్‌లు ఎక్కువగా gov.in లేదా nic.in తో ముగుస్తాయి. మొదటి ఒంటరి స్లాష్‌కు ముందు చూడండి.',
        more: 'కొన్ని ప్రభుత్వ సంస్థలవి వేరుగా ముగుస్తాయి; ప్రతి ప్రభుత్వ లింక్ పక్కన చిరునామా చూపిస్తాం.',
      },
      {
        icon: 'ad',
        title: '“Ad” లేదా “Sponsored”',
        line: 'వెతికితే వచ్చే మొదటి ఫలితాలు తరచూ డబ్బు కట్టినవి. వాటిని దాటి వెళ్లండి.',
      },
      {
        icon: 'print',
        title: 'అడుగున చిన్న అక్షరాలు',
        line: '“Private consultancy, not linked to the government.” (ప్రైవేటు సలహా సంస్థ, ప్రభుత్వంతో సంబంధం లేదు.) అయితే వెళ్లిపోండి.',
      },
      {
        icon: 'price',
        title: 'ప్రశ్నకు ముందే ధర',
        line: 'ఉద్యమ్, GST, ఈ-శ్రమ్, స్వనిధి దరఖాస్తు ఉచితం.',
        more: 'ESI, PF నమోదు కూడా. ఆహార సర్టిఫికెట్‌కు ఇక {fssai.renewal}.',
      },
      {
        icon: 'qr',
        title: 'WhatsAppలో QR కోడ్',
        line: 'ప్రభుత్వానికి ఎప్పుడూ ఒక మనిషి UPI పేరుకు కట్టరు.',
      },
      {
        icon: 'key',
        title: 'PIN లేదా బ్యాంకు కోడ్ అడిగితే',
        line: 'మీ UPI PIN, ATM PIN ఎవరికీ అక్కర్లేదు. ఎవరికీ.',
      },
      {
        icon: 'phone',
        title: 'ఇప్పటికే కట్టారా? {helpline.cybercrime}కు ఫోన్ చేయండి',
        line: 'వెంటనే. తర్వాత మీ బ్యాంకుకు. చెల్లింపు నంబర్, ఫోటోలు దాచుకోండి.',
      },
    ],
  },
  more: [
    {
      id: 'real-ones',
      heading: 'అసలువి',
      blocks: [
        {
          kind: 'portals',
          portals: ['udyam', 'foscos', 'gst', 'incometax', 'eshram', 'pmsvanidhi'],
        },
        {
          kind: 'text',
          text: 'మరిన్ని ఉదాహరణలతో: [ఇది నిజంగా ప్రభుత్వ సైటేనా?](/blog/false-portals) డబ్బు పోతే: [ఫిర్యాదు, అడుగడుగునా](/how-to-guides/online-fraud).',
        },
      ],
    },
  ],
});
