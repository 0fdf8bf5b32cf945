// Texts that several calculators share.

export const taxLines = {
  beforeRebate: 'स्लैब से टैक्स',
  rebate: 'जो घटा (छूट, या उसकी सीमा के ठीक ऊपर की राहत)',
  cess: 'स्वास्थ्य और शिक्षा उपकर (सेस)',
  tax: 'साल का आयकर',
};

export const surcharge =
  '{income-tax.surcharge.above|before} से ऊपर अधिभार (सरचार्ज) जुड़ता है। वह इस हिसाब में नहीं है: टैक्स ज़्यादा होगा।';

export const foodKind = {
  label: 'क़िस्म, राज्य लाइसेंस के लिए',
  options: {
    most: 'रेस्टोरेंट, दुकान, ढुलाई या ज़्यादातर दूसरे',
    'small-maker': 'बनाने वाला, दिन में एक टन से कम',
    'large-maker': 'बड़ा बनाने वाला, या होटल',
  },
};

export const foodNotes = {
  registration: 'इतने टर्नओवर पर मूल पंजीकरण काफ़ी है।',
  state: 'इतने टर्नओवर पर राज्य लाइसेंस चाहिए।',
  central: 'इतने टर्नओवर पर केंद्रीय लाइसेंस चाहिए।',
  vendor:
    'पथ विक्रेता अधिनियम का प्रमाणपत्र रखने वाला पथ विक्रेता पंजीकृत गिना जाता है: कोई शुल्क नहीं। साफ़ खाने के नियम फिर भी लागू हैं।',
  hawker:
    'एक आदेश से, पैदल या ठेले से खाना बेचने वालों का शुल्क {fssai.hawker.fee|from} से {fssai.hawker.fee} है। उसके बाद नियम बदले हैं, और इस शुल्क की हम पुष्टि नहीं कर सके। FoSCoS पैसे देने से पहले इसे दिखाता है।',
  'old-schedule':
    'शुल्क नियम बदलने से पहले की शुल्क-सूची का है। नई हमने नहीं देखी। FoSCoS पैसे देने से पहले आज का शुल्क दिखाता है।',
};

export const road = {
  label: 'सड़क की चौड़ाई (फ़ुट)',
  options: {
    narrow: '{trade.ghmc.road.narrow} तक',
    middle: '{trade.ghmc.road.narrow} से ऊपर, {trade.ghmc.road.wide} तक',
    wide: '{trade.ghmc.road.wide} से ऊपर',
  },
};
