import { bihar } from '../../../../content/states/br.ts';
import { statePage } from '../../state-page.ts';

export const content = statePage(bihar, {
  name: 'బీహార్',
  description:
    'దుకాణాలను, వీధి వ్యాపారులను బీహార్ ఏం అడుగుతుంది: దుకాణాల చట్టం, వృత్తి పన్ను, వేళలు, వేతనాలు, వీధి అమ్మకాలు, కాలుష్యం; తెలియనివి, ఎవరిని అడగాలి.',
  says: {
    'shops-act':
      '{state.bihar.shops.workers} మంది లేదా ఎక్కువ కార్మికులు ఉంటే, తెరిచిన {state.bihar.shops.within|before} లోపు నమోదు చేసుకోండి. యాభైల నాటి చట్టం స్థానంలో కొత్త చట్టం వచ్చింది; చాలా పేజీలు ఇంకా పాతదే చెబుతున్నాయి.',
    'professional-tax':
      'ఏడాది ఆదాయాన్ని బట్టి: {state.bihar.tax.free|before} వరకు ఏమీ లేదు, ఆ తర్వాత ఏడాదికి {state.bihar.tax.first} నుంచి మొదలై, {state.bihar.tax.most-from} దాటితే {state.bihar.tax.most|before} వరకు. కొని అమ్మేవారు టర్నోవర్‌ను బట్టి కడతారు, ఏడాదికి {state.bihar.tax.dealer-free|before} వరకు ఏమీ లేదు.',
    hours:
      'గరిష్ఠంగా వారానికి {state.bihar.hours.week} గంటలు, అంటే ఆరు రోజుల వారంలో రోజుకు {state.bihar.hours.day} గంటలు.',
    wages:
      'మాకు దొరికిన కొత్త ఆదేశం ప్రకారం, నైపుణ్యం లేని కార్మికులకు రోజుకు కనీసం {state.bihar.wages.day}. రాష్ట్రం దీన్ని ఏడాదికి రెండుసార్లు మారుస్తుంది: ఈ రోజు అమల్లో ఉన్న ఆదేశం ఏదో అడగండి.',
    vending:
      'టౌన్ వెండింగ్ కమిటీ {vendor.survey-years|before}లో కనీసం ఒకసారి వ్యాపారుల సర్వే చేస్తుంది; దాని సభ్యుల్లో {vendor.committee-vendors} మందిని వ్యాపారులు ఎన్నుకుంటారు. మిమ్మల్ని మార్చే ముందు {vendor.notice|before} నోటీసు ఇవ్వాలి. వ్యాపారికి కనీసం {state.vendor-age.bihar} ఉండాలి. ఊళ్లలో సర్టిఫికెట్ లేదు: పంచాయతీని అడగండి.',
    pollution:
      'సమ్మతి అక్కర్లేని యూనిట్‌ల జాతీయ జాబితాలో, శుభ్రమైన ఇంధనం మాత్రమే వాడుతూ రోజుకు {state.white-list.bakery-above} టన్ను కంటే ఎక్కువ, {state.white-list.bakery-below} టన్ను కంటే తక్కువ చేసే బేకరీలు, మిఠాయి, కన్ఫెక్షనరీ తయారీదారులు ఉన్నారు. వారు మండలికి రాతపూర్వకంగా తెలియజేస్తారు. మిగతా వంటశాలల గురించి జాబితా మేం చదవలేదు: అడగండి.',
  },
});
