import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/guide-tools.ts';

/** What the tools of a guide say; they come with the tools' code (features/guide-tools). */
export const text = {
  label: 'ఈ గైడ్ సాధనాలు',
  size: (kilobytes: string) => `${kilobytes} kB.`,
  onThisPhone: 'సిగ్నల్ లేకపోయినా తెరుచుకుంటుంది.',
  save: {
    button: 'సేవ్ చేయండి',
    saved: 'సేవ్ అయింది',
    done: 'తర్వాత చదవడానికి సేవ్ అయింది',
    where: 'సిగ్నల్ లేకపోయినా తెరుచుకుంటుంది. “సమాచారం”లో కనిపిస్తుంది.',
    notYet: 'అది “సమాచారం”లోని మీ జాబితాలో ఉంది. సిగ్నల్ వచ్చాక పేజీ వస్తుంది.',
    removed: 'ఇక మీ జాబితాలో లేదు',
    shared: 'సేవ్ కాలేదు: ఈ ఫోన్‌ను అందరూ వాడేదిగా పెట్టారు, అందుకే సైట్ ఇందులో ఏదీ ఉంచదు.',
    refused: 'సేవ్ కాలేదు: ఈ ఫోన్ సేవ్ చేయనివ్వడం లేదు.',
    see: 'సేవ్ చేసినవి చూడండి',
  },
  savedList: {
    loading: 'ఈ ఫోన్‌లో చూస్తోంది...',
    empty: 'ఇంకా ఏ గైడ్ సేవ్ కాలేదు. ఒక గైడ్ తెరిచి “సేవ్ చేయండి” నొక్కండి: ఇక్కడ కనిపిస్తుంది.',
    schemes: 'సేవ్ చేసిన పథకాలు',
    onThisPhone: 'ఈ ఫోన్‌లో ఉంది',
    notYet: 'ఇంకా ఈ ఫోన్‌లో లేదు',
    remove: (title: string) => `“${title}”ను జాబితా నుంచి తీసేయండి`,
    removeButton: 'తీసేయండి',
    unreadable: 'ఈ ఫోన్ దేన్నీ సేవ్ చేయనివ్వడం లేదు.',
    size: (kilobytes: string) => `${kilobytes} kB`,
  },
  share: {
    button: 'షేర్',
    label: 'ఈ గైడ్ షేర్ చేయండి',
    send: 'యాప్‌తో పంపండి',
    whatsApp: 'WhatsApp',
    copy: 'లింక్ కాపీ చేయండి',
    copyText: 'జాబితా కాపీ చేయండి',
    copied: 'కాపీ అయింది',
    notCopied: 'ఈ ఫోన్ కాపీ చేయనివ్వలేదు',
    notSent: 'అది వెళ్లలేదు. WhatsAppలో పంపండి, లేదా కాపీ చేయండి.',
    showQr: 'స్కాన్ కోడ్ చూపించండి',
    hideQr: 'కోడ్ దాచండి',
    file: 'ఫైల్‌గా పంపండి',
    saveFile: 'ఫైల్‌గా సేవ్ చేయండి',
    fileNote: 'ఫైల్ నెట్‌వర్క్ లేకపోయినా తెరుచుకుంటుంది. Bluetooth లేదా Quick Shareతో పంపండి.',
    fileFailed: 'ఫైల్ తయారు కాలేదు. సిగ్నల్ లేకపోవచ్చు.',
    fileSaved: 'మీ డౌన్‌లోడ్‌లలో సేవ్ అయింది',
    opensNewTab: 'కొత్త ట్యాబ్‌లో తెరుచుకుంటుంది',
  },
  file: {
    savedOn: (date: string) => `సేవ్ అయిన తేదీ: ${date}.`,
    newest: 'నియమాలు మారుతుంటాయి. కొత్త వెర్షన్ ఇక్కడ ఉంది:',
  },
  text: {
    button: 'అక్షరాల సైజు',
    label: 'అన్ని పేజీల్లో అక్షరాల సైజు',
    sizes: { normal: 'మామూలు', large: 'పెద్దవి', largest: 'చాలా పెద్దవి' },
    notStored: 'ఈ పేజీలో మాత్రమే: ఈ ఫోన్ సేవ్ చేయనివ్వడం లేదు.',
  },
  print: {
    button: 'ప్రింట్',
  },
  checklist: {
    progress: {
      ready: (ticked: number, all: number) => `${all}లో ${ticked} సిద్ధం.`,
      done: (ticked: number, all: number) => `${all}లో ${ticked} అయ్యాయి.`,
    },
    stored: {
      ready: 'ఈ ఫోన్‌లో ఉంటుంది. ఇక్కడ టిక్ పెట్టిన పత్రానికి మిగతా గైడ్‌లలో కూడా టిక్ ఉంటుంది.',
      done: 'ఈ ఫోన్‌లో ఉంటుంది.',
    },
    shared: 'ఈ ఫోన్‌ను అందరూ వాడేదిగా పెట్టారు: టిక్‌లు ఉండవు.',
    refused: 'ఈ ఫోన్ సేవ్ చేయనివ్వడం లేదు: మీరు వెళ్లగానే టిక్‌లు పోతాయి.',
    print: 'జాబితా ప్రింట్ చేయండి',
    share: 'జాబితా షేర్ చేయండి',
    shareTitle: (guide: string) => `టిక్ పెట్టాల్సినవి: ${guide}`,
  },
  pageFacts: {
    size: (kilobytes: string) => `${kilobytes} kB`,
    onThisPhone: 'నెట్ లేకుండా',
    notYet: 'నెట్‌తో',
  },
  barcode: {
    label: 'గీతల కింద ఉన్న నంబర్',
    hint: '8, 12, 13 లేదా 14 అంకెలు. ఏదీ పంపం: మీ ఫోనే లెక్కిస్తుంది.',
    check: 'నంబర్ సరిచూడండి',
    empty: 'ముందు నంబర్ టైప్ చేయండి.',
    notDigits: 'అంకెలు మాత్రమే రాయండి. ఖాళీలు ఉండవచ్చు.',
    wrongLength: (digits: number) =>
      `అందులో ఉన్నది ${digits === 1 ? 'ఒక అంకె' : `${digits} అంకెలు`}. EAN-13లో 13, UPC-Aలో 12, EAN-8లో 8, ITF-14లో 14 ఉంటాయి.`,
    valid: (form: string) => `చివరి అంకె సరిపోయింది: ఇది సరైన ${form}. ఈ నంబర్ ఎవరిదో ఇది చెప్పదు.`,
    wrongDigit: (form: string, last: number, expected: number) =>
      `చివరి అంకె సరిపోలేదు. ${form} అనుకుంటే నంబర్ చివర ${expected} ఉండాలి, ${last} కాదు. ప్రతి అంకె మళ్లీ చూడండి.`,
  },
  linkToPart: (heading: string) => `“${heading}” లింక్`,
  linkCopied: 'ఈ భాగం లింక్ కాపీ అయింది',
} as const satisfies TextIn<'te', typeof english>;
