import type { FactId } from '../../../content/facts/lookup.ts';

export const privacy = {
  'privacy.receipt-on-phone': 'పంపిన అభ్యర్థన నమోదు ఫోన్‌లో ఉండే కాలం',
  'privacy.address-code': 'కనెక్షన్ చిరునామా నుంచి చేసిన కోడ్ చెరిపేసే గడువు',
  'privacy.newsletter-unconfirmed': 'ఎవరూ నిర్ధారించని న్యూస్‌లెటర్ చిరునామా తీసేసే కాలం',
  'privacy.reminders-keep': 'ఫోన్ రిమైండర్ కోరే రోజులను తీసేసే కాలం',
  'privacy.assistant-answer': 'సహాయకుడి జవాబు మా సర్వర్‌లో ఉండే కాలం',
  'privacy.lead-keep': 'క్లయింట్ కాని వారి అభ్యర్థన ఉంచే కాలం, చివరి సంప్రదింపు నుంచి',
  'privacy.accounts-keep': 'కంపెనీ లెక్కల పుస్తకాలు ఉంచాల్సిన కాలం',
  'privacy.adult': 'ఎవరైనా తమ తరఫున తామే సమ్మతించగల వయసు',
  'privacy.main-duties': 'వ్యక్తిగత డేటా చట్టం ముఖ్య బాధ్యతలు మొదలయ్యేది',
  'privacy.answer-max': 'వ్యక్తిగత డేటా ఫిర్యాదుకు జవాబు ఇవ్వాల్సిన గడువు, గరిష్ఠంగా',
  'privacy.breach-report': 'డేటా లీక్ పూర్తి నివేదిక డేటా ప్రొటెక్షన్ బోర్డుకు వెళ్లాల్సిన గంటలు',
  'privacy.complaint-acknowledge': 'కస్టమర్ ఫిర్యాదు అందిందని చెప్పాల్సిన గంటలు',
  'privacy.complaint-settle': 'కస్టమర్ ఫిర్యాదు పరిష్కరించాల్సిన గడువు',
} as const satisfies Partial<Record<FactId, string>>;
