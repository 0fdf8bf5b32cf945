import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/mistake.ts';

/** Reporting a mistake in the text of a page. */
export const text = {
  noScript: 'ఈ ఫారానికి JavaScript కావాలి, అది ఆఫ్‌లో ఉంది లేదా రాలేదు.',
  page: 'పేజీ:',
  text: 'ఏం తప్పు ఉంది?',
  noNames: 'మీ పేరు, నంబర్ రాయకండి: దీనికి ఎవరూ జవాబు ఇవ్వరు.',
  section: 'ఏ వాక్యం లేదా భాగం?',
  optional: 'కావాలంటే',
  submit: 'తప్పు చెప్పండి',
  sending: 'పంపుతున్నాం...',
  failed: {
    title: 'ఇది పంపలేకపోయాం',
    text: 'మీరు చెప్పిన తప్పును సేవ్ చేయలేకపోయాం, పంపలేకపోయాం. దయచేసి మళ్లీ ప్రయత్నించండి.',
  },
  results: {
    delivered: { title: 'మీరు చెప్పింది అందింది', text: 'ధన్యవాదాలు. ప్రతి ఒక్కటీ చూస్తాం.' },
    waiting: {
      title: 'ఈ ఫోన్‌లో సేవ్ అయింది',
      text: 'ఈ ఫోన్‌లో సేవ్ అయింది. సిగ్నల్ రాగానే వెళ్తుంది.',
    },
    refused: { title: 'ఇది తీసుకోలేదు', text: 'దయచేసి మాటలు మార్చి మళ్లీ ప్రయత్నించండి.' },
  },
} as const satisfies TextIn<'te', typeof english>;
