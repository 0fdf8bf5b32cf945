import type { SchemeTexts } from '../../../tools/schemes/model/texts.ts';
import type { startupSchemes } from '../../../tools/schemes/model/startups.ts';

/** Startups, central */
export const startups = {
  'startup-recognition': {
    name: 'Startup India की मान्यता',
    benefit:
      'कुछ नियमों का सत्यापन आप ख़ुद करते हैं, पेटेंट और ट्रेडमार्क पर कम देते हैं, और सरकार को बेचना आसान होता है।',
    who: 'कंपनियाँ, LLP, पंजीकृत फ़र्में और सहकारी समितियाँ, जो {company.startup.age} तक पुरानी हों और टर्नओवर {company.startup.turnover|before} तक हो (गहरी टेक्नोलॉजी: {scheme.startup-recognition.deep-age}, {scheme.startup-recognition.deep-turnover-max})',
    also: [
      'फ़र्म ज़्यादा से ज़्यादा {company.startup.age} पुरानी है, और टर्नओवर {company.startup.turnover|before} तक है।',
      'आप जो करते हैं, वह नया है या जो पहले से है उससे बेहतर है।',
    ],
  },
  'startup-tax-holiday': {
    name: 'स्टार्टअप को टैक्स से छुट्टी',
    benefit:
      'पहले {scheme.startup-tax-holiday.within|before} में से {scheme.startup-tax-holiday.free} साल के मुनाफ़े पर कोई टैक्स नहीं।',
    who: 'मान्यता वाली कंपनियाँ और LLP, जो {scheme.startup-tax-holiday.before} से पहले बनी हों',
    note: '{scheme.startup-tax-holiday.act} के अधिनियम की धारा 140, {scheme.startup-tax-holiday.turnover-max|before} तक के टर्नओवर पर, अंतर-मंत्रालय बोर्ड (Inter-Ministerial Board) के प्रमाणपत्र के साथ।',
    also: ['कंपनी या LLP, जो {scheme.startup-tax-holiday.before} से पहले बनी हो।'],
  },
  'startup-seed-fund': {
    name: 'स्टार्टअप इंडिया सीड फ़ंड',
    benefit:
      'इनक्यूबेटर के ज़रिए {scheme.startup-seed-fund.grant|before} तक अनुदान और {scheme.startup-seed-fund.debt|before} तक क़र्ज़।',
    who: '{scheme.startup-seed-fund.age} तक पुराने स्टार्टअप',
    note: 'इसका पहला दौर ख़त्म हो चुका है। हमें कोई पेज नहीं मिला, जो इसे आगे बढ़ाता हो।',
    also: ['आप जो करते हैं, वह नया है या जो पहले से है उससे बेहतर है।'],
  },
  'fund-of-funds-2': {
    name: 'फ़ंड ऑफ़ फ़ंड्स 2.0',
    benefit: 'निवेश फ़ंडों के लिए {scheme.fund-of-funds-2.size}, जो उसे स्टार्टअप में लगाते हैं।',
    who: 'गहरी टेक्नोलॉजी के, शुरुआती दौर के या सामान बनाने वाले स्टार्टअप, किसी फ़ंड के ज़रिए',
    note: '{scheme.fund-of-funds-2.approved} में मंज़ूर हुआ।',
    apply: 'यहाँ आप आवेदन नहीं करते: पैसा निवेश फ़ंडों (AIFs) के ज़रिए आता है।',
    also: ['इसमें शामिल कोई फ़ंड आप में पैसा लगाता है।'],
  },
  'cgs-startups': {
    name: 'स्टार्टअप की क्रेडिट गारंटी',
    benefit:
      '{scheme.cgs-startups.max|before} तक के लोन की गारंटी; {scheme.cgs-startups.sectors} ख़ास क्षेत्रों में फ़ीस {scheme.cgs-startups.fee} है।',
    who: 'मान्यता वाले स्टार्टअप',
    apply: 'अपने बैंक से पूछें। गारंटी बैंक माँगता है।',
  },
  'startup-ip': {
    name: 'स्टार्टअप की पेटेंट और ट्रेडमार्क में मदद (SIPP)',
    benefit:
      'मदद करने वाले की फ़ीस सरकार देती है। पेटेंट की फ़ीस में {scheme.startup-ip.patent} की छूट, ट्रेडमार्क में {trademark.fee-reduction} की।',
    who: 'मान्यता वाले स्टार्टअप',
    note: 'यह कब तक चलती है, इसकी हम पुष्टि नहीं कर सके।',
  },
  'birac-big': {
    name: 'BIRAC BIG',
    benefit: '{scheme.birac-big.term|before} के लिए {scheme.birac-big.max|before} तक का अनुदान।',
    note: 'आवेदन तभी लिए जाते हैं, जब उनका बुलावा निकलता है।',
    who: 'जैव टेक्नोलॉजी में काम शुरू करने वाले',
    also: ['आपका काम जैव टेक्नोलॉजी का है।'],
  },
  nidhi: {
    name: 'NIDHI PRAYAS, EIR, SSS',
    benefit: 'नमूना बनाने के लिए {scheme.nidhi.prototype}; फ़ेलोशिप; शुरुआती पैसा।',
    who: 'टेक्नोलॉजी में नई चीज़ें बनाने वाले',
  },
  'meity-startups': {
    name: 'MeitY की TIDE 2.0, SAMRIDH, GENESIS',
    benefit:
      '{scheme.meity-startups.grant} के अनुदान; निवेशक के साथ {scheme.meity-startups.matched}; शुरुआती पैसा। कुल मिलाकर {scheme.meity-startups.total}।',
    who: 'IT, आर्टिफ़िशियल इंटेलिजेंस या सेहत के टेक्नोलॉजी स्टार्टअप',
  },
} as const satisfies SchemeTexts<typeof startupSchemes>;
