import { expect, it } from 'vitest';
import { questionKind } from './question-kind.ts';

it.each([
  ['when', 'How long does a GST number take?'],
  ['when', 'नोटिस का जवाब कितने दिन में दूँ'],
  ['when', 'pf kab tak bharna hai'],
  ['when', 'రిటర్న్ చివరి తేదీ'],
  ['when', 'enni rojullo vastundi'],
  ['cost', 'how much do I have to pay for the licence'],
  ['cost', 'late fee kitna lagega'],
  ['cost', 'ट्रेड लाइसेंस की फीस क्या है'],
  ['cost', 'జరిమానా ఎంత'],
  ['cost', 'fees entha'],
  ['how', 'where do I complain?'],
  ['how', 'kya karu ab'],
  ['how', 'वेंडिंग सर्टिफिकेट कैसे बनता है'],
  ['how', 'ఎక్కడ అప్లై చేయాలి'],
  ['how', 'udyam banwana hai'],
  ['they', 'can the police take my cart?'],
  ['they', 'kya police mera thela le ja sakti hai'],
  ['they', 'can the shop charge me gst without a number'],
  ['they', 'दुकानदार बिना जीएसटी नंबर के मुझसे टैक्स ले सकता है क्या'],
  ['they', 'నోటీసు లేకుండా నా బండిని మున్సిపాలిటీ తీసేయవచ్చా'],
  ['can', 'nagar nigam wale saman le gaye, list mangne ka haq hai kya'],
  ['they', 'మునిసిపల్ వాళ్ళు నా బండి తీసుకెళ్ళొచ్చా'],
  ['can', 'Can I sell tea without a licence?'],
  ['can', 'kya bank se loan mil sakta hai'],
  ['can', 'नोटिस के बाद भी सामान वापस मिलेगा क्या'],
  ['can', 'బండి వెనక్కి దొరుకుతుందా'],
  ['must', 'Do I need FSSAI for a cart?'],
  ['must', 'mujhe gst lena padega kya'],
  ['must', 'क्या फूड लाइसेंस ज़रूरी है'],
  ['must', 'జీఎస్టీ తీసుకోవాలా'],
  ['free', 'Is the registration free?'],
  ['free', 'kya registration muft hai'],
  ['free', 'ఇది ఫ్రీయేనా'],
  // The last clause asks.
  ['can', 'The last date is over. Can I still file?'],
  ['how', 'Is it lost, sir? I paid the fee, what do I do'],
  ['must', 'Must I register, I am a tailor'],
  // A question word within a question of Yes or No asks for nothing else.
  ['must', 'Do I need GST when money comes by UPI?'],
  ['can', 'May I ask the officer who came for his card?'],
  // What the asker gets, although others are named.
  ['can', 'nigam wale thela le gaye, wapas milega kya'],
  ['can', 'మునిసిపల్ వాళ్ళు తీసుకెళ్ళిన బండి తిరిగి వస్తుందా'],
  ['must', 'dabbulu ivvalsindena'],
  ['must', 'ఇది కట్టాల్సిందేనా'],
  ['must', 'naaku vere card kottala'],
  ['must', 'ఎవరైనా సాక్షి కావాలా'],
  ['is', 'cart me kitchen scale sahi hai kya'],
  ['can', 'ghar ka cylinder chalta hai kya'],
  ['is', 'ye sach hai kya'],
  ['is', 'ఇది నిజమేనా'],
  ['is', 'i have a ghmc card. am i counted already?'],
  // A wish with a question mark asks whether.
  ['must', 'बिक्री नहीं हुई तो भी जीएसटी रिटर्न भरना है?'],
  ['how', 'trademark karna hai'],
  ['is', 'naa gold licence untunda, aapeyagalara'],
  ['free', 'agent lekunda udyam free aa'],
  // Nobody, anybody and always ask neither who nor when.
  ['must', 'ముందుజాగ్రత్తగా ఐఎస్ఓ తీసి పెట్టుకోవాలా, ఎవరూ అడగలేదు?'],
  ['can', 'ప్లాన్ ఎప్పుడైనా ఆపేయవచ్చా?'],
  ['can', 'గడువుకి ముందు మెసేజ్ వస్తుందా?'],
] as const)('takes a question of %s: “%s”', (kind, question) => {
  expect(questionKind(question)).toBe(kind);
});

it.each([
  'threw my cart',
  'gumasta',
  'मेरा सामान ले गए',
  'బండి తీసుకెళ్ళారు',
  'What is composition?',
  'composition kya hai?',
  'mujhe loan chahiye',
  'thele waale ko FSSAI',
  'gunda paisa maang raha hai',
  'accha socha tha',
  'I did not file GSTR-3B for May',
  // A question in Telugu or Hindi letters ends with another word where Yes or No answers it.
  'రిటర్న్ మర్చిపోయా. ఆలస్యానికి రోజుకెంత పడుతుంది?',
  'నేను ఆఫీసర్‌ని ఏం అడగాలి?',
  'యూడీఐడీ కార్డు రిజిస్ట్రేషన్ వయో పరిమితి?',
  'तेलंगाना में जीएसटी की बिक्री लिमिट?',
])('cannot tell what “%s” asks for', (said) => {
  expect(questionKind(said)).toBeUndefined();
});

it('the newest of two questions tells the kind', () => {
  expect(questionKind('How much is the trade licence fee?\nand must I renew it?')).toBe('must');
});

it('what an officer said does not ask where', () => {
  expect(questionKind('officer ne kaha FSSAI lena padega kya')).toBe('must');
});
