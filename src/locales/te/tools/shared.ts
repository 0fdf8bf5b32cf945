import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/shared.ts';

/** What another app shared with this one, on the assistant’s page. */
export const text = {
  title: 'మీరు షేర్ చేసింది',
  next: 'మా ఆఫీసులో ఒకరు మీతో కలిసి చూడగలరు. లేదా కింద సహాయకుడిని దాని గురించి అడగండి.',
  beware: 'పంపే ముందు ఆధార్, పాన్, బ్యాంక్ వివరాలు, OTPలు తీసేయండి.',
  ask: 'దీని గురించి అడగండి',
  whatsApp: 'WhatsAppలో రాయండి',
} as const satisfies TextIn<'te', typeof english>;
