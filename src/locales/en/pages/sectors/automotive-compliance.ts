import type { PageContent } from '../../../../content/types.ts';

/** Garages, parts, helmets and vehicle sellers: licences, risks, dates and a first year. */
export const content: PageContent = {
  name: 'Automotive',
  updatedOn: '2026-11-23',
  title: 'Garages, parts and vehicles: which papers | Niyam',
  description:
    'What a mechanic, puncture stall, parts or helmet shop, vehicle dealer or parts maker must hold, what goes wrong, the dates and a first year.',
  heading: 'Rules for garages, parts and vehicle sellers',
  lead: 'Repair, parts, vehicles or making: each has its own papers. Find your line below.',
  sections: [
    {
      id: 'who-you-are',
      heading: 'Four kinds of business',
      answer: 'You repair, sell parts, sell vehicles, or make and import.',
      blocks: [
        {
          kind: 'text',
          text: 'A puncture stall, a parts shop and a maker of brake shoes share a trade and little else. Find your own line before you apply for anything.',
        },
        {
          kind: 'list',
          items: [
            '**You repair.** Your rules are about the place: noise, oil, gas, fire, waste.',
            '**You sell parts, tyres or helmets.** Your rules are about the goods: the mark on them and the bill behind them.',
            '**You sell vehicles.** The transport department joins in, new or used.',
            '**You make or import.** Then read the [manufacturing page](/sectors/manufacturing-compliance) too; most of your work is there.',
          ],
        },
        {
          kind: 'text',
          text: 'A mechanic or puncture repairer who works on the footpath may be a street vendor in law: the Act covers services of everyday use as well as goods. Read [street vendors and the law](/blog/street-vendor-compliance-india) and ask the ward office about the survey.',
        },
      ],
    },
    {
      id: 'licences',
      heading: 'Which papers apply to you',
      answer: 'A trade licence for the place; more papers for some goods.',
      blocks: [
        {
          kind: 'table',
          caption: 'Papers in the vehicle trade',
          head: ['Paper', 'You need it when, and where to go'],
          rows: [
            [
              'Trade licence',
              'You have a garage, showroom or godown in a town. Workshops often fall into a class with higher fees than shops. **Where:** Municipal office. [Trade licence guide](/trade-license-compliance)',
            ],
            [
              'Shop registration',
              'You have a workplace. In Telangana within {trade.shops.telangana.within} of opening. **Where:** State labour department',
            ],
            [
              'GST',
              'Sales and labour charges together pass the limit. Because you give a service too, that is {gst.limit.services} in most states, Telangana among them. **Where:** [GST portal](portal:gst). [GST guide](/gst-compliance)',
            ],
            [
              'BIS licence',
              'You make or import helmets or any part that a quality control order names. **Where:** [BIS](portal:bis). [BIS guide](/bis-registration)',
            ],
            [
              'Registration as a packer or importer',
              'You put oil, coolant or small parts into packets of your own, or import them packed. Within {barcode.packer-days}. **Where:** Legal metrology office of the state',
            ],
            [
              'Dealer’s trade certificate',
              'You sell vehicles that are not yet registered. **Where:** Transport office (RTO)',
            ],
            [
              'Authorisation for used vehicles',
              'You buy and sell registered vehicles. Form 29A brings the certificate, Form 29B, for {sectors.used-vehicles.validity}; no answer in {sectors.used-vehicles.decision} counts as yes. **Where:** Transport office (RTO), online',
            ],
            [
              'Pollution consent',
              'You wash, paint, plate or service vehicles on a larger scale. The category decides. **Where:** State pollution control board',
            ],
            [
              'Storage licence',
              'You keep gas cylinders, fuel or other dangerous goods above the free amount. For cooking gas that is {fire.gas.licence-above} kilograms. **Where:** Explosives safety organisation, PESO',
            ],
            [
              'Take-back registration',
              'You make or import batteries or tyres, or put your brand on them. **Where:** Central pollution control board',
            ],
            [
              'Fire clearance',
              'It depends on the building, and on paint and fuel in it. **Where:** [Fire guide](/fire-license)',
            ],
          ],
        },
        {
          kind: 'callout',
          tone: 'note',
          title: 'What we could not confirm',
          text: 'We have not read the present rules for driving schools, nor the fee for used vehicles, and states add their own. Ask the transport office for the list on paper before you rent a yard.',
        },
      ],
    },
    {
      id: 'helmets-and-parts',
      heading: 'The mark on helmets and parts',
      answer: 'No helmet without the BIS mark. Check its licence number.',
      blocks: [
        {
          kind: 'text',
          text: 'A helmet without the BIS mark may not be made, imported or sold. The mark stands with a licence number. Type that number into the search on the BIS site or its app: it should name the same maker and the same product. Do this once for each new supplier and note the date on his bill.',
        },
        {
          kind: 'text',
          text: 'For parts, ask the supplier one question in writing: is this part under a quality control order, and if so, what is the licence number? Copies in the box of a known brand bring trouble from another side: the brand owner can have them seized as false trademark goods.',
        },
      ],
    },
    {
      id: 'risks',
      heading: 'What goes wrong most often',
      answer: 'Oil in the drain, no bills, used vehicles without papers.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Old oil in the drain.** Used oil and old batteries go only to registered recyclers. Keep the slip they give you.',
            '**Labour without a bill.** The parts have bills and the labour has none. Then your sales book does not explain the money in your bank.',
            '**Used vehicles without a trail.** Copy the seller’s identity, the registration paper and the transfer form. A stolen two-wheeler found with you is your problem first.',
            '**Work on the road.** A garage with cars on the footpath loses its licence over the cars, not over the repairs.',
            '**Welding beside paint.** Keep an extinguisher of the right kind within reach, and papers that show when it was last filled.',
            '**Boys who learn the trade.** Children may not be employed. For young people above that age, ask about a proper apprenticeship.',
          ],
        },
      ],
    },
    {
      id: 'calendar',
      heading: 'Your year',
      answer: 'GST by the quarter, income tax by {income-tax.return-business} without audit.',
      blocks: [
        {
          kind: 'table',
          caption: 'Dates of the vehicle trade',
          head: ['When', 'What, and for whom'],
          rows: [
            [
              'Day {gst.due.gstr1-quarter} of the month after each quarter, then day {gst.due.gstr3b-quarter-south} (Telangana and the south) or {gst.due.gstr3b-quarter-north} (north and east)',
              'GSTR-1, then GSTR-3B. **For:** Registered for GST, returns by the quarter',
            ],
            [
              '{sectors.take-back.due}',
              'Yearly return for plastic packing taken back. Batteries and tyres: see your registration. **For:** Makers and importers who must register',
            ],
            [
              '{income-tax.return-business}',
              'Income-tax return. **For:** Garage or shop without audit',
            ],
            ['{income-tax.return-audit}', 'Income-tax return. **For:** Company, or audited books'],
            [
              'By the date on the paper',
              'Trade licence, trade certificate, consent, BIS licence. **For:** Holders',
            ],
            [
              '{sectors.tax.advance-march}',
              'Advance tax in one sum. **For:** Profit estimated by rule, tax of {sectors.tax.advance-above} or more',
            ],
            [
              'Every {vendor.scale.electronic}',
              'Electronic scale stamped. **For:** Who weighs scrap, oil or grease',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'A garage or shop with a turnover up to {income-tax.presumptive.turnover-max} may let the law estimate its profit: {income-tax.presumptive.profit-digital} of what comes in by bank and UPI, {income-tax.presumptive.profit-cash} of the rest. Then no account books are asked for, but keep the bills.',
        },
      ],
    },
    {
      id: 'first-year',
      heading: 'A first year that works',
      answer: 'Check the place first. Papers, safety and bills follow.',
      blocks: [
        {
          kind: 'text',
          text: 'For a small garage. The order is our advice and the times are our estimate.',
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Choose the place by its drain and its neighbours',
              text: 'Ask the municipal office whether a workshop may stand there. A house lane is often refused.',
              time: 'two weeks',
            },
            {
              title: 'Papers of the place',
              text: 'Rent paper with the owner’s consent to a workshop, trade licence, shop registration.',
              time: 'two to four weeks',
            },
            {
              title: 'Make it safe',
              text: 'Extinguisher, sand, a drum for used oil, a shelf for old batteries, an agreement with a recycler.',
              time: 'a weekend',
            },
            {
              title: 'Bill every job',
              text: 'One line for parts, one for labour. Add them up each month and watch the GST limit.',
              time: 'five minutes a job',
            },
            {
              title: 'At the end of the year',
              text: 'Income-tax return, licence renewal, and a look at whether helpers have appointment letters.',
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
          text: 'For a list of your own, with reasons and fees, answer a few questions: [a garage or showroom](/find#kind=shop), or [making parts](/find#kind=making).',
        },
        {
          kind: 'pages',
          pages: [
            'guides/trade-license-compliance',
            'guides/gst-compliance',
            'guides/bis-registration',
            'guides/fire-license',
            'sectors/manufacturing-compliance',
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
          text: 'We sort your work into the four kinds above, list what applies, and fill in the forms with you. A small garage can get its trade licence without us; the [trade licence guide](/trade-license-compliance) shows how. If you make or import parts, [ask for a free consultation](/contact?type=consultation) and bring the part, not only its name.',
        },
        { kind: 'portals', portals: ['bis', 'manak', 'gst'] },
      ],
    },
  ],
};
