import { telangana } from '../../../../content/states/tg.ts';
import { statePage } from '../../state-page.ts';

export const content = statePage(telangana, {
  name: 'తెలంగాణ',
  description:
    'దుకాణాలను, వీధి వ్యాపారులను తెలంగాణ ఏం అడుగుతుంది: దుకాణాల చట్టం, ట్రేడ్ లైసెన్స్, వృత్తి పన్ను, ఫైర్, వేళలు, వేతనాలు, వీధి అమ్మకాలు, కాలుష్యం, ఎవరిని అడగాలి.',
  says: {
    'shops-act':
      'తెరిచిన {trade.shops.telangana.within|before} లోపు, కార్మికులు లేకపోయినా, ఆన్‌లైన్‌లో నమోదు చేసుకోండి: సర్టిఫికెట్ వెంటనే వస్తుంది. రుసుము కార్మికులు లేకపోతే {trade.shops.telangana.fee.none}, {trade.shops.telangana.band.first} మంది వరకు ఉంటే {trade.shops.telangana.fee.first}; అలా పెరిగి {trade.shops.telangana.band.fourth} మంది వరకు ఉంటే {trade.shops.telangana.fee.fourth}. పునరుద్ధరణ లేదు, కానీ {trade.shops.telangana.annual-from} నుంచి {trade.shops.telangana.annual-by} వరకు వార్షిక రుసుము కట్టాలి. ఆ తర్వాత {trade.shops.telangana.late.december} ఎక్కువ, డిసెంబర్ దాటితే {trade.shops.telangana.late.after} ఎక్కువ.',
    'trade-licence':
      'హైదరాబాద్‌లోని మూడు నగరపాలక సంస్థలు {trade.ghmc.apply-by} లోపు లైసెన్స్‌లు పునరుద్ధరిస్తాయి: [అడుగులు](/how-to-guides/trade-licence-hyderabad) చూడండి. మిగతా పట్టణాలు {trade.telangana-town.papers} పత్రాల మీద వెంటనే లైసెన్స్ ఇస్తాయి: గుర్తింపు రుజువు, అద్దె లేదా యాజమాన్య పత్రం. ఊళ్లలో వ్యాపారాలకు గ్రామ పంచాయతీ లైసెన్స్ ఇస్తుంది (పంచాయతీరాజ్ చట్టం, 2018, సెక్షన్ 120): రుసుము ఎంతో కార్యదర్శిని అడగండి.',
    'professional-tax':
      'మీ కార్మికుల జీతం నుంచి: నెలకు {labour.pt.wage-free|before} వరకు ఏమీ లేదు, {labour.pt.middle-max|before} వరకు {labour.pt.middle}, దాటితే {labour.pt.high}. తర్వాతి నెల {labour.pt.due}వ తేదీలోపు కట్టండి. దుకాణదారు తన తరఫున ఎంత కట్టాలో మేం చదవలేదు: వాణిజ్య పన్నుల ఆఫీసును అడగండి.',
    fire: 'అగ్నిమాపక సర్టిఫికెట్ {fire.telangana.commercial} మీటర్లు దాటిన వ్యాపార భవనాలకు, {fire.telangana.residential} మీటర్ల నుంచి ఇళ్లకు, {fire.telangana.assembly-plot} చదరపు మీటర్లు దాటిన స్థలంలో ఉన్న, లేదా {fire.telangana.assembly-height} మీటర్ల నుంచి ఎత్తున్న హాళ్లకు, పాఠశాలలకు కావాలి. ఎత్తు తక్కువ దుకాణానికి మామూలుగా అక్కర్లేదు.',
    hours:
      'దుకాణాల్లో గరిష్ఠంగా రోజుకు {labour.hours.day} గంటలు, వారానికి {labour.hours.week}. దుకాణాలు కాని ఆఫీసుల్లో రోజుకు {labour.hours.office-day} గంటలు.',
    wages:
      'ప్రకటించిన ప్రకారం, నెలకు కనీసం: నైపుణ్యం లేని కార్మికులకు {labour.minimum-wage.telangana}, కొంత నైపుణ్యం ఉన్నవారికి {labour.minimum-wage.telangana-semi}, నైపుణ్యం ఉన్నవారికి {labour.minimum-wage.telangana-skilled}, అధిక నైపుణ్యం ఉన్నవారికి {labour.minimum-wage.telangana-highly}. రాష్ట్రంలో మూడు జోన్‌లు ఉన్నాయి: నగరపాలక సంస్థలు, పట్టణాలు, ఊళ్లు; మీ జోన్‌కు ఏ మొత్తం వర్తిస్తుందో మేం చదవలేదు.',
    vending:
      'వ్యాపారికి కనీసం {vendor.age.telangana} ఉండాలి. సర్టిఫికెట్‌కు పట్టణంలో {vendor.telangana.fee.town}, నగరపాలక సంస్థలో {vendor.telangana.fee.corporation}, మిషన్ నగరంలో {vendor.telangana.fee.mission-city}; {vendor.telangana.years|before} తర్వాత పునరుద్ధరించేటప్పుడు మళ్లీ. మిమ్మల్ని మార్చే ముందు {vendor.notice|before} నోటీసు ఇవ్వాలి. ఊళ్లలో సర్టిఫికెట్ లేదు: పంచాయతీని అడగండి.',
    pollution:
      'సమ్మతి అక్కర్లేని యూనిట్‌ల జాతీయ జాబితాలో, శుభ్రమైన ఇంధనం మాత్రమే వాడుతూ రోజుకు {state.white-list.bakery-above} టన్ను కంటే ఎక్కువ, {state.white-list.bakery-below} టన్ను కంటే తక్కువ చేసే బేకరీలు, మిఠాయి, కన్ఫెక్షనరీ తయారీదారులు ఉన్నారు. వారు మండలికి రాతపూర్వకంగా తెలియజేస్తారు. మిగతా వంటశాలల గురించి జాబితా మేం చదవలేదు: అడగండి.',
  },
});
