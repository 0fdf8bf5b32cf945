import { rajasthan } from '../../../../content/states/rj.ts';
import { statePage } from '../../state-page.ts';

export const content = statePage(rajasthan, {
  name: 'రాజస్థాన్',
  description:
    'దుకాణాలను, వీధి వ్యాపారులను రాజస్థాన్ ఏం అడుగుతుంది: దుకాణాల చట్టం, వృత్తి పన్ను, వీధి అమ్మకాలు, కాలుష్యం; ఇంకా తెలియనివి, ఎవరిని అడగాలి.',
  says: {
    'shops-act':
      '{trade.shops.rajasthan.exempt} మంది వరకు కార్మికులు ఉంటే నమోదు లేదు. అంతకంటే ఎక్కువ ఉంటే నమోదు చేసుకోవాలి: ఎంత గడువులోపో అడగండి.',
    'professional-tax': 'మీరు కట్టాల్సింది {state.professional-tax.rajasthan}: ఈ రాష్ట్రంలో వృత్తి పన్ను లేదు.',
    vending:
      'టౌన్ వెండింగ్ కమిటీ {vendor.survey-years|before}లో కనీసం ఒకసారి వ్యాపారుల సర్వే చేస్తుంది; దాని సభ్యుల్లో {vendor.committee-vendors} మందిని వ్యాపారులు ఎన్నుకుంటారు. మిమ్మల్ని మార్చే ముందు {vendor.notice|before} నోటీసు ఇవ్వాలి. వ్యాపారికి కనీసం {state.vendor-age.rajasthan} ఉండాలి. ఊళ్లలో సర్టిఫికెట్ లేదు: పంచాయతీని అడగండి.',
    pollution:
      'సమ్మతి అక్కర్లేని యూనిట్‌ల జాతీయ జాబితాలో, శుభ్రమైన ఇంధనం మాత్రమే వాడుతూ రోజుకు {state.white-list.bakery-above} టన్ను కంటే ఎక్కువ, {state.white-list.bakery-below} టన్ను కంటే తక్కువ చేసే బేకరీలు, మిఠాయి, కన్ఫెక్షనరీ తయారీదారులు ఉన్నారు. వారు మండలికి రాతపూర్వకంగా తెలియజేస్తారు. మిగతా వంటశాలల గురించి జాబితా మేం చదవలేదు: అడగండి.',
  },
});
