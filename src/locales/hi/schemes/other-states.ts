import type { SchemeTexts } from '../../../tools/schemes/model/texts.ts';
import type { otherStateSchemes } from '../../../tools/schemes/model/other-states.ts';

/** Other states */
export const otherStates = {
  'up-cm-yuva': {
    name: 'CM युवा, उत्तर प्रदेश',
    benefit:
      '{scheme.up-cm-yuva.term} तक बिना ब्याज {scheme.up-cm-yuva.first-max|before} तक का लोन, मार्जिन मनी के साथ; दूसरे दौर में {scheme.up-cm-yuva.second-max|before} तक।',
    who: 'ट्रेनिंग पाए युवा, उम्र {scheme.up-cm-yuva.age} साल, कक्षा {scheme.up-cm-yuva.class} या ज़्यादा',
    also: ['कक्षा {scheme.up-cm-yuva.class} पास।', 'आपके पास ऐसी ट्रेनिंग है, जो योजना मानती है।'],
  },
  'up-yuva-swarozgar': {
    name: 'मुख्यमंत्री युवा स्वरोज़गार, उत्तर प्रदेश',
    benefit:
      '{scheme.up-yuva-swarozgar.margin} मार्जिन मनी: सामान बनाने में {scheme.up-yuva-swarozgar.margin-making|before} तक, सेवा में {scheme.up-yuva-swarozgar.margin-services|before} तक, {scheme.up-yuva-swarozgar.max-making} और {scheme.up-yuva-swarozgar.max-services|before} तक के प्रोजेक्ट पर।',
    who: 'युवा, उम्र {scheme.up-yuva-swarozgar.age} साल, कक्षा {scheme.up-yuva-swarozgar.class} पास',
    note: 'इस साल का ऐसा कोई पेज नहीं मिला, जो कहे कि यह चल रही है।',
    also: ['कक्षा {scheme.up-yuva-swarozgar.class} पास।'],
  },
  'up-odop': {
    name: 'ODOP मार्जिन मनी, उत्तर प्रदेश',
    benefit:
      'मार्जिन मनी, प्रोजेक्ट के आकार के हिसाब से {scheme.up-odop.margin} तक, ज़्यादा से ज़्यादा {scheme.up-odop.max}।',
    who: 'अपने ज़िले का उत्पाद बनाने वाली इकाइयाँ',
    note: 'इस साल का ऐसा कोई पेज नहीं मिला, जो कहे कि यह चल रही है।',
    also: ['आप वह उत्पाद बनाते हैं, जो आपके ज़िले के लिए सूची में है (ODOP)।'],
  },
  'up-vishwakarma-samman': {
    name: 'विश्वकर्मा श्रम सम्मान, उत्तर प्रदेश',
    benefit: 'मुफ़्त ट्रेनिंग और औज़ारों का एक सेट।',
    who: 'पुराने हुनर के कामगार',
    note: 'आवेदन तभी लिए जाते हैं, जब विभाग की साइट पर उनका बुलावा निकलता है।',
  },
  'tn-needs': {
    name: 'NEEDS, तमिलनाडु',
    benefit:
      '{scheme.tn-needs.project} के प्रोजेक्ट पर {scheme.tn-needs.subsidy} सब्सिडी, {scheme.tn-needs.subsidy-max|before} तक, और ब्याज में {scheme.tn-needs.interest} की छूट। SC, ST और विकलांग लोगों को {scheme.tn-needs.more} और।',
    who: 'परिवार में पहली बार कारोबार करने वाले; ख़रीदना-बेचना नहीं',
    note: 'उम्र की सीमाएँ हैं, जो राज्य ने बढ़ाई हैं: आज की पूछ लें। इस साल का ऐसा कोई पेज नहीं मिला, जो कहे कि यह चल रही है।',
    also: [
      'आपने उच्च माध्यमिक स्कूल पास किया है, या ITI, डिप्लोमा या डिग्री है।',
      'आपके माता-पिता कारोबार नहीं चलाते थे।',
    ],
  },
  'tn-uyegp': {
    name: 'UYEGP, तमिलनाडु',
    benefit:
      '{scheme.tn-uyegp.max|before} तक के प्रोजेक्ट पर {scheme.tn-uyegp.subsidy-max|before} तक की सब्सिडी।',
    who: '{scheme.tn-uyegp.age} साल की उम्र तक के बेरोज़गार (विशेष वर्ग {scheme.tn-uyegp.special-age} तक)',
    note: 'इस साल का ऐसा कोई पेज नहीं मिला, जो कहे कि यह चल रही है।',
    also: ['आपके पास स्कूल का वह प्रमाणपत्र है, जो योजना मानती है।', 'आप बेरोज़गार हैं।'],
  },
  'tn-aabcs': {
    name: 'अण्णल अंबेडकर बिज़नेस चैंपियंस (AABCS), तमिलनाडु',
    benefit:
      '{scheme.tn-aabcs.subsidy} सब्सिडी, {scheme.tn-aabcs.max|before} तक, और ब्याज में {scheme.tn-aabcs.interest} की छूट।',
    who: '{scheme.tn-aabcs.age} साल की उम्र तक के SC और ST कारोबारी, नई या चल रही फ़र्म वाले',
    note: 'इस साल का ऐसा कोई पेज नहीं मिला, जो कहे कि यह चल रही है।',
  },
  'tn-kaivinai': {
    name: 'कलैग्नर कैविनै तिट्टम, तमिलनाडु',
    benefit:
      '{scheme.tn-kaivinai.max|before} तक का लोन, जिसका {scheme.tn-kaivinai.subsidy} सब्सिडी है, {scheme.tn-kaivinai.subsidy-max|before} तक, और ब्याज में {scheme.tn-kaivinai.interest} की छूट।',
    who: '{scheme.tn-kaivinai.age} साल या ज़्यादा उम्र के कारीगर, जो {scheme.tn-kaivinai.trade|before} से इस हुनर में हों',
    note: 'ज़िला उद्योग केंद्र से पूछें कि यह चल रही है या नहीं।',
    also: ['आपको अपने हुनर में {scheme.tn-kaivinai.trade} हो चुके हैं।'],
  },
  'tn-tanseed': {
    name: 'TANSEED, तमिलनाडु',
    benefit:
      'शुरुआती पैसा {scheme.tn-tanseed.seed}; महिलाओं, हरित और गाँव के स्टार्टअप को {scheme.tn-tanseed.seed-more}।',
    who: 'तमिलनाडु के स्टार्टअप, StartupTN और DPIIT में पंजीकृत',
    note: 'इसके बदले राज्य फ़र्म का {scheme.tn-tanseed.share} लेता है। आवेदन तभी लिए जाते हैं, जब उनका बुलावा निकलता है।',
  },
  'kl-ess': {
    name: 'उद्यमी सहायता योजना (Entrepreneur Support Scheme), केरल',
    benefit:
      'इमारत, मशीन जैसी टिकाऊ चीज़ों पर लगे पैसे का {scheme.kl-ess.share} देती है, {scheme.kl-ess.max} तक।',
    who: 'उद्यम पंजीकरण वाली, सामान बनाने वाली इकाइयाँ; महिलाओं, SC, ST, युवाओं और विदेश में रहने वाले केरल के लोगों को ज़्यादा',
    note: 'पेज पर तारीख़ नहीं है। ज़िला उद्योग केंद्र से पूछें कि यह चल रही है या नहीं।',
  },
  'kl-nano': {
    name: 'बहुत छोटी इकाइयों को मार्जिन मनी और ब्याज में मदद, केरल',
    benefit:
      '{scheme.kl-nano.max|before} तक के प्रोजेक्ट का {scheme.kl-nano.share} तक देती है। एक दूसरी योजना ब्याज का हिस्सा लौटाती है।',
    who: 'सामान बनाने, जॉब वर्क करने या सामान का मोल बढ़ाने वाली सेवा देने वाली बहुत छोटी इकाइयाँ; महिलाओं, SC, ST, युवाओं और विकलांग लोगों को ज़्यादा',
    note: 'पेज पर तारीख़ नहीं है। ज़िला उद्योग केंद्र से पूछें कि यह चल रही है या नहीं।',
    also: ['आपका प्रोजेक्ट ज़्यादा से ज़्यादा {scheme.kl-nano.max} का है।'],
  },
  'kl-startup-mission': {
    name: 'केरल स्टार्टअप मिशन के अनुदान',
    benefit:
      'नए विचार के {scheme.kl-startup-mission.idea}, उसे चीज़ बनाने के {scheme.kl-startup-mission.product}, बढ़ने के {scheme.kl-startup-mission.growth}।',
    who: 'स्टार्टअप; महिलाओं के लिए अलग योजनाएँ हैं',
  },
  'gj-vajpayee-bankable': {
    name: 'श्री वाजपेयी बैंकेबल योजना, गुजरात',
    benefit:
      '{scheme.gj-vajpayee-bankable.max|before} तक का लोन; {scheme.gj-vajpayee-bankable.subsidy|before} तक की सब्सिडी।',
    who: '{scheme.gj-vajpayee-bankable.age} साल के लोग, जो कक्षा {scheme.gj-vajpayee-bankable.class} पास हों, या उस काम की ट्रेनिंग या तजुर्बा हो; आमदनी की सीमा नहीं',
    also: ['आप कक्षा {scheme.gj-vajpayee-bankable.class} पास हैं, या ट्रेनिंग या तजुर्बा है।'],
  },
  'gj-mahila-utkarsh': {
    name: 'मुख्यमंत्री महिला उत्कर्ष, गुजरात',
    benefit: 'महिलाओं के समूहों को बिना ब्याज {scheme.gj-mahila-utkarsh.loan} का लोन।',
    who: '{scheme.gj-mahila-utkarsh.age} साल की {scheme.gj-mahila-utkarsh.women} महिलाओं के समूह',
    note: 'इस साल का ऐसा कोई पेज नहीं मिला, जो कहे कि यह चल रही है।',
    also: ['आपके समूह में {scheme.gj-mahila-utkarsh.women} महिलाएँ हैं।'],
  },
  'rj-yuva-swarozgar': {
    name: 'मुख्यमंत्री युवा स्वरोज़गार, राजस्थान',
    benefit:
      'बिना ब्याज {scheme.rj-yuva-swarozgar.max|before} तक का लोन, {scheme.rj-yuva-swarozgar.margin-max|before} तक मार्जिन मनी, और CGTMSE की फ़ीस वापस।',
    who: '{scheme.rj-yuva-swarozgar.age} साल के युवा; डिग्री या ITI न हो, तो रक़में कम हैं',
  },
  'rj-vishwakarma-yuva': {
    name: 'विश्वकर्मा युवा उद्यमी प्रोत्साहन, राजस्थान',
    benefit:
      '{scheme.rj-vishwakarma-yuva.max|before} तक के लोन के ब्याज में {scheme.rj-vishwakarma-yuva.interest} की छूट, और {scheme.rj-vishwakarma-yuva.margin-max|before} तक मार्जिन मनी। महिलाओं, SC, ST और गाँवों को {scheme.rj-vishwakarma-yuva.more} और।',
    who: '{scheme.rj-vishwakarma-yuva.age} साल के युवा',
    note: 'आवेदन कैसे करें, इस पर इस साल का कोई पेज नहीं मिला।',
    also: [
      'आपको पिछले {scheme.rj-vishwakarma-yuva.other-help|before} में किसी सरकार की दूसरी सब्सिडी नहीं मिली।',
    ],
  },
  'rj-ambedkar-udyam': {
    name: 'डॉ. अंबेडकर दलित आदिवासी उद्यम प्रोत्साहन, राजस्थान',
    benefit:
      '{scheme.rj-ambedkar-udyam.margin} मार्जिन मनी, {scheme.rj-ambedkar-udyam.margin-max|before} तक; ब्याज में {scheme.rj-ambedkar-udyam.interest} की छूट; CGTMSE की फ़ीस वापस।',
    who: 'SC और ST',
    note: 'ज़िला उद्योग केंद्र से पूछें कि यह चल रही है या नहीं।',
  },
  'mp-udyam-kranti': {
    name: 'मुख्यमंत्री उद्यम क्रांति, मध्य प्रदेश',
    benefit:
      'ब्याज में {scheme.mp-udyam-kranti.interest} की छूट, और गारंटी की फ़ीस सरकार देती है, सामान बनाने में {scheme.mp-udyam-kranti.loan-making} के और सेवा में {scheme.mp-udyam-kranti.loan-services} के लोन पर।',
    who: '{scheme.mp-udyam-kranti.age} साल के लोग, कक्षा {scheme.mp-udyam-kranti.class} पास, जिनके परिवार की आमदनी {scheme.mp-udyam-kranti.income-max|before} तक हो',
    note: 'इस साल का ऐसा कोई पेज नहीं मिला, जो कहे कि यह चल रही है।',
    also: [
      'कक्षा {scheme.mp-udyam-kranti.class} पास।',
      'आमदनी {scheme.mp-udyam-kranti.income-max|before} तक।',
    ],
  },
  'br-udyami-yojana': {
    name: 'मुख्यमंत्री उद्यमी योजना, बिहार',
    benefit:
      '{scheme.br-udyami-yojana.max}: {scheme.br-udyami-yojana.grant} अनुदान, {scheme.br-udyami-yojana.loan} लोन, बिना ब्याज या {scheme.br-udyami-yojana.interest} पर।',
    who: 'नई इकाई वाले युवा, महिलाएँ, SC, ST और EBC, उम्र {scheme.br-udyami-yojana.age} साल, हर वर्ग की अपनी अलग धारा में',
    note: 'आवेदन तभी लिए जाते हैं, जब उनका बुलावा निकलता है।',
    also: [
      'कक्षा {scheme.br-udyami-yojana.class}, ITI या डिप्लोमा पास।',
      'परिवार से सिर्फ़ एक व्यक्ति आवेदन करता है, और इकाई नई है।',
    ],
  },
  'br-laghu-udyami': {
    name: 'बिहार लघु उद्यमी',
    benefit: 'छोटी इकाई के लिए हिस्सों में {scheme.br-laghu-udyami.grant} का अनुदान।',
    who: 'ग़रीब परिवार, जिनकी महीने की आमदनी {scheme.br-laghu-udyami.income-max|before} तक हो; उम्र {scheme.br-laghu-udyami.age} साल',
    note: 'आवेदन तभी लिए जाते हैं, जब उनका बुलावा निकलता है। परिवार का एक सदस्य आवेदन कर सकता है।',
    also: ['परिवार की महीने की आमदनी {scheme.br-laghu-udyami.income-max|before} तक।'],
  },
  'br-mahila-rojgar': {
    name: 'मुख्यमंत्री महिला रोज़गार, बिहार',
    benefit:
      '{scheme.br-mahila-rojgar.first}, फिर हिस्सों में {scheme.br-mahila-rojgar.max|before} तक, यह देखने के बाद कि पहला पैसा कैसे लगा।',
    who: 'हर परिवार की एक महिला',
    note: 'नई महिलाएँ जुड़ सकती हैं, इसकी हम पुष्टि नहीं कर सके। उम्र की सीमा है: अपने जीविका समूह से पूछें।',
    apply: 'अपने जीविका समूह के ज़रिए।',
    also: ['आपके परिवार की कोई दूसरी महिला इसे नहीं लेती।'],
  },
  'wb-bhabishyat': {
    name: 'भविष्यत् क्रेडिट कार्ड, पश्चिम बंगाल',
    benefit:
      '{scheme.wb-bhabishyat.max|before} तक का लोन; उसका {scheme.wb-bhabishyat.subsidy} सब्सिडी, {scheme.wb-bhabishyat.subsidy-max|before} तक; ब्याज {scheme.wb-bhabishyat.interest}; बिना गारंटी।',
    who: '{scheme.wb-bhabishyat.age} साल के युवा',
    note: 'पति-पत्नी में से सिर्फ़ एक। {scheme.wb-bhabishyat.elections} में चुनाव हुए थे।',
    also: ['आप {scheme.wb-bhabishyat.resident|before} से पश्चिम बंगाल में रहते हैं।'],
  },
  'as-mahila-udyamita': {
    name: 'मुख्यमंत्री महिला उद्यमिता अभियान, असम',
    benefit:
      '{scheme.as-mahila-udyamita.first}, फिर {scheme.as-mahila-udyamita.second}, साथ में बैंक के {scheme.as-mahila-udyamita.bank}।',
    who: 'स्वयं सहायता समूहों की गाँव की महिलाएँ; बच्चों की गिनती का एक नियम है',
    note: 'इस साल का ऐसा कोई पेज नहीं मिला, जो कहे कि यह चल रही है।',
    apply: 'अपने स्वयं सहायता समूह के ज़रिए।',
    also: ['आप गाँव में रहती हैं।', 'आप बच्चों की गिनती का नियम मानती हैं।'],
  },
  'hp-rajiv-swarozgar': {
    name: 'राजीव गांधी स्वरोज़गार स्टार्टअप, हिमाचल प्रदेश',
    benefit:
      '{scheme.hp-rajiv-swarozgar.max|before} तक के प्रोजेक्ट पर {scheme.hp-rajiv-swarozgar.subsidy} सब्सिडी (इलेक्ट्रिक टैक्सी पर {scheme.hp-rajiv-swarozgar.taxi})।',
    who: 'राज्य के निवासी; महिलाओं, SC, ST और विकलांग लोगों को ज़्यादा',
    note: 'उम्र की सीमाएँ हैं: आज की पूछ लें। इस साल का ऐसा कोई पेज नहीं मिला, जो कहे कि यह चल रही है।',
    also: ['आप राज्य के निवासी हैं।'],
  },
  'ga-cm-rozgar': {
    name: 'मुख्यमंत्री रोज़गार योजना, गोवा',
    benefit: 'सब्सिडी के साथ {scheme.ga-cm-rozgar.max|before} तक का लोन।',
    who: '{scheme.ga-cm-rozgar.resident|before} से गोवा में रहने वाले, उम्र {scheme.ga-cm-rozgar.age} साल (विधवा, SC, ST, OBC और विकलांग लोग {scheme.ga-cm-rozgar.special-age} तक)',
    note: 'इस साल का ऐसा कोई पेज नहीं मिला, जो कहे कि यह चल रही है।',
    also: ['आप {scheme.ga-cm-rozgar.resident|before} से गोवा में रहते हैं।'],
  },
  'jk-mission-yuva': {
    name: 'मिशन युवा, जम्मू और कश्मीर',
    benefit:
      '{scheme.jk-mission-yuva.small|before} तक के बहुत छोटे प्रोजेक्ट में मदद; नई फ़र्मों को {scheme.jk-mission-yuva.max|before} तक के लोन पर {scheme.jk-mission-yuva.term} तक ब्याज में {scheme.jk-mission-yuva.interest} की छूट।',
    who: 'पहली, नई या चल रही फ़र्म वाले युवा',
    note: 'उम्र की हम पुष्टि नहीं कर सके, इस साल के नियमों की भी नहीं।',
  },
  'od-startup-msme': {
    name: 'ओडिशा की स्टार्टअप और MSME नीतियाँ',
    benefit: 'स्टार्टअप को {scheme.od-startup-msme.seed} शुरुआती पैसा; MSME को लगे पैसे पर सब्सिडी।',
    who: 'स्टार्टअप और MSME',
    note: 'हर तरह की मदद की सीमा नीतियाँ तय करती हैं।',
  },
  'dl-startup-guarantee': {
    name: 'दिल्ली की स्टार्टअप और MSME गारंटी योजनाएँ',
    benefit:
      'ख़बरों में स्टार्टअप के लिए एक फ़ंड और CGTMSE के साथ राज्य की गारंटी थी। उनकी शर्तों की हम पुष्टि नहीं कर सके।',
    who: 'स्टार्टअप, सूक्ष्म और लघु कारोबार',
  },
} as const satisfies SchemeTexts<typeof otherStateSchemes>;
