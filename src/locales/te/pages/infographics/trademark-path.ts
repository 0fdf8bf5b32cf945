import { sheet } from '../../sheet-page.ts';

/** Sheet: the stations of a trademark. */
export const content = sheet({
  name: 'ట్రేడ్‌మార్క్‌కు దారి',
  title: 'ట్రేడ్‌మార్క్‌కు దారి: చార్ట్ | Niyam',
  description:
    'ఉచిత వెతుకులాట నుంచి సర్టిఫికెట్, పునరుద్ధరణ వరకు ఏడు మజిలీలు, రుసుము, ఆగాల్సిన సమయంతో. ప్రింట్ తీసుకోవడానికి, పంపడానికి.',
  heading: 'ట్రేడ్‌మార్క్‌కు దారి',
  lead: 'ఉచిత వెతుకులాట నుంచి మీ సొంత పేరు వరకు. ఎవరూ అభ్యంతరం చెప్పకపోతే, మా అంచనా ప్రకారం, {trademark.time.unopposed} పడుతుంది; {trademark.time} పడుతుందని అనుకోండి.',
  sheet: {
    layout: 'path',
    parts: [
      {
        title: 'వెతకండి',
        line: 'ఉచితం, ప్రభుత్వ వెతుకులాటలో. ఒకేలా వినిపించేవీ చూడండి.',
      },
      {
        title: 'తరగతి ఎంచుకోండి',
        line: '{trademark.classes} తరగతుల్లో ఎంచుకోవాలి. రెస్టారెంట్‌లు {trademark.class.restaurant}వ తరగతి, మిఠాయిలు {trademark.class.spices}వది.',
      },
      {
        title: 'దాఖలు: TM-A',
        line: 'మనిషికి లేదా చిన్న సంస్థకు {trademark.fee.low}, మిగతావారికి {trademark.fee.high}.',
        more: 'ఒక్కో గుర్తుకు, ఒక్కో తరగతికి, ఆన్‌లైన్‌లో. ఆ రోజు నుంచి పేరు పక్కన TM రాయండి.',
      },
      {
        title: 'పరిశీలన',
        line: 'రిపోర్ట్ వస్తుంది. {trademark.reply|before} లోపు జవాబు ఇవ్వకపోతే దరఖాస్తు పోతుంది.',
      },
      {
        title: 'జర్నల్',
        line: 'ఇతరులు అభ్యంతరం చెప్పడానికి {trademark.opposition}.',
        more: 'అభ్యంతరానికి {trademark.counter|before} లోపు జవాబు ఇవ్వాలి.',
      },
      {
        title: 'సర్టిఫికెట్',
        line: 'ఇప్పుడు ® గుర్తు రాయవచ్చు. దాఖలు నుంచి {trademark.term} ఉంటుంది.',
        more: 'అంతకు ముందు ® రాస్తే జరిమానా పడవచ్చు.',
      },
      {
        title: 'పునరుద్ధరణ',
        line: 'ఒక్కో తరగతికి {trademark.fee.renewal}. ముగియడానికి {trademark.renewal.opens|before} ముందు మొదలవుతుంది.',
        more: 'ముగిసిన తర్వాత {trademark.renewal.grace|before} లోపు {trademark.fee.renewal-late} ఎక్కువ.',
      },
    ],
  },
  more: [
    {
      id: 'figures',
      heading: 'ఈ రుసుములు ఎక్కడివి',
      blocks: [
        {
          kind: 'entries',
          caption: 'ప్రభుత్వ రుసుములు, ఆన్‌లైన్‌లో, ఒక్కో గుర్తుకు, తరగతికి',
          rows: [
            { label: 'దరఖాస్తు: మనిషి, స్టార్టప్, చిన్న సంస్థ', fact: 'trademark.fee.low' },
            { label: 'దరఖాస్తు: మిగతా అందరూ', fact: 'trademark.fee.high' },
            { label: 'పునరుద్ధరణ', fact: 'trademark.fee.renewal' },
          ],
        },
        {
          kind: 'text',
          text: 'టిక్‌లతో: [పేరు వెతకండి](/how-to-guides/trademark-search), తర్వాత [దరఖాస్తు](/how-to-guides/trademark-application). మిగతావన్నీ [ట్రేడ్‌మార్క్ గైడ్](/trademark-registration)‌లో ఉన్నాయి.',
        },
      ],
    },
  ],
});
