import type { ArticleContent } from '../../../../content/types.ts';

/** Article: which of Hyderabad's three corporations one has to do with, and what stays the same. */
export const content: ArticleContent = {
  name: 'Hyderabad’s three corporations',
  title: 'Hyderabad has three corporations now: which is yours?',
  description:
    'GHMC was divided. Which corporation your shop or stall belongs to, what that changes for trade licences and vending, and how to ask the right office.',
  heading: 'Hyderabad has three corporations now. Which one is yours?',
  lead: 'Since {hyderabad.split} Hyderabad has three municipal corporations. Pay only the one of your address.',
  publishedOn: '2026-11-21',
  reviewedOn: '2026-11-23',
  sections: [
    {
      id: 'the-three',
      heading: 'The three, by area',
      answer: 'GHMC, Cyberabad and Malkajgiri. Near a border, ask with your door number.',
      blocks: [
        {
          kind: 'table',
          caption: 'Which corporation has which zones',
          head: ['Corporation', 'Zones'],
          rows: [
            [
              'GHMC (Greater Hyderabad Municipal Corporation)',
              'Khairatabad, Secunderabad, Charminar, Golconda, Rajendranagar, Shamshabad',
            ],
            ['Cyberabad Municipal Corporation', 'Serilingampally, Kukatpally, Quthbullapur'],
            ['Malkajgiri Municipal Corporation', 'Malkajgiri, Uppal, LB Nagar'],
          ],
        },
        {
          kind: 'text',
          text: 'So a tiffin room in Kukatpally belongs to Cyberabad, one in Banjara Hills (Khairatabad zone) to GHMC, a bangle cart at Charminar to GHMC, a workshop in Uppal to Malkajgiri. A street near a border can surprise you: ask with your door number, not with the name of the area alone.',
        },
      ],
    },
    {
      id: 'what-changed',
      heading: 'What it changes for you',
      answer: 'The office for your trade licence and vending certificate.',
      blocks: [
        {
          kind: 'text',
          text: 'For years one word was enough: GHMC. If you pay the wrong one, or believe the wrong one, it is your time that is lost.',
        },
        {
          kind: 'list',
          items: [
            '**The office.** Your trade licence, and a complaint about garbage before your shop, go to your own corporation.',
            '**The paper.** A new licence names the new corporation. Check that yours carries the right name before you pay for a printed board.',
            '**Vending.** The survey, the certificate of vending and the Town Vending Committee are the business of your corporation too.',
          ],
        },
      ],
    },
    {
      id: 'what-stays',
      heading: 'What it does not change',
      answer: 'FSSAI, GST, Udyam, ESI and PF. Your present licence still counts.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**FSSAI, GST, Udyam, ESI and PF** are central. Nothing about them moved. Correct the address only if the address itself changed.',
            '**Shops registration and professional tax** are matters of the state, not of the corporation. The annual fee of the first is due by {trade.shops.telangana.annual-by} too.',
            '**Fire clearance** comes from the state’s fire service; below its lines the corporation looks at safety: see [fire licence](/fire-license).',
            '**A licence that you hold** does not become worthless because the office has a new name. It counts until the day printed on it.',
          ],
        },
      ],
    },
    {
      id: 'fees-and-dates',
      heading: 'Fees and dates, as far as we know them',
      answer: 'Apply by {trade.ghmc.apply-by}, by the usual rule. Check: dates are not published.',
      blocks: [
        {
          kind: 'text',
          text: 'GHMC charges a trade licence by the square foot, by the width of the road. We have found no schedules of their own for Cyberabad and Malkajgiri; until they are published, take GHMC’s as a guide and ask.',
        },
        {
          kind: 'entries',
          caption: 'GHMC trade licence, a square foot a year',
          rows: [
            { label: 'On a narrow road', fact: 'trade.ghmc.rate.narrow' },
            { label: 'On a road of middle width', fact: 'trade.ghmc.rate.middle' },
            { label: 'On a wide road', fact: 'trade.ghmc.rate.wide' },
          ],
        },
        {
          kind: 'text',
          text: 'The licence is for a calendar year. By the usual rule one applies {trade.ghmc.apply-before} before its end, that is by {trade.ghmc.apply-by}. Late renewal costs {trade.ghmc.late.first} more for a delay of up to {trade.ghmc.late.first-days}, then {trade.ghmc.late.second}. Trading with no licence costs the whole fee again, and more each month. The dates for next year were not published when we last looked: check before you rely on this. The [trade licence guide](/trade-license-compliance) has an example worked through.',
        },
      ],
    },
    {
      id: 'ask',
      heading: 'How to ask the right office',
      answer: 'Take an old paper. Ask three things, and write down the answer.',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Take an old paper with you',
              text: 'A property tax receipt or an old licence carries a number from which the clerk sees circle and ward.',
            },
            {
              title: 'Ask three things',
              text: '“Which corporation and which circle is this address in?” “Where do I apply from now on?” “Is my present licence still good?”',
            },
            {
              title: 'Have it in writing, or write it down',
              text: 'Name of the clerk, day, answer. If two offices send you to each other, that note is what helps.',
            },
            {
              title: 'Pay only on the official portal or at the counter',
              text: 'We could not confirm the web addresses of the two new corporations. Start from [GHMC](portal:ghmc) and follow its own links. A change of names is a good season for false sites.',
            },
          ],
        },
      ],
    },
    {
      id: 'vendors',
      heading: 'For street vendors',
      answer: 'Your rights are the same. Ask in writing whether your certificate continues.',
      blocks: [
        {
          kind: 'text',
          text: 'A cart has no door number. What counts is where you stand. If your certificate names a zone that now belongs to another corporation, ask there in writing whether it goes on, and keep the answer with the certificate. Nobody loses the protection of the Street Vendors Act, 2014 because of a new name on the office door: [your rights](/blog/street-vendor-compliance-india) are the same in all three.',
        },
        {
          kind: 'text',
          text: 'Written by our municipal desk. It is information, not advice on your case. Our own offices prove the point: [Kukatpally](/contact) is in Cyberabad, Banjara Hills in GHMC.',
        },
      ],
    },
  ],
};
