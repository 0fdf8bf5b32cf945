import { westBengal } from '../../../../content/states/wb.ts';
import { statePage } from '../../state-page.ts';

export const content = statePage(westBengal, {
  name: 'పశ్చిమ బెంగాల్',
  description:
    'దుకాణాలను, వీధి వ్యాపారులను పశ్చిమ బెంగాల్ ఏం అడుగుతుంది: కోల్‌కతాలో ట్రేడ్ లైసెన్స్, వృత్తి పన్ను, ఫైర్, వేళలు, వేతనాలు, వీధి అమ్మకాలు, ఎవరిని అడగాలి.',
  says: {
    'trade-licence':
      'కోల్‌కతాలో ప్రతి వ్యాపారానికీ, వృత్తికీ నగరపాలక సంస్థ ఇచ్చే సర్టిఫికెట్ ఆఫ్ ఎన్‌లిస్ట్‌మెంట్ కావాలి, {state.kolkata.enlistment.papers} పత్రాల మీద ఇస్తుంది. దాని రుసుము, మిగతా పట్టణాల, ఊళ్ల నియమాలు మేం చదవలేదు: మున్సిపాలిటీని లేదా పంచాయతీని అడగండి.',
    'professional-tax':
      'మీ కార్మికుల జీతం నుంచి: నెలకు {state.west-bengal.tax.free|before} వరకు ఏమీ లేదు, ఆ తర్వాత {state.west-bengal.tax.first} నుంచి మొదలై, {state.west-bengal.tax.most-from} దాటితే {state.west-bengal.tax.most|before} వరకు. మీ సొంత తరఫున పేరు నమోదు చేసుకుని, ఆదాయాన్ని బట్టి ఏడాదికి {state.west-bengal.tax.own-most|before} వరకు కట్టాలి.',
    fire: '{state.west-bengal.fire.height} మీటర్లు దాటిన భవనాలను ఎక్కువ ప్రమాదం ఉన్నవిగా లెక్కిస్తారు, వాటికి సర్టిఫికెట్ కావాలి. ప్రమాదకరమైన సరుకు నిల్వ చేసే గోదాములకు, వర్క్‌షాప్‌లకు ఎత్తు ఎంతైనా ఫైర్ లైసెన్స్ కావాలి.',
    hours:
      'గరిష్ఠంగా వారానికి {state.west-bengal.hours.week} గంటలు; ఓవర్‌టైమ్‌తో కలిపి రోజుకు {state.west-bengal.hours.with-overtime} గంటలు, ఏడాదిలో {state.west-bengal.hours.overtime} గంటల ఓవర్‌టైమ్. {state.west-bengal.hours.break-after} గంటల తర్వాత విరామం.',
    wages:
      'దుకాణాల్లో నైపుణ్యం లేని కార్మికులకు నెలకు కనీసం: పట్టణాలు, అభివృద్ధి ప్రాంతాల్లో {state.west-bengal.wages.town}, మిగతా చోట్ల {state.west-bengal.wages.village}.',
    vending:
      'టౌన్ వెండింగ్ కమిటీ {vendor.survey-years|before}లో కనీసం ఒకసారి వ్యాపారుల సర్వే చేస్తుంది; దాని సభ్యుల్లో {vendor.committee-vendors} మందిని వ్యాపారులు ఎన్నుకుంటారు. మిమ్మల్ని మార్చే ముందు {vendor.notice|before} నోటీసు ఇవ్వాలి. వ్యాపారికి కనీసం {state.vendor-age.west-bengal} ఉండాలి. ఊళ్లలో సర్టిఫికెట్ లేదు: పంచాయతీని అడగండి.',
    pollution:
      'సమ్మతి అక్కర్లేని యూనిట్‌ల జాతీయ జాబితాలో, శుభ్రమైన ఇంధనం మాత్రమే వాడుతూ రోజుకు {state.white-list.bakery-above} టన్ను కంటే ఎక్కువ, {state.white-list.bakery-below} టన్ను కంటే తక్కువ చేసే బేకరీలు, మిఠాయి, కన్ఫెక్షనరీ తయారీదారులు ఉన్నారు. వారు మండలికి రాతపూర్వకంగా తెలియజేస్తారు. మిగతా వంటశాలల గురించి జాబితా మేం చదవలేదు: అడగండి.',
  },
});
