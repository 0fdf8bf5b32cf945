import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/assistant-later.ts';
/** Asking while the assistant itself is not on the device yet (tools/assistant/question-for-later.tsx). */
export const text = {
  title: 'ఇప్పుడే అడగవచ్చు',
  text: 'సహాయకుడు ఇంకా ఈ ఫోన్‌లో లేడు. మీ ప్రశ్న రాయండి: అది ఫోన్‌లో ఆగి ఉంటుంది, సిగ్నల్ వచ్చాక జవాబు వస్తుంది.',
  sent: 'అప్పుడు అది మా గైడ్‌ల భాగాలతో మా సర్వర్‌కు వెళ్తుంది. AI సేవ ఏర్పాటై ఉంటే, దానికీ వెళ్తుంది. ఇది సమాచారం, న్యాయ సలహా కాదు. ఆధార్, పాన్, కార్డు లేదా ఖాతా లాంటి నంబర్లను ముందుగా దాచేస్తాం.',
  shared: 'ఈ ఫోన్‌ను అందరూ వాడేదిగా పెట్టారు, అందుకే ఇందులో ప్రశ్న ఆగి ఉండదు. దయచేసి సిగ్నల్ ఉన్నప్పుడు అడగండి.',
  field: 'మీ ప్రశ్న',
  save: 'ప్రశ్న సేవ్ చేయండి',
  saving: 'సేవ్ చేస్తున్నాం…',
  tooLong: (most: string) => `దయచేసి గరిష్ఠంగా ${most} అక్షరాల్లో అడగండి.`,
  saved: 'ఈ ఫోన్‌లో సేవ్ అయింది, ఇంకా పంపలేదు. సిగ్నల్ రాగానే వెళ్తుంది.',
  waiting: 'పంపాల్సినవి చూడండి',
  failed: 'ఫోన్ ప్రశ్నను సేవ్ చేయలేకపోయింది. అది ఇంకా ఇక్కడే ఉంది.',
  hidden: '[నంబర్ దాచాం]',
} satisfies TextIn<'te', typeof english>;
