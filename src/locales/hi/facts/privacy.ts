import type { FactId } from '../../../content/facts/lookup.ts';

export const privacy = {
  'privacy.receipt-on-phone': 'भेजे गए अनुरोध की एंट्री फ़ोन पर कितने समय रहता है',
  'privacy.address-code': 'कनेक्शन के पते से बना कोड कितने समय में मिटा दिया जाता है',
  'privacy.newsletter-unconfirmed':
    'समाचार-पत्र का वह पता, जिसकी किसी ने पुष्टि नहीं की, कितने समय बाद मिटा दिया जाता है',
  'privacy.reminders-keep': 'फ़ोन को किन दिनों याद दिलाना है, यह कितने समय बाद मिटा दिया जाता है',
  'privacy.assistant-answer': 'सहायक का जवाब हमारे सर्वर पर कितने समय रखा जाता है',
  'privacy.lead-keep': 'जो ग्राहक नहीं बना, उसका अनुरोध हम आख़िरी बातचीत से कितने समय रखते हैं',
  'privacy.accounts-keep': 'कंपनी के बही-खाते कितने समय रखना ज़रूरी है',
  'privacy.adult': 'किस उम्र से कोई अपने लिए ख़ुद सहमति दे सकता है',
  'privacy.main-duties': 'व्यक्तिगत डेटा के क़ानून की मुख्य ज़िम्मेदारियाँ कब शुरू होती हैं',
  'privacy.answer-max': 'व्यक्तिगत डेटा की शिकायत का जवाब कब तक देना ज़रूरी है, ज़्यादा से ज़्यादा',
  'privacy.breach-report': 'डेटा लीक की पूरी रिपोर्ट इतने घंटों में डेटा संरक्षण बोर्ड को जाती है',
  'privacy.complaint-acknowledge': 'ग्राहक की शिकायत मिलने की ख़बर इतने घंटों में देना ज़रूरी है',
  'privacy.complaint-settle': 'ग्राहक की शिकायत कितने समय में निपटाना ज़रूरी है',
} as const satisfies Partial<Record<FactId, string>>;
