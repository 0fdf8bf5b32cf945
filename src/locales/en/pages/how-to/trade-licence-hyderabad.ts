import { task } from '../../task-page.ts';

/** Task: the trade licence of a shop in the three corporations of Hyderabad. */
export const content = task({
  name: 'Trade licence in Hyderabad',
  slug: 'trade-licence-hyderabad',
  title: 'Trade licence in Hyderabad, step by step | Niyam',
  description:
    'Which of the three corporations is yours, how to work out the fee, apply, and renew in time. Nine steps for a shop, with ticks.',
  heading: 'Take or renew a trade licence in Hyderabad',
  lead: 'Shops, restaurants and godowns need one. Street vendors need the vending certificate instead.',
  topic: 'papers',
  effort: 'evening',
  time: 'An evening; then the office decides',
  cost: '{trade.ghmc.rate.narrow} to {trade.ghmc.rate.wide} a square foot and year, and the Green Fund, as last reported for GHMC',
  place:
    'On the site of your corporation (GHMC, Cyberabad or Malkajgiri, by area) or at a [MeeSeva](portal:meeseva) centre.',
  frames: [
    {
      picture: 'address',
      portal: 'ghmc',
      caption: 'Begin here, and follow its own links to your corporation.',
    },
    { picture: 'form', caption: 'Pick the trade that you truly run.' },
    { picture: 'pay', caption: 'Pay on the site, and save the receipt.' },
    { picture: 'letter', caption: 'Hang the licence where a visitor sees it.' },
  ],
  needs: [
    { id: 'identity', label: 'Aadhaar or another proof of who you are' },
    { id: 'pan', label: 'PAN' },
    { id: 'photo', label: 'Your photograph' },
    { id: 'premises', label: 'Rent paper or sale deed, with the owner’s consent' },
    { id: 'property-tax', label: 'Property tax receipt of the building' },
    { id: 'shop-photo', label: 'Photo of the shop from outside' },
    { id: 'old-licence', label: 'The old licence, if you renew' },
  ],
  steps: [
    {
      id: 'which',
      title: 'Find your corporation',
      text: 'Since {hyderabad.split} there are three. Ask with your door number: [which one is mine?](/blog/hyderabad-three-corporations)',
    },
    {
      id: 'measure',
      title: 'Measure shop and road',
      text: 'The rate goes by the road: up to {trade.ghmc.road.narrow} feet, up to {trade.ghmc.road.wide}, or wider.',
    },
    {
      id: 'reckon',
      title: 'Work out the fee before you pay',
      text: 'A shop of {trade.ghmc.example.area} square feet on a road of middle width: {trade.ghmc.example.fee}, with the Green Fund {trade.ghmc.example.on-time}.',
    },
    {
      id: 'apply',
      title: 'Apply with your own number',
      text: 'The notices come to it. Choose new licence or renewal.',
    },
    {
      id: 'trade',
      title: 'Pick the right trade',
      text: 'A wrong one is refused, or costs you later.',
    },
    {
      id: 'papers',
      title: 'Add the papers',
      text: 'Flat, in daylight, the name spelt alike everywhere.',
    },
    {
      id: 'pay',
      title: 'Pay on the site',
      text: 'Save the receipt. In the GHMC area a provisional licence comes with it.',
    },
    {
      id: 'visit',
      title: 'Be ready for a visit',
      text: 'Papers in the shop, way out free, extinguisher at the door. Nobody may ask you for cash.',
    },
    {
      id: 'hang',
      title: 'Hang it up, note the end',
      text: 'It ends on {trade.ghmc.year-end}. By the usual rule apply by {trade.ghmc.apply-by} for the next year.',
    },
  ],
  wrongAnswer: 'Late or without a licence it costs more, as last reported.',
  wrong: [
    '**Late.** As last reported, {trade.ghmc.late.first} more for a delay of up to {trade.ghmc.late.first-days}, then {trade.ghmc.late.second}.',
    '**No licence.** As last reported, {trade.ghmc.unlicensed.once} of the fee, and {trade.ghmc.unlicensed.month} for each month more.',
    '**Two offices send you to each other.** Write down clerk, day and answer, and apply where you were told last.',
    '**The amounts on the site differ.** The site is right. We have not seen the notice for the coming year.',
  ],
  call: [
    'The circle or ward office of your corporation.',
    'A MeeSeva centre, which types it for you.',
    'Us, if you are stuck: {price.trade-licence}, apart from the fee of the city. [Ask](/contact).',
  ],
  portals: ['ghmc', 'meeseva'],
  pages: [
    'guides/trade-license-compliance',
    'blog/hyderabad-three-corporations',
    'infographics/year-wheel',
  ],
});
