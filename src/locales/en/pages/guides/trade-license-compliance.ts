import type { GuideText } from '../../../../content/types.ts';

/** The municipal licence for a shop, a restaurant, an office or a godown. */
export const content: GuideText = {
  name: 'Trade licence',
  title: 'Trade licence: who needs it, fees, renewal | Niyam',
  description:
    'Who needs a trade licence, which corporation gives it in Hyderabad now, what it costs, the steps, the renewal dates of big cities and the penalties.',
  heading: 'Trade licence for a shop, restaurant or office',
  lead: 'Your city’s permission to trade.',
  publishedOn: '2026-11-20',
  reviewedOn: '2026-11-23',
  keywords: [
    'trade licence',
    'GHMC trade licence renewal',
    'Cyberabad trade licence',
    'shop licence fee',
    'municipal licence',
  ],
  glance: {
    needIt: { value: 'Mostly yes', note: 'for shops' },
    fee: { value: 'From {trade.ghmc.rate.narrow}', note: 'a square foot, GHMC' },
    time: { value: 'At once', note: 'provisional' },
  },
  card: {
    doINeedIt:
      'Yes in most cities, if you run a shop, a restaurant, a godown or an office that customers visit. As a rule no, if you are a street vendor under the Street Vendors Act. In a village ask the panchayat.',
    governmentFee:
      'Each city has its own. GHMC’s rates, as last reported, are {trade.ghmc.rate.narrow} to {trade.ghmc.rate.wide} a square foot a year, by the width of the road, plus the Green Fund.',
    ourFee:
      '{price.trade-licence}, apart from the corporation’s fee, and only if you want us to do it.',
    time: 'GHMC gives a provisional licence when you pay and checks afterwards. Other cities take longer.',
    documents:
      'Who you are, your PAN, proof of the place, its property tax number and a photograph of the shop. The full list is [below](/trade-license-compliance#documents).',
  },
  doItYourself: {
    text: 'You can apply yourself on the site of your corporation, or at a MeeSeva centre in Telangana. In Hyderabad begin at GHMC’s site; for other cities see [below](/trade-license-compliance#cities).',
    portal: 'ghmc',
  },
  chats: [
    {
      label: 'Chat about a trade licence',
      greeting: 'Hello, I have a question about a trade licence for my shop.',
    },
  ],
  sections: [
    {
      id: 'who-needs-it',
      heading: 'Who needs it',
      answer: 'Most places in a city where customers or goods come.',
      blocks: [
        {
          kind: 'text',
          text: 'If customers or goods come to a fixed place inside a city, expect to need a licence for it. Shops, restaurants, cafes, workshops, godowns and offices open to customers are the usual cases. Some small shops and quiet offices are free of it in some cities. The list of trades on your corporation’s site decides. If you cannot find yours there, ask at the ward office.',
        },
        {
          kind: 'text',
          text: 'The licence belongs to one trade at one address. Open a second shop, and you need a second licence. Turn the bangle shop into a tea shop, and you need a new one.',
        },
        {
          kind: 'text',
          text: 'A trade licence is often mixed up with other papers. It does not replace any of these:',
        },
        {
          kind: 'list',
          items: [
            '**Shops Act registration** comes from the [labour department](portal:tglabour). In Telangana you register online within {trade.shops.telangana.within} of opening: {trade.shops.telangana.fee.none} without workers, {trade.shops.telangana.fee.first} with up to {trade.shops.telangana.band.first}. No renewal, but pay the annual fee from {trade.shops.telangana.annual-from} to {trade.shops.telangana.annual-by}; in December add {trade.shops.telangana.late.december}, later {trade.shops.telangana.late.after}. [Other states](/states).',
            '[FSSAI](/fssai-compliance) is for anyone who handles food.',
            '[GST](/gst-compliance) is a tax registration and depends on your sales.',
            '**A factory licence** is for making goods with many workers, and **consent from the pollution control board** is for work that gives off smoke, dust or dirty water. A tailor or a grocer needs neither.',
            '[Fire clearance](/fire-license) depends on the building.',
          ],
        },
      ],
    },
    {
      id: 'street-vendors',
      heading: 'Street vendors: a different paper',
      answer: 'As a rule no. Your paper is the certificate of vending.',
      blocks: [
        {
          kind: 'text',
          text: 'If you sell from a cart, a basket or a stall in the street, your paper is the **certificate of vending** under the Street Vendors Act, 2014. The Town Vending Committee gives it. As a rule a vendor under that Act needs no trade licence. The city may ask a small vending fee. Ask for a receipt whenever you pay one.',
        },
        {
          kind: 'text',
          text: 'If an agent offers you a “trade licence for your cart”, first ask the ward office whether such a thing exists there. Our page on [street vendors and the law](/blog/street-vendor-compliance-india) says how the certificate works. Rent a shop with a shutter, and you are a shop like any other.',
        },
      ],
    },
    {
      id: 'what-changed',
      heading: 'Recent municipal reforms',
      answer: 'Hyderabad has three corporations since {hyderabad.split}.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Hyderabad is three cities now.** On {hyderabad.split} the old GHMC area was divided between GHMC, Cyberabad and Malkajgiri. Your licence comes from the one in which your shop stands.',
            '**Delhi has folded its general licence into property tax.** Since {trade.delhi.portal-since} the property tax portal takes both: {trade.delhi.general} of the tax, and the receipt is your licence.',
            '**Bengaluru now has five corporations** under one Greater Bengaluru Authority. Renewal is online only.',
            '**GHMC gives a provisional licence on payment.** The officer’s check comes afterwards.',
          ],
        },
      ],
    },
    {
      id: 'telangana',
      heading: 'In Hyderabad: which corporation is mine?',
      answer: 'GHMC, Cyberabad or Malkajgiri: it depends on the area.',
      blocks: [
        {
          kind: 'table',
          caption: 'The zones of each corporation since {hyderabad.split}',
          head: ['Corporation', 'Zones'],
          rows: [
            [
              'GHMC',
              'Khairatabad (with Banjara Hills), Secunderabad, Charminar, Golconda, Rajendranagar, Shamshabad',
            ],
            ['Cyberabad', 'Serilingampally, Kukatpally, Quthbullapur'],
            ['Malkajgiri', 'Malkajgiri, Uppal, LB Nagar'],
          ],
        },
        {
          kind: 'callout',
          tone: 'warning',
          title: 'What we could not confirm',
          text: 'We have not found the web addresses of the two new corporations, nor fees of their own. Until they publish them, begin on [GHMC’s site](portal:ghmc) or ask your ward office, and read on the demand which corporation you are paying.',
        },
        {
          kind: 'text',
          text: '**Other towns of Telangana:** the [e-municipal site](portal:emunicipal) gives the licence at once, for two papers: proof of who you are, and a lease deed or other proof that you may use the place. Declare the true area and trade. **Villages:** the gram panchayat gives licences for trades, for two papers too; so do panchayats in Andhra Pradesh for listed trades. We could not read these fees. Ask the panchayat secretary for the rule and a receipt.',
        },
      ],
    },
    {
      id: 'fees',
      heading: 'Licence types and fees',
      answer:
        'GHMC: {trade.ghmc.rate.narrow} to {trade.ghmc.rate.wide} a square foot, last reported.',
      blocks: [
        {
          kind: 'text',
          text: 'Most corporations sort trades into kinds and ask more where the risk is higher. You will meet four kinds:',
        },
        {
          kind: 'list',
          items: [
            '**General:** a clothes shop, a grocer, a stationer, an office.',
            '**Food:** a restaurant, a bakery, a sweet shop, a meat shop. Some cities call this the health licence and handle it in another department.',
            '**Industrial:** a flour mill, a printing press, a workshop with machines.',
            '**Special:** what can burn, explode or disturb, such as a firewood depot, a paint or chemical godown, a cinema or a large hall.',
          ],
        },
        {
          kind: 'entries',
          caption: 'GHMC: fee for a square foot in a year',
          rows: [
            {
              label: 'On a road up to {trade.ghmc.road.narrow} feet wide',
              fact: 'trade.ghmc.rate.narrow',
            },
            {
              label: 'On a road of {trade.ghmc.road.narrow} to {trade.ghmc.road.wide} feet',
              fact: 'trade.ghmc.rate.middle',
            },
            {
              label: 'On a road wider than {trade.ghmc.road.wide} feet',
              fact: 'trade.ghmc.rate.wide',
            },
          ],
        },
        {
          kind: 'text',
          text: 'These rates come from reports that are some years old, and we found none newer. There was also an upper limit on the fee, which GHMC moved to drop; we could not confirm whether it still helps anyone. The demand on the site shows the exact sum before you pay. For your own shop: [the fee worked out](/financial-hub/trade-licence-fee).',
        },
        {
          kind: 'text',
          text: 'The **Telangana Green Fund** is added: {trade.ghmc.green-fund.share} of a fee of up to {trade.ghmc.green-fund.fee-max}, and {trade.ghmc.green-fund.above} on a larger one.',
        },
        {
          kind: 'entries',
          caption:
            'An example: a shop of {trade.ghmc.example.area} square feet on a road of middle width',
          rows: [
            { label: 'Licence fee for the year', fact: 'trade.ghmc.example.fee' },
            {
              label: 'Green Fund',
              fact: 'trade.ghmc.example.green-fund',
              note: 'Rounded up, as we understand the rule.',
            },
            { label: 'To pay, on time', fact: 'trade.ghmc.example.on-time' },
            { label: 'To pay, a few weeks late', fact: 'trade.ghmc.example.late' },
          ],
        },
        {
          kind: 'table',
          caption: 'Our own rough figures for other cities, a year. No law or tariff gives them.',
          head: ['Kind of licence', 'Rough fee'],
          rows: [
            ['General', '{claim.tradeFeeGeneral}'],
            ['Food', '{claim.tradeFeeFood}'],
            ['Industrial', '{claim.tradeFeeIndustrial}'],
            ['Special category', '{claim.tradeFeeSpecial}'],
          ],
        },
        {
          kind: 'text',
          text: 'Use these to plan, and for nothing else. They are our office’s estimate. If an agent names a fee, ask to see it on the corporation’s own page.',
        },
        {
          kind: 'entries',
          caption: 'If you want us to do it',
          rows: [
            {
              label: 'Our fee',
              fact: 'price.trade-licence',
              note: 'The corporation’s fee is apart, and you pay it on its own site. Where we have to charge GST, {gst.rate.standard} is added to our fee, and only to our fee.',
            },
          ],
        },
      ],
    },
    {
      id: 'documents',
      heading: 'Papers to have ready',
      answer: 'Identity, PAN, place, property tax receipt, photographs of the shop.',
      blocks: [
        {
          kind: 'text',
          text: 'Each city has its own list. These papers are asked for nearly everywhere. Tick off what you have.',
        },
        {
          kind: 'documents',
          items: [
            {
              id: 'identity',
              label: 'Proof of who you are',
              note: 'Aadhaar, voter card or driving licence.',
            },
            { id: 'pan', label: 'PAN' },
            { id: 'photo', label: 'Your photograph' },
            {
              id: 'premises',
              label: 'Proof of the place',
              note: 'Your sale deed, or the rent agreement and the owner’s consent in writing.',
            },
            {
              id: 'property-tax',
              label: 'Latest property tax receipt of the building',
              note: 'Ask the owner for it. It carries the number that the form wants.',
            },
            {
              id: 'shop-photo',
              label: 'Photographs of the shop',
              note: 'One of the front with the signboard, one of the inside.',
            },
            {
              id: 'shop-area',
              label: 'The area of the shop, and the width of the road',
              note: 'Measure length and breadth yourself, in feet. The fee is built on it.',
            },
            { id: 'mobile', label: 'A mobile number and an e-mail address you can open' },
          ],
        },
        {
          kind: 'text',
          text: 'For some trades add: your FSSAI number for food, the papers of the firm or company, the fire clearance where the building needs one, and the consent of the pollution control board for a trade that needs it.',
        },
      ],
    },
    {
      id: 'steps',
      heading: 'How to apply, step by step',
      answer: 'Seven steps on the corporation’s site or at MeeSeva.',
      blocks: [
        {
          kind: 'text',
          text: 'The order is much the same everywhere. Times without a source are our estimate.',
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Visit the portal',
              text: 'Open your corporation’s own site by typing its address, or go to a MeeSeva centre. Choose “new trade licence”. Use your own mobile number: the renewal notices come to it.',
              time: 'ten minutes',
              cost: 'free; a centre may ask a small service charge',
            },
            {
              title: 'Fill the form',
              text: 'Pick your trade from the list, the one you truly run. Give the area, the road and the property tax number.',
              time: 'half an hour',
              cost: 'free',
            },
            {
              title: 'Upload the documents',
              text: 'Photograph each paper flat, in daylight. The name on the PAN, the rent paper and the form should be spelt alike.',
              time: 'half an hour',
              cost: 'free',
            },
            {
              title: 'Pay the fee',
              text: 'Pay on the site itself and save the receipt. In the GHMC area a provisional licence comes with it.',
              time: 'a few minutes',
              cost: 'the fee on the demand',
            },
            {
              title: 'Site inspection, if needed',
              text: 'An officer may come to see the area, the trade and the safety. Food and risky trades are visited more. Keep the receipt and the papers in the shop. Nobody may ask you for cash for the visit.',
              time: 'the officer sets the day',
              cost: 'nothing',
            },
            {
              title: 'Approval',
              text: 'Look at the status on the site. If something is missing, it says so there. Answer in the same place, so that your answer is on record.',
              time: 'our rough figure: {claim.tradeDays} days from the form; Hyderabad {claim.tradeDaysHyderabad}, Mumbai {claim.tradeDaysMumbai}, Delhi {claim.tradeDaysDelhi}',
              cost: 'nothing more',
            },
            {
              title: 'Display the licence',
              text: 'Print it and hang it where a visitor sees it. Keep a photograph of it on your phone. Note the last day in your calendar at once.',
              time: 'the same day',
              cost: 'a print',
            },
          ],
        },
        {
          kind: 'picture',
          picture: 'trade-licence',
          caption: 'Our sketch. Real ones look different.',
          places: [
            { title: 'Corporation.', text: 'The one in which your shop stands.' },
            {
              title: 'Name.',
              text: 'The person who runs the trade, not the owner of the building.',
            },
            { title: 'Trade and area.', text: 'The true ones.' },
            { title: 'Address.', text: 'The shop where it hangs.' },
            { title: 'Last day.', text: 'Note it in [your calendar](/calendar) at once.' },
          ],
        },
        {
          kind: 'text',
          text: 'The days in the sixth step are our office’s own estimate. We found no rule that promises them. In Delhi the receipt is the licence.',
        },
      ],
    },
    {
      id: 'cities',
      heading: 'How cities differ',
      answer: 'Bengaluru, Delhi and Mumbai each have rules of their own.',
      blocks: [
        {
          kind: 'text',
          text: '**Bengaluru.** Renewal runs from {trade.bengaluru.opens} to {trade.bengaluru.closes} without a charge, online only, and for {trade.bengaluru.years} at once. Newer shops on residential roads under {trade.bengaluru.road-min} feet wide are refused. If yours is one, ask before you sign a rent agreement.',
        },
        {
          kind: 'entries',
          caption: 'Bengaluru: when you renew late',
          rows: [
            { label: 'In March, added to the fee', fact: 'trade.bengaluru.late.march' },
            { label: 'From April, added to the fee', fact: 'trade.bengaluru.late.april' },
          ],
        },
        {
          kind: 'entries',
          caption: 'Delhi: part of the property tax',
          rows: [
            {
              label: 'General trade or storage licence',
              fact: 'trade.delhi.general',
              note: 'You pay it with the property tax, and the receipt is the licence.',
            },
            { label: 'Factory licence in an industrial area', fact: 'trade.delhi.factory' },
          ],
        },
        {
          kind: 'text',
          text: '**Delhi** keeps the health licence, for food and similar trades, as a separate matter. **Mumbai** gives licences by trade under its own Act, and also a health licence; we could not confirm its fees and days. **Kolkata** calls its paper a certificate of enlistment. In **Chennai**, **Pune** and elsewhere, ask the corporation. Its own site is the only price list that counts.',
        },
        {
          kind: 'portals',
          portals: ['delhi', 'mumbai', 'chennai', 'kolkata', 'pune'],
        },
      ],
    },
    {
      id: 'renewal',
      heading: 'Renewal: the dates to remember',
      answer: 'GHMC licences end on {trade.ghmc.year-end}. Apply {trade.ghmc.apply-before} before.',
      blocks: [
        {
          kind: 'text',
          text: 'In the area of GHMC, Cyberabad and Malkajgiri a licence ends on {trade.ghmc.year-end}, whichever month you took it in. The usual rule is to apply {trade.ghmc.apply-before} before, which is {trade.ghmc.apply-by}. We have not seen the notice for the coming year, so look at the site in November and do not wait for a letter.',
        },
        {
          kind: 'entries',
          caption: 'GHMC: what late renewal added in the last season we know',
          rows: [
            { label: 'Nothing added up to', fact: 'trade.ghmc.last-free-day' },
            {
              label: 'A delay of up to {trade.ghmc.late.first-days}',
              fact: 'trade.ghmc.late.first',
              note: 'Of the fee. It held up to {trade.ghmc.last-first-charge-day}.',
            },
            { label: 'A longer delay', fact: 'trade.ghmc.late.second', note: 'Of the fee.' },
          ],
        },
        {
          kind: 'text',
          text: 'Before you pay, check that area, trade and name on the demand are still right. A wrong area goes on costing you every year. If you have closed the shop, tell the corporation in writing and keep a copy; a licence that is only forgotten may grow arrears.',
        },
      ],
    },
    {
      id: 'penalties',
      heading: 'What it costs to get it wrong',
      answer: 'GHMC takes {trade.ghmc.unlicensed.once} of the fee, then more each month.',
      blocks: [
        {
          kind: 'entries',
          caption: 'GHMC: trading without a licence',
          rows: [
            {
              label: 'When it is found out: of the licence fee',
              fact: 'trade.ghmc.unlicensed.once',
            },
            {
              label: 'Added for each month until you take the licence',
              fact: 'trade.ghmc.unlicensed.month',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Other cities have amounts of their own.',
        },
        {
          kind: 'table',
          caption: 'Our own rough figures for other cities. We found no law that sets them.',
          head: ['What went wrong', 'Rough cost'],
          rows: [
            ['Late renewal', '{claim.tradeLatePercent}% of the fee'],
            ['No licence', '{claim.tradeFineUnlicensed} fine, and the shop may be closed'],
            [
              'A safety rule broken',
              '{claim.tradeFineSafety} fine, and the licence may be suspended',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'No fine is paid in cash to a person. Ask for the notice with the section of the Act, and pay on the site or at the counter against a receipt.',
        },
      ],
    },
    {
      id: 'news',
      heading: 'News',
      answer: 'Three corporations in Hyderabad. Nothing newer found.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Hyderabad, {hyderabad.split}:** the division into three corporations took effect. Ask your ward office about the next renewal.',
            '**Hyderabad, winter renewal:** for the running year GHMC let traders renew without a charge up to {trade.ghmc.last-free-day}, and with the smaller charge up to {trade.ghmc.last-first-charge-day}.',
          ],
        },
        {
          kind: 'text',
          text: 'We have found nothing newer. The corporation’s own site has the last word.',
        },
      ],
    },
    {
      id: 'mistakes',
      heading: 'Common mistakes',
      answer: 'Ask about the road before you sign the rent agreement.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Signing a rent agreement before asking whether the trade is allowed on that road.',
            'Choosing a cheaper trade in the list than the one you run. The officer sees the shop.',
            'Giving the agent’s mobile number, so that the renewal notice goes to the agent.',
            'Paying an agent in cash and never seeing the corporation’s receipt.',
            'Believing that GST or Udyam is a trade licence. Neither gives you the right to a shop.',
            'Letting a few weeks pass in December, and paying the late charge for it.',
          ],
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions people ask',
      answer: 'Rented shops, work at home, bought shops, old arrears.',
      blocks: [
        {
          kind: 'faq',
          items: [
            {
              question: 'My shop is rented. Does the owner get the licence, or do I?',
              answer:
                'You do, because you run the trade. The owner gives consent and the property tax receipt.',
            },
            {
              question: 'I work from home. Do I need one?',
              answer:
                'That depends on your city’s list and on what you do. A kitchen that cooks for others, or a workshop with machines, may be on it. Ask the ward office.',
            },
            {
              question: 'My licence says GHMC, but my shop is in Kukatpally. Is it still good?',
              answer:
                'We have seen nothing that ended running licences before their last day. For the renewal, ask which corporation sends the demand.',
            },
            {
              question: 'I bought a running shop. Can I use the old licence?',
              answer:
                'Do not count on it: the licence names a person. Before you open, ask the corporation whether it can be transferred or you need a new one.',
            },
            {
              question: 'Does the licence mean that the building is legal?',
              answer:
                'No. It allows the trade. It does not make you the owner of anything and does not cure a building without permission.',
            },
            {
              question: 'What if I never renewed for some years?',
              answer:
                'Ask on the site or at the ward office for the demand on your licence number, with the arrears. If the sum looks wrong, ask for the working in writing.',
            },
            {
              question: 'Is this page legal advice?',
              answer:
                'No. It is information, with its dates and sources. For your own case ask the corporation, an advocate or [our office](/contact).',
            },
          ],
        },
      ],
    },
    {
      id: 'portals',
      heading: 'Official sites',
      answer: 'Apply, pay and renew on the corporation’s own site.',
      blocks: [
        {
          kind: 'text',
          text: 'These belong to the government. The corporation’s site is where you apply, pay and renew.',
        },
        { kind: 'portals', portals: ['ghmc', 'emunicipal', 'meeseva', 'tglabour'] },
      ],
    },
    {
      id: 'what-we-do',
      heading: 'What we do for you, if you want',
      answer: 'We find your corporation, fill the form and note the dates.',
      blocks: [
        {
          kind: 'text',
          text: 'We find out which corporation and which line of its list is yours, measure the fee with you, fill the form, go through the officer’s questions and put the last day in your calendar. The account stays on your own number, and you pay the corporation yourself. If yours is one small shop with its papers in order, you can do it alone in an evening, and we will say so.',
        },
      ],
    },
  ],
};
