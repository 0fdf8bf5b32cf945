import type { FactId } from '../../../content/facts/lookup.ts';

export const calendar = {
  'calendar.tax-audit.due': 'टैक्स ऑडिट की रिपोर्ट',
  'calendar.tds.certificate': 'काटे गए टैक्स का प्रमाणपत्र, स्टेटमेंट के दिन के बाद',
  'calendar.bonus.due': 'बोनस देना, हिसाब के साल के बाद',
  'calendar.auditor-form': 'सालाना बैठक के बाद ऑडिटर का फ़ॉर्म (ADT-1)',
  'calendar.pt.andhra': 'आंध्र प्रदेश में कर्मचारियों का पेशा कर',
  'calendar.pt.karnataka': 'कर्नाटक में कर्मचारियों का पेशा कर',
  'calendar.pt.karnataka-own': 'कर्नाटक में अपना पेशा कर',
  'calendar.pt.maharashtra': 'महाराष्ट्र में कर्मचारियों का पेशा कर, साल में एक बार',
  'calendar.pt.maharashtra-workers': 'महाराष्ट्र: इससे कम कामगार हों, तो कर्मचारियों का टैक्स साल में एक बार',
  'calendar.pt.maharashtra-own': 'महाराष्ट्र में अपना पेशा कर',
} as const satisfies Partial<Record<FactId, string>>;
