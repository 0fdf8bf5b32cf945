import type { Review } from '../../../content/facts/types.ts';
import { whos, type Who, type Work } from './choices.ts';

/** What many records share. Source of every record: the fact file, section 3; as on its date. */
export const review: Review = { checkedOn: '2026-11-20', reviewBy: '2027-02-18' };

/** Somebody with a micro or small enterprise. */
export const business: readonly Who[] = ['vendor', 'owner', 'firm', 'artisan'];
/** Any person or firm, as against somebody who acts for a group. */
export const anyone: readonly Who[] = whos.filter((who) => who !== 'group');
/** A startup, or somebody who begins one. */
export const founder: readonly Who[] = ['firm', 'starter'];

/** "Making" in the fact file: goods of any kind. */
export const making: readonly Work[] = ['making', 'food-making', 'craft', 'green'];
const services: readonly Work[] = ['service', 'food', 'transport', 'tech'];
/** "Making, service". */
export const makingOrService: readonly Work[] = [...making, ...services];
/** "Making, service, trade"; also "non-farm". */
export const nonFarm: readonly Work[] = [...makingOrService, 'trade', 'export'];
