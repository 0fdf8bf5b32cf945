import type { SchemeTexts } from '../../../tools/schemes/model/texts.ts';
import type { foodAndExportSchemes } from '../../../tools/schemes/model/food-and-export.ts';

/** Food, farm-linked work and export, central */
export const foodAndExport = {
  pmfme: {
    name: 'PMFME, एक इकाई के लिए',
    benefit: 'बैंक लोन के साथ प्रोजेक्ट का {scheme.pmfme.share} देती है, {scheme.pmfme.max|before} तक।',
    who: 'खाने की चीज़ें बनाने वाली सूक्ष्म इकाइयाँ, नई या पुरानी; एक राज्य का पर्चा होटल, टिफ़िन और सिर्फ़ ख़रीदने-बेचने को छोड़ता है',
    note: '{scheme.pmfme.said} में मंत्री ने कहा कि यह {scheme.pmfme.runs-till} तक चलेगी; राज्यों ने और समय माँगा।',
    also: ['आप प्रोजेक्ट के लिए बैंक से लोन लेते हैं।'],
  },
  'pmfme-shg': {
    name: 'स्वयं सहायता समूहों के लिए PMFME का शुरुआती पैसा',
    benefit:
      'हर सदस्य के लिए {scheme.pmfme-shg.member}, समूहों के संघ को {scheme.pmfme-shg.max|before} तक।',
    who: 'खाने की चीज़ें बनाने वाले स्वयं सहायता समूहों के सदस्य, ज़्यादातर महिलाएँ',
  },
  'pmfme-groups': {
    name: 'PMFME की साझा सुविधा, ब्रांड और समूह',
    benefit:
      'साझा सुविधा का {scheme.pmfme-groups.share} देती है, {scheme.pmfme-groups.max|before} तक। ब्रांड में मदद।',
    who: 'उत्पादक कंपनियाँ, स्वयं सहायता समूह, सहकारी समितियाँ',
  },
  'agri-infra-fund': {
    name: 'कृषि अवसंरचना कोष (Agriculture Infrastructure Fund)',
    benefit:
      'एक प्रोजेक्ट के {scheme.agri-infra-fund.max|before} तक के लोन पर {scheme.agri-infra-fund.term} तक ब्याज {scheme.agri-infra-fund.interest} कम करती है।',
    who: 'किसान, उत्पादक कंपनियाँ, स्टार्टअप और दूसरे, जो फ़सल कटने के बाद का काम करते हैं',
    note: 'लोन {scheme.agri-infra-fund.lent} के आख़िर तक दिए जाने थे। यह चल रही है, इसकी हम पुष्टि नहीं कर सके।',
    also: ['काम फ़सल कटने के बाद का है, जैसे रखना, छाँटना या पैक करना, या कई खेतों के काम आता है।'],
  },
  'animal-husbandry-fund': {
    name: 'पशुपालन अवसंरचना कोष (Animal Husbandry Infrastructure Fund)',
    benefit:
      'ब्याज {scheme.animal-husbandry-fund.interest} कम करती है; {scheme.animal-husbandry-fund.guarantee} की गारंटी।',
    who: 'डेयरी, मांस या चारे के MSME, उत्पादक कंपनियाँ और लोग',
    also: ['काम डेयरी, मांस या चारे का है।'],
  },
  'kisan-sampada': {
    name: 'पीएम किसान संपदा',
    benefit:
      'खाने की इकाइयों, ठंडे भंडार और लैब के लिए {scheme.kisan-sampada.grant} के अनुदान, {scheme.kisan-sampada.max} तक।',
    who: 'खाद्य कंपनियाँ और उत्पादक कंपनियाँ',
  },
  'matsya-sampada': {
    name: 'पीएम मत्स्य संपदा और किसान समृद्धि',
    benefit:
      'इकाई का {scheme.matsya-sampada.share} देती है; महिलाओं, SC और ST को {scheme.matsya-sampada.share-groups}।',
    who: 'मछुआरे और मछली के सूक्ष्म कारोबार',
    note: 'इकाई के ख़र्च की सीमा है। हरियाणा की एक तरह की इकाई के लिए पढ़ा गया। इस साल का ऐसा कोई पेज नहीं मिला, जो कहे कि यह चल रही है।',
  },
  'niryat-protsahan': {
    name: 'निर्यात संवर्धन मिशन: निर्यात प्रोत्साहन',
    benefit:
      'निर्यात के लोन पर ब्याज {scheme.niryat-protsahan.interest} कम करती है, साल में ज़्यादा से ज़्यादा {scheme.niryat-protsahan.max}। गारंटी में भी मदद।',
    who: 'सूची में लिखा सामान निर्यात करने वाले MSME',
    also: ['आपका सामान योजना की टैरिफ़ लाइनों की सूची में है।'],
  },
  'niryat-disha': {
    name: 'निर्यात संवर्धन मिशन: निर्यात दिशा',
    benefit: 'जाँच, प्रमाणपत्र, मेलों, गोदाम और बंदरगाह तक ढुलाई में मदद।',
    who: 'निर्यात करने वाले MSME',
    note: 'यह क़दम-क़दम पर आती है; हर काम की अपनी सीमा है।',
  },
  'cgs-exporters': {
    name: 'निर्यात करने वालों की क्रेडिट गारंटी योजना',
    benefit: 'लोन बढ़ाने पर उस बढ़े हुए लोन की पूरी गारंटी, {scheme.cgs-exporters.pool} के कोष से।',
    who: 'निर्यात करने वाले और MSME',
    note: '{scheme.cgs-exporters.approved} में मंज़ूर हुई। एक बैंक {scheme.cgs-exporters.until} को आख़िरी दिन बताता है; उसके बाद के किसी दिन की हम पुष्टि नहीं कर सके।',
    apply: 'अपने बैंक से पूछें। गारंटी बैंक माँगता है।',
  },
  rodtep: {
    name: 'RoDTEP',
    benefit: 'निर्यात हुए सामान में छिपे टैक्स लौटाती है, हर टैरिफ़ लाइन की अपनी दर पर।',
    who: 'सामान निर्यात करने वाले',
    note: '{scheme.rodtep.extended} तक बढ़ाई गई। यह चल रही है, इसकी हम पुष्टि नहीं कर सके, और दरें पहले घटाई गई थीं: DGFT से पूछें।',
    also: ['आप सामान निर्यात करते हैं, सेवाएँ नहीं।'],
  },
  rosctl: {
    name: 'RoSCTL',
    benefit: 'निर्यात हुए कपड़ों और सिले सामान के टैक्स लौटाती है, दरों की एक सूची से।',
    who: 'कपड़ा निर्यात करने वाले',
    also: ['आप पहनने के कपड़े या कपड़े का सिला सामान निर्यात करते हैं।'],
  },
  'duty-drawback': {
    name: 'ड्यूटी वापसी (Duty drawback), अग्रिम इजाज़त, EPCG',
    benefit: 'निर्यात के सामान में जो लगता है, उस पर ड्यूटी वापस, या ड्यूटी नहीं।',
    who: 'निर्यात करने वाले',
  },
  ecgc: {
    name: 'ECGC का बीमा',
    benefit: 'विदेशी ख़रीदार पैसे न दे, तो बीमा।',
    who: 'निर्यात करने वाले',
  },
  apeda: {
    name: 'APEDA की निर्यात में मदद',
    benefit: 'पैकिंग घर, जाँच और मेलों में मदद।',
    who: 'APEDA में पंजीकृत, खेती का खाना निर्यात करने वाले',
    also: ['आप खेती का खाना निर्यात करते हैं और APEDA में पंजीकृत हैं।'],
  },
  'interest-equalisation': {
    name: 'ब्याज समानीकरण योजना (Interest equalisation scheme)',
    benefit:
      'पहले था: निर्यात के लोन पर ब्याज कम करती थी, आख़िरी साल में छोटी फ़र्म को ज़्यादा से ज़्यादा {scheme.interest-equalisation.max}।',
    who: 'निर्यात करने वाले',
    note: 'इसकी जगह निर्यात प्रोत्साहन ने ली।',
  },
} as const satisfies SchemeTexts<typeof foodAndExportSchemes>;
