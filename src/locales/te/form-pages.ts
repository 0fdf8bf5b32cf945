import type { TextIn } from '../language.ts';
import type { text as english } from '../en/form-pages.ts';

/**
 * The pages that answer a form from a browser without JavaScript (decision 38); `{name}` is filled in when
 * one is sent. The server reads a copy: `npm run server-texts` writes it.
 */
export const text = {
  received: {
    title: 'ధన్యవాదాలు',
    text: 'మీ అభ్యర్థన మా ఆఫీసుకు చేరింది.',
    receipt: 'మీ రసీదు {receipt}. రాసుకోండి: ఈ ఫోన్‌లో అది ఉండదు.',
  },
  unreadable: {
    title: 'ఈ ఫారాన్ని చదవలేకపోయాం',
    text: 'ఏదీ పంపలేదు. దయచేసి వెనక్కి వెళ్లి, పేజీ మళ్లీ లోడ్ చేసి, మళ్లీ ప్రయత్నించండి.',
  },
  correction: {
    title: 'ముందు దీన్ని సరిచేయండి',
    text: 'ఇంకా ఏదీ పంపలేదు, మీరు టైప్ చేసింది ఏదీ పోలేదు.',
    send: 'అభ్యర్థన పంపండి',
    tooLong: '{most} అక్షరాల వరకే రాయండి.',
  },
  notSent: {
    title: 'మీ అభ్యర్థన వెళ్లలేదు',
    tooManyOneMinute: 'ఈ నెట్‌వర్క్ నుంచి చాలా ఫారాలు వచ్చాయి. ఒక నిమిషం తర్వాత పంపవచ్చు.',
    tooMany: 'ఈ నెట్‌వర్క్ నుంచి చాలా ఫారాలు వచ్చాయి. {minutes} నిమిషాల తర్వాత పంపవచ్చు.',
    unreachable: 'ఇప్పుడు మా ఆఫీసుకు చేరడం లేదు.',
    later: 'ఈ పేజీ తెరిచి ఉంచి, కాసేపటికి మళ్లీ బటన్ నొక్కండి, లేదా మాకు ఫోన్ చేయండి.',
    again: 'మళ్లీ పంపండి',
    tooLarge: 'చాలా పొడవుగా ఉంది. దయచేసి వెనక్కి వెళ్లి తగ్గించండి.',
  },
  typed: 'మీరు టైప్ చేసింది',
  back: 'మళ్లీ {site}కు',
} satisfies TextIn<'te', typeof english>;
