import { uttarPradesh } from '../../../../content/states/up.ts';
import { statePage } from '../../state-page.ts';

export const content = statePage(uttarPradesh, {
  name: 'ఉత్తరప్రదేశ్',
  description:
    'దుకాణాలను, వీధి వ్యాపారులను ఉత్తరప్రదేశ్ ఏం అడుగుతుంది: దుకాణాల చట్టం, ఫైర్, వేతనాలు, వీధి అమ్మకాలు, కాలుష్యం; తెలియనివి, ఎవరిని అడగాలి.',
  says: {
    'shops-act':
      '{trade.shops.uttar-pradesh.workers} మంది లేదా ఎక్కువ కార్మికులు ఉంటే {trade.shops.uttar-pradesh.within|before} లోపు ఆన్‌లైన్‌లో నమోదు చేసుకోండి. చిన్న దుకాణాలకు ఇది అక్కర్లేదు.',
    'professional-tax':
      'మీరు కట్టాల్సింది {state.professional-tax.uttar-pradesh}: ఈ రాష్ట్రంలో వృత్తి పన్ను లేదు.',
    fire: 'ప్రైవేటు ఏజెన్సీ ఆడిట్ తర్వాత ఇచ్చే సర్టిఫికెట్ {state.uttar-pradesh.fire.years|before} పాటు చెల్లుతుంది. ఏ చిన్న వ్యాపారాలకు అది కావాలో మేం చదవలేదు: అడగండి.',
    wages:
      'ఒక తాత్కాలిక ఆదేశం, జిల్లాను బట్టి, అన్ని కనీస వేతనాలను {state.uttar-pradesh.wages.rise} వరకు పెంచింది. తర్వాత తుది ఆదేశం రావాల్సి ఉంది. మీ జిల్లా మొత్తాలు మేం చదవలేదు: జీతం ఇచ్చే ముందు అడగండి.',
    vending:
      'టౌన్ వెండింగ్ కమిటీ {vendor.survey-years|before}లో కనీసం ఒకసారి వ్యాపారుల సర్వే చేస్తుంది; దాని సభ్యుల్లో {vendor.committee-vendors} మందిని వ్యాపారులు ఎన్నుకుంటారు. మిమ్మల్ని మార్చే ముందు {vendor.notice|before} నోటీసు ఇవ్వాలి. వ్యాపారికి కనీసం {state.vendor-age.uttar-pradesh} ఉండాలి. ఊళ్లలో సర్టిఫికెట్ లేదు: పంచాయతీని అడగండి.',
    pollution:
      'సమ్మతి అక్కర్లేని యూనిట్‌ల జాతీయ జాబితాలో, శుభ్రమైన ఇంధనం మాత్రమే వాడుతూ రోజుకు {state.white-list.bakery-above} టన్ను కంటే ఎక్కువ, {state.white-list.bakery-below} టన్ను కంటే తక్కువ చేసే బేకరీలు, మిఠాయి, కన్ఫెక్షనరీ తయారీదారులు ఉన్నారు. వారు మండలికి రాతపూర్వకంగా తెలియజేస్తారు. మిగతా వంటశాలల గురించి జాబితా మేం చదవలేదు: అడగండి.',
  },
});
