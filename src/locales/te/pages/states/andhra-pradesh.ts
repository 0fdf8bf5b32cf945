import { andhraPradesh } from '../../../../content/states/ap.ts';
import { statePage } from '../../state-page.ts';

export const content = statePage(andhraPradesh, {
  name: 'ఆంధ్రప్రదేశ్',
  description:
    'దుకాణాలను, వీధి వ్యాపారులను ఆంధ్రప్రదేశ్ ఏం అడుగుతుంది: దుకాణాల చట్టం, ట్రేడ్ లైసెన్స్, వృత్తి పన్ను, అగ్నిమాపక, వేళలు, వేతనాలు, వీధి అమ్మకాలు, ఎవరిని అడగాలి.',
  says: {
    'shops-act':
      'తెరిచిన {trade.shops.andhra.within|before} లోపు, కార్మికులు లేకపోయినా, నమోదు చేసుకోండి. మాకు దొరికిన వాటిలో కొత్తదైన శాఖ కరపత్రం ఈ రుసుములు చెబుతుంది: కార్మికులు లేకపోతే {trade.shops.andhra.fee.none}, {trade.shops.andhra.band.first} మంది వరకు {trade.shops.andhra.fee.first}, {trade.shops.andhra.band.second} మంది వరకు {trade.shops.andhra.fee.second}, {trade.shops.andhra.band.third} మంది వరకు {trade.shops.andhra.fee.third}. అన్నిటికన్నా కొత్త సవరణ చిన్న దుకాణాలకు కొన్ని బాధ్యతలు తీసేసింది: ఏవో అడగండి.',
    'trade-licence':
      'పట్టణాలు {state.andhra.trade.papers} పత్రాల మీద {state.andhra.trade.years|before} పాటు లైసెన్స్ ఇస్తాయి: గుర్తింపు రుజువు, అద్దె లేదా యాజమాన్య పత్రం. ఇతరులు చెప్పిన ప్రకారం, అది ముగిసిన రోజు నుంచి {state.andhra.trade.renew-within|before} లోపు పునరుద్ధరణకు దరఖాస్తు చేయండి. ఊళ్లలో జాబితాలో ఉన్న వ్యాపారాలకు, యంత్రాలకు మాత్రమే గ్రామ పంచాయతీ లైసెన్స్ కావాలి (పంచాయతీరాజ్ చట్టం, 1994, సెక్షన్ 119): కార్యదర్శిని అడగండి. రుసుములు మేం చదవలేదు.',
    'professional-tax':
      'మీ కార్మికుల జీతం నుంచి: నెలకు {professional-tax.andhra.free|before} వరకు ఏమీ లేదు, {professional-tax.andhra.middle-max|before} వరకు {professional-tax.andhra.middle}, దాటితే {professional-tax.andhra.high}. దుకాణదారు తన తరఫున ఎంత కట్టాలో మేం చదవలేదు: అడగండి.',
    fire: 'ఫైర్ లైసెన్స్ {state.andhra.fire.business} మీటర్లు దాటిన వ్యాపార భవనాలకు, {state.andhra.fire.homes} మీటర్ల నుంచి ఇళ్లకు, {state.andhra.fire.halls-plot} చదరపు మీటర్లు దాటిన స్థలంలో ఉన్న, లేదా {state.andhra.fire.halls-height} మీటర్ల నుంచి ఎత్తున్న హాళ్లకు, పాఠశాలలకు కావాలి.',
    hours:
      'గరిష్ఠంగా రోజుకు {state.andhra.hours.day} గంటలు, వారానికి {state.andhra.hours.week}, మూడు నెలల్లో {state.andhra.hours.overtime} గంటల ఓవర్‌టైమ్. ప్రతి కార్మికుడికీ వారానికి ఒక సెలవు ఉంటే, చిల్లర దుకాణాలు {state.andhra.every-day.from} నుంచి {state.andhra.every-day.years|before} పాటు ప్రతి రోజూ తెరవవచ్చు.',
    vending:
      'టౌన్ వెండింగ్ కమిటీ {vendor.survey-years|before}లో కనీసం ఒకసారి వ్యాపారుల సర్వే చేస్తుంది; దాని సభ్యుల్లో {vendor.committee-vendors} మందిని వ్యాపారులు ఎన్నుకుంటారు. మిమ్మల్ని మార్చే ముందు {vendor.notice|before} నోటీసు ఇవ్వాలి. వ్యాపారికి కనీసం {vendor.age.andhra} ఉండాలి. ఊళ్లలో సర్టిఫికెట్ లేదు: పంచాయతీని అడగండి.',
    pollution:
      'సమ్మతి అక్కర్లేని యూనిట్‌ల జాతీయ జాబితాలో, శుభ్రమైన ఇంధనం మాత్రమే వాడుతూ రోజుకు {state.white-list.bakery-above} టన్ను కంటే ఎక్కువ, {state.white-list.bakery-below} టన్ను కంటే తక్కువ చేసే బేకరీలు, మిఠాయి, కన్ఫెక్షనరీ తయారీదారులు ఉన్నారు. వారు మండలికి రాతపూర్వకంగా తెలియజేస్తారు. మిగతా వంటశాలల గురించి జాబితా మేం చదవలేదు: అడగండి.',
  },
});
