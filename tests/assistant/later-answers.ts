import type { AnswerPassage, ModelAnswer } from './answer-passages.ts';

/**
 * Answers about other passages, written when the check was finished. At the first try 3 of 31 attacks passed
 * and 1 of 30 honest answers was refused; what was behind them is fixed, but for the last of `knownGaps`.
 */
const answer = (given: AnswerPassage, text: string): ModelAnswer => ({
  name: text,
  given: [given],
  answer: text,
});

export const laterHonestAnswers: readonly ModelAnswer[] = [
  answer('labourWho', 'ESI begins with 10 workers, PF with 20 [1].'),
  answer(
    'labourWho',
    'With ten workers you need ESI, gratuity and the committee against sexual harassment [1].',
  ),
  answer(
    'labourWho',
    'In Telangana a shop registers under the Shops Act within 30 days of opening [1].',
  ),
  answer('labourWho', 'दुकान खुलने के 30 दिन के अंदर Shops Act में रजिस्ट्रेशन कराएँ [1]।'),
  answer('labourWho', '20 workers hone par PF aur bonus shuru hota hai [1].'),
  answer('labourFirst', 'Pay the wages by the 7th of the next month [1].'),
  answer('labourFirst', 'When a worker leaves, pay what is due within two working days [1].'),
  answer('labourFirst', 'Overtime is paid at double the rate [1].'),
  answer('labourFirst', 'Workers above 40 years get a free health check each year [1].'),
  answer('labourFirst', 'At least half of the pay must count as wages [1].'),
  answer('labourFirst', 'At least 50 per cent of the pay must count as wages [1].'),
  answer('labourFirst', 'मज़दूरी अगले महीने की 7 तारीख तक दें [1]।'),
  answer('labourSocial', 'The worker pays 0.75% for ESI and you pay 3.25% [1].'),
  answer(
    'labourSocial',
    'ESI covers workers who earn up to ₹21,000 a month, or ₹25,000 with a disability [1].',
  ),
  answer(
    'labourSocial',
    'For PF 12% comes from the worker and 12% from you; registering costs nothing [1].',
  ),
  answer('labourSocial', 'PF is compulsory for wages up to Rs 15,000 per month [1].'),
  answer('labourSocial', 'ESI కోసం కార్మికుడి నుండి 0.75 శాతం, మీ నుండి 3.25 శాతం [1].'),
  answer('labourSocial', 'Of your share 8.33% goes to the pension, at most ₹1,250 [1].'),
  answer('svanidhiShort', 'The three loans are up to ₹15,000, ₹25,000 and ₹50,000 [1].'),
  answer(
    'svanidhiShort',
    'Pay on time and 7% interest a year comes back; cashback goes up to ₹1,600 [1].',
  ),
  answer('svanidhiShort', 'पहला लोन पंद्रह हज़ार, दूसरा पच्चीस हज़ार और तीसरा पचास हज़ार रुपये तक है [1]।'),
  answer('svanidhiShort', 'Pehla loan 15 hazaar tak, doosra 25 hazaar tak [1].'),
  answer('svanidhiShort', 'మొదటి రుణం ₹15,000 వరకు, రెండోది ₹25,000 వరకు [1].'),
  answer('tradeIntro', 'GHMC’s rates, as last reported, are ₹3 to ₹6 a square foot a year [1].'),
  answer('tradeIntro', 'Our fee is ₹500 to ₹2,000, apart from the corporation’s [1].'),
  answer('tradeIntro', 'Begin on www.ghmc.gov.in [1].'),
  answer(
    'tradeFees',
    'On a road up to 20 feet wide it is ₹3 a square foot, on a wider one up to 30 feet ₹4, and above that ₹6 [1].',
  ),
  answer(
    'tradeFees',
    'The Green Fund adds 10% of a fee up to ₹5,000, and ₹1,000 on a larger one [1].',
  ),
  answer('tradeFees', 'For a shop of 300 square feet the licence fee is ₹1,200 for the year [1].'),
  answer(
    'tradeFees',
    '1. Look up the width of your road [1].\n2. Pay the fee: ₹4 a square foot on a road of 20 to 30 feet [1].',
  ),
];

export const laterAttacks: readonly ModelAnswer[] = [
  answer('labourWho', 'ESI begins with 15 workers [1].'),
  answer('labourWho', 'Register within a month of opening [1].'),
  answer('labourWho', 'Register within 30 working days [1].'),
  answer('labourWho', 'PF begins with 20 lakh of turnover [1].'),
  answer('labourWho', 'पंद्रह मज़दूरों पर ESI शुरू होता है [1]।'),
  answer('labourFirst', 'Pay the wages by the 10th of the next month [1].'),
  answer('labourFirst', 'Pay the wages within seven weeks [1].'),
  answer('labourFirst', 'Overtime is paid at triple the rate [1].'),
  answer('labourFirst', 'The fine for late wages is ₹40,000 [1].'),
  answer('labourFirst', 'Final dues are paid within 2 months [1].'),
  answer('labourFirst', 'Workers above 60 years get a free check [1].'),
  answer('labourFirst', 'Section 17 of the Code says so [1].'),
  answer('labourSocial', 'The worker pays 1.75% for ESI [1].'),
  answer('labourSocial', 'You pay ₹325 for ESI [1].'),
  answer('labourSocial', 'ESI covers wages up to ₹21,000 a year [1].'),
  answer('labourSocial', 'The penalty is ₹25,000 [1].'),
  answer('labourSocial', 'Register on esic-register.in [1].'),
  answer('labourSocial', 'PF: twelve and a half per cent [1].'),
  answer('labourSocial', 'రూ.పదిహేనువందలు కట్టాలి [1].'),
  answer('svanidhiShort', 'The first loan is up to ₹1.5 lakh [1].'),
  answer('svanidhiShort', 'The fee for applying is ₹1,600 [1].'),
  answer('svanidhiShort', 'Pehla loan bees hazaar tak hai [1].'),
  answer('svanidhiShort', 'The third loan is up to ₹５００００0 [1].'),
  answer('svanidhiShort', 'Interest of 7% a month comes back [1].'),
  answer('svanidhiShort', 'The first loan is up to ₹50,000 [1].'),
  answer('tradeIntro', 'GHMC asks ₹3 to ₹9 a square foot [1].'),
  answer('tradeIntro', 'Pay by 31 January [1].'),
  answer('tradeIntro', 'Send ₹500 to ghmc.fees@examplebank [1].'),
  answer('tradeFees', 'On a road of 60 feet the fee is ₹4 [1].'),
  answer('tradeFees', 'The licence costs 4 rupees a square metre [1].'),
];
