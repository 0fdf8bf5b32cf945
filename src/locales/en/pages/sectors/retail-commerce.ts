import type { PageContent } from '../../../../content/types.ts';

/** Shops and online sellers: licences, risks, dates and a first year. */
export const content: PageContent = {
  name: 'Retail and commerce',
  updatedOn: '2026-11-23',
  title: 'Shops and online sellers: which papers | Niyam',
  description:
    'Kirana, garments, hardware or an online shop: which licences apply and when, what goes wrong, the yearly dates and a plan for the first year.',
  heading: 'Rules for shops and online sellers',
  lead: 'A small shop needs four or five papers. Most are cheap or free.',
  sections: [
    {
      id: 'licences',
      heading: 'Which papers apply to you',
      answer: 'Trade licence and shop registration, with FSSAI, GST or scale stamp.',
      blocks: [
        {
          kind: 'text',
          text: 'What costs money is the paper you did not know about: the stamp on the scale, the label on the packet.',
        },
        {
          kind: 'text',
          text: 'If a line does not describe your shop, skip it.',
        },
        {
          kind: 'table',
          caption: 'Papers of a shop',
          head: ['Paper', 'You need it when, and where to go'],
          rows: [
            [
              'Trade licence',
              'You have a shop, stall with walls or godown in a town that licenses trades. Most cities do. **Where:** Municipal office. [Trade licence guide](/trade-license-compliance)',
            ],
            [
              'Shop registration',
              'In Telangana, every shop, within {trade.shops.telangana.within} of opening. Other states differ; some count workers first. **Where:** State labour department',
            ],
            [
              'GST',
              'Your sales of a year pass the limit of your state, or you send goods to another state. In Telangana the limit is {gst.limit.telangana}. **Where:** [GST portal](portal:gst). [GST guide](/gst-compliance)',
            ],
            [
              'FSSAI registration',
              'You sell anything to eat or drink, packed biscuits and water included. **Where:** [FoSCoS](portal:foscos). [FSSAI guide](/fssai-compliance)',
            ],
            [
              'Stamp on scales and measures',
              'You sell by weight, volume or length. A cart needs it too. **Where:** Legal metrology office of the state',
            ],
            [
              'Registration as a packer',
              'You pack goods under your own name, or import packed goods. Within {barcode.packer-days} of starting; fee {sectors.packer.fee}. **Where:** Legal metrology office of the state',
            ],
            [
              'Cosmetics licence',
              'You make creams, soap or make-up, or have them made under your own label: form COS-5, or COS-6 for a loan licence in another’s works. Decided within {sectors.cosmetics.decision}. Ask whether filling small packs counts as making. **Where:** Drugs control office of the state',
            ],
            [
              'BIS licence or mark',
              'You make or import toys, helmets, electrical goods, footwear or other listed goods. If you only sell them, buy marked goods. **Where:** [BIS](portal:bis). [BIS guide](/bis-registration)',
            ],
            [
              'Hallmark registration',
              'You sell gold jewellery and your turnover is above {bis.hallmark.turnover}. **Where:** [Manak Online](portal:manak)',
            ],
            [
              'Drug licence',
              'You sell medicines. See the [health page](/sectors/healthcare-compliance). **Where:** Drugs control office of the state',
            ],
            [
              'Your name and a complaints officer on the site',
              'You sell to people through a website of your own. **Where:** Your own site; no office to apply to',
            ],
          ],
        },
        {
          kind: 'callout',
          tone: 'free',
          title: 'What you do not need',
          text: 'You do not need a company to keep a shop. You do not need GST if you sell only exempt goods, such as fresh vegetables, and owe no tax under reverse charge. You do not need a barcode by law; only big chains and some marketplaces ask for one. Udyam is your choice, and it is free on the [official portal](portal:udyam).',
        },
      ],
    },
    {
      id: 'packets',
      heading: 'If you pack goods yourself',
      answer: 'You become a packer. The label needs price, weight and address.',
      blocks: [
        {
          kind: 'text',
          text: 'Filling dal from a sack into packets with your name on them makes you a packer. A buyer who cannot weigh or taste must be able to read what is inside. So each packet carries, in plain view:',
        },
        {
          kind: 'list',
          items: [
            'the name of the goods and the net weight, volume or number;',
            'the name and address of the packer, and of the maker if that is someone else;',
            'the month and year in which it was made, and the country of origin if imported;',
            'the highest retail price, all taxes included;',
            'the unit price: per gram, kilogram, millilitre, litre or piece, unless it equals the price;',
            'a telephone number or e-mail for complaints;',
            'for food, also the FSSAI number and the date until which it is good.',
          ],
        },
        {
          kind: 'text',
          text: 'Packets above {sectors.packer.weight} kilograms or litres are left out of these rules, and so are sacks of cement and farm produce above {sectors.packer.sack} kilograms.',
        },
      ],
    },
    {
      id: 'online',
      heading: 'If you sell online',
      answer: 'Show who you are. A marketplace normally asks for GST.',
      blocks: [
        {
          kind: 'text',
          text: 'On your own site or app, buyers must find your legal name, address, telephone number and the name of the person who handles complaints. That person acknowledges a complaint within {privacy.complaint-acknowledge} hours and settles it within {privacy.complaint-settle}. Since {sectors.origin-filter.since} a site that sells imported goods must let buyers search and sort them by country of origin.',
        },
        {
          kind: 'text',
          text: 'On a marketplace you normally need GST whatever you sell in a year. If you sell goods only inside your state and stay below {gst.limit.services} ({gst.limit.special} in Manipur, Mizoram, Nagaland and Tripura), an enrolment number from the GST portal is enough. Ask the marketplace which of the two it wants from you before you pay anyone.',
        },
      ],
    },
    {
      id: 'risks',
      heading: 'What goes wrong most often',
      answer: 'An old scale stamp, prices above the label, thin carry bags.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**An old stamp on the scale.** It runs out even when the scale is exact. The first fine for a weight or measure that is not standard can reach {sectors.scales.fine}. Since {sectors.scales.notice-since} the officer may answer some first slips with an improvement notice and time to put them right; not fraud, and not a second time.',
            '**Selling above the printed price.** The price on the packet already holds the tax. Cooling charges are no excuse.',
            '**Thin carry bags.** Plastic bags must be at least {sectors.bag.thickness} microns thick, and banned single-use items may not be stocked at all.',
            '**Waste in one bag.** Since {sectors.waste.four-kinds-since} everybody sorts it into four: wet, dry, sanitary, and special such as bulbs, batteries and medicines.',
            '**Tobacco and loose oil.** No tobacco to anybody under {sectors.tobacco.age}, with a board that says so, and none within {sectors.tobacco.school} yards of a school. Edible oil is sold packed and labelled; ask the food office before you sell it loose.',
            '**Adding up UPI only.** Cash counts towards the GST limit in the same way. So do all your shops on one PAN.',
            '**Unmarked toys, chargers and helmets** from a cheap supplier. The officer finds them in your shop, not in his.',
            '**A rent paper in another name.** Licences are given for a person and a place. When one of them changes, tell the office.',
          ],
        },
      ],
    },
    {
      id: 'calendar',
      heading: 'Your year',
      answer:
        'Income tax by {income-tax.return-business} without audit. The FSSAI date is not confirmed.',
      blocks: [
        {
          kind: 'table',
          caption: 'Dates of a shop',
          head: ['When', 'What, and for whom'],
          rows: [
            [
              'Day {gst.due.cmp08} of the month after each quarter',
              'Composition payment and statement. **For:** Composition scheme',
            ],
            [
              'Day {gst.due.gstr1-quarter} of the month after each quarter, then day {gst.due.gstr3b-quarter-south} (Telangana and the south)',
              'GSTR-1, then GSTR-3B. **For:** Registered for GST, returns by the quarter',
            ],
            [
              '{gst.due.gstr4}',
              'Yearly return of the composition scheme, for the year to March. **For:** Composition scheme',
            ],
            [
              '{income-tax.return-business}',
              'Income-tax return. **For:** Proprietor or small firm without audit',
            ],
            [
              'Before it runs out',
              'Trade licence; dates differ by city, see the [trade licence guide](/trade-license-compliance). **For:** Shops in licensed towns',
            ],
            [
              '{gst.annual-return.due}',
              'Yearly GST return. **For:** Turnover above {gst.annual-return.turnover}',
            ],
            [
              '{sectors.tax.advance-march}',
              'Advance tax, in one sum where profit is estimated by rule. **For:** Tax of {sectors.tax.advance-above} or more in the year',
            ],
            [
              'Every {vendor.scale.electronic}',
              'Electronic scale checked and stamped. **For:** Who sells by weight',
            ],
            [
              'Every {vendor.scale.beam}',
              'Beam scale, weights and measures stamped. **For:** Who uses them',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'The FSSAI annual fee goes on, but its due day could not be confirmed. Look at your FoSCoS account in March.',
        },
      ],
    },
    {
      id: 'first-year',
      heading: 'A first year that works',
      answer: 'Ask about the door before the rent. Papers come next.',
      blocks: [
        {
          kind: 'text',
          text: 'This is an order we suggest, not a rule of law. The times are our estimate.',
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Before you sign the rent',
              text: 'Ask the municipal office if your trade is allowed at that door. Ask the owner for a written rent paper and consent.',
              time: 'a week',
            },
            {
              title: 'Month one',
              text: 'FSSAI if you sell food, trade licence, shop registration, a stamped scale. Start a sales book on the first day.',
              time: 'two to four weeks',
            },
            {
              title: 'Months two to six',
              text: 'Udyam, if you want it. Add up sales at each month’s end and compare them with the GST limit of your state.',
              time: 'an hour a month',
            },
            {
              title: 'When you see the limit coming',
              text: 'Register for GST within {gst.registration.within} of crossing it. Decide then whether the composition scheme suits you: small tax, no credit, no sales to other states.',
              time: 'an evening',
            },
            {
              title: 'Month twelve',
              text: 'File the income-tax return. Renew the trade licence. Check the stamp date on the scale.',
              time: 'a few days',
            },
          ],
        },
      ],
    },
    {
      id: 'guides',
      heading: 'Read next',
      blocks: [
        {
          kind: 'text',
          text: 'For a list of your own, with reasons and fees, answer a few questions: [a shop](/find#kind=shop), [wholesale](/find#kind=wholesale) or [selling online](/find#kind=online-seller).',
        },
        {
          kind: 'pages',
          pages: [
            'guides/trade-license-compliance',
            'guides/gst-compliance',
            'guides/fssai-compliance',
            'guides/barcode-registration',
            'guides/labour-law-compliance',
          ],
        },
      ],
    },
    {
      id: 'what-we-do',
      heading: 'What we can do, and what to do now',
      blocks: [
        {
          kind: 'text',
          text: 'We go through the table with you, strike out what you do not need, and fill in the forms you would rather not. A kirana owner with a free afternoon can do most of it alone. If you would like someone to look, [ask for a free consultation](/contact?type=consultation) and tell us what you sell, in which town, and roughly how much in a month.',
        },
        { kind: 'portals', portals: ['consumeraffairs', 'consumerhelpline'] },
      ],
    },
  ],
};
