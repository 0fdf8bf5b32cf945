// Texts that several calculators share.

export const taxLines = {
  beforeRebate: 'శ్లాబుల ప్రకారం పన్ను',
  rebate: 'తీసేసింది (రిబేటు, లేదా దాని పరిమితికి కాస్త పైన ఉపశమనం)',
  cess: 'ఆరోగ్య, విద్య సెస్సు',
  tax: 'ఏడాది ఆదాయపు పన్ను',
};

export const surcharge =
  '{income-tax.surcharge.above|before} దాటితే సర్‌ఛార్జ్ కలుస్తుంది. అది ఈ లెక్కలో లేదు: పన్ను ఇంకా ఎక్కువ ఉంటుంది.';

export const foodKind = {
  label: 'రాష్ట్ర లైసెన్స్‌కు, వ్యాపారం రకం',
  options: {
    most: 'రెస్టారెంట్, దుకాణం, రవాణా, లేదా మిగతావాటిలో ఎక్కువ భాగం',
    'small-maker': 'తయారీదారు, రోజుకు ఒక టన్ను లోపు',
    'large-maker': 'పెద్ద తయారీదారు, లేదా హోటల్',
  },
};

export const foodNotes = {
  registration: 'ఈ టర్నోవర్‌కు మామూలు నమోదు చాలు.',
  state: 'ఈ టర్నోవర్‌కు రాష్ట్ర లైసెన్స్ కావాలి.',
  central: 'ఈ టర్నోవర్‌కు కేంద్ర లైసెన్స్ కావాలి.',
  vendor:
    'వీధి వ్యాపారుల చట్టం కింద సర్టిఫికెట్ ఉన్న వీధి వ్యాపారి నమోదైనట్టు లెక్క: రుసుము లేదు. శుభ్రమైన ఆహారం నియమాలు మాత్రం వర్తిస్తాయి.',
  hawker:
    'ఒక ఆదేశం ప్రకారం, తిరుగుతూ లేదా బండి మీద ఆహారం అమ్మేవారు {fssai.hawker.fee|from} నుంచి కట్టాల్సింది: {fssai.hawker.fee}. ఆ తర్వాత నియమాలు మారాయి, ఈ రుసుమును మేం నిర్ధారించలేకపోయాం. కట్టే ముందు FoSCoS దాన్ని చూపుతుంది.',
  'old-schedule':
    'ఈ రుసుము నియమాలు మారకముందు ఉన్న జాబితా నుంచి. కొత్త జాబితాను మేం చూడలేదు. కట్టే ముందు FoSCoS ఈ రోజు రుసుము చూపుతుంది.',
};

export const road = {
  label: 'రోడ్డు వెడల్పు (అడుగులు)',
  options: {
    narrow: '{trade.ghmc.road.narrow} వరకు',
    middle: '{trade.ghmc.road.narrow} దాటి, {trade.ghmc.road.wide} వరకు',
    wide: '{trade.ghmc.road.wide} దాటితే',
  },
};
