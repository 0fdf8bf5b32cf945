import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/ledger.ts';

/** The visitor's own ledger at the top of the home page. */
export const text = {
  title: 'మీ ఖాతా పుస్తకం',
  onlyHere: 'ఈ ఫోన్‌లో మాత్రమే',
  due: {
    late: 'గడువు దాటింది',
    today: 'ఈ రోజు',
    tomorrow: 'రేపు',
    inDays: (days: number) => `${days} రోజుల్లో`,
  },
  request: {
    made: (when: string) => `మీ అభ్యర్థన, ${when}`,
    other: (kind: string, when: string) => `${kind}, ${when}`,
    waiting: 'సిగ్నల్ రాగానే దానంతట అదే వెళ్తుంది.',
    problem: 'తెరిచి సరిచేయండి. అప్పుడు వెళ్తుంది.',
    held: 'సైన్ ఇన్ చేయండి. అప్పుడు వెళ్తుంది.',
    done: 'జవాబు చూడటానికి తెరవండి.',
  },
  papers: 'సిద్ధం చేయాల్సిన పత్రాలు',
  ready: (have: number, all: number) => `${all}లో ${have} సిద్ధం`,
  lastRead: 'చివరిగా చదివింది',
  next: {
    title: 'తర్వాత ఇది చేయండి',
    request: 'మీ అభ్యర్థన సరిచేయండి',
    find: 'ఏ పత్రాలు కావాలో చూడండి',
    papers: (paper: string, document: string) => `${paper}: ${document} సిద్ధం చేయండి`,
    health: 'మీ వ్యాపారాన్ని సరిచూడండి',
    dates: 'మీ తేదీలు పెట్టుకోండి',
  },
  tiles: { need: 'నాకు ఏం కావాలి?', notice: 'నోటీసు', ask: 'అడగండి' },
} as const satisfies TextIn<'te', typeof english>;
