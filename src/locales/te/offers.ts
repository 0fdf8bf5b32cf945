import type { TextIn } from '../language.ts';
import type { text as english } from '../en/offers.ts';

/** For search engines, beside our price ranges. */
export const text = {
  catalog: 'సేవలు, మా ఫీజులు',
  ourFee: 'సాయానికి మా ఫీజు. ప్రభుత్వం తీసుకునేది విడిగా.',
  freeRegistration: 'సాయానికి మా ఫీజు. నమోదు మాత్రం ఉచితం: ప్రభుత్వ పోర్టల్‌లో మీరే చేసుకోవచ్చు.',
} as const satisfies TextIn<'te', typeof english>;
