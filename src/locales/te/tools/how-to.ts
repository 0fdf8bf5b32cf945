import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/how-to.ts';

/** The list of tasks, its filter, and what stands around each task. */
export const text = {
  card: {
    title: 'మొదలుపెట్టే ముందు',
    time: 'సమయం',
    cost: 'ఖర్చు',
    place: 'ఎక్కడ',
  },
  /** The times of tasks are the team's estimates. */
  estimate: 'సమయాలు మా అంచనా.',
  frames: 'మీకు ఏం కనిపిస్తుంది',
  list: {
    heading: 'అన్ని పనులు',
    meta: (time: string, cost: string) => `${time}. ఖర్చు: ${cost}.`,
  },
  filter: {
    topic: 'ఇది దేని గురించి?',
    effort: 'మీకు ఎంత సమయం ఉంది?',
    all: 'అన్నీ',
    anyTime: 'ఎంతైనా',
    topics: {
      vending: 'వీధిలో మీ చోటు',
      food: 'ఆహారం',
      money: 'డబ్బు',
      papers: 'పత్రాలు, లైసెన్స్‌లు',
      tax: 'పన్ను',
      workers: 'కార్మికులు',
      name: 'పేరు, బ్రాండ్',
      help: 'సాయం, ఫిర్యాదులు',
    },
    efforts: {
      short: 'అరగంట',
      evening: 'ఫోన్‌తో ఒక సాయంత్రం',
      visit: 'ఆఫీసుకు వెళ్లే సమయం',
    },
    shown: (count: number) => (count === 1 ? '1 పని' : `${count} పనులు`),
    none: 'రెండింటికీ సరిపోయే పని లేదు. “అన్నీ” లేదా “ఎంతైనా” ఎంచుకోండి.',
  },
} satisfies TextIn<'te', typeof english>;
