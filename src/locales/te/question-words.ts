import type { QuestionWords } from '../search-words.ts';

/** How people ask in Telugu. */
export const questionWords: QuestionWords = {
  asked: {
    meeru: 'you',
    మీరు: 'you',
    entha: 'much',
    ఎంత: 'much',
    enni: 'many',
    ఎన్ని: 'many',
    endaru: 'many',
    mandi: 'many',
    eppudu: 'when',
    ఎప్పుడు: 'when',
    varaku: 'till',
    వరకు: 'till',
    lekunda: 'without',
    lekapothe: 'without',
    లేకపోతే: 'without',
    లేకుండా: 'without',
    ledu: 'not',
    లేదు: 'not',
    tappanisara: 'required',
    తప్పనిసరా: 'required',
  },
  courtesies: /(?:meeru|మీరు)\s+(?:naaku\s+|నాకు\s+)?(?:cheppa|cheppe|చెప్ప)[\p{L}\p{M}]*/u,
  yesOrNo:
    /(?:avasarama|avasaramaa|kavala|kavalaa|tappanisara|teesukovala|kattala|అవసరమా|కావాలా|తప్పనిసరా|తీసుకోవాలా|కట్టాలా)\s*\??\s*$/iu,
  allNeeds:
    /^(?:naaku|naku|నాకు)?\s*(?:e\s*e|ye\s*ye|emi|em|ఏ\s*ఏ|ఏఏ|ఏ|ఏమి|ఏం)\s*(?:licen[cs]e(?:lu)?|lisensulu|లైసెన్స్\p{M}*|లైసెన్సులు|లైసెన్సు)?\s*(?:kavali|teesukovali|కావాలి|తీసుకోవాలి)\W*$/iu,
  dueThisMonth:
    /^(?=.*(?:ee|ఈ)\s*(?:nela|నెల))(?=.*(?:em|emi|enti|ఏమి|ఏం|ఏంటి)).*(?:kattali|cheyali|gaduvu|కట్టాలి|చేయాలి|గడువు)/iu,
  workersTold:
    /(\d{1,4})\s*(?:panivaallu|panivallu|karmikulu|kaarmikulu|mandi|worker|కార్మికులు|పనివాళ్లు|మంది)/iu,
  salesTold: /ammakalu|ammakam|amma|turnover|అమ్మకాలు|అమ్మకం|టర్నోవర్/iu,
};
