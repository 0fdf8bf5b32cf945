import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/infographics.ts';

/** Sheets: the drawing's own words, and the buttons below it. */
export const text = {
  yes: 'हाँ',
  no: 'नहीं',
  everyMonth: 'हर महीने',
  picture: (name: string) => `${name}। नीचे का लेख भी यही कहता है।`,
  list: 'सारे पर्चे',
  actions: {
    label: 'यह पर्चा',
    send: 'तस्वीर भेजें',
    save: 'तस्वीर सेव करें',
    print: 'A4 पर छापें',
    drawing: 'तस्वीर बन रही है...',
    saved: (file: string) => `${file} नाम से सेव हुई। अपने डाउनलोड में देखें।`,
    sent: 'आपके चुने ऐप को दे दी।',
    cannotSend: (file: string) =>
      `यह ब्राउज़र तस्वीर नहीं भेज सकता, इसलिए वह ${file} नाम से सेव हुई। उसे अपने डाउनलोड से भेजें।`,
    failed: 'तस्वीर नहीं बन सकी। इसके बदले पर्चे का स्क्रीनशॉट ले लें।',
  },
} satisfies TextIn<'hi', typeof english>;
