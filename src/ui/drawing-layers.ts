import type { DrawingName } from './drawing-names.ts';

/**
 * How a layer is painted; `drawing.css` names the tokens. A fill has an outline in ink: `plain` (card), `gold`, `red`,
 * `green` (pale), `blue`. A line has no fill; `on-gold` is a line on gold. `red-mark` is solid.
 */
type Paint =
  | 'ink'
  | 'plain'
  | 'gold'
  | 'red'
  | 'green'
  | 'blue'
  | 'red-line'
  | 'green-line'
  | 'blue-line'
  | 'red-mark'
  | 'on-gold'
  | 'on-red'
  | 'on-blue';

/** A path on the grid of 48 units, from the lowest layer to the highest. */
export type Layer = readonly [Paint, string];

/** A rupee sign, 8 units wide and 14 high, from its upper left corner. */
const rupee = (x: number, y: number) => `M${x} ${y}h8m-8 4h8m-8-4h3q4 0 4 4t-4 4h-3l6 6`;
/** A circle from its centre. */
const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
/** A sheet of paper with a folded corner. */
const sheet = 'M9 4h22l8 8v32H9zM31 4v8h8';

export const drawingLayers: Record<DrawingName, readonly Layer[]> = {
  // What a visitor wants, on the home page.
  cart: [
    ['ink', 'M9 20v9M39 20v9M41 31h4'],
    ['red', 'M16 29a8 7 0 0 1 16 0z'],
    ['plain', `M7 29h34v8H7z${circle(14, 39, 5)}${circle(34, 39, 5)}`],
    ['gold', 'M9 6h30l5 10q-4 6-8 0q-4 6-8 0q-4 6-8 0q-4 6-8 0q-4 6-8 0z'],
  ],
  notice: [
    ['plain', sheet],
    ['red-mark', 'M22.5 17h3l-.5 13h-2zM24 37h.01M23 37h2'],
  ],
  loan: [
    ['green', 'M11 17V9h33v20h-6V17z'],
    ['green', 'M4 17h34v23H4z'],
    ['green-line', rupee(17, 21.5)],
    ['ink', 'M9 24v9M33 24v9'],
  ],
  dates: [
    ['plain', 'M7 10h34v33H7z'],
    ['red', 'M7 10h34v10H7z'],
    ['ink', 'M15 5v9M33 5v9'],
    ['red-line', 'M20 28l5-3v13M20 38h10'],
  ],
  ask: [
    ['plain', 'M5 6h38v28H23l-10 9v-9H5z'],
    ['blue-line', 'M18.5 15q0-5 5.5-5t5.5 5q0 3-5.5 6v3M24 29h.01'],
  ],
  prices: [
    ['gold', 'M26 5h16v17L23 43 5 25z'],
    ['plain', circle(36, 11, 3)],
    ['on-gold', rupee(19, 18)],
  ],
  home: [
    ['plain', 'M10 20v23h28V20'],
    ['red', 'M3 24 24 5l21 19z'],
    ['gold', 'M20 43V30h8v13z'],
  ],
  papers: [
    ['plain', 'M13 20V4h20v16M17 9h12M17 14h12'],
    ['gold', 'M4 15h9l4 5h27v23H4z'],
  ],

  // Trades.
  'cook-food': [
    ['red-line', 'M13 13q-3-2.5 0-5t0-5M20 13q-3-2.5 0-5t0-5M27 13q-3-2.5 0-5t0-5'],
    ['ink', 'M35 19h10M35 21h10'],
    ['blue', 'M4 18h32q0 11-9 11H13q-9 0-9-11z'],
    ['gold', 'M11 44q-5-4 0-10q5 6 0 10zM20 44q-5-4 0-10q5 6 0 10zM29 44q-5-4 0-10q5 6 0 10z'],
  ],
  'goods-cart': [
    ['green', 'M25 21V9h13v12z'],
    ['gold', `${circle(10, 16, 5)}${circle(19, 16, 5)}${circle(14.5, 8, 5)}`],
    ['plain', 'M3 21h38v5H3z'],
    ['ink', 'M41 23l5-7M12 26v16M4 34h16M32 26v16M24 34h16'],
    ['ink', `${circle(12, 34, 8)}${circle(32, 34, 8)}`],
  ],
  shop: [
    ['plain', 'M8 19h32v24H8z'],
    ['red', 'M9 6h30l5 13H4z'],
    ['ink', 'M13 43V27h9v16'],
    ['gold', 'M27 27h8v8h-8z'],
    ['on-red', 'M17 8l-2 9M24 8v9M31 8l2 9'],
  ],
  scissors: [
    ['ink', 'M13 4q1 9 10 20l8 10M35 4q-1 9-10 20l-8 10'],
    ['red', `${circle(13, 38, 6)}${circle(35, 38, 6)}`],
    ['plain', `${circle(13, 38, 2.5)}${circle(35, 38, 2.5)}`],
  ],
  repair: [
    ['blue', 'M43 12l-7 5-5-5 5-7q-10-2-14 6-1 3 0 6L6 33q-4 5 0 9t9 0l16-16q3 1 6 0 8-4 6-14z'],
    ['on-blue', circle(10.5, 37.5, 1.5)],
  ],
  salon: [
    ['ink', 'M8 22v13M13 22v13M18 22v13M23 22v13M28 22v13M33 22v13M38 22v13'],
    ['red', 'M4 12q0-3 3-3h34q3 0 3 3v11H4z'],
    ['on-red', 'M10 16h28'],
  ],
  'home-work': [
    ['plain', 'M9 20v23h30V20'],
    ['ink', 'M3 24 24 5l21 19'],
    ['gold', 'M24 18a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9z'],
    ['red', 'M15 36q0-8 9-8t9 8z'],
    ['ink', 'M12 36h24M15 36v7M33 36v7'],
  ],
  'sell-online': [
    ['plain', 'M12 7q0-3 3-3h18q3 0 3 3v34q0 3-3 3H15q-3 0-3-3z'],
    ['gold', 'M18 18h12l2 14H16z'],
    ['ink', 'M21 18q0-7 3-7t3 7M22 38.5h4'],
  ],
  factory: [
    ['red', 'M34 24 35 8h6l1 16z'],
    ['plain', 'M4 43V26l10-8v8l10-8v8l10-8v6h10v19z'],
    ['gold', 'M9 32h6v5H9zM21 32h6v5h-6zM33 32h6v5h-6z'],
    ['ink', 'M30 8q0-4 4-4'],
  ],
  'office-desk': [
    ['blue', 'M11 30q0-12 13-12t13 12z'],
    ['plain', circle(24, 11, 6.5)],
    ['ink', 'M9 35v9M39 35v9'],
    ['gold', 'M3 29h42v6H3z'],
    ['plain', 'M17 25h14v4H17z'],
  ],
  transport: [
    ['gold', 'M6 22Q6 8 18 8h14q5 0 9 14z'],
    ['green', 'M6 22h35l4 7v8H6z'],
    ['plain', 'M17 14h9v23h-9zM31 14h3q2 3 3 8h-6z'],
    ['plain', `${circle(12, 38, 5)}${circle(37, 38, 5)}`],
  ],
  export: [
    ['gold', 'M9 20h10v9H9z'],
    ['green', 'M19 20h10v9H19zM14 11h10v9H14z'],
    ['plain', 'M32 29V12h8v17M35 12V6'],
    ['red', 'M3 29h42l-6 10H9z'],
    ['blue-line', 'M3 44q5.25-4 10.5 0t10.5 0 10.5 0 10.5 0'],
  ],
  medicine: [
    ['plain', 'M14 15h20q3 3 3 7v22H11V22q0-4 3-7z'],
    ['red', 'M14 4h20v9H14z'],
    ['green-line', 'M24 24v12M18 30h12'],
  ],
  farm: [
    ['gold', 'M3 44q21-12 42 0z'],
    ['ink', 'M24 38V16'],
    ['green', 'M24 30Q10 30 7 15q16 0 17 15zM24 22Q25 6 41 4q0 17-17 18z'],
  ],
  'building-work': [
    ['red', 'M4 27h40v17H4z'],
    ['on-red', 'M5 35.5h38M17 28v7M31 28v7M11 36v7M24 36v7M37 36v7'],
    ['plain', 'M5 22 9 5l14 13z'],
    ['ink', 'M16 11.5l5-5h5'],
    ['gold', 'M26 3h15v6H26z'],
  ],
  restaurant: [
    ['plain', circle(24, 24, 12)],
    ['gold', circle(24, 24, 6)],
    ['ink', 'M6 6v9q0 3 2 3v24M2.5 6v8q0 4 5 4t4-4V6M40 20h5V6q-5 2-5 10v26'],
  ],
  'cloud-kitchen': [
    ['red', 'M5 8h18v15H5z'],
    ['ink', 'M14 8v15M33 9h5l4 17'],
    ['green', 'M5 36q0-9 8-10h10l4 6h4l6-9q7 3 8 12H5z'],
    ['plain', `${circle(13, 38, 5.5)}${circle(39, 38, 5.5)}`],
  ],
  'packed-food': [
    ['plain', 'M12 12h24q4 3 4 8v20q0 4-4 4H12q-4 0-4-4V20q0-5 4-8z'],
    ['red', 'M11 4h26v8H11z'],
    ['gold', 'M8 22h32v14H8z'],
    ['on-gold', 'M24 33q-6-4 0-9q6 5 0 9z'],
  ],
  wholesale: [
    ['gold', 'M12 22l-3-4h12l-3 4q8 4 8 13 0 8-11 8T4 35q0-9 8-13z'],
    ['plain', 'M30 14l-4-6h14l-4 6q9 5 9 17 0 12-12 12t-12-12q0-12 9-17z'],
    ['red-line', 'M28 14h10M10 22h10M28 29h10M28 34h10'],
  ],
  import: [
    ['gold', 'M6 22h36v21H6z'],
    ['on-gold', 'M7 32h34M18 23v19M30 23v19'],
    ['red-mark', 'M21 3h6v8h6l-9 10-9-10h6z'],
  ],
  school: [
    ['blue', 'M12 22v12q12 8 24 0V22'],
    ['plain', 'M2 18 24 7l22 11-22 11z'],
    ['red-line', 'M24 18l17 5v11M39 38l2-4 2 4'],
  ],
  keys: [
    ['ink', 'M22 26 42 6M36 12l6 6M30 18l4 4'],
    ['gold', circle(15, 33, 10)],
    ['plain', circle(13, 35, 3.5)],
  ],
  computer: [
    ['plain', 'M9 8h30v24H9z'],
    ['gold', 'M3 34h42l-3 7H6z'],
    ['blue-line', 'M19 15l-5 5 5 5M29 15l5 5-5 5M26 13l-4 14'],
  ],
  consulting: [
    ['plain', 'M3 5h28v19H14l-6 6v-6H3z'],
    ['red-line', 'M9 12h16M9 17h10'],
    ['blue', 'M35 17h10v19h-5v7l-7-7H19v-8h16z'],
    ['on-blue', 'M26 32h13'],
  ],

  // Offices.
  // A counter on the ground under an awning: the cart is the one with wheels.
  stall: [
    ['ink', 'M9 20v23M39 20v23M3 43h42'],
    ['plain', 'M9 29h30v14H9z'],
    ['green', 'M14 29v-6h8v6M27 29v-8h7v8'],
    ['gold', 'M9 6h30l5 10q-4 6-8 0q-4 6-8 0q-4 6-8 0q-4 6-8 0q-4 6-8 0z'],
  ],
  // The four towers and the arches of the Charminar, which stand for Hyderabad.
  city: [
    ['gold', 'M13 19h22v25H13z'],
    ['plain', 'M6 12h7v32H6zM35 12h7v32h-7z'],
    ['plain', 'M18 44V32q6-8 12 0v12z'],
    ['ink', 'M6 12q3.5-10 7 0M35 12q3.5-10 7 0M16 19v-5h16v5M4 44h40M4 21h9M35 21h9'],
  ],
  town: [
    ['plain', 'M4 24h13v20H4zM31 18h13v26H31z'],
    ['gold', 'M17 8h14v36H17z'],
    ['ink', 'M21 14h1M26 14h1M21 21h1M26 21h1M21 28h1M26 28h1M8 30h4M8 37h4M35 25h5M35 32h5'],
    ['ink', 'M22 44v-8h4v8'],
  ],
  village: [
    ['plain', 'M6 27h20v17H6z'],
    ['gold', 'M1 28 16 12l15 16z'],
    ['ink', 'M13 44V34h6v10M39 44V27M2 44h44'],
    ['green', circle(38, 19, 9)],
  ],
  'town-office': [
    ['gold', 'M4 17 24 5l20 12z'],
    ['plain', 'M8 21h5v15H8zM17.5 21h4v15h-4zM26.5 21h4v15h-4zM35 21h5v15h-5z'],
    ['plain', 'M4 37h40v6H4z'],
    ['red-mark', circle(24, 12.5, 1.5)],
  ],
  'food-office': [
    ['red-line', 'M15 19q-4-3.5 0-7t0-7M24 19q-4-3.5 0-7t0-7M33 19q-4-3.5 0-7t0-7'],
    ['gold', 'M7 25h34q-2 17-17 17T7 25z'],
    ['ink', 'M3 25h42'],
  ],
  weights: [
    ['ink', 'M24 4v38M14 43h20M7 11q17-4 34 0'],
    ['gold', 'M3 26 9 11l6 15q-6 6-12 0zM33 26l6-15 6 15q-6 6-12 0z'],
    ['red-mark', circle(24, 9, 2)],
  ],
  'tax-office': [
    ['gold', 'M4 37h18v6H4zM4 31h18v6H4zM4 25h18v6H4z'],
    ['gold', 'M26 37h18v6H26z'],
    ['blue', circle(31, 16, 13)],
    ['on-blue', 'M26 22 36 10M27 11h.01M35 21h.01'],
  ],
  police: [
    ['blue', 'M7 44q0-12 17-12t17 12z'],
    ['plain', 'M14 18h20v7q0 10-10 10T14 25z'],
    ['blue', 'M10 18 7 11q17-13 34 0l-3 7z'],
    ['ink', 'M12 19q12 5 24 0'],
    ['gold', circle(24, 11, 2.5)],
  ],
  'not-sure': [
    ['gold', 'M6 44q0-11 18-11t18 11z'],
    ['plain', circle(24, 19, 15)],
    ['blue-line', 'M19 15q0-5 5-5t5 5q0 3-5 6v2M24 28h.01'],
  ],
  'labour-office': [
    ['gold', 'M6 32q0-20 18-20t18 20z'],
    ['gold', 'M19 25V9h10v16z'],
    ['plain', 'M2 32h44v6H2z'],
  ],
  bank: [
    ['plain', 'M8 26h6v11H8zM21 26h6v11h-6zM34 26h6v11h-6z'],
    ['plain', 'M4 20h40v6H4zM4 37h40v6H4z'],
    ['gold', circle(24, 15, 12)],
    ['on-gold', rupee(20, 8)],
  ],
  fire: [
    ['red', 'M24 44q-15 0-15-15 0-8 7-13 0 5 4 6-2-10 7-18 0 9 7 14 5 5 5 11 0 15-15 15z'],
    ['gold', 'M24 44q-7 0-7-7 0-6 7-11 7 5 7 11 0 7-7 7z'],
  ],
  pollution: [
    ['plain', 'M9 19q-6 0-6-5t6-5q1-5 8-5 4 0 6 3 3-2 7-1 5 1 5 5 6 0 6 4t-6 4z'],
    ['red', 'M9 43l2-20h7l2 20zM27 43l2-20h7l2 20z'],
    ['ink', 'M4 43h40'],
    ['on-red', 'M11 29h7M29 29h7'],
  ],
  court: [
    ['gold', 'M19 22l4-4 21 19-4 4z'],
    ['red', 'M6 20 20 6l9 9-14 14z'],
    ['ink', 'M4 22l13 9M18 4l13 13M3 18 16 31M17 3.5 31.5 18'],
    ['plain', 'M4 38h22v6H4z'],
  ],
  portal: [
    ['plain', 'M4 7h40v28H4z'],
    ['blue', 'M4 7h40v7H4z'],
    ['ink', 'M24 35v7M14 43h20'],
    ['red-mark', 'M22 18l11 6-5 1.5-2 5z'],
  ],

  // Papers.
  // A stamp, not a rosette: that would be a prize.
  certificate: [
    ['plain', 'M4 6h40v36H4z'],
    ['ink', 'M10 14h28M10 21h14M10 28h9M10 35h9'],
    ['red-line', circle(32, 30, 9)],
    ['red-mark', 'M32 25.5l1.3 2.8 3 .4-2.2 2.1.6 3-2.7-1.5-2.7 1.5.6-3-2.2-2.1 3-.4z'],
  ],
  'food-paper': [
    ['plain', sheet],
    ['gold', 'M14 24h20q-1 10-10 10t-10-10z'],
    ['red-line', 'M20 20q-2-2 0-4t0-4M27 20q-2-2 0-4t0-4'],
    ['ink', 'M14 39h20'],
  ],
  'scale-stamp': [
    ['ink', 'M24 13v5'],
    ['gold', 'M6 7h36q-2 6-8 6H14q-6 0-8-6z'],
    ['plain', 'M13 18h22l6 26H7z'],
    ['ink', 'M24 32l4-7'],
    ['ink', circle(24, 31, 8)],
    ['red-line', 'M24 25v.01M18 31h.01M30 31h.01'],
  ],
  'gst-paper': [
    ['plain', sheet],
    ['blue-line', 'M17 33 31 17'],
    ['blue', `${circle(18, 19, 3.5)}${circle(30, 31, 3.5)}`],
    ['ink', 'M14 39h20'],
  ],
  'pan-card': [
    ['plain', 'M3 10h42v29H3z'],
    ['blue', 'M3 10h42v7H3z'],
    ['gold', 'M31 21h9v12h-9z'],
    ['ink', 'M8 23h16M8 28h10'],
    ['red-line', 'M8 34q2-3 3.5 0t3.5 0 3.5 0 3.5 0'],
  ],
  'identity-card': [
    ['red-line', 'M15 2l9 9 9-9'],
    ['plain', 'M10 11h28v33H10z'],
    ['blue', 'M15 33q0-8 9-8t9 8z'],
    ['gold', circle(24, 21, 4.5)],
    ['ink', 'M16 39h16'],
  ],
  udyam: [
    ['plain', sheet],
    [
      'gold',
      'M22 14h4l1 3 3-1.5 2.5 3-2 2.5 3 1.5v4l-3 1 1 3.5-3 2-2.5-2-1 3h-4l-1-3-3 1.5-2.5-3 2-2.5-3-1.5v-4l3-1-1-3.5 3-2 2.5 2z',
    ],
    ['plain', circle(24, 24.5, 3.5)],
  ],
  'worker-card': [
    ['plain', 'M3 10h42v29H3z'],
    ['green', 'M6 34q0-7 8-7t8 7z'],
    ['plain', 'M9 22h10v1q0 5-5 5t-5-5z'],
    ['gold', 'M7 22q0-7 7-7t7 7z'],
    ['ink', 'M27 19h13M27 25h13M27 31h8'],
  ],
  'trade-licence': [
    ['ink', 'M10 16 24 4l14 12'],
    ['gold', 'M3 16h42v28H3z'],
    ['plain', 'M8 21h32v18H8z'],
    ['green-line', 'M17 30l5 5 9-10'],
  ],
  'shop-registration': [
    ['plain', sheet],
    ['plain', 'M15 25h18v12H15z'],
    ['red', 'M16 17h16l3 8H13z'],
    ['ink', 'M22 37v-7h5v7'],
  ],
  'fire-paper': [
    ['red', 'M15 20q0-6 8-6t8 6v24H15z'],
    ['ink', 'M20 14V9h6v5M20 7l13-2M26 11h8q5 0 5 6v10'],
    ['red', 'M37 27h4l1 6h-6z'],
    ['plain', 'M19 25h8v9h-8z'],
  ],
  'profession-tax': [
    ['ink', 'M17 14V8q0-2 2-2h10q2 0 2 2v6'],
    ['gold', 'M4 14h40v28H4z'],
    ['on-gold', `${rupee(20, 20)}M5 23h9M34 23h9`],
  ],
  'provident-fund': [
    ['ink', 'M24 3v32q0 5-5 5t-5-4'],
    ['red', 'M3 23Q5 6 24 6t21 17q-5-4-10 0-5-4-11 0-6-4-11 0-5-4-10 0z'],
    ['gold', circle(36, 36, 8)],
    ['on-gold', 'M33 32h6m-6 3h6m-6-3q5 0 5 3t-5 3l4 3'],
  ],
  trademark: [
    ['gold', 'M24 3l18 6v14q0 15-18 22Q6 38 6 23V9z'],
    ['on-gold', 'M18 33V14h6q7 0 7 5.5T24 25h-6M25 25l6 8'],
  ],
  company: [
    ['green', 'M28 17h15v27H28z'],
    ['plain', 'M7 4h21v40H7z'],
    ['gold', 'M12 10h4v5h-4zM20 10h4v5h-4zM12 20h4v5h-4zM20 20h4v5h-4z'],
    ['red', 'M14 33h7v11h-7z'],
    ['ink', 'M33 24h5M33 30h5M33 36h5'],
  ],
  'import-export': [
    ['plain', circle(24, 24, 15)],
    ['ink', 'M24 9q-9 15 0 30q9-15 0-30zM10 19h28M10 29h28'],
    ['red-line', 'M4 17Q8 4 24 4h6M26 1l4 3-4 4'],
    ['blue-line', 'M44 31Q40 44 24 44h-6M22 40l-4 4 4 3'],
  ],
  'tax-return': [
    ['plain', 'M8 12V4h32v40H8v-8'],
    ['red-line', rupee(27, 9)],
    ['blue', 'M2 20h14v-6l11 10-11 10v-6H2z'],
    ['ink', 'M22 38h12'],
  ],
  'pollution-paper': [
    ['plain', sheet],
    ['green', 'M15 33Q13 17 32 16q1 18-17 17z'],
    ['green-line', 'M13 37q6-9 13-15'],
  ],
  label: [
    ['gold', 'M4 14 14 5h30v30l-10 9H4z'],
    ['on-gold', 'M4 14h30v30M34 14 44 5'],
    ['plain', 'M9 21h20v16H9z'],
    ['ink', 'M13 25v8M17 25v8M21 25v8M25 25v8'],
  ],
  photo: [
    ['plain', 'M8 3h32v42H8z'],
    ['green', 'M13 8h22v28H13z'],
    ['blue', 'M13 36q0-9 11-9t11 9z'],
    ['gold', circle(24, 20, 6)],
  ],
  'address-proof': [
    ['red', 'M24 45Q8 30 8 19 8 4 24 4t16 15q0 11-16 26z'],
    ['plain', 'M14 21l10-9 10 9h-3v8H17v-8z'],
    ['ink', 'M24 29v-5'],
  ],
  'bank-book': [
    ['blue', 'M9 5h30v36H9z'],
    ['plain', 'M9 41q-3-1.5 0-4h30v7H12q-3 0-3-3z'],
    ['gold', circle(25, 20, 10)],
    ['on-gold', rupee(21, 13)],
  ],
  receipt: [
    ['plain', 'M11 4h26v40l-4.3-4-4.35 4-4.35-4-4.35 4-4.3-4L11 44z'],
    ['green-line', rupee(20, 9)],
    ['ink', 'M16 29h16M16 34h10'],
  ],
  letter: [
    ['plain', 'M10 22V4h28v18'],
    ['ink', 'M16 11h16M16 17h10'],
    ['gold', 'M3 20l21 14 21-14v23H3z'],
    ['on-gold', 'M4 42l14-12M44 42 30 30'],
  ],
  signboard: [
    ['ink', 'M11 26v18M37 26v18'],
    ['gold', 'M3 6h42v20H3z'],
    ['on-gold', 'M10 13h28M15 19h18'],
  ],
  music: [
    ['ink', 'M17 36V10l22-5v26'],
    ['red', 'M17 10l22-5v7l-22 5z'],
    ['blue', `${circle(12, 37, 5.5)}${circle(34, 32, 5.5)}`],
  ],
  gas: [
    ['ink', 'M17 12V6h14v6'],
    ['red', 'M11 20q0-8 8-8h10q8 0 8 8v17q0 4-4 4H15q-4 0-4-4z'],
    ['plain', 'M15 41h18v4H15z'],
    ['on-red', 'M12 22h24M12 32h24'],
  ],
  alcohol: [
    ['green', 'M12 4h7v12q5 3 5 9v19H7V25q0-6 5-9z'],
    ['plain', 'M7 28h17v9H7z'],
    ['gold', 'M29 25h14l-2 8q-1 4-5 4t-5-4z'],
    ['ink', 'M36 37v7M31 44h10M12 9h7'],
  ],
  barcode: [
    ['plain', 'M3 9h42v30H3z'],
    ['ink', 'M9 15v18M14 15v18M16 15v18M22 15v18M28 15v18M30 15v18M34 15v18M39 15v18'],
    ['red-line', 'M1 24h46'],
  ],
  hallmark: [
    ['gold', circle(24, 30, 14)],
    ['plain', circle(24, 30, 9)],
    ['blue', 'M17 4h14l5 6-12 11L12 10z'],
    ['on-blue', 'M13 10h22M20 10l4 10 4-10'],
  ],
  standard: [
    ['gold', 'M24 3l6 4h8l1 8 5 6-4 7-1 8-8 1-7 5-7-5-8-1-1-8-4-7 5-6 1-8h8z'],
    ['on-gold', 'M15 22l7 8 12-14'],
  ],
  lock: [
    ['ink', 'M15 21v-7q0-9 9-9t9 9v7'],
    ['gold', 'M9 21h30v23H9z'],
    ['on-gold', 'M24 30v6M24 29h.01'],
  ],
  message: [
    ['plain', 'M12 4h24v40H12z'],
    ['ink', 'M22 39h4'],
    ['blue', 'M3 11h26v14H14l-6 5v-5H3z'],
    ['on-blue', 'M9 18h.01M16 18h.01M23 18h.01'],
  ],
  clinic: [
    ['ink', 'M10 5H6v11q0 11 10 11t10-11V5h-4M16 27v6q0 11 11 11t11-11v-6'],
    ['blue', circle(38, 22, 6)],
    ['red-mark', circle(38, 22, 1)],
  ],
  truck: [
    ['gold', 'M2 12h27v24H2z'],
    ['red', 'M29 19h9l8 9v8H29z'],
    ['plain', 'M33 22h4l5 6h-9z'],
    ['plain', `${circle(12, 37, 5.5)}${circle(37, 37, 5.5)}`],
  ],
  car: [
    ['plain', 'M11 24l4-11q1-2 3-2h12q2 0 3 2l4 11'],
    ['green', 'M3 37V28q0-4 4-4h34q4 0 4 4v9z'],
    ['gold', `${circle(10, 30, 2.5)}${circle(38, 30, 2.5)}`],
    ['ink', 'M18 31h12M7 37v6h6v-6M35 37v6h6v-6'],
  ],
  cosmetics: [
    ['gold', 'M14 24h20v20H14z'],
    ['plain', 'M17 17h14v7H17z'],
    ['red', 'M18 17V8l12-5v14z'],
    ['on-gold', 'M18 32h12'],
  ],
  plastic: [
    ['ink', 'M15 18v-7q0-6 4-6t4 6v7M25 18v-7q0-6 4-6t4 6v7'],
    ['green', 'M8 16h32l3 28H5z'],
    ['red-line', 'M12 22 36 40'],
  ],
  tobacco: [
    ['gold', 'M3 30h13v8H3z'],
    ['plain', 'M16 30h22v8H16z'],
    ['red', 'M38 30h7v8h-7z'],
    ['ink', 'M41 24q-5-4 0-8t0-8M34 24q-5-4 0-8'],
  ],
  scrap: [
    ['green', 'M19 5h10l7 11-7 4-5-8-3 5-7-4z'],
    ['green', 'M40 24l5 9-5 10H28v-8h8l-4-7z'],
    ['green', 'M21 43H9L3 33l5-9 7 4-3 7h9z'],
  ],
  startup: [
    ['gold', 'M19 36q-1 5 5 9 6-4 5-9z'],
    ['red', 'M16 22 8 30v10l9-5zM32 22l8 8v10l-9-5z'],
    ['plain', 'M24 2q10 9 9 23l-3 11H18l-3-11Q14 11 24 2z'],
    ['blue', circle(24, 18, 4)],
  ],
  partners: [
    ['blue', 'M1 12l11-3 7 6-9 16-9-2z'],
    ['gold', 'M47 12 36 9 24 12l-7 9q3 4 7 0l3-2 11 11 9-2z'],
    ['ink', 'M10 31l4 6 5 1 5 2 6-2 8-8M21 38l-3-4M28 37l-4-5'],
  ],
  medal: [
    ['blue', 'M14 3h8l5 17-7 3zM34 3h-8l-5 17 7 3z'],
    ['gold', circle(24, 32, 12)],
    ['on-gold', 'M18 32l5 5 8-10'],
  ],
  'health-cover': [
    ['red', 'M24 44Q4 30 4 17 4 6 14 6q7 0 10 7 3-7 10-7 10 0 10 11 0 13-20 27z'],
    ['on-red', 'M6 24h10l4-8 6 15 4-7h11'],
  ],
  shield: [
    ['blue', 'M24 3l19 6v14q0 15-19 22Q5 38 5 23V9z'],
    ['plain', 'M13 35q0-11 11-11t11 11l-11 6z'],
    ['plain', 'M15 25q-1-15 9-15t9 15z'],
    ['gold', circle(24, 19, 5)],
  ],
  warning: [
    ['gold', 'M24 4l22 39H2z'],
    ['on-gold', 'M24 17v13M24 36h.01'],
  ],
  clipboard: [
    ['gold', 'M8 8h32v36H8z'],
    ['plain', 'M13 13h22v26H13z'],
    ['red', 'M17 4h14v9H17z'],
    ['green-line', 'M17 20l2 2 3-4M17 30l2 2 3-4'],
    ['ink', 'M26 21h5M26 31h5'],
  ],
  'web-shop': [
    ['plain', 'M3 5h42v38H3z'],
    ['blue', 'M3 5h42v8H3z'],
    ['on-blue', 'M8 9h.01M13 9h.01'],
    ['gold', 'M17 22h19l-3 11H20z'],
    ['ink', 'M11 18h5l4 15M22 38h.01M31 38h.01'],
  ],
  'tax-cut': [
    ['gold', 'M21 10a17 17 0 1 0 17 17H21z'],
    ['red', 'M27 4a17 17 0 0 1 17 17H27z'],
    ['on-gold', rupee(12, 21)],
  ],
  plug: [
    ['ink', 'M18 4v11M30 4v11M24 34v3q0 7 8 7h10'],
    ['blue', 'M11 15h26v7q0 12-13 12T11 22z'],
    ['gold', 'M25 17l-5 7h7l-4 6'],
  ],
  syringe: [
    ['ink', 'M4 44l10-10M33 15l8-8M36 3l9 9'],
    ['plain', 'M27 11l10 10-17 17-10-10z'],
    ['red', 'M18.5 19.5 28.5 29.5 20 38 10 28z'],
  ],
  'government-order': [
    ['plain', 'M8 22h32l3 22H5z'],
    ['ink', 'M17 28v-8q0-5 7-5t7 5v8'],
    ['gold', 'M9 13 24 3l15 10z'],
    ['green-line', 'M17 35l5 4 9-8'],
  ],

  // Goods with rules of their own.
  'ice-cream': [
    ['gold', 'M13 22h22L24 46z'],
    ['on-gold', 'M19 22l10 13M29 22 19 35'],
    ['plain', 'M10 22q-3-6 2-9 2-9 12-9t12 9q5 3 2 9z'],
    ['red-mark', circle(24, 4, 2)],
  ],
  bricks: [
    ['red', 'M3 31h20v12H3zM25 31h20v12H25zM14 17h20v12H14z'],
    ['gold', 'M6 15q18-22 36 0-3 2-5 0Q24 2 11 15q-2 2-5 0z'],
  ],
  toy: [
    ['gold', `${circle(10, 11, 6)}${circle(38, 11, 6)}${circle(24, 25, 18)}`],
    ['plain', circle(24, 32, 8)],
    ['on-gold', 'M17 20h.01M31 20h.01M20 35q4 3 8 0'],
    ['red-mark', circle(24, 29, 2)],
  ],
  helmet: [
    ['blue', 'M4 30Q4 6 26 6q18 0 18 20v5H28l-5 11H10Q4 39 4 30z'],
    ['plain', 'M26 17q17 0 18 14H28l-6-3q0-8 4-11z'],
    ['red-line', 'M7 22Q11 10 24 9'],
  ],
  'steel-cement': [
    ['ink', 'M35 4v40M40 4v40M45 4v40M33 12h14M33 36h14'],
    ['plain', 'M3 8q13 4 26 0-3 16 0 34-13-4-26 0 3-18 0-34z'],
    ['red', 'M5 19q11 2 22 0v11q-11-2-22 0z'],
    ['ink', 'M9 13h14M9 37h14'],
  ],
  iron: [
    ['ink', 'M14 24q2-12 12-12h12v12M38 12q7-2 6-9'],
    ['blue', 'M4 36q2-14 18-14h18l4 14z'],
    ['gold', 'M4 36h40v6H4z'],
    ['on-blue', circle(31, 29, 2)],
  ],
  footwear: [
    ['red', 'M4 14q7 3 13 0 5 13 19 14 8 1 8 9H4z'],
    ['plain', 'M4 37h40v6H4z'],
    ['on-red', 'M18 22l6-3M22 27l5-4'],
  ],
  'oil-tin': [
    ['plain', 'M12 5h9v8h-9z'],
    ['gold', 'M6 13h27v31H6z'],
    ['red', 'M19.5 20q7 8 7 12t-7 4.5-7-4.5 7-12z'],
    ['ink', 'M33 33h9v4'],
    ['gold', 'M42 39q3 6 0 6t0-6z'],
  ],

  // Where and how a business sells.
  'food-app': [
    ['plain', 'M11 5q0-2 2-2h22q2 0 2 2v38q0 2-2 2H13q-2 0-2-2z'],
    ['red-line', 'M20 20q-3-2.5 0-5t0-5M28 20q-3-2.5 0-5t0-5'],
    ['gold', 'M15 24h18q-1 11-9 11t-9-11z'],
    ['ink', 'M22 40h4'],
  ],
  contacts: [
    ['blue', 'M9 3h32v42H9z'],
    ['plain', 'M15 9h20v30H15z'],
    ['green', 'M17 31q0-8 8-8t8 8z'],
    ['gold', circle(25, 18, 4.5)],
    ['ink', 'M4 12h9M4 24h9M4 36h9M19 35h12'],
  ],
  // From one place to another.
  'other-states': [
    ['red-line', 'M13 30q0 12 14 10M22 35l6 5-5 5'],
    ['red', 'M13 28Q3 18 3 12 3 4 13 4t10 8q0 6-10 16z'],
    ['blue', 'M36 40q-9-9-9-14 0-8 9-8t9 8q0 5-9 14z'],
    ['plain', `${circle(13, 12, 3)}${circle(36, 26, 3)}`],
  ],
  fair: [
    ['ink', `M24 22 14 45h20zM24 6v32M8 22h32M13 11l22 22M35 11 13 33${circle(24, 22, 16)}`],
    ['gold', `${circle(24, 6, 4)}${circle(24, 38, 4)}`],
    ['red', `${circle(8, 22, 4)}${circle(40, 22, 4)}`],
  ],

  // Buildings, and work with them.
  'tall-building': [
    ['plain', 'M18 3h20v41H18z'],
    ['gold', 'M22 8h4v4h-4zM30 8h4v4h-4zM22 17h4v4h-4zM30 17h4v4h-4zM22 26h4v4h-4zM30 26h4v4h-4z'],
    ['red-line', 'M8 5v38M4 10l4-6 4 6M4 38l4 6 4-6'],
    ['ink', 'M15 44h30M26 44v-8h4v8'],
  ],
  hall: [
    ['blue', 'M5 4h38v21H5z'],
    ['gold', 'M20 9l11 5.5L20 20z'],
    ['red', 'M2 46q0-9 7-9t7 9zM17 46q0-9 7-9t7 9zM32 46q0-9 7-9t7 9z'],
    ['plain', `${circle(9, 34, 4)}${circle(24, 34, 4)}${circle(39, 34, 4)}`],
  ],
  drum: [
    ['blue', 'M7 9q17-6 34 0v31q-17 6-34 0z'],
    ['on-blue', 'M8 15q16 5 32 0M8 38q16 5 32 0'],
    ['gold', 'M24 36q-9 0-9-8 0-5 6-11 0 4 3 5 2-4 1-7 8 6 8 13 0 8-9 8z'],
  ],
  'house-agent': [
    ['plain', 'M20 20v23h24V20'],
    ['red', 'M15 23 32 6l16 17z'],
    ['gold', 'M31 43V30h8v13z'],
    ['blue', 'M1 44q0-12 10-12t10 12z'],
    ['gold', circle(11, 24, 6)],
  ],
  crane: [
    ['plain', 'M20 26h24v18H20z'],
    ['ink', 'M36 11v5M24 31h3M31 31h3M38 31h3M24 37h3M31 37h3M38 37h3'],
    ['red', 'M30 16h12v6H30z'],
    ['gold', 'M8 44V3h6v41zM2 5h44v6H2z'],
  ],

  // Who owns a business: one person or two, and the building of a company.
  owner: [
    ['red', 'M5 44q0-17 19-17t19 17z'],
    ['gold', circle(24, 15, 11)],
  ],
  'owner-company': [
    ['plain', 'M20 4h23v40H20z'],
    ['gold', 'M25 10h4v5h-4zM34 10h4v5h-4zM25 20h4v5h-4zM34 20h4v5h-4z'],
    ['red', 'M2 44q0-13 12-13t12 13z'],
    ['gold', circle(14, 23, 7)],
  ],
  'owners-company': [
    ['plain', 'M13 3h22v41H13z'],
    ['gold', 'M18 9h4v5h-4zM26 9h4v5h-4zM18 18h4v5h-4zM26 18h4v5h-4z'],
    ['red', 'M1 44q0-12 10-12t10 12z'],
    ['blue', 'M27 44q0-12 10-12t10 12z'],
    ['gold', `${circle(11, 26, 6)}${circle(37, 26, 6)}`],
  ],

  // Schematic: one unit is about 70 km. tools/finder/model/state-places.ts has the same scale.
  india: [
    [
      'green',
      'M3 23l1-1 2 0 1-1 0-2-2-1 1-2 3 0 1-2 2-2 1-2-2-2 0-2-2-2 1-1 3-1 4 3 3 0-1 2 0 2-1 2 3 2-1 2 4 2 3 1 5 0 0-2 1 1 0 1 4 0 0-2 2-1 4-1 2 2-3 2-2 4-1 0-1 3 0-3-1 2-1-2 2-2-4 0 0-1-2-1 0 2 1 0-1 1 1 2 0 2-3 1-1 2-2 1-4 4-3 2 0 8-3 3-2-3-2-5-3-9 0-3-1-1 0 1-2 1-3-2z',
    ],
  ],
  // Vidhana Soudha: a dome above columns and wide steps.
  bengaluru: [
    ['gold', 'M17 15q0-11 7-11t7 11z'],
    ['plain', 'M13 15h22v6H13zM3 21h42v4H3zM5 25h38v12H5z'],
    ['ink', 'M24 4V1M12 25v12M18 25v12M24 25v12M30 25v12M36 25v12'],
    ['red', 'M3 37h42v7H3z'],
    ['on-red', 'M4 40.5h40'],
  ],
  // The tower above the gate of a temple.
  chennai: [
    ['gold', 'M17 10h14l9 34H8z'],
    ['on-gold', 'M15 17h18M13 24h22M11 31h26'],
    ['red', 'M15 10q0-6 9-6t9 6z'],
    ['plain', 'M20 44v-9h8v9z'],
    ['ink', 'M19 4V1M24 4V1M29 4V1M4 44h40'],
  ],
  // The bridge at Howrah.
  kolkata: [
    ['ink', 'M7 31v-5M13 31V10M19 31V18M24 31V20M29 31V18M35 31V10M41 31v-5'],
    ['red-line', 'M2 29Q11 24 13 9q11 19 22 0 2 15 11 20'],
    ['gold', 'M2 31h44v4H2z'],
    ['blue-line', 'M3 42q5.25-4 10.5 0t10.5 0 10.5 0 10.5 0'],
  ],
  // The Gateway of India.
  mumbai: [
    ['gold', 'M4 16h40v27H4z'],
    ['plain', 'M17 43V29q7-9 14 0v14zM7 43V33q3-4 6 0v10zM35 43V33q3-4 6 0v10z'],
    ['on-gold', 'M5 22h38'],
    ['gold', 'M15 16V7h4v9zM29 16V7h4v9z'],
    ['ink', 'M17 7V3M31 7V3M19 12q5-6 10 0M2 43h44'],
  ],
  // The gate of Shaniwar Wada, between two round towers.
  pune: [
    ['plain', 'M14 12h20v32H14z'],
    ['gold', 'M2 18h13v26H2zM33 18h13v26H33z'],
    ['gold', 'M2 18v-4h3v2h3v-2h3v2h4v2zM33 18v-2h4v-2h3v2h3v-2h3v4z'],
    ['red', 'M18 44V30q6-9 12 0v14z'],
    ['on-red', 'M22 32h.01M26 32h.01M22 37h.01M26 37h.01'],
    ['ink', 'M24 12V3h9l-3 3 3 3h-9'],
  ],

  // Acts and states.
  // A lorry carries the goods away. Crossed out, they would say "go away" to the vendor.
  'goods-taken': [
    ['red-line', 'M8 6h28M30 2l6 4-6 4'],
    ['gold', `${circle(8, 23, 5)}${circle(18, 23, 5)}${circle(13, 16, 5)}`],
    ['plain', 'M2 28h29v9H2z'],
    ['blue', 'M31 18h8l7 10v9H31z'],
    ['plain', `M35 22h3l4 6h-7z${circle(11, 38, 5)}${circle(37, 38, 5)}`],
  ],
  'money-asked': [
    ['gold', circle(24, 13, 10)],
    ['on-gold', rupee(20, 6)],
    ['plain', 'M3 30h9l6 3h10q4 3 0 5h-8 10l10-6q5 0 3 4L29 46H14l-4-3H3z'],
  ],
  // The bands of a lawyer's coat, and scales.
  lawyer: [
    ['blue', 'M1 44q0-19 12-19t12 19z'],
    ['plain', `${circle(13, 15, 8)}M10 25h6l3 12-5-2h-2l-5 2z`],
    ['ink', 'M37 9v33M31 43h12M29 14q8-5 16 0'],
    ['gold', 'M25 26l4-12 4 12q-4 5-8 0zM41 26l4-12 4 12q-4 5-8 0z'],
  ],
  // A closed envelope: an open one would be a letter that came.
  'request-waits': [
    ['gold', 'M2 7h36v25H2z'],
    ['on-gold', 'M3 8l17 13L37 8'],
    ['plain', circle(34, 33, 12)],
    ['red-line', 'M34 25v8l6 4'],
  ],
  'request-went': [
    ['ink', 'M1 10h8M1 18h5M1 26h8'],
    ['gold', 'M12 5h34v25H12z'],
    ['on-gold', 'M13 6l16 13L45 6'],
    ['plain', circle(31, 35, 11)],
    ['green-line', 'M25 35l5 5 8-9'],
  ],
  'request-problem': [
    ['gold', 'M2 7h36v25H2z'],
    ['on-gold', 'M3 8l17 13L37 8'],
    ['plain', circle(34, 33, 12)],
    ['red-mark', 'M33 26h2l-.5 8h-1zM33.5 39h1'],
  ],
  say: [
    ['gold', 'M2 44q0-12 11-12t11 12z'],
    ['plain', circle(13, 24, 7)],
    ['blue', 'M22 4h23v19H33l-7 6v-6h-4z'],
    ['on-blue', 'M27 11h13M27 16h8'],
  ],
  phone: [
    ['green', 'M11 5h8l5 11-6 5q3 6 9 9l5-6 11 5v8q0 6-6 6Q22 41 14 34T5 11q0-6 6-6z'],
    ['green-line', 'M29 5q13 1 14 14M29 12q6 1 7 7'],
  ],
  listen: [
    ['blue', 'M4 17h9L26 6v36L13 31H4z'],
    ['blue-line', 'M32 17q5 7 0 14M38 11q10 13 0 26'],
  ],
  // Stops the voice, as on a recorder. The red hand is an officer's.
  silence: [['blue', 'M9 9h30v30H9z']],
  share: [
    ['ink', 'M12 24 36 10M12 24l24 14'],
    ['gold', circle(11, 24, 7)],
    ['green', circle(37, 10, 6)],
    ['blue', circle(37, 38, 6)],
  ],
  print: [
    ['plain', 'M13 17V4h22v13'],
    ['blue', 'M4 17h40v19H4z'],
    ['plain', 'M12 28h24v16H12z'],
    ['ink', 'M17 34h14M17 39h9'],
    ['on-blue', 'M37 23h2'],
  ],
  wait: [
    ['gold', circle(24, 24, 20)],
    ['plain', circle(24, 24, 15)],
    ['red-line', 'M24 14v10l7 6'],
  ],
  free: [
    ['green', 'M14 9h20q12 0 12 15T34 39H14Q2 39 2 24T14 9z'],
    ['green-line', `${rupee(12, 17)}M31 17q5 0 5 7t-5 7-5-7 5-7z`],
  ],
  stop: [
    [
      'red',
      'M12 27V13q0-3 3-3t3 3V8q0-3 3-3t3 3V6q0-3 3-3t3 3v5q0-3 3-3t3 3v20q0 14-12 14-8 0-12-7L5 28q-1-3 2-4t5 3z',
    ],
    ['on-red', 'M18 13v10M24 8v15M30 11v12'],
  ],
  done: [
    ['green', circle(24, 24, 20)],
    ['green-line', 'M13 25l8 8 15-17'],
  ],
  camera: [
    ['blue', 'M4 13h10l4-6h12l4 6h10v28H4z'],
    ['plain', circle(24, 26, 9)],
    ['gold', circle(24, 26, 4)],
    ['on-blue', 'M38 19h1'],
  ],
  scheme: [
    ['gold', circle(24, 14, 12)],
    ['on-gold', rupee(20, 7)],
    ['plain', 'M3 31h8l6 3h10q4 0 4 3t-4 3h-7M31 36l9-6q4-2 5 1L33 43H15l-4-2H3z'],
  ],
  book: [
    ['plain', 'M24 12Q15 5 3 8v31q12-3 21 4 9-7 21-4V8q-12-3-21 4z'],
    ['ink', 'M24 12v31M9 15q5-.5 9 2M9 22q5-.5 9 2'],
    ['red-line', 'M30 17q4-2.5 9-2M30 24q4-2.5 9-2'],
  ],
  calculator: [
    ['blue', 'M9 4h30v40H9z'],
    ['plain', 'M14 9h20v9H14z'],
    ['on-blue', 'M15 25h3M22.5 25h3M30 25h3M15 31h3M22.5 31h3M15 37h3M22.5 37h3'],
    ['gold', 'M29 30h5v8h-5z'],
    ['ink', 'M29 13.5h1'],
  ],
  chart: [
    ['ink', 'M4 4v40h40'],
    ['green', 'M10 30h7v14h-7z'],
    ['gold', 'M22 22h7v22h-7z'],
    ['red', 'M34 11h7v33h-7z'],
    ['blue-line', 'M9 20 20 11l7 2L36 4'],
  ],
  people: [
    ['green', 'M2 42q0-13 12-13t12 13zM22 42q0-13 12-13t12 13z'],
    ['plain', `${circle(14, 21, 6)}${circle(34, 21, 6)}`],
    ['red', 'M12 44q0-14 12-14t12 14z'],
    ['gold', circle(24, 20, 7)],
  ],
};
