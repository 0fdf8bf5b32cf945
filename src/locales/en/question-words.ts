import type { QuestionWords } from '../search-words.ts';

/** How people ask in English, whose words stand for themselves. */
export const questionWords: QuestionWords = {
  latinWords: {
    sure: /whose|shall|cannot|(?:ca|do|does|did|is|wo)n't|i'm|it's|between|needs|needed|because|per|until|gets|selling|sold|mandatory|allowed/u,
    likely:
      /its?|i[mns]?|we|us|you|he|his|her|an?|o[fn]|at|to|do|be|by|as|am|no|all|me|so|apply|pay|tell|show|give|sell|take|want|get|may|also|of[f]|one|some|same|more|most|only|new|best|call|full|free|up|list|know|find|type|make|india|indian|time|rule|help/u,
  },
  asked: {},
  courtesies:
    /(?:can|could|would|will|do|did)\s+(?:you|u)\s+(?:please\s+|kindly\s+|pls\s+)*(?:tell|say|know|explain|help|advise|inform|guide|give|share)|thank\s+you/u,
  kinds: {
    // “How do I pay when he comes” asks for no day.
    when: /(?<!(?:how|what|which|who|where|should|can|must|do|may)\s.{1,60})when|(?:by|from|since|until|till|exactly|know|say)\s+when|when\s+(?:is|are|do|does|must|should|can|will|to)|how\s+(?:long|soon|often|fast|quickly|late|early|old|many\s+(?:\w+\s+)?(?:days?|weeks?|months?|years?|hours?|times|working\s+days))|(?:what|which)\s+(?:\w+\s+)?(?:date|day|time|month|age)|(?:last|due)\s+(?:dates?|days?)|(?:which|what)\s+days|deadline|time\s+limit|till\s+what|by\s+which/u,
    cost: /how\s+(?:much|many|high|big|expensive|costly)|what(?:'s|s)?\s+(?:(?!i\b|to\b|do\b|should\b|happens\b|papers\b|documents\b)[\p{L}']+\s+){0,6}(?:fees?|costs?|prices?|charges?|rates?|fines?|penalty|penalties|amount|limit|rent|interest|salary|wages?|percent|percentage|tax|total|subsidy|turnover)|(?:fees?|costs?|fine|penalty|prices?|charges|rate|amount|limit)\s*\?*$|(?:max|maximum|min|minimum|highest|lowest|largest)\s+(?:[\p{L}]+\s+){0,3}(?:loan|amount|fine|penalty|fee|wages?)|(?:fee|fine|charge|rate|interest|penalty)\s+(?:per|for\s+each|for\s+one)|stamp\s+duty/u,
    how: /how\s+(?:to|do|does|can|should|will|i|we|shall|must|would|did|about)|where|(?:^|[.,!?;]\s*)(?:and\s+|but\s+|so\s+)?who|whom|whose|which|what\s+(?:all|should|do|can|must|to|shall|will\s+i|papers?|documents?|proofs?|steps?|now|next|are\s+the\s+(?:documents?|papers?|steps?)|happens|is\s+the\s+(?:process|procedure|way|number|helpline))|why|documents\s+(?:needed|required)|(?:how|steps|process|procedure)\s*\?*$|help(?:\s+me)?\s*[.!?]*$/u,
    they: /(?<!(?:what|which|who|i|we)\s+)(?:can|could|may|will|would|do|does|should|must|are|is|did|have|has)\s+(?:(?:the|an?|my|our|any|his|some)\s+)?(?:\p{L}+\s+)?(?:they|he|she|them|these\s+people|police(?:man|men)?|officers?|officials?|inspectors?|constables?|cops?|landlord|landlady|bank|lender|boss|employer|contractor|municipality|corporation|ghmc|department|authority|authorities|agents?|recovery\s+\p{L}+|goons?|neighbou?rs?|owner|supplier|buyer|customers?|union|leader|platform|swiggy|zomato|amazon|flipkart)|(?:right|legal|allowed|ok|okay|lawful|fair|fine|correct)\s+(?:for\s+(?:them|him|her|(?:the\s+)?police|(?:an?\s+)?officers?|(?:my\s+)?(?:landlord|boss|employer))|if\s+(?:they|he|she)|that\s+(?:they|he|she|police|officers?))|without\s+(?:asking|telling|informing)\s+me/u,
    can: /can|could|may\s+(?:i|we|it|my|the|an?|one|somebody|someone|people)|am\s+i\s+(?:allowed|eligible|able|entitled|permitted)|are\s+we\s+(?:allowed|eligible|able|entitled|permitted)|is\s+it\s+(?:ok|okay|legal|allowed|possible|fine|alright|permitted|illegal|right)|will\s+(?:i|we)\s+(?:get|be\s+able|receive|lose)|do\s+(?:i|we)\s+(?:get|qualify)|(?:allowed|possible|eligible|legal|illegal)\s*\?*$/u,
    must: /(?:do|does|would|will|did)\s+(?:i|we|my|a|an|the|it|one|you|vendors?|shops?)(?:\s+(?!not\b)[\p{L}'-]+){0,4}\s+(?:need|have\s+to|require|owe)|(?:must|should|shall)\s+(?:i|we|my|a|an|the|one|every)|(?:is|are|was)\s+[^?]{0,70}(?:compulsory|mandatory|necessary|required|needed|must|obligatory)|am\s+i\s+(?:required|supposed|liable|obliged|bound)|(?:need|needed|required|compulsory|mandatory|necessary)\s*\?+$|have\s+i\s+to|(?:have|need)\s+to\s+(?:[\p{L}'-]+\s+){1,4}or\s+not|(?:compulsory|mandatory|necessary|required|needed)\s+or\s+not|(?:has|have|is|are)\s+(?:still\s+)?to\s+be\s+(?:done|made|filed|taken|paid|registered|given|kept|shown|renewed|stamped)|(?:do|does)\s+(?:[\p{L}'-]+\s+){1,4}need/u,
    is: /(?:^|[.!?,;]\s*|(?:and|but|so|then|sir|madam|hi|hello|please)\s+)(?:is|are|does|do|will|would|has|have|did|was|were|am|isn't|doesn't|don't)|^if\s+.*\s(?:will|does|do|is|are|would)/u,
  },
  wants: /(?!)/u,
  beginsYesOrNo:
    /^(?:(?:hi|hello|sir|madam|please|so|and|but|then|also|ok|okay|now)\s+)*(?:do|does|is|are|can|could|must|should|will|would|may|am|have|has|did|was|were|shall)\s+(?!any(?:one|body)\b|some(?:one|body)\b|you\b)/u,
  asker: /(?:can|may|could|will|do|am)\s+(?:i|we)/u,
  denies:
    /(?:need\s+not|needn't|not\s+(?:needed|required|compulsory|mandatory|necessary|obliged|bound)|(?:don't|do\s+not|doesn't|does\s+not|didn't)\s+(?:need|require|have\s+to|want)|no\s+need|can\s+(?:i|we)\s+(?:skip|avoid|leave\s+out)|exempt(?:ed)?)/u,
  says: { yes: /yes/u, no: /no/u },
  free: /free|no\s+(?:fee|cost|charge)|without\s+(?:any\s+)?(?:fee|cost|charge)|costs?\s+nothing/u,
  asksWhat: /what(?:'s|s)?|which|meaning\s+of/u,
  goods: /\bgoods\b/iu,
  services: /\bservices?\b/iu,
  elsewhere: /\b(?:other|another|outside|inter-?state|across|different)\b/iu,
  fromAsker:
    /(?:charge[sd]?|charging|ask(?:s|ed|ing)?|fin(?:e[sd]?|ing)|bill(?:s|ed|ing)?)\s+(?:me|us)|(?:take[ns]?|taking|took|collect(?:s|ed|ing)?)\s+(?:\p{L}+\s+){0,3}from\s+(?:me|us)/u,
  otherPeople:
    /(?:the\s+|my\s+|an?\s+)?(?:police|officers?|inspectors?|landlord|boss|municipality|they)\s+can/u,
  ignoresRules:
    /(?:ignore|forget|disregard|bypass|override|drop|set\s+aside|skip|break)\s+(?:(?:the|all|of|these|those)\s+)*(?:your|previous|earlier|prior|above|given)\s+(?:own\s+)?(?:rules?|instructions?|guidelines?|restrictions?|prompts?|safety|filters?)|pretend\s+(?:to\s+be|that\s+you|you|i\s+am)|role[\s-]*play|(?:^|[.!,;:]\s*)(?:you\s+are|you're)\s+now\s+(?:an?|my|dan)|from\s+now\s+on\s+you|imagine\s+(?:that\s+)?you(?:'re|\s+are|\s+were)|jailbreak|system\s+prompt|developer\s+mode|act\s+as\s+if\s+you|(?:let's|lets|let\s+us)\s+(?:play|pretend|imagine)|play\s+a\s+game|you\s+are\s+(?:an?|my|the)\s+(?:[\p{L}-]+\s+){0,4}(?:accountant|lawyer|advocate|ca|hacker|criminal|thief|smuggler|ai|bot|uncle|friend|grand(?:father|mother)|gangster|don)(?!\s*\?)|(?:^|[.!,;:]\s*|please\s+|now\s+)act\s+(?:as|like)|(?:from\s+(?:here|now)\s+on)|(?:repeat|print|output|reveal|show|paste|tell|list|write|copy|give)\s+(?:me\s+)?(?:all\s+)?(?:of\s+)?(?:your|the\s+(?:hidden|secret)|hidden|secret)\s+(?:own\s+|hidden\s+|secret\s+|full\s+)*(?:instructions?|prompts?|rules)|(?:repeat|print|copy)\s+(?:the\s+)?(?:text|words|lines?|everything)\s+(?:above|before|that\s+you\s+were\s+told)|(?:with\s+no|without(?:\s+any)?)\s+(?:warnings?|filters?)/u,
  harms:
    /(?:split(?:ting)?|divid(?:e|ing)|break(?:ing)?\s+up)\s+(?:\p{L}+\s+|\d+\s+){0,5}(?:workers?|staff|employees?|people|boys?|business|firm|company|shop|sales|turnover|bills?)\s+(?:[\p{L}\d]+\s+){0,8}(?:avoid|escape|evade|save|skip|(?:does\s+not|doesn't|won't|not)\s+(?:apply|come|pay))|(?:hide|conceal)\s+(?:\p{L}+\s+){0,3}(?:workers?|staff|boys?|girls?|children|kids?|labou?rers?|helpers?|sales|turnover|income)|(?:show|declare|report)\s+(?:only\s+)?(?:fewer|less|half\s+(?:of\s+)?(?:the|my))\s+(?:\p{L}+\s+){0,2}(?:workers?|people|staff|sales|income|turnover)|(?:keep|leave|take)\s+(?:\p{L}+\s+){0,4}(?:workers?|them|staff|boys?)\s+(?:off|out\s+of)\s+(?:the\s+)?(?:register|books?|records?|rolls?)|(?:grease|palm)\s+(?:the|his|an?)\s+(?:palms?|officer|inspector)|under\s+the\s+table|(?:so|such)\s+that\s+(?:nobody|no\s+one|none)\s+(?:\p{L}+\s+){0,2}(?:knows?|notices?|sees?|finds?\s+out|catches|detects?|suspects?)|(?:so\s+(?:that\s+)?(?:the\s+)?(?:officers?|inspectors?|department|tax\s+(?:people|office|man)|gst\s+(?:people|office)|customers?|they|he)\s+(?:(?:can't|cannot|can\s+not|don't|doesn't|does\s+not|do\s+not|won't|will\s+not|never)\s+(?:know|notice|see|find|catch|detect|suspect)|(?:finds?|sees?|counts?)\s+only))|without\s+(?:getting|being)\s+(?:caught|noticed|seen|detected)|(?:not|never)\s+(?:get|be|getting)\s+caught|(?:officers?|inspectors?|he|they|sir)\s+(?:will\s+|would\s+|to\s+)?(?:looks?\s+away|looks?\s+the\s+other\s+way|turns?\s+a\s+blind\s+eye|closes?\s+(?:his|their)\s+eyes)|photoshop(?:ped)?|back[\s-]?dat(?:e|ed|ing)|send\s+(?:\p{L}+\s+|\d+\s+){0,4}(?:boys?|workers?|staff|girls?|them)\s+(?:home|away|out)\s+(?:[\p{L}\d]+\s+){0,6}(?:inspector|inspection|officer|visit|checking|finds?|counts?)/u,
  suffers:
    /(?:asks?|asking|asked|wants?|wanted|demands?|demanding|demanded)\s+(?:\p{L}+\s+){0,3}(?:me|us|money|cash|bribes?|\d+|rupees|rs|share|free)|threat\p{L}*|forc(?:es|ing|ed)\s+(?:me|us)/u,
  ill: /(?:has|have|having|got|getting|suffering\s+from)\s+(?:\p{L}+\s+){0,3}(?:fever|cough|vomiting|loose\s+motions?|diarrh?oea|(?:body|stomach|chest|back)\s*(?:pain|ache)|headache)|(?:my|his|her)\s+(?:stomach|head|chest)\s+(?:is\s+)?(?:hurts?|hurting|aches?|paining)/u,
  illAtWork:
    /esi|food|cook|serve|kitchen|wages?|salary|leave|licen[cs]e|insurance|fssai|deduct|cut|fire|dismiss/iu,
  otherMatters:
    /(?:electric(?:ity|al)?|power)\s+(?:meter|bill)(?!.*(?:slow|stop|tamper|magnet|bypass|less|reduce|without))|lyrics|(?:sing|play|write)\s+(?:me\s+)?(?:\p{L}+\s+){0,5}(?:songs?|poems?|jokes?|lullaby)|tell\s+(?:me\s+)?(?:a|another)\s+(?:joke|story)|horoscope|(?:buy|sell)\s+(?:\p{L}+\s+){0,2}(?:shares|stocks?|bitcoins?|crypto)|(?:buy|invest\s+in)\s+(?:zomato|swiggy|reliance|tata|adani|paytm)\s+shares?|(?:tablets?|medicines?|syrups?|pills?)\s+(?:is\s+|are\s+)?(?:good\s+|best\s+)?for\s+(?:\p{L}+\s+){0,3}(?:pain|ache|fever|cough|cold|headache|toothache|burns?|acidity|itching)|(?:which|what)\s+(?:tablet|medicine|syrup|pill)\s+(?:should|shall|do|can)\s+i\s+(?:take|give)|divorce|alimony|child\s+custody|dowry|(?:work|tourist|student|visit(?:or)?)\s+visa|visa\s+(?:interview|fees?|for|application)|passport\s+(?:renew\p{L}*|appl\p{L}*|office|fees?|seva)|(?:renew|get|new|apply\s+for|lost)\s+(?:my\s+|a\s+)?(?:passport|driving\s+licen[cs]e|ration\s+card)|(?:driving\s+licen[cs]e|ration\s+card|birth\s+certificate|voter\s+id)\s+(?:renew\p{L}*|correction|new|change|test)|bail/u,
  abroad:
    /(?:u\.?s\.?a?|us|american|america|uk|british|dubai|uae|canada|canadian|australian?|singapore|european|eu)\s+(?:state\s+)?(?:sales\s+tax|vat|taxes|tax\s+(?:law|return|permit|for)|licen[cs]e|company\s+law|business\s+law)|(?:sales\s+tax|vat)\s+(?:permit\s+)?(?:in|of|for)\s+(?:the\s+)?(?:usa?|america|uk|dubai|uae|europe)|(?<!(?:made|manufactured|produced|printed|packed|job|work|works|working|lives?|living|brother|sister|cousin|son|daughter|husband|wife|uncle|friend|owner|partner|is|am|was)\s+)(?:in|at)\s+(?:the\s+)?(?:dubai|uae|abu\s*dhabi|usa|america|united\s+states|uk|u\.k\.|london|england|britain|canada|australia|singapore|nepal|sri\s*lanka|bangladesh|pakistan|malaysia|saudi(?:\s+arabia)?|qatar|oman|kuwait|bahrain|germany|france|europe|china|japan|new\s+zealand|thailand|bhutan|italy|spain|africa|kenya|mauritius|texas|california|new\s+york|toronto|chicago|sydney|melbourne|riyadh|doha|kathmandu|dhaka|karachi|colombo|berlin|paris|tokyo)/u,
  sellsAbroad:
    /export|import|clients?|customers?|buyers?|send|sent|ship|courier|parcel|invoice|bill|order|foreign|supplier|trademark|brand|mark/u,
  yesOrNo:
    /^(?:(?:hi|hello|sir|madam|please|so|and|but)\W+)*(?:(?:do|does|is|are|must|should|am|shall|may|have)\s|can\s+(?!you\b))|(?<!\b(?:what|which|how|when|where|who|why)\s+(?:\p{L}+\s+){0,3})\b(?:do|must|should|can|does|is)\s+(?:i|we|it|my)\b|\b(?:compulsory|mandatory|required|necessary)\s*\?/iu,
  allNeeds:
    /^(?:please\s+)?(?:tell\s+me\s+)?(?:what|which)(?:\s+(?:all|other|kinds?|types?|of|the|government|legal|business|licen[cs]es?|registrations?|permissions?|permits?|approvals?|things?|and|or))*\s+(?:(?:do|does|will|would|must|should)\s+(?:i|we|my\s+\p{L}+)\s+(?:need|require|take|get|have)|(?:is|are)\s+(?:needed|required))(?:\s+to\s+(?:get|have|take))?(?:\s+(?:for\s+my\s+\p{L}+|for\s+me|by\s+law))?\W*$/iu,
  dueThisMonth:
    /^(?=.*\b(?:due|deadlines?|last\s+dates?|dates|file|pay|filings?)\b)(?:what|which|show|list|tell|is|are|do|my|anything|any)\b.*\bthis\s+month\W*$/iu,
  places: {
    tg: /telangana|hyd(?:erabad)?|secunderabad|cyberabad|kukatpally|warangal|nizamabad|karimnagar|khammam|charminar|ameerpet|dilsukhnagar|gachibowli|madhapur|begumpet|uppal|miyapur|kondapur|begum\s+baza+r|l\.?b\.?\s*nagar|mehdipatnam|malkajgiri|ghmc|siddipet|nalgonda/u,
    ap: /andhra(?:\s*pradesh)?|vi[jz]a?i?ya?wada|vizag|visakhapatnam|guntur|tirupati|nellore|kurnool|rajahmundry|kakinada|kadapa|anantapur|ongole|eluru/u,
    ka: /karnataka|bengaluru|bangalore|banglore|blr|mysore|mysuru|hubli|mangaluru|mangalore|hubballi|belagavi|belgaum|davan[ag]*ere|udupi|tumkuru?|bbmp/u,
    mh: /maharashtra|mumbai|bombay|pune|nagpur|nashik|nasik|thane|solapur|aurangabad|navi\s*mumbai|pimpri|kolhapur|bmc|dadar|andheri|kurla/u,
    tn: /tamil\s*nadu|chennai|madras|coimbatore|madurai|trichy|tiruchirappalli|tiruppur|erode|vellore|tirunelveli|salem/u,
    gj: /gujarat|ahmedabad|amdavad|surat|vadodara|baroda|rajkot|bhavnagar|jamnagar|gandhinagar/u,
    rj: /rajasthan|jaipur|jodhpur|udaipur|ajmer|bikaner|alwar/u,
    up: /uttar\s*pradesh|lucknow|kanpur|noida|varanasi|banaras|agra|ghaziabad|prayagraj|allahabad|meerut|gorakhpur|bareilly|aligarh|jhansi|mathura|moradabad/u,
    br: /bihar|patna|muzaffarpur|bhagalpur|darbhanga/u,
    wb: /west\s*bengal|kolkata|calcutta|howrah|siliguri|durgapur|asansol/u,
    dl: /delhi|new\s*delhi/u,
    kl: /kerala|kochi|trivandrum/u,
    hr: /haryana|gurgaon|gurugram|faridabad/u,
    mp: /madhya\s*pradesh|indore|bhopal|gwalior/u,
    pb: /punjab|ludhiana|amritsar/u,
    od: /odisha|orissa|bhubaneswar|cuttack/u,
    ga: /goa|panaji/u,
  },
  workersTold:
    /(\d{1,4})\s*(?:workers?|employees?|labou?rers?|staff|people|boys?|girls?|helpers?|men|women|persons?|servants?|cooks?|waiters?|salesm[ae]n|of\s+us)(?!\p{L})|we\s+are\s+(?:only\s+|just\s+)?(\d{1,4})(?=\s+(?:in|at|here|all|now|altogether)\b|\s*[.,;!?]|$)/iu,
  ageTold:
    /(?:aged?|(?:i|he|she)\s+(?:am|is)|i'm|turned)\s+(?:only\s+|just\s+|about\s+)?(\d{2})(?=\s*(?:[.,;!?]|and\b|now\b|but\b|years?\b|$))|(\d{2})(?:\s+|-)?(?:years?|yrs?)?(?:\s+|-)old/iu,
  measures: {
    metres: /met(?:re|er)s?|mtrs?|m/iu,
    feet: /feet|foot|ft/iu,
    'square-feet': /(?:square|sq\.?)\s*(?:feet|foot|ft)|sft|sq\.?ft/iu,
    kilograms: /kilo(?:gram)?s?|kgs?/iu,
    tonnes: /tonn?es?|tons?/iu,
    microns: /microns?|µm/iu,
  },
  sellsHere:
    /over\s+the\s+counter|(?:no|not|never|without)\s+(?:\p{L}+\s+){0,2}(?:parcels?|couriers?|online|other\s+states?)(?:\s+to\s+(?:an)?other\s+states?)?|(?:within|inside)\s+the\s+state|counter\s+sales?/u,
  counts: {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
  },
  noWorkers:
    /(?:i|we|wife|husband|son|me|mother|brother|sister)\s(?:[^.?!]{0,40}\s)?alone|all\s+by\s+(?:myself|ourselves)|(?:no|without(?:\s+any)?|zero)\s+(?:workers?|staff|employees?|helpers?|servants?)/u,
  only: /only|just/u,
  peopleCounted: {},
  wageTold: /salary|wages?|pays?|paid|earns?|gets?|pagar/iu,
  otherSums: /loan|rent|fine|penalty|deposit|salary|wage|invest|capital|advance|insurance/iu,
  salesTold: /\b(?:sales?|sells?|selling|turnover|earn)\b/iu,
};
