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
    donga: 'fake',
    nakili: 'fake',
    దొంగ: 'fake',
    నకిలీ: 'fake',
    tayaru: 'make',
    తయారు: 'make',
    సృష్టించు: 'make',
    srustinchu: 'make',
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
  kinds: {
    when: /[ye]*eppu?d[ua]|epud[ua]|eppati|eppatiki|eppatilo[\p{L}]*|enn[iyo]\s*(?:tari?kh?u|tedi|thedi)|enn[iy]\s*(?:rojul[ua]|roj[ua]l[\p{L}]*|nelal[\p{L}]*|samvatsaral[\p{L}]*|yell?[\p{L}]*|ell?u|gantal[\p{L}]*|vaaral[\p{L}]*|saarlu|sarlu|days?)|entha\s+(?:kaalam|kalam|samayam|time|tym|sepu)|gaduvu|(?:chivari|last|aakhari)\s+(?:tedi|tedhi|thedi|date|roju)|(?:e|ye|ae)\s+(?:tedi|tedhi|thedi|roju|date|nela)[\p{L}]*|ఎన్నో\s+(?:తారీఖు|తేదీ|తేది)|ఎప్పు?డ[\p{L}\p{M}]*|ఎప్పట[\p{L}\p{M}]*|ఎన్ని\s+(?:రోజు|నెల|సంవత్సర|ఏళ్|యేళ్|గంట|వార|సార్)[\p{L}\p{M}]*|ఎన్నాళ్[\p{L}\p{M}]*|ఎన్నేళ్[\p{L}\p{M}]*|ఎంత\s+(?:కాలం|సమయం|టైమ్|టైం|సేపు)[\p{L}\p{M}]*|గడువు[\p{L}\p{M}]*|(?:చివరి|ఆఖరి|లాస్ట్)\s+(?:తేదీ|తేది|డేట్|రోజు)|ఏ\s+(?:తేదీ|తేది|రోజు|నెల|డేట్)[\p{L}\p{M}]*/u,
    cost: /[y]?entha[\p{L}]*|enta|yenta|enni|endaru|ఎంత[\p{L}\p{M}]*|ఎన్ని|ఎందరు|ఎంతమంది|(?:fees?|jarimana|rate|vaddi|karchu|kharchu)\s*(?:enti|cheppandi)?\s*\?*$|(?:ఫీజు|జరిమానా|రేటు|వడ్డీ|ఖర్చు)\s*(?:ఏంటి|ఏమిటి|చెప్పండి)?\s*\?*$/u,
    how: /[\p{L}]*n[ei]m\s+chey[\p{L}]*|[\p{L}\p{M}]*ేం\s+చే[\p{L}\p{M}]*|[y]?ela[a]?|yelaa?|[y]?ekkada(?!ina|in[ae])[\p{L}]*|[y]?evar(?!ain|ik[iu]\s+teli)[\p{L}]*|end[h]?uku|yenduku|em(?:i|iti)?\s+(?:ch[ey]+[\p{L}]*|kavali|kaavali|papers?|documents?|ivvali|avutundi|antaru)|(?:e|ye|ae|em)\s+(?:papers?|documents?|patral[\p{L}]*|kagital[\p{L}]*|kaagital[\p{L}]*|office[\p{L}]*|website[\p{L}]*|portal[\p{L}]*|number[\p{L}]*|form)|yem\s+ch[ey]+[\p{L}]*|ఎలా|యెలా|ఎట్లా|ఎక్కడ(?!ైనా)[\p{L}\p{M}]*|ఎవర(?!ైనా|ికీ)[\p{L}\p{M}]*|ఎందుకు|ఏం\s+(?:చే[\p{L}\p{M}]*|కావాలి|ఇవ్వాలి|అవుతుంది)|ఏమి\s+(?:చే[\p{L}\p{M}]*|కావాలి|ఇవ్వాలి)|(?:ఏ|ఏయే|ఏఏ)\s+(?:పేపర్|పత్రా|కాగితా|కాగిత|డాక్యుమెంట్|ఆఫీస|వెబ్|పోర్టల్|నంబర్|ఫారం)[\p{L}\p{M}]*|ఏమేం|ఏమేమి/u,
    they: /(?:vaallaki|vallaki|variki)\s+(?:hakku|adhikaram)[\p{L}]*|(?:వాళ్లకి|వాళ్ళకి|వారికి|వాళ్లకు|వాళ్ళకు)\s+(?:హక్కు|అధికారం)[\p{L}\p{M}]*/u,
    can: /(?!(?:socha|soccha|bacha|baccha)\b)[\p{L}]{2,}(?:vach[h]?aa?|vacch?aa?|occh?aa?|ochaa?)|[\p{L}]*galan[au]a?|[\p{L}]*galam[au]a?|vas?th?und[h]?aa?|vastaya|vastundaa|dor[au]ku?t[h]?u?n?daa?|istaa?r[au]a?|isthaa?raa?|kud[au]r[au]t[h]?undaa?|avut[h]?undaa?|arhun[\p{L}]*|arhat\p{L}*|[\p{L}\p{M}]*వచ్చా|[\p{L}\p{M}]*ొచ్చా|[\p{L}\p{M}]*గలనా|[\p{L}\p{M}]*గలమా|వస్తుందా|వస్తాయా|దొరుకుతుందా|ఇస్తారా|కుదురుతుందా|అవుతుందా|అర్హ[\p{L}\p{M}]*|పొందగల[\p{L}\p{M}]*/u,
    must: /[\p{L}]*lsi(?:nden?aa?|\s*untunda+|\s*vastunda+)|(?!(?:wala|vala|masala|kerala|patiala|pehla|pahla)(?![\p{L}]))[\p{L}]{2,}[tlpvyndkhg]a+la+\s*(?:anna|sir|akka|bro)?\s*$|[\p{L}\p{M}]*ల్సి(?:ందేనా|ందా|\s*ఉంటుందా|\s*వస్తుందా)|avasaram[a]*|avasaramaa?|[\p{L}]*(?:kov|kav|kaav|chey|cheyy|katt|ivv|und|pett|vey|veyy|inch|march|cheppa?)a+la+a?|tappanisar[\p{L}]*|thappanisar[\p{L}]*|compulsorya*|అవసరమా|అవసరముందా|అవసరం\s+ఉందా|[\p{L}\p{M}]*ాలా|తప్పనిసరా|తప్పనిసరి\p{M}*\s*(?:నా|గా)?\s*\?|తప్పదా/u,
    is: /(?:[\p{L}]{3,}(?:t|th)(?:aya+|und[h]?a+|ara+)\s*$|parvaled[ua]a?|parledaa?|saripotund[h]?aa?|undh?aa|untundh?aa?|unda|kaadaa|kadaa|nijamenaa?|nijamaa?|avunaa?|freenaa?|freeyenaa?|padutundaa?|paduth?undaa?|okay?naa?|oknaa?|tappaa|tappa|chellutundaa?|pothundaa?|potundaa?)|[\p{L}\p{M}]*(?:ఉందా|ఉంటుందా|ఉంటాయా|కాదా|కదా|నిజమేనా|నిజమా|అవునా|ఫ్రీనా|ఉచితమా|ఉచితమేనా|పడుతుందా|సరేనా|పర్వాలేదా|పరవాలేదా|సరిపోతుందా|తప్పా|చెల్లుతుందా|పోతుందా|తుందా|తాయా|ేనా|తారా)/u,
  },
  beginsYesOrNo: /(?!)/u,
  asker: /vas?th?und[h]?aa?|vastaya|dor[au]ku?t[h]?unda+|dorukutada|వస్తుందా|వస్తాయా|దొరుకుతుందా|దొరుకుతాయా/u,
  free: /uchit[h]?am[\p{L}]*|free[\p{L}]*|ఉచిత[\p{L}\p{M}]*|ఫ్రీ[\p{L}\p{M}]*/u,
  asksWhat: /enti|emiti|ante|ఏంటి|ఏమిటి|అంటే/u,
  otherPeople:
    /(?:police|polic[e]?lu|polisulu|officer(?:lu|s)?|adhikari|adhikarulu|inspector|owner|yajamani|bank\s*vaa?ll?u|municipal\s*vaa?ll?u|ghmc\s*vaa?ll?u|vaall?u|vallu|valla|vaalla|seth|contractor|పోలీసులు|పోలీస్|పోలీసోళ్లు|ఆఫీసర్|ఆఫీసర్లు|అధికారి|అధికారులు|ఇన్‌?స్పెక్టర్|ఓనర్|యజమాని|(?:బ్యాంక్|బ్యాంకు|మున్సిపల్|మునిసిపల్|జీహెచ్‌?ఎంసీ)\s*వాళ్[లళ]ు|వాళ్లు|వాళ్ళు|కాంట్రాక్టర్)/u,
  ignoresRules:
    /(?:nee|ni|mee|mi|neeku|meeku|anni)\s+(?:ichina\s+)?(?:niyamaal[ua]*|niyamal[ua]*|rules?|suchanal[\p{L}]*|instructions?)(?:\s+anni)?\s+(?:pakkana|marchi|marichi|vadili|theesi|teesi|ignore)[\p{L}]*|nuvvu\s+(?:ippudu|ippati\s+nunchi)\s+(?:oka\s+)?[\p{L}]+vi|(?:niyamalu|rules)\s+levu|natinchu|anuko\s+nuvvu|(?:నీ|మీ|నీకు|మీకు|అన్ని)\s+(?:ఇచ్చిన\s+)?(?:నియమా|రూల్|సూచన|ఆదేశ)[\p{L}\p{M}]*(?:\s+అన్నీ)?\s+(?:పక్కన|మర్చి|మరచి|మరిచి|వదిలి|తీసి)[\p{L}\p{M}]*|నువ్వు\s+(?:ఇప్పుడు|ఇప్పటి\s+నుంచి)\s+(?:ఒక\s+)?[\p{L}\p{M}]+వి|నటించు[\p{L}\p{M}]*|(?:నియమాలు|రూల్స్)\s+(?:ఏమీ\s+)?లేవు/u,
  harms:
    /(?:worker|panivall|panoll|cooli|pillal|kurrall|staff)[\p{L}]*\s+(?:[\p{L}]+\s+){0,5}dach[\p{L}]*|(?:sales|ammakal[\p{L}]*|turnover)\s+(?:[\p{L}]+\s+){0,5}takkuva\s*(?:ga+\s+)?chup[\p{L}]*|muttachepp[\p{L}]*|(?:వర్కర్|పనివాళ్|పనోళ్|కూలీ|పిల్లల|కుర్రాళ్|స్టాఫ్)[\p{L}\p{M}]*\s+(?:[\p{L}\p{M}]+\s+){0,5}దాచ[\p{L}\p{M}]*|(?:అమ్మకాల|టర్నోవర్)[\p{L}\p{M}]*\s+(?:[\p{L}\p{M}]+\s+){0,5}తక్కువ\s*(?:గా\s+)?చూప[\p{L}\p{M}]*|\d+\s*మందే?\s+(?:అని\s+)?చూపి[\p{L}\p{M}]*|ముట్టజెప్ప[\p{L}\p{M}]*|ముట్టచెప్ప[\p{L}\p{M}]*/u,
  suffers:
    /adugutunna[\p{L}]*|adugut[h]?a+r?u?|adigadu|adigaru|bediri[\p{L}]*|antunnadu|antunnaru|అడుగుతున్న[\p{L}\p{M}]*|అడుగుతా[\p{L}\p{M}]*|అడిగా[\p{L}\p{M}]*|బెదిరిస్తున్న[\p{L}\p{M}]*|అంటున్న[\p{L}\p{M}]*/u,
  otherMatters:
    /lyrics|(?:paata|pata)\s+(?:paadu|padu|rasi|rayi|lyrics)|(?:oka\s+)?joke\s+chepp[\p{L}]*|(?:e|ye|em|emi)\s+(?:tablet|mandu|matra|syrup)\s*(?:ve[sy][\p{L}]*|vad[\p{L}]*|teesu[\p{L}]*|ivv[\p{L}]*)|shares?\s+(?:ippudu\s+)?kon[\p{L}]*|లిరిక్స్|పాట[\p{L}\p{M}]*\s+(?:సాహిత్యం|పాడు|రాసి|రాయి)|జోకు?\s+చెప్ప[\p{L}\p{M}]*|(?:ఏ|ఏం|ఏమి)\s+(?:టాబ్లెట్|మందు|మాత్ర|సిరప్)[\p{L}\p{M}]*\s*(?:వే[\p{L}\p{M}]*|వాడ[\p{L}\p{M}]*|తీసు[\p{L}\p{M}]*|ఇవ్వ[\p{L}\p{M}]*)|షేర్[\p{L}\p{M}]*\s+(?:ఇప్పుడు\s+)?కొన[\p{L}\p{M}]*/u,
  abroad:
    /(?:dubai|america|london|canada|australia|singapore|nepal|pakistan|saudi|qatar|kuwait|oman|germany|china|japan)\s*(?:lo|loni|la)(?!\s*(?:unn|unt|und|pani|job|ki))|(?:దుబాయ్|దుబాయి|అమెరికా|లండన్|కెనడా|ఆస్ట్రేలియా|సింగపూర్|సింగపూర్‌|నేపాల్|పాకిస్తాన్|సౌదీ|ఖతార్|కువైట్|ఒమన్|జర్మనీ|చైనా|జపాన్)[\s\u200c]*(?:లో|ల్లో)(?!\s*(?:ఉన్న|ఉంట|పని))/u,
  sellsAbroad:
    /pamp|pamp[iu]|export|import|clients?|customers?|order|egumathi|digumathi|పంప|ఎగుమతి|దిగుమతి|ఎక్స్‌?పోర్ట్|ఇంపోర్ట్|క్లయింట్|కస్టమర్|ఆర్డర్|ట్రేడ్‌?మార్క్|బ్రాండ్|రక్షణ/u,
  yesOrNo:
    /(?:avasarama|avasaramaa|kavala|kavalaa|tappanisara|teesukovala|kattala|అవసరమా|కావాలా|తప్పనిసరా|తీసుకోవాలా|కట్టాలా)\s*\??\s*$/iu,
  allNeeds:
    /^(?:naaku|naku|నాకు)?\s*(?:e\s*e|ye\s*ye|emi|em|ఏ\s*ఏ|ఏఏ|ఏ|ఏమి|ఏం)\s*(?:licen[cs]e(?:lu)?|lisensulu|లైసెన్స్\p{M}*|లైసెన్సులు|లైసెన్సు)?\s*(?:kavali|teesukovali|కావాలి|తీసుకోవాలి)\W*$/iu,
  dueThisMonth:
    /^(?=.*(?:ee|ఈ)\s*(?:nela|నెల))(?=.*(?:em|emi|enti|ఏమి|ఏం|ఏంటి)).*(?:kattali|cheyali|gaduvu|కట్టాలి|చేయాలి|గడువు)/iu,
  places: {
    tg: /(?:తెలంగాణ|హైదరాబాద్|సికింద్రాబాద్|వరంగల్|కూకట్‌?పల్లి|నిజామాబాద్|కరీంనగర్|ఖమ్మం|నల్గొండ)[\p{L}\p{M}]*/u,
    ap: /(?:ఆంధ్ర|విజయవాడ|విశాఖ|వైజాగ్|గుంటూరు|తిరుపతి|నెల్లూరు|కర్నూలు|రాజమండ్రి|కాకినాడ|కడప|అనంతపుర|ఒంగోలు|ఏలూరు)[\p{L}\p{M}]*/u,
    ka: /(?:కర్ణాటక|బెంగళూరు|బెంగుళూరు|మైసూరు)[\p{L}\p{M}]*/u,
    mh: /(?:మహారాష్ట్ర|ముంబై|పుణె|పూణే|నాగ్‌?పూర్)[\p{L}\p{M}]*/u,
    tn: /(?:తమిళనాడు|చెన్నై|మద్రాసు)[\p{L}\p{M}]*/u,
    gj: /(?:గుజరాత్|అహ్మదాబాద్|సూరత్)[\p{L}\p{M}]*/u,
    rj: /(?:రాజస్థాన్|జైపూర్)[\p{L}\p{M}]*/u,
    up: /(?:ఉత్తర\s*ప్రదేశ్|లక్నో)[\p{L}\p{M}]*/u,
    br: /(?:బీహార్|బిహార్|పాట్నా)[\p{L}\p{M}]*/u,
    wb: /(?:బెంగాల్|కోల్‌?కతా)[\p{L}\p{M}]*/u,
    dl: /(?:ఢిల్లీ)[\p{L}\p{M}]*/u,
    kl: /(?:కేరళ)[\p{L}\p{M}]*/u,
    od: /(?:ఒడిశా)[\p{L}\p{M}]*/u,
  },
  workersTold:
    /(\d{1,4})\s*(?:panivaa?ll?u|pani\s*vaa?ll?u|kaa?rmikulu|mandi|workers?|helpers?|kurraa?ll?u|కార్మికులు|పనివాళ్లు|పనివాళ్ళు|మంది|వర్కర్|హెల్పర్|కుర్రాళ్)/iu,
  otherSums: /appu|addhe|adde|jarimana|jeetham|అప్పు|లోన్|రుణ|అద్దె|జరిమానా|జీతం/iu,
  salesTold: /ammakalu|ammakam|amma|turnover|అమ్మకాలు|అమ్మకం|టర్నోవర్/iu,
};
