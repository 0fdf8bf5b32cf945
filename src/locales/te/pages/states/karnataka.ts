import { karnataka } from '../../../../content/states/ka.ts';
import { statePage } from '../../state-page.ts';

export const content = statePage(karnataka, {
  name: 'కర్ణాటక',
  description:
    'దుకాణాలను, వీధి వ్యాపారులను కర్ణాటక ఏం అడుగుతుంది: దుకాణాల చట్టం, బెంగళూరులో ట్రేడ్ లైసెన్స్, వృత్తి పన్ను, ఫైర్, వేళలు, వీధి అమ్మకాలు, ఎవరిని అడగాలి.',
  says: {
    'shops-act':
      'తెరిచిన {trade.shops.karnataka.within|before} లోపు నమోదు చేసుకోండి. సర్టిఫికెట్ {trade.shops.karnataka.years|before} పాటు చెల్లుతుంది.',
    'trade-licence':
      'బెంగళూరు {trade.bengaluru.opens} నుంచి {trade.bengaluru.closes} వరకు లైసెన్స్‌లు పునరుద్ధరిస్తుంది, {trade.bengaluru.years|before} పాటు. మార్చిలో {trade.bengaluru.late.march} ఎక్కువ, ఏప్రిల్ నుంచి {trade.bengaluru.late.april} ఎక్కువ కట్టాలి. మిగతా పట్టణాల, ఊళ్ల నియమాలు మేం చదవలేదు: మున్సిపాలిటీని లేదా గ్రామ పంచాయతీని అడగండి.',
    'professional-tax':
      'నెల జీతం {professional-tax.karnataka.free} లేదా ఎక్కువ ఉంటే: నెలకు {professional-tax.karnataka.month}, ఫిబ్రవరిలో {professional-tax.karnataka.february}. మీరు GST కింద ఉంటే, దుకాణంలో పలువురు కార్మికులను పెట్టుకుంటే, లేదా మీది జాబితాలోని వృత్తి అయితే, మీ సొంత తరఫున {calendar.pt.karnataka-own} లోపు కట్టాలి: మీరు జాబితాలో ఉన్నారా అని అడగండి.',
    fire: 'ఇతరులు చెప్పిన ప్రకారం, {state.karnataka.fire.order-month} నుంచి {state.karnataka.fire.order} మీటర్ల నుంచి ఎత్తున్న భవనాలకు అనుమతి కావాలి, ఇళ్లయినా, వ్యాపారమైనా. అంతకుముందు హద్దు {state.karnataka.fire.bill} మీటర్లు. రాష్ట్ర సేవల పేజీ {state.karnataka.fire.service} మీటర్లు దాటితే అంటుంది. చిన్న దుకాణం ఉన్న, ఎత్తు తక్కువ భవనం పేరు ఎక్కడా లేదు.',
    hours:
      'గరిష్ఠంగా రోజుకు {state.karnataka.hours.day} గంటలు, వారానికి {state.karnataka.hours.week}; ఓవర్‌టైమ్‌తో కలిపి రోజుకు {state.karnataka.hours.with-overtime} గంటలు, మూడు నెలల్లో {state.karnataka.hours.overtime} గంటల ఓవర్‌టైమ్.',
    vending:
      'టౌన్ వెండింగ్ కమిటీ {vendor.survey-years|before}లో కనీసం ఒకసారి వ్యాపారుల సర్వే చేస్తుంది; దాని సభ్యుల్లో {vendor.committee-vendors} మందిని వ్యాపారులు ఎన్నుకుంటారు. మిమ్మల్ని మార్చే ముందు {vendor.notice|before} నోటీసు ఇవ్వాలి. రాష్ట్ర నియమాల్లో వయసు లేదు, కాబట్టి చట్టంలోని వయసే వర్తిస్తుంది: {vendor.age-min}. ఊళ్లలో సర్టిఫికెట్ లేదు: పంచాయతీని అడగండి.',
    pollution:
      'సమ్మతి అక్కర్లేని యూనిట్‌ల జాతీయ జాబితాలో, శుభ్రమైన ఇంధనం మాత్రమే వాడుతూ రోజుకు {state.white-list.bakery-above} టన్ను కంటే ఎక్కువ, {state.white-list.bakery-below} టన్ను కంటే తక్కువ చేసే బేకరీలు, మిఠాయి, కన్ఫెక్షనరీ తయారీదారులు ఉన్నారు. వారు మండలికి రాతపూర్వకంగా తెలియజేస్తారు. మిగతా వంటశాలల గురించి జాబితా మేం చదవలేదు: అడగండి.',
  },
});
