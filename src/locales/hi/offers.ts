import type { TextIn } from '../language.ts';
import type { text as english } from '../en/offers.ts';

/** For search engines, beside our price ranges. */
export const text = {
  catalog: 'सेवाएँ और हमारी अपनी फ़ीस',
  ourFee: 'मदद के लिए हमारी अपनी फ़ीस। सरकार जो लेती है, वह अलग है।',
  freeRegistration: 'मदद के लिए हमारी अपनी फ़ीस। पंजीकरण ख़ुद मुफ़्त है: आप सरकारी पोर्टल पर इसे ख़ुद कर सकते हैं।',
} as const satisfies TextIn<'hi', typeof english>;
