import type { IsoDate } from '../../../content/facts/types.ts';
import { whos, type Who, type Work } from './choices.ts';

/** The day after which the next review of every record is due. */
export const reviewBy: IsoDate = '2027-02-18';

/** Kinds of applicant with a micro or small enterprise. */
export const business: readonly Who[] = ['vendor', 'owner', 'firm', 'artisan'];
/** All kinds of applicant except those who act for a group. */
export const anyone: readonly Who[] = whos.filter((who) => who !== 'group');
/** A startup, or a person who starts one. */
export const founder: readonly Who[] = ['firm', 'starter'];

/** "Making" in the fact file: goods of any kind. */
export const making: readonly Work[] = ['making', 'food-making', 'craft', 'green'];
const services: readonly Work[] = ['service', 'food', 'transport', 'tech'];
/** "Making, service" in the fact file. */
export const makingOrService: readonly Work[] = [...making, ...services];
/** "Making, service, trade", also "non-farm", in the fact file. */
export const nonFarm: readonly Work[] = [...makingOrService, 'trade', 'export'];
