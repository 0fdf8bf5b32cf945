import { gujarat } from '../../../../content/states/gj.ts';
import { statePage } from '../../state-page.ts';

export const content = statePage(gujarat, {
  name: 'గుజరాత్',
  description:
    'దుకాణాలను, వీధి వ్యాపారులను గుజరాత్ ఏం అడుగుతుంది: దుకాణాల చట్టం, వృత్తి పన్ను, ఫైర్, వేళలు, వీధి అమ్మకాలు, కాలుష్యం; తెలియనివి, ఎవరిని అడగాలి.',
  says: {
    'shops-act':
      '{trade.shops.gujarat.workers} మంది లేదా ఎక్కువ కార్మికులు ఉంటే నమోదు చేసుకోవాలి; తక్కువ ఉంటే ఆఫీసుకు ఆన్‌లైన్‌లో తెలియజేస్తే చాలు. రెండింటికీ గడువు {trade.shops.gujarat.within}.',
    'professional-tax':
      'మీ కార్మికుల జీతం నుంచి: నెలకు {state.gujarat.tax.free|before} వరకు ఏమీ లేదు, దాటితే {state.gujarat.tax.month}. పట్టణం లేదా పంచాయతీ వసూలు చేస్తుంది; మెహసానాలో నెల {state.gujarat.tax.mahesana-day}వ తేదీలోపు. మీ సొంత తరఫున ఎంత కట్టాలో, మేం చదివిన పేజీలు ఒక్కోటి ఒక్కోలా చెబుతున్నాయి: అడగండి.',
    fire: 'సర్టిఫికెట్ {state.gujarat.fire.height} మీటర్ల నుంచి ఎత్తున్న భవనాలకు, ఒక అంతస్తు {state.gujarat.fire.floor} చదరపు మీటర్లు దాటిన దుకాణాలకు, స్టోర్‌లకు, ఆఫీసులకు, హోటళ్లకు.',
    hours:
      'గరిష్ఠంగా రోజుకు {state.gujarat.hours.day} గంటలు, {state.gujarat.hours.break-after} గంటల తర్వాత విరామం, మూడు నెలల్లో {state.gujarat.hours.overtime} గంటల ఓవర్‌టైమ్.',
    vending:
      'టౌన్ వెండింగ్ కమిటీ {vendor.survey-years|before}లో కనీసం ఒకసారి వ్యాపారుల సర్వే చేస్తుంది; దాని సభ్యుల్లో {vendor.committee-vendors} మందిని వ్యాపారులు ఎన్నుకుంటారు. మిమ్మల్ని మార్చే ముందు {vendor.notice|before} నోటీసు ఇవ్వాలి. వ్యాపారికి కనీసం {state.vendor-age.gujarat} ఉండాలి. ఊళ్లలో సర్టిఫికెట్ లేదు: పంచాయతీని అడగండి.',
    pollution:
      'సమ్మతి అక్కర్లేని యూనిట్‌ల జాతీయ జాబితాలో, శుభ్రమైన ఇంధనం మాత్రమే వాడుతూ రోజుకు {state.white-list.bakery-above} టన్ను కంటే ఎక్కువ, {state.white-list.bakery-below} టన్ను కంటే తక్కువ చేసే బేకరీలు, మిఠాయి, కన్ఫెక్షనరీ తయారీదారులు ఉన్నారు. వారు మండలికి రాతపూర్వకంగా తెలియజేస్తారు. మిగతా వంటశాలల గురించి జాబితా మేం చదవలేదు: అడగండి.',
  },
});
