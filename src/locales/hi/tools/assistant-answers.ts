import type { NeedId } from '../../../register/register.ts';
import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/assistant-answers.ts';

/**
 * One sentence or two for each question that figures answer. `{id}` is a figure of `content/facts`;
 * it is written as `Prose` of `content/types.ts` is.
 */
const figures = {
  'price.fssai':
    'FSSAI में मदद की हमारी फ़ीस **{price.fssai}** है, सरकारी शुल्क से अलग। आप इसे ख़ुद भी कर सकते हैं।',
  'fssai.vendor':
    'वेंडिंग सर्टिफिकेट वाला पथ विक्रेता FSSAI में पंजीकृत गिना जाता है और उसका शुल्क **{fssai.vendor.fee}**। प्रमाणपत्र न हो: पैदल या ठेले से बेचने वाले का {fssai.hawker.fee}, {fssai.hawker.fee|from} से लागू एक आदेश से; वह आगे चलता है या नहीं, हम पुष्टि नहीं कर सके। बाक़ी सब सालाना शुल्क देते हैं: {fssai.registration.fee}। {fssai.registration.fee@2026-03-31|until} तक पंजीकरण का साल का {fssai.registration.fee@2026-03-31} था।',
  'fssai.return':
    'खाने का सामान तैयार करने वाले और विदेश से मँगाने वाले, जिनके पास लाइसेंस है, पिछले साल का सालाना रिटर्न **{fssai.annual-return.due|before}** तक भरते हैं। देर हो, तो एक दिन का **{fssai.annual-return.late-fee}**, ज़्यादा से ज़्यादा सालाना लाइसेंस शुल्क का {fssai.annual-return.late-fee-cap} गुना।',
  'fssai.penalty.unclean':
    'गंदगी में खाना बनाने या रखने पर ज़्यादा से ज़्यादा **{fssai.penalty.unhygienic}** का जुर्माना लगता है।',
  'fssai.penalty.unsafe':
    'असुरक्षित खाना बेचने पर, किसी को नुक़सान न हुआ हो तब भी: ज़्यादा से ज़्यादा **{fssai.penalty.unsafe}** का जुर्माना, और {fssai.penalty.unsafe-prison|before} तक की जेल।',
  'fssai.penalty.label':
    'ग़लत लेबल वाले खाने पर ज़्यादा से ज़्यादा **{fssai.penalty.misbranded}** का जुर्माना, घटिया खाने पर **{fssai.penalty.sub-standard}** और गुमराह करने वाले विज्ञापन पर **{fssai.penalty.misleading-advertisement}**।',
  'fssai.penalty':
    'जिस खाने के कारोबार को लाइसेंस चाहिए, उसे बिना लाइसेंस चलाने पर: ज़्यादा से ज़्यादा **{fssai.penalty.no-licence}** का जुर्माना। जिन छोटे कारोबारियों को सिर्फ़ पंजीकरण चाहिए, उन पर वह धारा नहीं लगती; जिस उल्लंघन का अपना जुर्माना नहीं, उस पर ज़्यादा से ज़्यादा **{fssai.penalty.other}** का लगता है।',
  'fssai.central':
    'केंद्रीय लाइसेंस साल के **{fssai.state.turnover-max|before}** से ऊपर के टर्नओवर पर शुरू होता है। उसका शुल्क अभी: {fssai.central.fee}। {fssai.central.fee@2026-03-31|until} तक साल का {fssai.central.fee@2026-03-31} था।',
  'fssai.state':
    'साल के {fssai.registration.turnover-max|before} से ऊपर और **{fssai.state.turnover-max|before}** तक के टर्नओवर पर राज्य लाइसेंस चाहिए। उसका शुल्क अभी: {fssai.state.fee}। {fssai.state.fee@2026-03-31|until} तक साल का {fssai.state.fee@2026-03-31} था।',
  'fssai.validity':
    'FSSAI पंजीकरण या लाइसेंस की अब **{fssai.validity}**, और उसका **{fssai.renewal}**। सालाना शुल्क चलता रहता है। “नवीनीकरण” के पैसे किसी को न दें।',
  'fssai.limit':
    'साल के **{fssai.registration.turnover-max|before}** तक के टर्नओवर पर FSSAI पंजीकरण काफ़ी है, **{fssai.state.turnover-max|before}** तक राज्य लाइसेंस। उससे ऊपर केंद्रीय लाइसेंस।',
  'fssai.fee':
    'जो पथ विक्रेता पंजीकृत गिना जाता है, उसका शुल्क **{fssai.vendor.fee}**; पैदल या ठेले से बेचने वाले बाक़ी लोगों का {fssai.hawker.fee}, {fssai.hawker.fee|from} से लागू एक आदेश से (वह आगे चलता है या नहीं, हम पुष्टि नहीं कर सके)। बाक़ी सबके लिए पंजीकरण का शुल्क अभी: **{fssai.registration.fee}**। {fssai.registration.fee@2026-03-31|until} तक साल का {fssai.registration.fee@2026-03-31} था; नई सूची हमने नहीं देखी।',
  'price.gst': 'GST में मदद की हमारी फ़ीस **{price.gst}** है। सरकार के यहाँ यह मुफ़्त है।',
  'gst.restaurant':
    'रेस्टोरेंट **{gst.rate.restaurant}** GST लेते हैं, दिए टैक्स के क्रेडिट के बिना। कंपोज़िशन स्कीम में बिना शराब वाला रेस्टोरेंट अपने टर्नओवर का {gst.composition.restaurant} देता है।',
  'gst.gold':
    'सोने, चाँदी और गहनों पर GST **{gst.rate.gold}** है; तराशे हीरों पर {gst.rate.diamond-cut}।',
  'gst.tobacco':
    'पान मसाला, सिगरेट और तंबाकू पर GST **{gst.rate.tobacco}** है; बीड़ी पर {gst.rate.bidi}।',
  'gst.composition.due':
    'कंपोज़िशन: हर तिमाही स्टेटमेंट CMP-08, अगले महीने की **{gst.due.cmp08}** तारीख़ तक; सालाना रिटर्न GSTR-4 **{gst.due.gstr4|before}** तक।',
  'gst.composition.choose':
    'अगले साल के लिए कंपोज़िशन स्कीम **{gst.due.composition-choice|before}** तक चुनें।',
  'gst.composition.marketplace':
    'कंपोज़िशन स्कीम वाले **{gst.registration.marketplace-relief|before}** से ऑनलाइन बाज़ार पर **सामान** बेच सकते हैं, एक ही राज्य के अंदर। ऐप से **सेवाएँ** बेचने पर, और दूसरे राज्य या देश में बेचने पर स्कीम नहीं मिलती।',
  'gst.composition.limit':
    'कंपोज़िशन स्कीम सामान और रेस्टोरेंट के लिए **{gst.composition.limit|before}** तक के टर्नओवर पर खुली है (आठ पहाड़ी और पूर्वोत्तर राज्यों में {gst.composition.limit-hill}), और सेवाओं के लिए **{gst.composition.services-limit|before}** तक। एक ही राज्य के अंदर ऐप से बिके सामान से यह ख़त्म नहीं होती, ऐप से बेची सेवाओं से होती है। सिर्फ़ आइसक्रीम, पान मसाला, तंबाकू, गैस वाले पेय, ईंटें और टाइलें बनाने वाले बाहर हैं।',
  'gst.composition.rate':
    'टर्नओवर पर कंपोज़िशन का टैक्स: व्यापारी और सामान बनाने वाले **{gst.composition.trader}**, बिना शराब वाले रेस्टोरेंट **{gst.composition.restaurant}**, सेवाएँ **{gst.composition.services}**।',
  'gst.einvoice':
    '**{gst.einvoice.turnover|before}** से ऊपर के टर्नओवर पर ई-इनवॉइस चाहिए। {gst.einvoice.report-turnover|before} से उन्हें {gst.einvoice.report-days|before} के अंदर दर्ज करना होता है।',
  'gst.ewaybill':
    'रास्ते में चल रहा सामान **{gst.ewaybill.value|before}** से ज़्यादा का हो, तो ई-वे बिल चाहिए।',
  'gst.annual':
    'सालाना रिटर्न GSTR-9 **{gst.annual-return.due|before}** तक भरना है। यह **{gst.annual-return.turnover|before}** से ऊपर के टर्नओवर पर ज़रूरी है; मिलान GSTR-9C {gst.reconciliation.turnover|before} से ऊपर।',
  'gst.late.nil':
    'जिस रिटर्न में कुछ देना नहीं, वह देर से भरें, तो एक दिन का **{gst.late-fee.nil-day}** लगता है, ज़्यादा से ज़्यादा {gst.late-fee.nil-cap}।',
  'gst.interest': 'देर से दिए GST पर साल का **{gst.interest}** ब्याज है, विलंब शुल्क के अलावा।',
  'gst.late':
    'देर से भरे GST रिटर्न पर एक दिन का **{gst.late-fee.day}** लगता है, {gst.late-fee.small-turnover|before} तक के टर्नओवर पर एक रिटर्न का ज़्यादा से ज़्यादा {gst.late-fee.small-cap}। कुछ देना न हो, तो एक दिन का **{gst.late-fee.nil-day}**, ज़्यादा से ज़्यादा {gst.late-fee.nil-cap}। देर से दिए टैक्स पर ब्याज: साल का {gst.interest}।',
  'gst.quarterly':
    '**{gst.quarterly.turnover-max|before}** तक के टर्नओवर पर हर तिमाही भर सकते हैं: GSTR-1 अगले महीने की **{gst.due.gstr1-quarter}** तारीख़ तक, GSTR-3B तेलंगाना और दक्षिणी, पश्चिमी और मध्य राज्यों में **{gst.due.gstr3b-quarter-south}** तारीख़ तक, उत्तर और पूर्व में {gst.due.gstr3b-quarter-north} तारीख़ तक।',
  'gst.returns.due':
    'हर महीने: GSTR-1 अगले महीने की **{gst.due.gstr1}** तारीख़ तक और GSTR-3B **{gst.due.gstr3b}** तारीख़ तक। तिमाही भरने वालों की तारीख़ें अलग हैं: GSTR-1 की {gst.due.gstr1-quarter}, GSTR-3B की राज्य के हिसाब से {gst.due.gstr3b-quarter-south} या {gst.due.gstr3b-quarter-north}।',
  'gst.penalty':
    'ज़रूरी होने पर भी पंजीकरण न करने पर **{gst.registration.penalty}** का जुर्माना लगता है, या बनते टैक्स के बराबर, अगर वह ज़्यादा हो, टैक्स और ब्याज के अलावा।',
  'gst.time':
    'GST नंबर तेज़ रास्तों से **{gst.registration.fast-days|before}** में आता है, आम रास्ते से **{gst.registration.days|before}** में, और जहाँ अधिकारी आकर देखे, वहाँ {gst.registration.check-days|before} तक में।',
  'gst.audit':
    'अकाउंटेंट से GST का सालाना ऑडिट: **{gst.audit.turnover}**। {gst.reconciliation.turnover|before} से ऊपर के टर्नओवर पर आप मिलान GSTR-9C भरते हैं और ख़ुद प्रमाणित करते हैं।',
  'gst.records': 'GST के बिल और हिसाब सालाना रिटर्न की आख़िरी तारीख़ से **{gst.records}** तक रखें।',
  'gst.limit':
    'GST पंजीकरण करें, जब साल की बिक्री तेलंगाना में **{gst.limit.telangana|before}** से ऊपर हो, सामान हो या सेवाएँ; ज़्यादातर बाक़ी राज्यों में सिर्फ़ सामान पर **{gst.limit.goods|before}** से ऊपर और सेवाओं पर **{gst.limit.services|before}** से ऊपर; मणिपुर, मिज़ोरम, नागालैंड और त्रिपुरा में {gst.limit.special|before} से ऊपर। कुछ लोगों को टर्नओवर कितना भी हो, करना है।',
  'gst.fee':
    'GST पंजीकरण का सरकारी शुल्क: **{gst.registration.fee}**। हमारी फ़ीस, सिर्फ़ तब जब मदद चाहें: {price.gst}।',
  'gst.rates':
    'GST रोज़ के ज़्यादातर सामान पर **{gst.rate.low}** है, बाक़ी ज़्यादातर सामान और सेवाओं पर **{gst.rate.standard}**, और ऐशो-आराम के और नुक़सानदेह सामान पर **{gst.rate.high}**। कुछ सामान पर टैक्स नहीं, और कुछ की अपनी दर है।',
  'msme.vishwakarma':
    'पीएम विश्वकर्मा: पहला लोन **{msme.vishwakarma.first|before}** तक, दूसरा **{msme.vishwakarma.second|before}** तक, साल के **{msme.vishwakarma.interest}** ब्याज पर, हाथ के {msme.vishwakarma.trades} धंधों के लिए।',
  'svanidhi.ends': 'पीएम स्वनिधि **{msme.svanidhi.ends|before}** तक चलती है।',
  'svanidhi.cashback':
    'पीएम स्वनिधि डिजिटल भुगतान लेने पर **{vendor.loan.cashback|before}** तक का कैशबैक देती है।',
  'svanidhi.interest':
    'समय पर चुकाने वालों को पीएम स्वनिधि साल का **{msme.svanidhi.subsidy}** ब्याज लौटाती है।',
  'svanidhi.fee': 'पीएम स्वनिधि के आवेदन का शुल्क **{vendor.loan.fee}**। इसके पैसे एजेंट को न दें।',
  'svanidhi.loan':
    'पीएम स्वनिधि: पहला लोन **{msme.svanidhi.first|before}** तक, दूसरा **{msme.svanidhi.second|before}** तक, तीसरा **{msme.svanidhi.third|before}** तक, हर एक पिछला चुकाने के बाद। जो समय पर चुकाए, उसे साल का {msme.svanidhi.subsidy} ब्याज वापस मिलता है।',
  'mudra.loan':
    'मुद्रा लोन: शिशु **{msme.mudra.shishu|before}** तक, किशोर **{msme.mudra.kishor|before}** तक, तरुण **{msme.mudra.tarun|before}** तक, और जिन्होंने तरुण लोन चुका दिया, उनके लिए **{msme.mudra.max|before}** तक।',
  'msme.cgtmse':
    'CGTMSE **{msme.cgtmse.max|before}** तक के लोन की गारंटी देता है, लोन के **{msme.cgtmse.cover}** की; महिलाओं के लिए {msme.cgtmse.cover-women} की।',
  'msme.collateral':
    'बैंक सूक्ष्म या छोटे कारोबार से **{msme.no-collateral|before}** तक के लोन पर गारंटी नहीं माँग सकता; रिकॉर्ड अच्छा हो, तो {msme.no-collateral-good-record|before} तक।',
  'msme.late-buyer':
    'ख़रीदार सूक्ष्म या छोटे विक्रेता को तय तारीख़ तक पैसे देता है, और हद से हद **{msme.late.days|before}** में; तारीख़ तय न हो, तो **{msme.late.days-no-date|before}** में। उसके बाद ख़रीदार को रिज़र्व बैंक की बैंक दर का {msme.late.multiple} गुना ब्याज देना होता है।',
  'msme.procurement':
    'केंद्र के मंत्रालय और कंपनियाँ साल की ख़रीद का **{msme.procurement.share}** सूक्ष्म और छोटे कारोबारों से लेती हैं, उसमें {msme.procurement.scst} SC या ST कारोबारियों से और {msme.procurement.women} महिलाओं से।',
  'msme.class':
    'सूक्ष्म: लगा पैसा **{msme.micro.investment-max|before}** तक और साल का टर्नओवर **{msme.micro.turnover-max|before}** तक। लघु: **{msme.small.investment-max}** और **{msme.small.turnover-max}**। मध्यम: **{msme.medium.investment-max}** और **{msme.medium.turnover-max}**।',
  'msme.validity':
    'उद्यम पंजीकरण की **{msme.registration.validity}**: किसी चीज़ का नवीनीकरण नहीं होता।',
  'msme.fee':
    'उद्यम पंजीकरण का सरकारी शुल्क: **{msme.registration.fee}**, बदलाव और प्रमाणपत्र छापने का भी।',
  'vendor.notice':
    'प्रमाणपत्र वाले विक्रेता को हटने से पहले नोटिस से **{vendor.notice}** मिलते हैं। जब तक सर्वे पूरा न हो और सबको प्रमाणपत्र न मिलें, किसी को हटाया नहीं जा सकता। [क्या कहें और क्या करें](/notice#told-to-move)।',
  'vendor.goods':
    'ज़ब्त सामान जो ख़राब हो जाता है, **{vendor.return-perishable}** लौटता है, बाक़ी सामान **{vendor.return-goods|before}** के अंदर, जब आप माँगें और शुल्क दें। दस्तख़त की हुई सूची माँगें। [क्या कहें और क्या करें](/notice#goods-taken)।',
  'vendor.penalty':
    'बिना प्रमाणपत्र या उसकी शर्तों के ख़िलाफ़ बेचने पर हर बार ज़्यादा से ज़्यादा **{vendor.penalty}** का जुर्माना लगता है। नोटिस का समय ख़त्म होने पर भी न हटें, तो एक दिन का ज़्यादा से ज़्यादा {vendor.default-penalty} का।',
  'vendor.age':
    'क़ानून **{vendor.age-min}** की उम्र से वेंडिंग सर्टिफिकेट देता है। राज्य ज़्यादा माँग सकता है: तेलंगाना {vendor.age.telangana} माँगता है, आंध्र प्रदेश {vendor.age.andhra}।',
  'vendor.survey':
    'नगर विक्रय समिति कम से कम हर **{vendor.survey-years|before}** में विक्रेताओं का सर्वे फिर करती है।',
  'trade.green-fund':
    'तेलंगाना ग्रीन फ़ंड लाइसेंस शुल्क के ऊपर लगता है: {trade.ghmc.green-fund.fee-max|before} तक के शुल्क का **{trade.ghmc.green-fund.share}**, अगले {trade.ghmc.green-fund.rounded-to|before} तक बढ़ाकर, और उससे बड़े शुल्क पर {trade.ghmc.green-fund.above}।',
  'vendor.scale':
    'इलेक्ट्रॉनिक तराज़ू की जाँच और मुहर **{vendor.scale.electronic|before}** बाद फिर होती है, बाट और डंडी वाले तराज़ू की **{vendor.scale.beam|before}** बाद।',
  'eshram.age':
    'ई-श्रम कार्ड **{labour.eshram.age}** की उम्र के उन काम करने वालों के लिए है, जो न ESI में हैं, न PF में, और आयकर नहीं देते। यह मुफ़्त है।',
  'helpline.legal-aid':
    'मुफ़्त क़ानूनी मदद: **[{helpline.legal-aid}](tel:{helpline.legal-aid})** पर फ़ोन करें।',
  'helpline.cybercrime':
    'ऑनलाइन और भुगतान की ठगी: तुरंत **[{helpline.cybercrime}](tel:{helpline.cybercrime})** पर फ़ोन करें।',
  'helpline.consumer': 'नेशनल कंज़्यूमर हेल्पलाइन: **[{helpline.consumer}](tel:{helpline.consumer})**।',
  'helpline.bank':
    'बैंक और लोन देने वालों की शिकायत: **[{helpline.bank-complaints}](tel:{helpline.bank-complaints})**।',
  'fire.phone':
    'दमकल: **[{fire.phone.fire}](tel:{fire.phone.fire})**। हर आपात हालत: **[{fire.phone.emergency}](tel:{fire.phone.emergency})**।',
  'trade.bengaluru':
    'बेंगलुरु: नवीनीकरण {trade.bengaluru.opens|before} को खुलता है; बिना अतिरिक्त शुल्क का आख़िरी दिन **{trade.bengaluru.closes}** है। मार्च में **{trade.bengaluru.late.march}** जुड़ता है, अप्रैल से **{trade.bengaluru.late.april}**।',
  'trade.delhi':
    'दिल्ली: आम ट्रेड या गोदाम के लाइसेंस का शुल्क संपत्ति कर का **{trade.delhi.general}** है और उसी के साथ भरा जाता है; फ़ैक्टरी के लाइसेंस का {trade.delhi.factory}।',
  'trade.shops-act':
    'तेलंगाना: दुकान खोलने के **{trade.shops.telangana.within|before}** के अंदर दुकान क़ानून में पंजीकरण करें, फिर {trade.shops.telangana.annual-from|before} से {trade.shops.telangana.annual-by|before} तक सालाना शुल्क दें। आंध्र प्रदेश: {trade.shops.andhra.within}। कर्नाटक: {trade.shops.karnataka.within}। गुजरात: {trade.shops.gujarat.within}। महाराष्ट्र में {trade.shops.maharashtra.workers} काम करने वालों से, उत्तर प्रदेश में {trade.shops.uttar-pradesh.workers} से, तमिलनाडु में {trade.shops.tamil-nadu.workers} से, राजस्थान में {trade.shops.rajasthan.exempt} से ऊपर।',
  'trade.unlicensed':
    'GHMC: बिना लाइसेंस धंधा करने पर लाइसेंस शुल्क का **{trade.ghmc.unlicensed.once}** लगता है, और लाइसेंस लेने तक हर महीने **{trade.ghmc.unlicensed.month}** और।',
  'trade.renewal':
    'GHMC: लाइसेंस {trade.ghmc.year-end|before} को ख़त्म होता है। पिछले नवीनीकरण में देरी की रक़म के बिना आख़िरी दिन **{trade.ghmc.last-free-day}** था; उसके बाद {trade.ghmc.late.first-days|before} तक शुल्क का {trade.ghmc.late.first} जुड़ता है, और फिर {trade.ghmc.late.second}। आम नियम से अगले साल के लिए **{trade.ghmc.apply-by|before}** तक आवेदन करें।',
  'trade.fee':
    'GHMC, एक वर्ग फ़ुट का साल का: {trade.ghmc.road.narrow} फ़ुट तक चौड़ी सड़क पर **{trade.ghmc.rate.narrow}**, {trade.ghmc.road.wide} फ़ुट तक **{trade.ghmc.rate.middle}**, उससे चौड़ी सड़क पर **{trade.ghmc.rate.wide}**, और ऊपर से ग्रीन फ़ंड। हर शहर की अपनी दरें हैं।',
  'trademark.renewal':
    'ट्रेडमार्क के नवीनीकरण का ऑनलाइन हर क्लास का **{trademark.fee.renewal}** लगता है; छूट के महीनों में {trademark.fee.renewal-late} और।',
  'trademark.term':
    'ट्रेडमार्क पंजीकरण **{trademark.term}** चलता है और बार-बार नवीनीकरण हो सकता है। नवीनीकरण ख़त्म होने से {trademark.renewal.opens} पहले खुलता है; उसके बाद {trademark.renewal.grace} की छूट है, अतिरिक्त शुल्क के साथ।',
  'trademark.reply': 'ट्रेडमार्क की जाँच रिपोर्ट का जवाब **{trademark.reply|before}** के अंदर दें।',
  'trademark.opposition':
    'ट्रेडमार्क छपने के **{trademark.opposition|before}** के अंदर दूसरे लोग विरोध कर सकते हैं। विरोध का जवाब आप {trademark.counter|before} के अंदर देते हैं; किसी और के निशान का विरोध करने का शुल्क {trademark.fee.opposition} है।',
  'trademark.class.restaurant':
    'रेस्टोरेंट, टिफ़िन और कैटरिंग: ट्रेडमार्क क्लास **{trademark.class.restaurant}**।',
  'trademark.class.clothing': 'कपड़े और जूते: ट्रेडमार्क क्लास **{trademark.class.clothes}**।',
  'trademark.class.food':
    'खाने की ट्रेडमार्क क्लास: चाय, कॉफ़ी, मसाले, चावल, ब्रेड और मिठाई की **{trademark.class.spices}**; अचार, दूध की चीज़ों, पकी सब्ज़ी और सूखे मेवे की **{trademark.class.pickles}**; ठंडे पेय, जूस और पानी की **{trademark.class.drinks}**।',
  'trademark.class.shop':
    'दुकान चलाना: ट्रेडमार्क क्लास **{trademark.class.shop}**। साबुन, अगरबत्ती और कॉस्मेटिक: क्लास **{trademark.class.soap}**।',
  'trademark.classes':
    'ट्रेडमार्क की **{trademark.classes}** क्लास हैं: {trademark.classes.goods} सामान की, {trademark.classes.services} सेवाओं की।',
  'trademark.false':
    'जो निशान पंजीकृत नहीं, उसे पंजीकृत कहने पर ज़्यादा से ज़्यादा **{trademark.false-penalty}** का जुर्माना लगता है, या टर्नओवर का {trademark.false-penalty-share}, अगर वह कम हो।',
  'trademark.fast':
    'तेज़ जाँच का शुल्क अकेले व्यक्ति, स्टार्टअप या छोटे कारोबार के लिए **{trademark.fee.expedited-low}** है और बाक़ी सबके लिए **{trademark.fee.expedited-high}**।',
  'trademark.fee':
    'ट्रेडमार्क के आवेदन का शुल्क हर निशान और क्लास का अकेले व्यक्ति, मान्यता वाले स्टार्टअप या छोटे कारोबार के लिए **{trademark.fee.low}** है, और बाक़ी सबके लिए **{trademark.fee.high}**।',
  'trademark.time':
    'कोई विरोध न करे, तो ट्रेडमार्क में **{trademark.time.unopposed}** लगते हैं; {trademark.time} मानकर चलें। इसका वादा कोई नहीं कर सकता।',
  'company.kyc':
    'डायरेक्टर DIN के पीछे की जानकारी **{company.director-check}** पक्की करता है, **{company.director-check.due|before}** तक। बंद पड़ा DIN फिर चालू कराने का शुल्क **{company.director-check.fee}** है।',
  'company.llp.annual':
    'LLP हर साल फ़ॉर्म 11 **{company.llp.return|before}** तक और फ़ॉर्म 8 **{company.llp.accounts|before}** तक भरती है।',
  'company.commencement':
    'घोषणा INC-20A पंजीकरण के **{company.after.commencement|before}** के अंदर भरी जाती है। उसके बिना कंपनी को {company.commencement.penalty} का जुर्माना देना होता है।',
  'company.late':
    'कंपनी का सालाना फ़ॉर्म देर से भरें, तो हर फ़ॉर्म का एक दिन का **{company.late-day}** लगता है, बिना किसी ऊपरी सीमा के।',
  'company.agm':
    'सदस्यों की सालाना बैठक **{company.agm|before}** तक होती है; पहली वाली पहला साल ख़त्म होने के {company.agm.first|before} के अंदर।',
  'company.filings':
    'खाते (AOC-4) सालाना बैठक के **{company.accounts|before}** के अंदर भरे जाते हैं, सालाना रिटर्न **{company.return|before}** के अंदर। क़र्ज़ और जमा का रिटर्न (DPT-3) {company.deposits|before} तक भरना है।',
  'company.audit-llp':
    'LLP का ऑडिट **{company.llp.audit-turnover|before}** से ऊपर के टर्नओवर पर होता है, या **{company.llp.audit-contribution|before}** से ऊपर के लगाए पैसे पर।',
  'company.llp.members':
    'LLP में कम से कम **{company.llp.partners-min}** साझेदार होते हैं; लगाया पैसा कम से कम: {company.llp.capital-min}।',
  'company.opc':
    'एक व्यक्ति कंपनी (One Person Company) में **{company.opc.members}** सदस्य होता है। बनाने में {company.opc.time} लगते हैं। {company.opc.no-forced-conversion|before} से, बढ़ने पर उसे रूप बदलना ज़रूरी नहीं।',
  'company.private':
    'प्राइवेट लिमिटेड कंपनी में **{company.private.members}** सदस्य और कम से कम **{company.private.directors-min}** डायरेक्टर होते हैं। चुकता पूँजी कम से कम: **{company.capital-min}**।',
  'company.time':
    'हमारे अंदाज़े से प्राइवेट लिमिटेड कंपनी बनाने में **{company.private.time}** लगते हैं, LLP में **{company.llp.time}**, एक व्यक्ति कंपनी में {company.opc.time}।',
  'company.fee':
    '{company.fee.free-capital|before} तक की अधिकृत पूँजी वाली कंपनी का मंत्रालय का शुल्क **{company.fee}**; ऊपर से राज्य का स्टांप शुल्क और PAN और TAN के लगभग {company.fee.pan-tan}। हमारी फ़ीस, सिर्फ़ तब जब मदद चाहें: {price.company}।',
  'company.startup':
    'स्टार्टअप की मान्यता: टर्नओवर **{company.startup.turnover|before}** तक, उम्र **{company.startup.age|before}** तक।',
  'iso.validity':
    'ISO प्रमाणपत्र **{iso.validity}** चलता है, कम से कम हर {iso.surveillance|before} में निगरानी ऑडिट के साथ।',
  'iso.cost':
    'हमारे अंदाज़े से प्रमाणपत्र का ख़र्च गुणवत्ता का **{iso.cost.quality}** है, पर्यावरण का {iso.cost.environment}, जानकारी की सुरक्षा का {iso.cost.security} और काम की जगह की सुरक्षा का {iso.cost.safety}।',
  'iso.time': 'ISO की तैयारी में **{iso.time.prepare}** लगते हैं, ऑडिट में {iso.time.audit}।',
  'fire.noc':
    'तेलंगाना में फ़ायर NOC चाहिए: **{fire.telangana.commercial}** मीटर से ऊँची कारोबारी इमारतों के लिए, {fire.telangana.residential} मीटर या उससे ऊँचे घरों के लिए, और लोगों के जुटने की जगह के लिए, जहाँ प्लॉट {fire.telangana.assembly-plot} वर्ग मीटर से बड़ा हो, या ऊँचाई {fire.telangana.assembly-height} मीटर या ज़्यादा।',
  'fire.gas': '**{fire.gas.licence-above}** किलो से ज़्यादा रसोई गैस रखने के लिए लाइसेंस चाहिए।',
  'bis.fee':
    'BIS: लाइसेंस के आवेदन का शुल्क **{bis.fee.application}**, जाँच का हर अधिकारी और हर दिन का **{bis.fee.inspection}**, लाइसेंस का साल का {bis.fee.licence-year}। टेस्ट का ख़र्च और मार्किंग शुल्क अलग हैं।',
  'bis.hallmark':
    'सोने के गहनों की हॉलमार्किंग: **{bis.hallmark.turnover|before}** तक के टर्नओवर वाले सुनारों को छूट है।',
  'bis.time': 'आवेदन से BIS लाइसेंस तक: **{bis.time}**; आसान तरीक़े का लक्ष्य {bis.time.simplified} है।',
  'bis.validity':
    'BIS लाइसेंस **{bis.licence.first|before}** तक के लिए मिलता है और {bis.licence.renewed|before} तक के लिए नवीनीकरण होता है, हर साल का शुल्क पहले देकर; पंजीकरण, जैसा बताया गया है, {bis.registration.first|before} के लिए।',
  'bis.cost':
    'हमारे अंदाज़े से सब मिलाकर: ISI मार्क **{bis.cost.isi}**, अनिवार्य पंजीकरण **{bis.cost.crs}**। सिर्फ़ आवेदन का {bis.fee.application} लगता है।',
  'barcode.late':
    'बारकोड की सदस्यता ख़त्म होने के **{barcode.grace|before}** बाद तक बिना जुर्माने के नवीनीकरण हो सकता है; उसके {barcode.late-days|before} बाद तक **{barcode.late-penalty}** जुर्माने के साथ।',
  'barcode.prefix':
    'GS1 India के दिए नंबर **{barcode.prefix}** से शुरू होते हैं। इससे पता नहीं चलता कि चीज़ कहाँ बनी।',
  'barcode.renewal':
    '{barcode.pack-size} बारकोड के नवीनीकरण का एक साल का **{barcode.renewal.one}** लगता है, दो साल का {barcode.renewal.two} और तीन साल का {barcode.renewal.three}।',
  'barcode.digits':
    'EAN-13 कोड में **{barcode.digits.ean13}** अंक होते हैं, UPC-A कोड में **{barcode.digits.upc}**, EAN-8 कोड में {barcode.digits.ean8}।',
  'price.esi':
    'हमारी फ़ीस: ESI की **{price.esi}**, PF की **{price.epf}**। सरकार के यहाँ दोनों मुफ़्त हैं, और कोई भी ख़ुद पंजीकरण कर सकता है।',
  'labour.late':
    'देर से दिए ESI या PF पर साल का **{labour.late.interest}** ब्याज लगता है; देर के PF पर महीने का **{labour.late.epf-damages}** हर्जाना भी।',
  'labour.due':
    'ESI अगले महीने की **{labour.due}** तारीख़ तक देना है, PF **{labour.epf.due}** तारीख़ तक।',
  'labour.esi.rates':
    'ESI: काम करने वाले का हिस्सा मज़दूरी का **{labour.esi.worker}** है, मालिक का **{labour.esi.employer}**।',
  'labour.epf.rates':
    'PF: काम करने वाले का हिस्सा मज़दूरी का **{labour.epf.worker}** है, मालिक का **{labour.epf.employer}**। मालिक बीमे का {labour.epf.insurance} और कामकाज का {labour.epf.admin} भी देता है।',
  'labour.esi-and-epf.limit':
    'ESI **{labour.esi.workers}** काम करने वालों से शुरू होता है और उन पर लागू है, जिनकी महीने की मज़दूरी **{labour.esi.wage-max|before}** तक है (विकलांग काम करने वालों के लिए {labour.esi.wage-max-disability})।\nPF **{labour.epf.workers}** काम करने वालों से शुरू होता है। महीने की **{labour.epf.ceiling|before}** तक की मज़दूरी पर यह ज़रूरी है।',
  'labour.esi.limit':
    'ESI **{labour.esi.workers}** काम करने वालों से शुरू होता है और उन पर लागू है, जिनकी महीने की मज़दूरी **{labour.esi.wage-max|before}** तक है (विकलांग काम करने वालों के लिए {labour.esi.wage-max-disability})।',
  'labour.epf.limit':
    'PF **{labour.epf.workers}** काम करने वालों से शुरू होता है। महीने की **{labour.epf.ceiling|before}** तक की मज़दूरी पर यह ज़रूरी है।',
  'labour.registration-fee':
    'पंजीकरण का सरकारी शुल्क: ESI का **{labour.esi.fee}**, PF का **{labour.epf.fee}**।',
  'labour.gratuity':
    'ग्रेच्युटी **{labour.gratuity.workers}** काम करने वालों से शुरू होती है, **{labour.gratuity.years}** की नौकरी के बाद (तय समय की नौकरी में {labour.gratuity.fixed-term-years}): हर साल के लिए {labour.gratuity.days|before} की मज़दूरी, ज़्यादा से ज़्यादा **{labour.gratuity.max}**।',
  'labour.bonus':
    'सालाना बोनस **{labour.bonus.workers}** काम करने वालों से शुरू होता है और मज़दूरी का **{labour.bonus.rate}** है।',
  'labour.maternity':
    'मातृत्व लाभ: **{labour.maternity.weeks}** हफ़्ते मज़दूरी का **{labour.maternity.rate}**; तीसरे बच्चे से और गोद लेने वाली माँओं के लिए {labour.maternity.weeks-third} हफ़्ते।',
  'labour.posh':
    'जहाँ **{labour.posh.workers}** या ज़्यादा लोग काम करते हैं, वहाँ यौन उत्पीड़न के ख़िलाफ़ आंतरिक समिति (Internal Committee) चाहिए। उसकी रिपोर्ट आम तौर पर {labour.posh.report|before} तक देनी है; आपका ज़िला दूसरा दिन तय कर सकता है। समिति या रिपोर्ट न हो, तो जुर्माना {labour.posh.fine|before} तक जा सकता है।',
  'labour.professional-tax':
    'तेलंगाना: महीने की {labour.pt.wage-free|before} तक की तनख़्वाह पर पेशा कर नहीं, {labour.pt.middle-max|before} तक महीने का **{labour.pt.middle}**, उससे ऊपर महीने का **{labour.pt.high}**। {labour.pt.due} तारीख़ तक देना है; साल में ज़्यादा से ज़्यादा {professional-tax.max}।',
  'professional-tax.max':
    'कोई राज्य एक व्यक्ति से साल में **{professional-tax.max}** से ज़्यादा पेशा कर नहीं ले सकता।',
  'labour.laws':
    'चार श्रम संहिताएँ **{labour.laws|from}** से लागू हैं। उन्होंने {labour.laws@2025-11-20} पुराने केंद्रीय क़ानूनों की जगह ली।',
  'labour.wages.final':
    'जो काम छोड़ता है, उसका सारा पैसा **{labour.wages.final|before}** के अंदर दिया जाता है।',
  'labour.wages.due': 'महीने की मज़दूरी अगले महीने की **{labour.wages.due}** तारीख़ तक दी जाती है।',
  'labour.minimum-wage':
    'तेलंगाना ने अकुशल, पूरे समय के काम की न्यूनतम मज़दूरी महीने की **{labour.minimum-wage.telangana}** बताई है; हुनर वाले काम की ज़्यादा है, और रक़म जगह के हिसाब से अलग है। अपने काम की श्रम दफ़्तर से पूछें।',
  'labour.hours':
    'तेलंगाना: दुकान दिन में **{labour.hours.day}** घंटे काम ले सकती है, दफ़्तर या दूसरी जगह {labour.hours.office-day} घंटे; दोनों हफ़्ते में ज़्यादा से ज़्यादा **{labour.hours.week}** घंटे।',
  'labour.welfare-fund':
    'तेलंगाना की श्रम कल्याण निधि, जहाँ {labour.lwf.workers} या ज़्यादा लोग काम करते हैं: साल का मालिक से **{labour.lwf.employer}** और हर काम करने वाले से {labour.lwf.worker}, **{labour.lwf.due|before}** तक।',
  'labour.epf.scheme':
    'PF की **{labour.epf.scheme|before}** से नई स्कीम है। हर एक का हिस्सा पहले की तरह {labour.epf.worker} रहा, और मज़दूरी की सीमा {labour.epf.ceiling}।',
  'labour.hiring':
    'नौकरी देने पर प्रोत्साहन: मालिक को {labour.hiring.years|before} तक महीने का **{labour.hiring.employer|before}** तक, {labour.hiring.ends|before} तक दी गई नौकरियों के लिए।',
  'tax.tds.who':
    'कंपनी, LLP या फ़र्म ठेकेदार को एक बार में **{income-tax.tds.contract-once|before}** से, या साल में **{income-tax.tds.contract-year|before}** से ज़्यादा दे, तो टैक्स काटती है: व्यक्ति से {income-tax.tds.contract-person}, बाक़ी से {income-tax.tds.contract-other}। अकेला मालिक तभी, जब पिछले साल की बिक्री {income-tax.tds.payer-sales|before} से ज़्यादा रही हो; नए क़ानून में इस सीमा की हम पुष्टि नहीं कर सके। किराए, फ़ीस और तनख़्वाह की सीमाएँ अलग हैं।',
  'tax.tds':
    'भुगतान से काटा टैक्स (TDS) अगले महीने की **{sectors.tax.deducted-day}** तारीख़ तक जमा होता है। स्टेटमेंट {sectors.tax.deducted-july|before}, {sectors.tax.deducted-october|before}, {sectors.tax.deducted-january|before} और {sectors.tax.deducted-may|before} तक देने हैं।',
  'tax.advance':
    'साल का टैक्स **{sectors.tax.advance-above|before}** तक पहुँचे, तो अग्रिम टैक्स शुरू होता है: {sectors.tax.advance-june|before}, {sectors.tax.advance-september|before}, {sectors.tax.advance-december|before} और {sectors.tax.advance-march|before} तक। अनुमानित टैक्स की स्कीम में एक ही भुगतान, **{income-tax.presumptive.advance-tax|before}** तक।',
  'tax.profession':
    'सूची में लिखे पेशे का मुनाफ़ा **{sectors.tax.profession-limit|before}** तक की आमद पर अंदाज़े से माना जा सकता है ({sectors.tax.profession-limit-digital} तक, जहाँ लगभग कुछ भी नक़द नहीं आता): आमद का **{sectors.tax.profession-share}** मुनाफ़ा गिना जाता है।',
  'tax.presumptive':
    'कारोबार का अनुमानित टैक्स: टर्नओवर **{income-tax.presumptive.turnover-max|before}** तक, या **{income-tax.presumptive.turnover-max-digital|before}** तक, जहाँ ज़्यादा से ज़्यादा {income-tax.presumptive.cash-max} नक़द आता है। क़ानून बैंक, कार्ड या UPI से आई रक़म का **{income-tax.presumptive.profit-digital}** और नक़द का **{income-tax.presumptive.profit-cash}** मुनाफ़ा मानता है।',
  'tax.slabs':
    'आयकर, नई व्यवस्था: **{income-tax.slab.1.up-to|before}** तक {income-tax.slab.1.rate}, {income-tax.slab.2.up-to|before} तक {income-tax.slab.2.rate}, {income-tax.slab.3.up-to|before} तक {income-tax.slab.3.rate}, {income-tax.slab.4.up-to|before} तक {income-tax.slab.4.rate}, {income-tax.slab.5.up-to|before} तक {income-tax.slab.5.rate}। ऊपर के हिस्से और छूट हिसाब वाले पेज पर हैं।',
  'tax.belated':
    'छूटा हुआ रिटर्न देर से, **{income-tax.return-belated|before}** तक भरा जा सकता है। शुल्क {income-tax.late-fee} है, या {income-tax.late-fee-small-income|before} तक की कमाई पर {income-tax.late-fee-small}।',
  'tax.late':
    'देर के आयकर रिटर्न पर **{income-tax.late-fee}** लगता है, या {income-tax.late-fee-small-income|before} तक की कमाई पर **{income-tax.late-fee-small}**। आख़िरी दिन {income-tax.return-belated} है।',
  'tax.return':
    'आयकर रिटर्न: बिना ऑडिट वाला कारोबार **{income-tax.return-business|before}** तक, जिसका कारोबार नहीं वह **{income-tax.return-no-business|before}** तक, कंपनी या ऑडिट वाले खाते **{income-tax.return-audit|before}** तक।',
  'sectors.bag': 'प्लास्टिक की थैली कम से कम **{sectors.bag.thickness}** माइक्रोन मोटी होनी चाहिए।',
  'sectors.iec':
    'आयात-निर्यात कोड का शुल्क **{sectors.iec.fee}** है। इसे हर साल {sectors.iec.confirm-from|before} और **{sectors.iec.confirm-by|before}** के बीच पक्का करना होता है।',
  'sectors.factory':
    'बिजली हो, तो वर्कशॉप **{sectors.factory.with-power}** काम करने वालों से कारख़ाना है, न हो तो **{sectors.factory.without-power}** से।',
  'sectors.rera':
    '**{sectors.rera.area}** वर्ग मीटर ज़मीन या **{sectors.rera.flats}** फ़्लैट से ऊपर प्रोजेक्ट RERA में दर्ज होता है।',
  'sectors.pharmacy':
    'दवा की दुकान कम से कम **{sectors.drugs.shop-area}** वर्ग मीटर की होती है; खुदरा और थोक साथ हो, तो {sectors.drugs.both-area}।',
  'sectors.data':
    'व्यक्तिगत डेटा की कमज़ोर हिफ़ाज़त पर ज़्यादा से ज़्यादा **{sectors.data.penalty}** का जुर्माना लगता है।',
  'pan.fee':
    'आधार से तुरंत ई-पैन का शुल्क **{finder.pan.instant}**। छपे कार्ड का लगभग **{finder.pan.fee}** है। क़ानून साल की {finder.pan.sales|before} से ऊपर की बिक्री पर पैन माँगता है।',
};

/** Yes or No before the sentence of a figure, where a question asks for it. */
const verdicts: Readonly<Partial<Record<keyof typeof figures, string>>> = {
  'gst.composition.marketplace': '**हाँ**, अपने राज्य के अंदर सामान के लिए, **नहीं** ऐप से सेवाओं के लिए।',
  'fssai.vendor': '**हाँ**, वेंडिंग सर्टिफिकेट वाले विक्रेता के लिए, **नहीं** बाक़ी सबके लिए।',
  'fssai.fee': '**हाँ**, वेंडिंग सर्टिफिकेट वाले विक्रेता के लिए, **नहीं** बाक़ी सबके लिए।',
  'labour.professional-tax':
    '**हाँ**, तेलंगाना में महीने की {labour.pt.wage-free|before} से ऊपर की तनख़्वाह पर, **नहीं** उतने तक।',
  'professional-tax.max': '**नहीं**, किसी राज्य में नहीं: साल में ज़्यादा से ज़्यादा {professional-tax.max}।',
};

/**
 * When a registration is needed and when not, for those whose answers the phone does not know. `{…}` are
 * figures of its rules.
 */
const bothWays: Readonly<Partial<Record<NeedId, { yes: string; no: string }>>> = {
  gst: {
    yes: 'अपने राज्य की सीमा से ऊपर: साल की **{gst.limit.special|before}** से **{gst.limit.goods|before}** तक की बिक्री। दूसरे राज्य को, दूसरे देश को या ऑनलाइन बाज़ार पर सामान बेचें, तो बिक्री कितनी भी हो। ऑनलाइन बाज़ार पर नामांकन नंबर भी काफ़ी हो सकता है।',
    no: 'अपने राज्य के अंदर सीमा से नीचे और बिना ऑनलाइन बाज़ार के; और तब भी, जब आप जो भी बेचते हैं, उस पर GST नहीं लगता।',
  },
  fssai: {
    yes: 'अगर आप खाना बनाते, बेचते या ले जाते हैं, ठेले से या घर पर भी।',
    no: 'अगर खाने का काम नहीं करते। शहर में दर्ज विक्रेता पंजीकृत गिना जाता है।',
  },
  'vending-certificate': {
    yes: 'अगर आप शहर की सड़कों पर बेचते हैं।',
    no: 'दुकान में, घर पर या गाँव में।',
  },
  'trade-licence': {
    yes: 'ज़्यादातर शहरों में दुकान, खाने की जगह या ग्राहकों वाले दफ़्तर के लिए।',
    no: 'ठेले के लिए: उसका काग़ज़ वेंडिंग सर्टिफिकेट है।',
  },
  'shops-act': {
    yes: 'तेलंगाना और कर्नाटक में हर दुकान के लिए, महाराष्ट्र में {trade.shops.maharashtra.workers} काम करने वालों से।',
    no: 'महाराष्ट्र में उससे कम काम करने वालों पर: वहाँ सिर्फ़ ऑनलाइन जानकारी देते हैं। बाक़ी राज्यों में पूछें।',
  },
  epf: { yes: '**{labour.epf.workers}** काम करने वालों से।', no: 'उससे कम काम करने वालों पर।' },
  esi: {
    yes: '**{labour.esi.workers}** काम करने वालों से, सूची में लिखे ख़तरनाक काम में एक काम करने वाले पर भी।',
    no: 'उससे कम काम करने वालों पर।',
  },
  'import-export-code': {
    yes: 'अगर आप सामान का आयात या निर्यात करते हैं।',
    no: 'अगर सिर्फ़ भारत के अंदर व्यापार करते हैं, या सिर्फ़ सेवाएँ बाहर बेचते हैं।',
  },
  scales: { yes: 'अगर जो बेचते हैं, उसे तौलते या नापते हैं।', no: 'अगर नहीं।' },
};

/** What the register of the law answers. */
const register = {
  bothWays,
  yes: (name: string) => `**हाँ**, आपको यह चाहिए: ${name}।`,
  likely: (name: string) => `**ज़्यादातर हाँ**: ${name}। राज्य, शहर या दफ़्तर तय करता है: वहाँ पूछें।`,
  no: (name: string) => `**नहीं**, आपको यह नहीं चाहिए: ${name}।`,
  choice: (name: string) => `**नहीं**, यह किसी को लेना ज़रूरी नहीं: ${name}। चाहें तो ले सकते हैं।`,
  onlyYes: (text: string) => `**हाँ**, ${text}`,
  onlyNo: (text: string) => `**नहीं**, ${text}`,
  decidedBy: (questions: string) => `आपके इन जवाबों से तय हुआ: ${questions}।`,
  decidedByQuestion: (sentences: string) => `आपके लिखे से तय हुआ: ${sentences}`,
  assumes: (gaps: string) => `यह मानकर कि ${gaps}।`,
  assumed: {
    kind: 'साधारण दुकान या सेवा है',
    reach: 'अपने राज्य के बाहर बिक्री नहीं है',
    online: 'ऑनलाइन बिक्री नहीं है',
    products: 'आइसक्रीम, पान मसाला, तंबाकू, ईंट या खपरैल नहीं बेचते',
    supply: 'जो आप बेचते हैं, उस पर GST लगता है',
  },
  byAnswers: 'इस फ़ोन पर सेव जवाबों पर नियम यही कहते हैं।',
  hangsOn: (question: string, finder: string) =>
    `हाँ या नहीं, यह एक जवाब पर है: **${question}** वह जवाब ${finder} में दें।`,
  free: { yes: '**हाँ**, सरकार के यहाँ यह मुफ़्त है।', no: '**नहीं**, शुल्क लगता है।' },
  finder: 'लाइसेंस खोजक',
  calendar: 'कैलेंडर',
  needed: 'इस फ़ोन के जवाबों के हिसाब से आपको ये चाहिए:',
  ask: 'इनके बारे में पूछें:',
  nothing: 'इस फ़ोन के जवाबों के हिसाब से क़ानून कोई पंजीकरण नहीं माँगता।',
  tell: (finder: string) =>
    `कौन-सा कारोबार है? ${finder} के सवालों के जवाब दें: फिर मैं यहाँ लिखता हूँ कि आपको क्या चाहिए।`,
  due: 'इस फ़ोन के कैलेंडर के हिसाब से इस महीने देना या भरना है:',
  overdue: 'तारीख़ बीत गई, और हो गया का निशान नहीं:',
  done: 'हो गया',
  noDates: (calendar: string) =>
    `इस फ़ोन के कैलेंडर में इस महीने कुछ नहीं है। वह उतना ही जानता है, जितना आपने ${calendar} में बताया।`,
  setUp: (calendar: string) =>
    `मुझे आपकी तारीख़ें अभी पता नहीं। ${calendar} में बताएँ: फिर मैं यहाँ लिखता हूँ कि क्या देना या भरना है।`,
};

/** How an answer begins that is no plain Yes or No. */
const sides = {
  decided: {
    yes: '**हाँ**, जो आपने लिखा उसके हिसाब से।',
    no: '**नहीं**, जो आपने लिखा उसके हिसाब से।',
  },
  sum: (amount: string) => `**${amount}**, जो आपने लिखा उसके हिसाब से।`,
  rule: (line: string) => `नियम: ${line}`,
  depends: 'यह आपके मामले पर है:',
  needed: { yes: '**हाँ, यह ज़रूरी है।**', no: '**नहीं, यह ज़रूरी नहीं।**' },
  ifAsked: (need: string, line: string) => `अगर आप “${need}” पूछ रहे हैं: ${line}`,
};

const fromPage = {
  yes: (sentence: string) => `**हाँ।** ${sentence}`,
  no: (sentence: string) => `**नहीं।** ${sentence}`,
  ended: (row: string) => `${row}।`,
};

/** What the phone answers by itself; the parts around figures and quoted passages. */
export const text = {
  fromPage,
  sides,
  figures,
  verdicts,
  register,
  overdue: 'इन आँकड़ों के स्रोत अब तक फिर पढ़े जाने थे: इन पर भरोसा करने से पहले सरकारी पोर्टल पर देख लें।',
  howKnown: (figures: readonly string[], how: string) => `${figures.join(', ')}: ${how}`,
  from: (link: string, reviewedOn: string | undefined) =>
    reviewedOn ? `${link}, ${reviewedOn} को जाँचा गया` : link,
  place: (title: string, heading: string) => (heading ? `${title}: ${heading}` : title),
  notRead: 'वह पेज ख़ुद इस फ़ोन पर सेव नहीं है: सिग्नल हो, तब खोलें।',
  unknown: (search: string, contact: string) =>
    `यह हमारे गाइडों में मुझे नहीं मिला, इसलिए मैं जवाब नहीं देता। ${search} में एक-दो शब्द डालकर देखें, या ${contact}: वहाँ इंसान जवाब देता है। सिग्नल न हो, तो आपका संदेश इस फ़ोन पर रुकता है।`,
  next: (link: string) => `आगे: ${link}।`,
  unsure: (places: readonly string[], contact: string) =>
    `मैं पक्का नहीं समझा कि आप क्या पूछ रहे हैं। शायद इनमें से कुछ:\n\n${places.map((place) => `- ${place}`).join('\n')}\n\nनहीं, तो ${contact}: वहाँ इंसान जवाब देता है। सिग्नल न हो, तो आपका संदेश इस फ़ोन पर रुकता है।`,
  searchLink: 'खोज',
  contactLink: 'हमारे दफ़्तर से पूछें',
  declined: (rights: string, legalAid: string) =>
    `इसमें मैं मदद नहीं करता: इससे आपको या दूसरों को नुक़सान हो सकता है, और यह क़ानून के ख़िलाफ़ है। कोई आपसे पैसे माँगे या धमकाए, तो पढ़ें: ${rights}, या मुफ़्त क़ानूनी मदद को फ़ोन करें, ${legalAid}।`,
  rightsLink: 'अधिकारी आए, तो आप क्या कर सकते हैं',
} as const satisfies TextIn<'hi', typeof english>;
