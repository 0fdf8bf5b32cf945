import type { PageContent } from '../../../../content/types.ts';

/** Transporters, couriers and godowns: licences, risks, dates and a first year. */
export const content: PageContent = {
  name: 'Logistics',
  updatedOn: '2026-11-23',
  title: 'Transport and warehouses: which papers | Niyam',
  description:
    'One auto, a few trucks, a courier desk or a godown: permits, fitness, e-way bills, food rules, tax by vehicle, yearly dates and first steps.',
  heading: 'Rules for transporters, couriers and warehouses',
  lead: 'Three sets of papers travel together: those of vehicle, driver and goods.',
  sections: [
    {
      id: 'licences',
      heading: 'Which papers apply to you',
      answer:
        'Registration, insurance, pollution certificate and licence always. Others depend on the load.',
      blocks: [
        {
          kind: 'text',
          text: 'On the road, papers are checked at the worst moment. Learn which set is which, and a check takes two minutes.',
        },
        {
          kind: 'table',
          caption: 'Papers of transport and storage',
          head: ['Paper', 'You need it when, and where to go'],
          rows: [
            [
              'Registration, insurance and pollution certificate of the vehicle',
              'Always, for every motor vehicle. **Where:** Transport office (RTO), insurer, test centre',
            ],
            [
              'Fitness certificate',
              'The vehicle carries goods or passengers for pay. **Where:** Transport office',
            ],
            [
              'Permit',
              'The vehicle carries passengers, or goods with a gross weight above {sectors.permit.weight} kilograms. Goods vehicles up to that weight need none. **Where:** Transport office; the portal is called Parivahan',
            ],
            [
              'Driver’s licence for that class of vehicle',
              'Always. A licence for a car is not enough for a heavy truck. **Where:** Transport office',
            ],
            [
              'E-way bill',
              'Goods above {gst.ewaybill.value} in value are moved. Some states have other limits for trips inside the state. **Where:** [E-way bill portal](portal:ewaybill)',
            ],
            [
              'GST',
              'It depends on what you do: some goods transport is taxed in the hands of the customer. Read the next section. **Where:** [GST portal](portal:gst). [GST guide](/gst-compliance)',
            ],
            [
              'FSSAI',
              'You store or carry food for others: milk, grain, vegetables in packed form, parcels of a kitchen. **Where:** [FoSCoS](portal:foscos). [FSSAI guide](/fssai-compliance)',
            ],
            [
              'Trade licence',
              'You have a godown, parcel office or parking yard in a town. **Where:** Municipal office. [Trade licence guide](/trade-license-compliance)',
            ],
            [
              'Fire clearance',
              'The godown is large or high, or holds goods that burn. **Where:** [Fire guide](/fire-license)',
            ],
            [
              'Storage licence',
              'You hold gas, fuel or chemicals above the free amount. **Where:** Explosives safety organisation, PESO',
            ],
            [
              'ESI and PF',
              'Drivers, loaders and office staff together reach the limit. **Where:** [Labour guide](/labour-law-compliance)',
            ],
          ],
        },
        {
          kind: 'callout',
          tone: 'free',
          title: 'What you do not need',
          text: 'Goods on a handcart or cycle cart travel without permit, fitness or e-way bill: an e-way bill is for motor vehicles. An auto owner with one vehicle needs no company, and e-Shram and Udyam are free. Delivery riders who work for an app are counted as platform workers by the new social security law.',
        },
      ],
    },
    {
      id: 'who-pays-gst',
      heading: 'Who pays GST on the freight?',
      answer: 'With a consignment note, often the customer. Settle it before billing.',
      blocks: [
        {
          kind: 'text',
          text: 'Start with one question: do you issue a consignment note, the paper by which you take charge of the goods? A business that does is a goods transport agency in GST law, and for many customers the tax is then paid by the customer. A business that only lets out a truck with its driver, or drives for an agency, has other rules. Write down how you work with your three biggest customers and settle this before you print invoices. A wrong choice is repeated on every bill of the year.',
        },
        {
          kind: 'text',
          text: 'Couriers and warehouses are simpler. They give a service and register above {gst.limit.services} of turnover in most states, Telangana among them.',
        },
      ],
    },
    {
      id: 'e-way-bill',
      heading: 'The e-way bill, in four lines',
      answer: 'Needs goods and vehicle number. Extend it before it runs out.',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'The sender or the buyer makes it from the invoice. If neither does, the transporter must.',
            'Part A tells of the goods, part B of the vehicle. Without the vehicle number it is not complete.',
            'If the truck breaks down and another takes over, change the number in part B before it moves.',
            'It runs out by distance and days. The last moment is printed on it. Extend it before, not after, unless the portal still lets you.',
          ],
        },
      ],
    },
    {
      id: 'risks',
      heading: 'What goes wrong most often',
      answer: 'A wrong number, overload, expired fitness, borrowed licences.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**One wrong letter in the vehicle number.** Goods can be held for it. Read it aloud against the plate.',
            '**Overload.** The fine is for the owner, the driver and sometimes the loader, and the insurer may refuse a claim.',
            '**Expired fitness.** After an accident the insurance is the first thing that fails.',
            '**No paper for damage.** Note torn bags and wet boxes on the receipt, with the driver’s signature, before you unload.',
            '**Food beside pesticide.** One leaking can ends your FSSAI registration and the customer.',
            '**Borrowed licences.** A vehicle in one name, a permit in another and a driver in a third cannot be insured in a way that pays.',
          ],
        },
      ],
    },
    {
      id: 'calendar',
      heading: 'Your year',
      answer: 'Each paper has its date. Income tax by {income-tax.return-business} without audit.',
      blocks: [
        {
          kind: 'table',
          caption: 'Dates of transport and storage',
          head: ['When', 'What, and for whom'],
          rows: [
            [
              'By the date on each paper',
              'Insurance, fitness, pollution certificate, permit, road tax. **For:** Every vehicle; keep one list for all',
            ],
            [
              'Day {sectors.tax.deducted-day} of the next month',
              'Deposit tax cut from payments to others. **For:** Who must cut tax',
            ],
            [
              'Day {gst.due.gstr1}, then day {gst.due.gstr3b} of the next month',
              'GSTR-1, then GSTR-3B; by the quarter if you chose so. **For:** Registered for GST',
            ],
            [
              '{sectors.tax.deducted-july}, {sectors.tax.deducted-october}, {sectors.tax.deducted-january}, {sectors.tax.deducted-may}',
              'Statements of tax cut. **For:** Who cuts tax',
            ],
            ['{income-tax.return-business}', 'Income-tax return. **For:** Owner without audit'],
            ['{income-tax.return-audit}', 'Income-tax return. **For:** Company, or audited books'],
            [
              '{sectors.tax.advance-march}',
              'Advance tax in one sum. **For:** Income counted by vehicle, tax of {sectors.tax.advance-above} or more',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'An owner of up to {sectors.tax.vehicles} goods vehicles may pay income tax by the vehicle and keep no account books. The law then counts an income of {sectors.tax.vehicle-month} a month for an ordinary vehicle, and {sectors.tax.heavy-tonne} a tonne a month for one above {sectors.tax.heavy-from} tonnes. If you truly earned more, that counts instead.',
        },
      ],
    },
    {
      id: 'first-year',
      heading: 'A first year that works',
      answer: 'Check the weight, then papers, customers, trips and tax.',
      blocks: [
        {
          kind: 'text',
          text: 'For an owner with one or two small vehicles. The order is our advice, the times our estimate.',
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Before you buy',
              text: 'Check the gross weight on the registration paper: it decides about the permit. For a used vehicle, look for unpaid fines and a loan on the official vehicle site.',
              time: 'a day',
            },
            {
              title: 'In the first month',
              text: 'Papers in your own name, commercial insurance, fitness. Photograph all of them into one folder on the driver’s phone.',
              time: 'two to four weeks',
            },
            {
              title: 'With the first customers',
              text: 'One sheet: rate, who loads, who pays for waiting, who pays for damage, who makes the e-way bill, when you are paid.',
              time: 'an hour each',
            },
            {
              title: 'Every month',
              text: 'Write down trips, freight, diesel, tolls, repairs. Look ahead to papers that run out next month.',
              time: 'two hours',
            },
            {
              title: 'At the year’s end',
              text: 'Choose tax by vehicle or by books, whichever is lower and true. Count drivers and loaders.',
              time: 'a day',
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
          text: 'For a list of your own, with reasons and fees, [answer a few questions](/find#kind=transport).',
        },
        {
          kind: 'pages',
          pages: [
            'guides/gst-compliance',
            'guides/fssai-compliance',
            'guides/labour-law-compliance',
            'guides/trade-license-compliance',
            'guides/msme-compliance',
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
          text: 'We settle the GST question with you from your own bills, register you where needed and set up the list of dates for every vehicle. Permits and fitness you can ask for yourself at the transport office. Send us one invoice and one consignment note with the names covered, and [ask for a free consultation](/contact?type=consultation).',
        },
        { kind: 'portals', portals: ['ewaybill', 'gst', 'eshram'] },
      ],
    },
  ],
};
