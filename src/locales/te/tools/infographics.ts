import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/infographics.ts';

/** Sheets: the drawing's own words, and the buttons below it. */
export const text = {
  yes: 'అవును',
  no: 'కాదు',
  everyMonth: 'ప్రతి నెలా',
  picture: (name: string) => `${name}. కింద రాసిందీ ఇదే చెబుతుంది.`,
  list: 'అన్ని చార్టులు',
  actions: {
    label: 'ఈ చార్ట్',
    send: 'బొమ్మ పంపండి',
    save: 'బొమ్మ సేవ్ చేయండి',
    print: 'A4 మీద ప్రింట్ చేయండి',
    drawing: 'బొమ్మ తయారవుతోంది...',
    saved: (file: string) => `${file}గా సేవ్ అయింది. మీ డౌన్‌లోడ్‌లలో చూడండి.`,
    sent: 'మీరు ఎంచుకున్న యాప్‌కు ఇచ్చాం.',
    cannotSend: (file: string) => `ఈ బ్రౌజర్ బొమ్మలు పంపలేదు, అందుకే ${file}గా సేవ్ అయింది. డౌన్‌లోడ్‌ల నుంచి పంపండి.`,
    failed: 'బొమ్మ తయారు కాలేదు. బదులుగా చార్ట్ స్క్రీన్‌షాట్ తీయండి.',
  },
} satisfies TextIn<'te', typeof english>;
