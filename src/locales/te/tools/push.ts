import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/push.ts';

/** Words of the notifications, which the worker shows. */
export const text = {
  due: (date: string) => `గడువు: ${date}`,
  nameAndDue: (name: string, date: string) => `${name}: గడువు ${date}`,
  several: (count: string) => `${count} తేదీలు దగ్గర పడ్డాయి`,
  /** Where the phone no longer knows what the message is about. */
  unknownTitle: 'మీ తేదీల్లో ఒకటి దగ్గర పడింది',
  unknownText: 'ఏదో చూడటానికి మీ తేదీలు తెరవండి.',
  answeredTitle: 'మీ ప్రశ్నకు జవాబు వచ్చింది',
  answeredText: 'జవాబు చదవడానికి న్యాయ సహాయకుడిని తెరవండి.',
} as const satisfies TextIn<'te', typeof english>;
