import type { AnswerPassage, ModelAnswer } from './answer-passages.ts';

const answer = (
  name: string,
  given: AnswerPassage | readonly AnswerPassage[],
  text: string,
): ModelAnswer => ({ name, given: typeof given === 'string' ? [given] : given, answer: text });

/** Answers that say what the passages say, in other words: they must reach the visitor. */
export const honestAnswers: readonly ModelAnswer[] = [
  // FSSAI.
  answer(
    'registration up to 1.5 crore',
    'fssaiIntro',
    'Yes. Up to ₹1.5 crore a year, registration is enough [1].',
  ),
  answer(
    '1,50,00,000',
    'fssaiIntro',
    'With sales up to ₹1,50,00,000 a year you need only the registration [1].',
  ),
  answer('150 lakh', 'fssaiIntro', 'Up to 150 lakh a year, registration is enough [1].'),
  answer('15 million', 'fssaiIntro', 'Up to 15 million rupees a year, registration is enough [1].'),
  answer('1.5 करोड़', 'fssaiIntro', 'साल में ₹1.5 करोड़ तक की बिक्री पर सिर्फ़ रजिस्ट्रेशन काफ़ी है [1]।'),
  answer('डेढ़ करोड़', 'fssaiIntro', 'साल में डेढ़ करोड़ रुपये तक रजिस्ट्रेशन काफ़ी है [1]।'),
  answer('dedh crore', 'fssaiIntro', 'Saal mein dedh crore tak sirf registration kaafi hai [1].'),
  answer('1.5 కోట్లు', 'fssaiIntro', 'సంవత్సరానికి ₹1.5 కోట్ల వరకు రిజిస్ట్రేషన్ చాలు [1].'),
  answer(
    'the old fee',
    'fssaiIntro',
    'It was ₹100 a year until 31 March 2026 [1]. The new fee is not known: read it on foscos.fssai.gov.in before you pay [1].',
  ),
  answer(
    'the old fee, with the change of rules',
    'fssaiIntro',
    'Since 1 April 2026 most small businesses need only the registration [1]. Its fee was 100 rupees per year before that [1].',
  ),
  answer(
    'our fee',
    'fssaiIntro',
    'If you want our help, it costs between ₹0 and ₹2,000, apart from the government fee [1].',
  ),
  answer(
    'the steps',
    'fssaiIntro',
    '1. Have a photograph, proof of who you are, proof of the place and what you sell ready [1].\n2. Open FoSCoS (foscos.fssai.gov.in) and apply there yourself [1].\n3. Pay only what the portal asks for [1].',
  ),
  answer(
    'the vendor',
    'fssaiVendors',
    '**No.** If you hold a certificate under the Street Vendors Act, 2014, you count as registered [1]. You do not have to pay FSSAI [1].',
  ),
  answer(
    'the vendor in Hindi',
    'fssaiVendors',
    'नहीं। Street Vendors Act, 2014 के तहत आपका सर्टिफ़िकेट है तो आप पहले से रजिस्टर्ड माने जाते हैं [1]।',
  ),
  answer(
    'the limits changed',
    'fssaiChanged',
    'On 1 Apr 2026 the limit of registration rose from ₹12 lakh to ₹1.5 crore [1].',
  ),
  answer(
    'no renewal',
    'fssaiChanged',
    'A certificate no longer ends. Before 31 March 2026 it was valid for 1 to 5 years and had to be renewed 30 days before the end [1].',
  ),
  answer(
    'state licence',
    'fssaiChanged',
    'A state licence is enough up to **₹50 crore** of turnover in a year; before it was **₹20 crore** [1].',
  ),
  answer(
    'central licence',
    'fssaiChanged',
    'The central licence cost ₹7,500 a year until 31 Mar 2026; for today’s fee look at the official portal [1].',
  ),
  answer(
    'fees as a list',
    'fssaiFees',
    'Until 31 March 2026 the fees for a year were [1]:\n- Registration: ₹100 [1]\n- State licence for a restaurant or shop: ₹2,000 [1]\n- Central licence: ₹7,500 [1]',
  ),
  answer(
    'the fee of hotels',
    'fssaiFees',
    'A hotel paid ₹5,000 a year under the schedule that ended on 31 Mar 2026 [1].',
  ),
  answer(
    'GST on our fee',
    'fssaiFees',
    'Where we have to charge GST, 18% is added to our fee only [1].',
  ),
  answer(
    'GST on our fee, per cent',
    'fssaiFees',
    'Where GST is due, 18 per cent comes on top of our fee [1].',
  ),
  answer(
    'a restaurant in Hinglish',
    'fssaiFees',
    'Restaurant ke State licence ki fees 2,000 rupaye saal ki thi, 31 March 2026 tak [1].',
  ),
  answer('no licence', 'fssaiPenalties', 'Running without a licence can cost up to ₹10 lakh [1].'),
  answer(
    'no licence in rupees',
    'fssaiPenalties',
    'The penalty for running without a licence is at most 10,00,000 rupees [1].',
  ),
  answer(
    'ten lakh in words',
    'fssaiPenalties',
    'A misleading advertisement can cost up to ten lakh rupees [1].',
  ),
  answer('10 लाख', 'fssaiPenalties', 'बिना लाइसेंस के चलाने पर जुर्माना ₹10 लाख तक हो सकता है [1]।'),
  answer('दस लाख', 'fssaiPenalties', 'बिना लाइसेंस के दस लाख रुपये तक का जुर्माना हो सकता है [1]।'),
  answer(
    'das lakh',
    'fssaiPenalties',
    'Licence ke bina das lakh rupaye tak ka jurmana ho sakta hai [1].',
  ),
  answer('పది లక్షలు', 'fssaiPenalties', 'లైసెన్స్ లేకుండా నడిపితే పది లక్షల రూపాయల వరకు జరిమానా [1].'),
  answer('₹10 లక్షలు', 'fssaiPenalties', 'లైసెన్స్ లేకపోతే జరిమానా ₹10 లక్షల వరకు ఉండవచ్చు [1].'),
  answer(
    'unsafe food',
    'fssaiPenalties',
    'For unsafe food the fine goes up to ₹3 lakh, and prison of up to 3 months is possible [1].',
  ),
  answer('unclean', 'fssaiPenalties', 'Unclean handling: at most ₹1 lakh [1].'),

  // GST.
  answer(
    'the limit in Telangana',
    'gstWho',
    'In Telangana you must register above ₹20 lakh a year, for goods as for services [1].',
  ),
  answer(
    'both limits',
    'gstWho',
    'In Telangana the line is ₹20 lakh; in most other states it is ₹40 lakh for goods alone [1].',
  ),
  answer(
    'the limit in Hindi',
    'gstWho',
    'तेलंगाना में साल की बिक्री ₹20 लाख से ज़्यादा हो तो GST रजिस्ट्रेशन ज़रूरी है [1]।',
  ),
  answer('the limit in Devanagari digits', 'gstWho', 'तेलंगाना में सीमा ₹२० लाख है [1]।'),
  answer('the limit in Telugu', 'gstWho', 'తెలంగాణలో ఏడాదికి ₹20 లక్షలు దాటితే GST రిజిస్ట్రేషన్ తప్పనిసరి [1].'),
  answer(
    'the limit in Hinglish',
    'gstWho',
    'Telangana mein saal ki bikri 20 lakh se zyada ho to GST registration zaroori hai [1].',
  ),
  answer('30 days', 'gstWho', 'Apply within 30 days of crossing the line [1].'),
  answer('thirty days', 'gstWho', 'You have thirty days from the day you cross the line [1].'),
  answer('30 दिन', 'gstWho', 'सीमा पार करने के 30 दिन के अंदर आवेदन करें [1]।'),
  answer('30 రోజులు', 'gstWho', 'పరిమితి దాటిన 30 రోజుల్లోపు దరఖాస్తు చేయండి [1].'),
  answer('tees din', 'gstWho', 'Line paar hone ke tees din ke andar apply kijiye [1].'),
  answer(
    'two sentences',
    ['gstWho', 'gstSteps'],
    'You must register above ₹20 lakh in Telangana [1]. By the fast routes the number comes in 3 working days [2].',
  ),
  answer(
    'how long',
    'gstSteps',
    'It takes 3 working days by the fast routes, 7 working days by the ordinary route, and 30 days where a visit is ordered [1].',
  ),
  answer('a range of days', 'gstSteps', 'Expect 3 working days to 30 days; it is free [1].'),
  answer(
    'Rule 14A',
    'gstSteps',
    'You may choose Rule 14A if your tax on sales to businesses stays within ₹2.5 lakh a month [1].',
  ),
  answer('the portal', 'gstSteps', 'Type www.gst.gov.in yourself and choose new registration [1].'),
  answer(
    'restaurants',
    'gstRates',
    'A restaurant charges 5%, without credit for tax on its purchases [1].',
  ),
  answer('jewellery', 'gstRates', 'Gold and silver jewellery is taxed at 3 percent [1].'),
  answer('tobacco', 'gstRates', 'Cigarettes are taxed at **40%** and bidi at **18%** [1].'),
  answer('five per cent in words', 'gstRates', 'Most everyday goods bear five per cent [1].'),
  answer('5 प्रतिशत', 'gstRates', 'रेस्टोरेंट पर GST 5 प्रतिशत है [1]।'),
  answer('18 శాతం', 'gstRates', 'బీడీపై GST 18 శాతం [1].'),
  answer(
    'composition of a shop',
    'composition',
    'A trader pays 1% of the taxed sales, up to ₹1.5 crore a year [1].',
  ),
  answer(
    'composition of a restaurant',
    'composition',
    'A restaurant without alcohol pays 5%, up to a turnover of Rs. 1.5 crore [1].',
  ),
  answer(
    'composition of services',
    'composition',
    'Services pay 6%, up to Rs 50 lakh a year [1]. You file one return a year [1].',
  ),
  answer('by 31 March', 'composition', 'Choose it by 31st March for the year that follows [1].'),
  answer('31 मार्च', 'composition', 'अगले साल के लिए 31 मार्च तक चुनें [1]।'),
  answer(
    'GSTR-1',
    'gstReturns',
    'GSTR-1 is due on the 11th and GSTR-3B on the 20th of the next month [1].',
  ),
  answer(
    'quarterly',
    'gstReturns',
    'By the quarter, GSTR-1 is due on day 13 and GSTR-3B on day 22 in Telangana [1].',
  ),
  answer('GSTR-4', 'gstReturns', 'GSTR-4 is due by June 30 [1].'),
  answer('CMP-08', 'gstReturns', 'CMP-08: on or before the 18th [1].'),
  answer('11 तारीख', 'gstReturns', 'GSTR-1 हर महीने की 11 तारीख तक भरें [1]।'),
  answer('20వ తేదీ', 'gstReturns', 'GSTR-3B ప్రతి నెల 20వ తేదీ లోపు [1].'),
  answer(
    'late fee',
    'gstLate',
    'The late fee is ₹50 a day; when there is nothing to report it is ₹20 a day, at most ₹500 [1].',
  ),
  answer('late fee per day', 'gstLate', 'You pay Rs 50 per day for a late GSTR-3B [1].'),
  answer('interest', 'gstLate', 'Interest is 18% a year on tax paid late [1].'),
  answer(
    'the penalty for not registering',
    'gstLate',
    'The penalty for not registering is ₹10,000, or the tax due if that is more [1].',
  ),
  answer('barred after 3 years', 'gstLate', 'After 3 years a return can no longer be filed [1].'),
  answer(
    'the ceiling of a small shop',
    'gstLate',
    'With a turnover up to ₹1.5 crore the late fee is at most ₹2,000 for one return [1].',
  ),

  // Trademarks.
  answer(
    'the fee for a class',
    'tmFees',
    'It costs ₹4,500 for each class online, if you are an individual or a small enterprise [1]. All others pay ₹9,000 [1].',
  ),
  answer('4500 without a comma', 'tmFees', 'The lower fee is Rs.4500 for each class [1].'),
  answer('50% less', 'tmFees', 'Small enterprises with Udyam pay 50% less [1].'),
  answer(
    'half',
    'tmFees',
    'The office is to examine a fast request within 3 months; opposition still takes 4 months [1].',
  ),
  answer(
    'the renewal',
    'tmRenewal',
    'It lasts 10 years, and you can renew from 1 year before the end [1].',
  ),
  answer(
    'ten years in words',
    'tmRenewal',
    'A registration lasts ten years from the day of filing [1].',
  ),
  answer(
    '12 months',
    'tmRenewal',
    'You can renew from 12 months before the end, and with ₹4,500 more for 6 months after it [1].',
  ),
  answer('10 साल', 'tmRenewal', 'ट्रेडमार्क 10 साल तक चलता है [1]।'),
  answer('పది సంవత్సరాలు', 'tmRenewal', 'ట్రేడ్‌మార్క్ పది సంవత్సరాలు ఉంటుంది [1].'),
  answer(
    'the false mark',
    'tmChanged',
    'Since 1 August 2024 the penalty is 0.5% of the turnover or ₹5 lakh, whichever is less [1].',
  ),

  // Vendors, wages, helplines.
  answer(
    'the first loan',
    'svanidhi',
    'The first loan is up to ₹15,000 without security, and the next up to ₹25,000 [1].',
  ),
  answer(
    '7% back',
    'svanidhi',
    'Pay each instalment on its day: then 7% interest a year comes back [1].',
  ),
  answer('15 हज़ार', 'svanidhi', 'पहला लोन ₹15 हज़ार तक मिलता है [1]।'),
  answer('pandrah hazaar', 'svanidhi', 'Pehla loan pandrah hazaar tak milta hai [1].'),
  answer(
    'apply on the portal',
    'svanidhi',
    'Apply on pmsvanidhi.mohua.gov.in or at your bank [1].',
  ),
  answer(
    'late payer',
    'latePayer',
    'The buyer must pay within 45 days at the latest; if no date was agreed, within 15 days [1].',
  ),
  answer(
    'three times',
    'latePayer',
    'The interest is three times the bank rate of the Reserve Bank [1].',
  ),
  answer('free legal aid', 'latePayer', 'Ask a lawyer: call 15100 [1].'),
  answer(
    'section 19',
    'seized',
    'Under Section 19, food comes back the same day and other goods within 2 working days [1].',
  ),
  answer('धारा 19', 'seized', 'धारा 19 के तहत बाकी सामान 2 कार्य दिवस में वापस मिलना चाहिए [1]।'),
  answer('two working days', 'seized', 'Other goods must come back within two working days [1].'),
  answer(
    'PF',
    'pfEsi',
    'PF takes 12% and ESI 0.75% of the wage [1]. On a wage of ₹15,000 the worker gets ₹13,087 [1].',
  ),
  answer(
    'when PF begins',
    'pfLimits',
    'PF begins with 20 workers and ESI with 10 [1]. Both are due by the 15th of the next month [1].',
  ),
  answer('the ESI wage', 'pfLimits', 'ESI covers wages up to ₹21,000 a month [1].'),
  answer(
    'fire',
    'fire',
    'Call 101 or 112 [1]. More than 100 kg of cooking gas needs a licence of its own [1].',
  ),
  answer('fraud', 'falsePortals', 'Call 1930 at once and report it on cybercrime.gov.in [1].'),
  answer('fraud in Hindi', 'falsePortals', 'तुरंत 1930 पर कॉल करें [1]। उपभोक्ता हेल्पलाइन 1915 है [1]।'),
  answer('office hours', 'contact', 'People answer Monday to Saturday, 9 AM to 7 PM [1].'),
  answer(
    'the office’s contacts',
    'contact',
    'Call +91 00000 00000 or write to help@niyam.example [1].',
  ),

  // Without figures.
  answer(
    'nothing known',
    'fssaiVendors',
    'The passages do not say what an umbrella licence costs [1]. A person in the office or the official portal can tell.',
  ),
  answer('a refusal', 'fssaiPenalties', 'I cannot help with a bribe [1].'),
  answer(
    'counts',
    'seized',
    'Write two lines: what was taken, when and where, and ask for it back [1]. Count the goods before you sign [1].',
  ),
];
