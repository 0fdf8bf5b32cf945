import type { PageId } from '../../content/catalog.ts';
import type { StateCode } from '../../register/states.ts';

/** The pages about the law of a state. Other states have none yet. */
export const statePages: Partial<Record<StateCode, PageId>> = {
  tg: 'states/telangana',
  ap: 'states/andhra-pradesh',
  mh: 'states/maharashtra',
  ka: 'states/karnataka',
  tn: 'states/tamil-nadu',
  up: 'states/uttar-pradesh',
  gj: 'states/gujarat',
  rj: 'states/rajasthan',
  wb: 'states/west-bengal',
  br: 'states/bihar',
};
