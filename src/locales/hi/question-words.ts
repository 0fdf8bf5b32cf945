import type { QuestionWords } from '../search-words.ts';

/** How people ask in Hindi. */
export const questionWords: QuestionWords = {
  asked: {
    aap: 'you',
    आप: 'you',
    aapka: 'your',
    aapki: 'your',
    aapke: 'your',
    आपकी: 'your',
    kitna: 'much',
    kitni: 'much',
    kitne: 'many',
    कितना: 'much',
    कितनी: 'much',
    कितने: 'many',
    kab: 'when',
    कब: 'when',
    tak: 'till',
    तक: 'till',
    jaali: 'fake',
    jali: 'fake',
    farzi: 'fake',
    farji: 'fake',
    जाली: 'fake',
    फर्जी: 'fake',
    फ़र्ज़ी: 'fake',
    नकली: 'fake',
    banake: 'make',
    banakar: 'make',
    banwau: 'make',
    banau: 'make',
    बनाकर: 'make',
    बनाऊँ: 'make',
    बनाऊं: 'make',
    बनवाऊँ: 'make',
    बनवाऊं: 'make',
    बनाना: 'make',
    bina: 'without',
    bagair: 'without',
    par: 'on',
    nahi: 'not',
    nahin: 'not',
    नहीं: 'not',
    zaroori: 'required',
    jaruri: 'required',
    ज़रूरी: 'required',
    जरूरी: 'required',
    anivarya: 'required',
    अनिवार्य: 'required',
  },
  courtesies:
    /(?:aap|आप)\s+(?:log\s+)?(?:please\s+)?(?:mujhe\s+|मुझे\s+)?(?:bata|batla|बता|samjha|समझा)[\p{L}\p{M}]*/u,
  kinds: {
    when: /kab|kabtak|kitn[aei]\s+(?:din|dino|dinon|mahin[aeo]n?|sa+l|samay|time|taim|der|ghant[aeo]n?|baar|bar|waqt|vakt|hafte)|(?:aakhri|akhri|aakhiri|akhiri|last)\s+(?:tarik[h]?|tareek[h]?|date|din|dine?)|(?:kis|kaun\s*si|konsi|kya)\s+(?:tarik[h]?|tareek[h]?|date|din|mahine|umar|umr)|कब|कितन[ाेी]\s+(?:दिन|दिनों|महीन[ाेों]*|साल|सालों|समय|टाइम|देर|घंट[ाेों]*|बार|वक्त|वक़्त|हफ्ते|हफ़्ते)|(?:आखिरी|आख़िरी|अंतिम|लास्ट)\s+(?:तारीख|तारीख़|तिथि|डेट|दिन)|(?:किस|कौन\s*सी|क्या)\s+(?:तारीख|तारीख़|तिथि|डेट|दिन|महीने|उम्र)|(?:तारीख|डेट|समय\s+सीमा)\s+क्या/u,
    cost: /kitn[aei]|kitta|kitte|ketna|(?:fee|fees|fis|rate|jurmana|fine|kharch[ae]?|charge|byaj|limit|daam|dam|kimat|keemat|kiraya|tankha|salary|subsidy)\s+(?:(?:ka|ki|ke|to|abhi|aaj|sab|total|poora|sarkari)\s+)*(?:kya|batao|bata)|(?:fees|jurmana|kharcha|kharch)\s*\?*$|कितन[ाेी]|कित्त[ाेी]|(?:फीस|फ़ीस|रेट|दर|जुर्माना|फाइन|खर्च|खर्चा|ख़र्चा|चार्ज|ब्याज|लिमिट|सीमा|दाम|कीमत|क़ीमत|किराया|तनख्वाह|सब्सिडी|शुल्क)\s+(?:क्या|बताओ|बताइए|बता)|(?:फीस|फ़ीस|जुर्माना|खर्चा|शुल्क)\s*\?*$/u,
    how: /kais[aei]y?|kese|kesey|kahan|(?<!ne\s+)kahaa?|kidhar|kisko|kisse|kise|kiske|kiski|kaun|kon|kaunsa|konsa|kaunsi|konsi|kaun\s*s[aei]|kyun?|kyon|kya\s+(?:kar[a-z]*|kya|bol[a-z]*|likh[a-z]*|papers?|documents?|kagaz[a-z]*|kaagaz[a-z]*|process|tarika|upay|hota|hoga)|kis\s+(?:jagah|office|daftar|number|website|portal)|(?:kar|le|bhar|ban|banwa|nikal|nikalwa|chhuda|khol|badal|hata)n[aei]\s+(?:hai|he|h|tha)\s*[.!]*$|कैस[ाेी]|कहाँ|कहां|किधर|किसको|किससे|किसे|किसके|किसकी|कौन|कौनसा|कौन-सा|कौनसी|क्यों|क्यूँ|क्यूं|क्या-क्या|क्या\s+(?:कर[\p{L}\p{M}]*|क्या|बोल[\p{L}\p{M}]*|लिख[\p{L}\p{M}]*|पेपर|डॉक्यूमेंट|कागज[\p{L}\p{M}]*|काग़ज[\p{L}\p{M}]*|कागज़[\p{L}\p{M}]*|दस्तावेज[\p{L}\p{M}]*|दस्तावेज़|तरीका|उपाय|होगा|होता)|(?:कर|ले|भर|बना|बनवा|निकाल|निकलवा|छुड़ा|खोल|बदल|हटा)न[ाेी]\s+(?:है|हैं|था)\s*[.!।]*$|किस\s+(?:जगह|ऑफिस|दफ्तर|दफ़्तर|नंबर|वेबसाइट|पोर्टल)/u,
    they: /(?:unko|unhe|inko|inhe|unka|inka)\s+(?:haq|hak|adhikar|ijazat)|(?:उनको|उन्हें|इनको|इन्हें|उनका|इनका)\s+(?:हक|हक़|अधिकार|इजाजत|इजाज़त)/u,
    can: /[a-z]+n[aei]\s+(?:theek|thik|sahi|galat|kanooni|legal|allowed)\s+(?:hai|he|h)|[\p{L}\p{M}]+न[ाेी]\s+(?:ठीक|सही|गलत|ग़लत|कानूनी|क़ानूनी)\s+(?:है|हैं)|chalt[aei]\s+(?:hai|he|h)\s*(?:kya|na)|चलत[ाेी]\s+(?:है|हैं)\s*(?:क्या|ना|न)|sak(?:t[aei]|ega|egi|enge|unga|oge|te)|mil(?:eg[ai]|enge|\s+ja[iy]?eg[ai]|\s+payeg[ai]|t[aei]\s+hai)|chaleg[ai]|allowed|ijazat|haq\s+hai|manzoor|mumkin|ban\s+jayega|ho\s+ja[iy]?eg[ai]|सक(?:त[ाेी]|ेगा|ेगी|ेंगे|ूंगा|ूँगा|ोगे)|मिल(?:ेग[ाी]|ेंगे|\s+जाएग[ाी]|\s+जायेग[ाी]|\s+पाएग[ाी]|त[ाेी]\s+है)|चलेग[ाी]|अलाउड|इजाजत|इजाज़त|मुमकिन|संभव|बन\s+जाएगा|हो\s+जाएग[ाी]|हो\s+जायेग[ाी]/u,
    must: /zaroori|zaruri|jaruri|jaroori|zarurat|jarurat|zaroorat|anivarya|compulsory|(?:chahiye|chahie|chaiye|chahiy)(?=.*(?:kya|\?))|pad(?:eg[ai]|t[ai]|enge)|padeyga|lag(?:eg[ai]|t[aei]|enge)|(?:kar|le|de|bhar|ban|banwa|rakh|bata|li|dikha|lagwa|kat|ho)n[aei]\s+(?:ho(?:g[ai]|t[ai])|padeg[ai]|hai\s*(?:kya|na|\?))|ज़रूरी|जरूरी|ज़रूरत|जरूरत|अनिवार्य|कंपल्सरी|आवश्यक|(?:चाहिए|चाहिये)(?=.*(?:क्या|\?))|पड़(?:ेग[ाी]|त[ाी]|ेंगे)|पड(?:ेग[ाी]|त[ाी])|लग(?:ेग[ाी]|त[ाेी]|ेंगे)|[\p{L}\p{M}]+न[ाेी]\s+(?:हो(?:ग[ाी]|त[ाी])|है\s*(?:क्या|ना|न|\?))/u,
    is: /(?:theek|thik|sahi|galat|kanooni|legal)\s+(?:hai|he|h)|(?:ठीक|सही|गलत|ग़लत|कानूनी|क़ानूनी)\s+(?:है|हैं)|^kya|kya\s*\?*$|(?:hai|hain|he)\s+(?:kya|na)|sach|^क्या|क्या\s*[?।]*$|(?:है|हैं)\s+(?:क्या|ना|न)|सच/u,
  },
  beginsYesOrNo:
    /^(?:kya|क्या)\s+(?:mujhe|muje|mai|main|mein|hum|hame|hamein|mera|meri|mere|hamara|hamare|police|bank|wo|woh|ye|yeh|yah|मुझे|मैं|हम|हमें|मेरा|मेरी|मेरे|हमारा|हमारे|हमारी|पुलिस|बैंक|वो|वह|ये|यह|इस|इसके|उस)(?![\p{L}\p{M}])/u,
  asker:
    /sak(?:t[aei])\s+(?:hu|hun|hoon|hu\s|h\s+mai)|sakta\s+main|mil(?:eg[ai]|enge|\s+ja[iy]?eg[ai]|\s+payeg[ai]|t[aei]\s+hai|\s+sakt[aei])|सक(?:ता|ती|ते)\s+(?:हूँ|हूं)|मिल(?:ेग[ाी]|ेंगे|\s+जाएग[ाी]|\s+जायेग[ाी]|\s+पाएग[ाी]|त[ाेी]\s+है|\s+सकत[ाेी])/u,
  free: /free|muft|nishulk|bina\s+(?:fees?|paise)|फ्री|फ़्री|मुफ्त|मुफ़्त|निशुल्क|निःशुल्क/u,
  asksWhat: /kya|matlab|क्या|मतलब/u,
  otherPeople:
    /(?:police|pulis|polis|officer|afsar|inspector|sipahi|darog[ah]a?|nagar\s*nigam|committee|makaa?n\s*malik|maalik|malik|seth|sethji|thekedar|bank|adhikari|wo\s+log|woh|yeh?\s+log)(?:\s*wale)?(?!\s+(?:se|ko|ka|ki|ke|mein|me|main|par|pe|loan|account|noc))|unhone|पुलिसवाले|निगम\s*वाले|(?:पुलिस|अफसर|अफ़सर|ऑफिसर|इंस्पेक्टर|इंस्पैक्टर|सिपाही|दरोगा|नगर\s*निगम|कमेटी|मकान\s*मालिक|मकानमालिक|मालिक|सेठ|ठेकेदार|बैंक|अधिकारी|वो\s+लोग|ये\s+लोग)(?:\s*वाले)?(?!\s+(?:से|को|का|की|के|में|पर|लोन|खाता|खाते))/u,
  ignoresRules:
    /(?:apne|apni|saa?re|sab|koi\s+bhi)\s+(?:saa?re\s+|sab\s+)?(?:niyam|rules?|instructions?|kaa?yde|hidayat[a-z]*|aadesh)\s+(?:ko\s+)?(?:bhoo?l|chh?od|tod|hata|side|ek\s+taraf|ignore)[a-z]*|(?:tum|tu)\s+ab\s+(?:se\s+)?(?:[a-z]+\s+){0,3}ho|maan?\s*lo\s+(?:ki\s+)?(?:tum|aap|tu)|koi\s+(?:rule|niyam|rok|filter)\s+nahi|(?:अपने|अपनी|सारे|सब)\s+(?:सारे\s+|सब\s+)?(?:नियम|रूल|रूल्स|निर्देश|निर्देशों|हिदायतें|आदेश|कायदे)\s+(?:को\s+)?(?:भूल|छोड़|तोड़|हटा|साइड|एक\s+तरफ|इग्नोर)[\p{L}\p{M}]*|(?:तुम|तू)\s+अब\s+(?:से\s+)?(?:[\p{L}\p{M}]+\s+){0,3}(?:हो|है)|मान\s*लो\s+(?:कि\s+)?(?:तुम|आप|तू)|कोई\s+(?:रूल|नियम|रोक)\s+नहीं/u,
  harms:
    /(?:mazdoor|majdoor|worker|staff|ladk|bach|karmchari|karigar|labour)[a-z]*\s+(?:[a-z]+\s+){0,4}chh?[ui]p(?:a|au|aun|ao|ane|ana|ake|aye|ayen|akar)|(?:sale|sales|bikri|kamai|turnover|income)\s+(?:\S+\s+){0,5}kam\s+dikh[a-z]*|chadh?a[vw]a\s+de[a-z]*|(?:jeb|mutthi|muthi)\s+garam\s+kar[a-z]*|(?:मज़दूर|मजदूर|कामगार|वर्कर|स्टाफ|लड़क|बच्च|कर्मचारी|कारीगर)[\p{L}\p{M}]*\s+(?:[\p{L}\p{M}]+\s+){0,4}(?:छिपा|छुपा)(?:ऊँ|ऊं|एँ|एं|ना|ने|ओ|कर|के|ए)?|(?:बिक्री|कमाई|टर्नओवर|आमदनी)\s+(?:\S+\s+){0,5}कम\s+दिख[\p{L}\p{M}]*|चढ़ावा\s+(?:दे|चढ़)[\p{L}\p{M}]*|(?:जेब|मुट्ठी)\s+गरम\s+कर[\p{L}\p{M}]*/u,
  suffers:
    /ma+n?ng?(?:ta|te|ti|ne|e|a|i)?\s*(?:raha|rahe|rahi|hai|hain|h|li|liye|kar)|ma+ngt[aei]|dhamk[a-z]*|zabardasti|(?:माँग|मांग)(?:ता|ते|ती|ने|ा|े)?\s*(?:रहा|रहे|रही|है|हैं|लिए)|(?:माँगता|मांगता|माँगते|मांगते)|धमक[\p{L}\p{M}]*|ज़बरदस्ती|जबरदस्ती/u,
  otherMatters:
    /gaan[aeo]\s+(?:ke\s+bol|likh[a-z]*|suna[a-z]*|gao|bata[a-z]*)|shayari|chutkul[ae]|(?:kaun\s*s[ai]|koi|kya|kaunsi)\s+(?:tablet|dawai?|goli|syrup)\s*(?:bata[a-z]*|du|doo|lu|loo|le|lena|khau|khaun|den|do)|(?:share|stock|bitcoin)\s+(?:khari[a-z]*|lu|loo|lena|lun|me\s+paisa)|गान[ाेों]\s+(?:के\s+बोल|लिख[\p{L}\p{M}]*|सुना[\p{L}\p{M}]*)|शायरी|चुटकुल[ाे]|(?:कौन\s*सी|कोई|क्या)\s+(?:टैबलेट|दवाई?|दवा|गोली|सिरप)\s*(?:बता[\p{L}\p{M}]*|दूँ|दूं|लूँ|लूं|लें|लेनी|खाऊँ|खाऊं|दें)|शेयर\s+(?:लूँ|लूं|खरीद[\p{L}\p{M}]*)/u,
  abroad:
    /(?:dubai|america|amrika|london|canada|australia|singapore|nepal|pakistan|bangladesh|saudi|qatar|kuwait|oman|germany|china|japan|bhutan)\s+(?:me|mein|mei|mai)(?!\s+(?:hai|hu|hun|hoon|tha|rah|reh|baith|kaam))|(?:दुबई|अमेरिका|अमरीका|लंदन|कनाडा|ऑस्ट्रेलिया|सिंगापुर|नेपाल|पाकिस्तान|बांग्लादेश|सऊदी|कतर|कुवैत|ओमान|जर्मनी|चीन|जापान|भूटान)\s+में(?!\s+(?:है|हैं|हूँ|हूं|था|रह|बैठ|काम))/u,
  sellsAbroad:
    /bhej|mangwa|mangaa|niryaa?t|aayaa?t|export|import|client|grahak|customer|order|maal|भेज|मंगवा|मँगवा|निर्यात|आयात|एक्सपोर्ट|इम्पोर्ट|क्लाइंट|ग्राहक|ऑर्डर|माल|ट्रेडमार्क|ब्रांड/u,
  yesOrNo:
    /^(?!.*(?:kitn|kais|kaun|konsa|kab\s|kahan|kya\s+kya|कितन|कैस|कौन|कब\s|कहाँ|कहां|क्या\s+क्या)).*(?:^(?:kya|क्या)\s|(?:zaroori|zaruri|jaruri|jaroori|anivarya|ज़रूरी|जरूरी|अनिवार्य|chahiye|chahie|chaiye|चाहिए|(?:lena|banwana|karna|लेना|बनवाना|करना)\s+(?:padega|hoga|zaroori|पड़ेगा|होगा))(?:\s+(?:hai|kya|है|क्या))*\s*[?।]?\s*$)/iu,
  allNeeds:
    /^(?:mujhe|mujhko|mere\s+ko|meri\s+dukan\s+ke\s+liye|mere\s+thele\s+ke\s+liye|मुझे)?\s*(?:kya\s+kya|kaun\s*s[aei](?:\s+kaun\s*s[aei])?|kon\s*s[aei]|क्या\s+क्या|कौन\s*(?:सा|से|सी)(?:\s+कौन\s*(?:सा|से|सी))?)\s*(?:licen[cs]e|lisens|laisens|registration|लाइसेंस|रजिस्ट्रेशन)?\s*(?:lena|लेना)?\s*(?:chahiye|chahie|chaiye|padega|hoga|lagega|चाहिए|पड़ेगा|होगा|लगेगा)\W*(?:hai|है)?\W*$/iu,
  dueThisMonth:
    /^(?=.*(?:kya|kaun|क्या|कौन))(?=.*(?:bharna|bharni|dena|due|tarikh|tareekh|date|भरना|भरनी|देना|तारीख)).*(?:is|iss|इस)\s+(?:mahine|mahina|month|महीने|माह)/iu,
  places: {
    tg: /तेलंगाना|हैदराबाद|सिकंदराबाद|वारंगल|कुकटपल्ली/u,
    ap: /आंध्र(?:\s*प्रदेश)?|विजयवाड़ा|विशाखापट्टनम|तिरुपति/u,
    ka: /कर्नाटक|बेंगलुरु|बैंगलोर|बंगलौर|मैसूर/u,
    mh: /महाराष्ट्र|मुंबई|मुम्बई|पुणे|नागपुर|ठाणे|नासिक/u,
    tn: /तमिलनाडु|चेन्नई|कोयंबटूर/u,
    gj: /गुजरात|अहमदाबाद|सूरत|वडोदरा|राजकोट/u,
    rj: /राजस्थान|जयपुर|जोधपुर|उदयपुर|कोटा/u,
    up: /उत्तर\s*प्रदेश|यूपी|लखनऊ|कानपुर|नोएडा|वाराणसी|बनारस|आगरा|गाज़ियाबाद|गाजियाबाद|प्रयागराज|इलाहाबाद|मेरठ/u,
    br: /बिहार|पटना|गया\s*(?:जी|शहर)|मुज़फ़्फ़रपुर|मुजफ्फरपुर|भागलपुर/u,
    wb: /पश्चिम\s*बंगाल|बंगाल|कोलकाता|हावड़ा/u,
    dl: /दिल्ली/u,
    kl: /केरल/u,
    hr: /हरियाणा|गुड़गांव|गुरुग्राम|फरीदाबाद/u,
    mp: /मध्य\s*प्रदेश|इंदौर|भोपाल|ग्वालियर/u,
    pb: /पंजाब|लुधियाना|अमृतसर/u,
    od: /ओडिशा|उड़ीसा|भुवनेश्वर/u,
  },
  workersTold:
    /(\d{1,4})\s*(?:karm[a]?chari|kamgar|majdoor|mazdoor|log|worker|ladk[aei]|naukar|helper|bande|aadmi|admi|staff|karigar|chhokr[ae]|कर्मचारी|कामगार|मज़दूर|मजदूर|लोग|लड़क[ाेी]|लडके|नौकर|हेल्पर|बंदे|आदमी|स्टाफ|कारीगर|वर्कर)/iu,
  otherSums:
    /lon\b|loan|karz|karj|udhar|kiraya|jurmana|tankhwah|लोन|कर्ज|कर्ज़|उधार|किराय|जुर्मान|तनख्वाह|वेतन/iu,
  salesTold: /bikri|bechta|bechti|bechte|turnover|बिक्री|बेचता|बेचती|बेचते|टर्नओवर/iu,
};
