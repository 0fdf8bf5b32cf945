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
  yesOrNo:
    /^(?!.*(?:kitn|kais|kaun|konsa|kab\s|kahan|kya\s+kya|कितन|कैस|कौन|कब\s|कहाँ|कहां|क्या\s+क्या)).*(?:^(?:kya|क्या)\s|(?:zaroori|zaruri|jaruri|jaroori|anivarya|ज़रूरी|जरूरी|अनिवार्य|chahiye|chahie|chaiye|चाहिए|(?:lena|banwana|karna|लेना|बनवाना|करना)\s+(?:padega|hoga|zaroori|पड़ेगा|होगा))(?:\s+(?:hai|kya|है|क्या))*\s*[?।]?\s*$)/iu,
  allNeeds:
    /^(?:mujhe|mujhko|mere\s+ko|meri\s+dukan\s+ke\s+liye|mere\s+thele\s+ke\s+liye|मुझे)?\s*(?:kya\s+kya|kaun\s*s[aei](?:\s+kaun\s*s[aei])?|kon\s*s[aei]|क्या\s+क्या|कौन\s*(?:सा|से|सी)(?:\s+कौन\s*(?:सा|से|सी))?)\s*(?:licen[cs]e|lisens|laisens|registration|लाइसेंस|रजिस्ट्रेशन)?\s*(?:lena|लेना)?\s*(?:chahiye|chahie|chaiye|padega|hoga|lagega|चाहिए|पड़ेगा|होगा|लगेगा)\W*(?:hai|है)?\W*$/iu,
  dueThisMonth:
    /^(?=.*(?:kya|kaun|क्या|कौन))(?=.*(?:bharna|bharni|dena|due|tarikh|tareekh|date|भरना|भरनी|देना|तारीख)).*(?:is|iss|इस)\s+(?:mahine|mahina|month|महीने|माह)/iu,
  workersTold:
    /(\d{1,4})\s*(?:karm[a]?chari|kamgar|majdoor|mazdoor|log|worker|कर्मचारी|कामगार|मज़दूर|मजदूर|लोग)/iu,
  salesTold: /bikri|bechta|bechti|bechte|turnover|बिक्री|बेचता|बेचती|बेचते|टर्नओवर/iu,
};
