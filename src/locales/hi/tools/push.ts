import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/push.ts';

/** Words of the notifications, which the worker shows. */
export const text = {
  due: (date: string) => `आख़िरी तारीख़: ${date}`,
  nameAndDue: (name: string, date: string) => `${name}: आख़िरी तारीख़ ${date}`,
  several: (count: string) => `${count} तारीख़ें पास हैं`,
  /** Where the phone no longer knows what the message is about. */
  unknownTitle: 'आपकी एक तारीख़ पास है',
  unknownText: 'कौन-सी, यह देखने के लिए अपनी तारीख़ें खोलें।',
  answeredTitle: 'आपके सवाल का जवाब आ गया',
  answeredText: 'जवाब पढ़ने के लिए क़ानूनी सहायक खोलें।',
} as const satisfies TextIn<'hi', typeof english>;
