import { maharashtra } from '../../../../content/states/mh.ts';
import { statePage } from '../../state-page.ts';

export const content = statePage(maharashtra, {
  name: 'మహారాష్ట్ర',
  description:
    'దుకాణాలను, వీధి వ్యాపారులను మహారాష్ట్ర ఏం అడుగుతుంది: దుకాణాల చట్టం, వృత్తి పన్ను, వేళలు, వీధి అమ్మకాలు, కాలుష్యం; తెలియనివి, ఎవరిని అడగాలి.',
  says: {
    'shops-act':
      '{trade.shops.maharashtra.workers} మంది లేదా ఎక్కువ కార్మికులు ఉంటే నమోదు చేసుకోవాలి; తక్కువ ఉంటే ఆఫీసుకు ఆన్‌లైన్‌లో తెలియజేస్తే చాలు. రెండింటికీ గడువు {trade.shops.maharashtra.within}.',
    'professional-tax':
      'పురుషులు నెల జీతం {professional-tax.maharashtra.free|before} వరకు ఏమీ కట్టరు, {professional-tax.maharashtra-men.free|before} వరకు {professional-tax.maharashtra.middle}, దాటితే {professional-tax.maharashtra-men.month}, ఫిబ్రవరిలో {professional-tax.maharashtra-men.february}. మహిళలు {professional-tax.maharashtra-women.free} దాటితేనే కడతారు. సొంతంగా పని చేసేవారు {calendar.pt.maharashtra-own} లోపు కట్టాలి.',
    hours:
      'గరిష్ఠంగా రోజుకు {state.maharashtra.hours.day} గంటలు, మొదలు నుంచి ముగింపు వరకు {state.maharashtra.hours.spread} గంటల లోపు, {state.maharashtra.hours.break-after} గంటల తర్వాత విరామం.',
    vending:
      'టౌన్ వెండింగ్ కమిటీ {vendor.survey-years|before}లో కనీసం ఒకసారి వ్యాపారుల సర్వే చేస్తుంది; దాని సభ్యుల్లో {vendor.committee-vendors} మందిని వ్యాపారులు ఎన్నుకుంటారు. మిమ్మల్ని మార్చే ముందు {vendor.notice|before} నోటీసు ఇవ్వాలి. రాష్ట్ర నియమాల్లో వయసు లేదు, కాబట్టి చట్టంలోని వయసే వర్తిస్తుంది: {vendor.age-min}. ఊళ్లలో సర్టిఫికెట్ లేదు: పంచాయతీని అడగండి.',
    pollution:
      'సమ్మతి అక్కర్లేని యూనిట్‌ల జాతీయ జాబితాలో, శుభ్రమైన ఇంధనం మాత్రమే వాడుతూ రోజుకు {state.white-list.bakery-above} టన్ను కంటే ఎక్కువ, {state.white-list.bakery-below} టన్ను కంటే తక్కువ చేసే బేకరీలు, మిఠాయి, కన్ఫెక్షనరీ తయారీదారులు ఉన్నారు. వారు మండలికి రాతపూర్వకంగా తెలియజేస్తారు. మిగతా వంటశాలల గురించి జాబితా మేం చదవలేదు: అడగండి.',
  },
});
