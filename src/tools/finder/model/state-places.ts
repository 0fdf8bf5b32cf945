import type { StateCode } from '../../../register/states.ts';

/**
 * Where the capital of each state lies on the drawing `india`, to half a unit (about 35 km). The drawing is schematic:
 * states that share a unit, such as Punjab and Chandigarh, are told apart by their names alone.
 */
export const statePlaces: Record<StateCode, readonly [x: number, y: number]> = {
  an: [38, 40.5],
  ap: [21, 33],
  ar: [39.5, 17.5],
  as: [37, 19],
  br: [27.5, 19.5],
  ch: [15.5, 12],
  cg: [22.5, 26],
  dh: [10, 27.5],
  dl: [16, 15],
  ga: [11, 35],
  gj: [9.5, 23],
  hr: [14.5, 14.5],
  hp: [16, 11.5],
  jk: [12.5, 7],
  jh: [27.5, 23],
  ka: [16.5, 38.5],
  kl: [15.5, 45],
  la: [16.5, 6.5],
  ld: [9.5, 42],
  mp: [16.5, 23],
  mh: [10, 29.5],
  mn: [40, 21],
  ml: [37, 19.5],
  mz: [38, 22.5],
  nl: [40, 19.5],
  od: [28.5, 27.5],
  py: [20, 40],
  pb: [13.5, 11.5],
  rj: [14, 17.5],
  sk: [32.5, 17],
  tn: [20.5, 38.5],
  tg: [18, 32],
  tr: [36, 22.5],
  up: [21.5, 18],
  uk: [17, 12.5],
  wb: [32, 24],
};
