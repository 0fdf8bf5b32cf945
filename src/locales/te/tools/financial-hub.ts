import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/financial-hub.ts';
import { text as facts } from '../facts.ts';
import { sums } from './financial-hub/sums.ts';

/** What stands around every calculator. */
export const text = {
  form: {
    label: 'మీ అంకెలు',
    submit: 'లెక్కించండి',
    example: 'ఉదాహరణ నింపండి',
    clear: 'మళ్లీ మొదలుపెట్టండి',
    optional: 'కావాలంటే',
    choose: 'ఒకటి ఎంచుకోండి',
    presets: 'ఒక పథకం మొత్తం నింపండి',
    restored: 'ముందు మీరు రాసిన అంకెలతో నింపాం.',
    shared: 'ఈ ఫోన్‌ను అందరూ వాడేదిగా పెట్టారు: మీరు రాసేది ఏదీ ఇక్కడ ఉండదు.',
    notStored: 'ఈ ఫోన్ సేవ్ చేయనివ్వడం లేదు: మీరు వెళ్లగానే మీ అంకెలు పోతాయి.',
    noScript: 'లెక్కకు JavaScript కావాలి, అది ఆఫ్‌లో ఉంది లేదా రాలేదు. నియమం, లెక్కించిన ఉదాహరణ ఈ పేజీలో ఉన్నాయి.',
    problems: 'దయచేసి దీన్ని సరిచేయండి',
  },
  problems: {
    missing: 'దయచేసి దీన్ని నింపండి.',
    'not-a-number': 'దయచేసి సంఖ్యను అంకెల్లో రాయండి. తర్వాత లక్ష లేదా కోటి అని రాయవచ్చు.',
    'not-a-date': 'దయచేసి నిజంగా ఉన్న తేదీ ఇవ్వండి.',
    'too-early': 'ఈ తేదీ పైన ఉన్నదాని కంటే ముందు వస్తుంది.',
    'too-small': (limit: string) => `ఇది ${limit} లేదా ఎక్కువ ఉండాలి.`,
    'too-large': (limit: string) => `ఇది ${limit} లేదా తక్కువ ఉండాలి.`,
    'too-fine': (places: number) =>
      places === 0 ? 'దయచేసి పూర్తి సంఖ్య రాయండి.' : `దయచేసి దశాంశం తర్వాత గరిష్ఠంగా ${places} అంకెలే రాయండి.`,
  },
  result: {
    heading: 'ఫలితం',
    main: (label: string, value: string) => `${label}: ${value}`,
    lines: 'ఒక్కో వరుస',
    entered: 'రాసినవి',
    ticked: 'అవును',
    workedOut: (date: string) => `${date}న లెక్కించాం.`,
    figures: 'వాడిన చట్టం అంకెలు',
    noFigures: 'ఈ లెక్క చట్టం అంకె ఏదీ వాడదు: మీ సొంత అంకెలే.',
    assumptions: 'ఈ లెక్కలో ఏం అనుకున్నాం',
    general: 'సాధారణ సమాచారం, మీరు రాసినదానితో లెక్కించాం. ఇది న్యాయ లేదా పన్ను సలహా కాదు. ఆఫీసు సొంత లెక్కే నిర్ణయిస్తుంది.',
    chart: 'పక్కపక్కన',
  },
  unknown: {
    title: 'ఈ రోజుకు కచ్చితమైన అంకె లేదు',
    text: 'ఈ రోజుకు ఒక అంకె మాకు తెలియదు, అందుకే ఏమీ లెక్కించం. మీ అంకెలు అలాగే ఉన్నాయి.',
    portal: 'ప్రభుత్వ పోర్టల్‌లో చూడండి',
  },
  share: {
    print: 'ప్రింట్ చేయండి',
    share: 'పంచుకోండి',
    whatsApp: 'WhatsAppలో పంపండి',
    copy: 'పదాలుగా కాపీ చేయండి',
    copied: 'కాపీ అయింది',
    notCopied: 'ఈ బ్రౌజర్ కాపీ చేయనివ్వలేదు.',
    notShared: 'దీన్ని పంచుకోలేకపోయాం. బదులుగా పదాలుగా కాపీ చేయండి.',
  },
  example: {
    heading: 'లెక్కించిన ఉదాహరణ',
    asOn: (date: string) => `${date} నాటి అంకెలతో.`,
    entered: 'రాసినవి',
    result: 'ఫలితం',
  },
  sums,
  /** The figures that a result is based on. */
  facts,
} as const satisfies TextIn<'te', typeof english>;
