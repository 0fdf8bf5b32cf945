import type { PageContent } from '../../../../content/types.ts';

/** Food businesses by format: which papers, in which order, what they cost, and the first day (TOOL-REST-01). */
export const content: PageContent = {
  name: 'Restaurants and food',
  updatedOn: '2026-11-23',
  title: 'Licences for restaurants and food businesses | Niyam',
  description:
    'Cart, tiffin service, cloud kitchen, restaurant, bar, sweet shop, caterer: which papers each needs in India, in which order, and what they cost.',
  heading: 'Licences for a restaurant or food business',
  lead: 'Food safety comes first for all. Find your format below.',
  sections: [
    {
      id: 'formats',
      heading: 'Find your format',
      answer: 'A cart, a tiffin service and a bar need different papers.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Cart or stall in the street.** Must: the vending certificate; with it you count as registered with FSSAI, without it take FSSAI registration. A stamped scale, if you weigh. Usually not: trade licence, GST.',
            '**Tiffins from home.** Must: FSSAI registration. May: GST above the limit, the consent of landlord or housing society. Often no trade licence: ask your ward office.',
            '**Cloud kitchen.** Must: FSSAI, trade licence, shops registration. May: GST, a fire safety check, permission for the gas you store. Usually not: an eating-house licence.',
            '**Restaurant or café.** Must: FSSAI, trade licence, shops registration, GST above the limit. May: fire clearance by building, a music licence, in some states an eating-house licence.',
            '**Bar, or a restaurant that serves alcohol.** All of a restaurant, and a state excise licence. May: police permission in some cities. The composition scheme of GST is closed to you.',
            '**Sweet shop or bakery.** Must: FSSAI, trade licence, shops registration, a stamped scale. May: registration as a packer, if you pack under your own name.',
            '**Caterer.** Must: FSSAI; the simple rule for food at gatherings leaves caterers out. May: GST, a trade licence for the kitchen. The licence of a hall is the hall’s.',
            '**Food truck.** Must: FSSAI, where it counts among the petty operators, and the papers of the vehicle. May: permission to vend where you stop.',
          ],
        },
        {
          kind: 'text',
          text: 'Under “May” states and cities differ. Ask before you pay rent. For your own list, with reasons and fees, answer a few questions: [restaurant](/find#kind=restaurant), [cloud kitchen](/find#kind=cloud-kitchen), [cart](/find#kind=street-mobile), [food from home](/find#kind=home-business), [bakery or sweets](/find#kind=food-making).',
        },
      ],
    },
    {
      id: 'order',
      heading: 'In which order',
      answer: 'The place first, then FSSAI, trade licence, shops, GST, Udyam.',
      blocks: [
        {
          kind: 'text',
          text: 'The times are our estimates. The order saves money: each step can stop the next.',
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Before the rent: look at the place',
              text: 'Is eating or cooking allowed in this building? How wide is the road? How high is the building? Is there a second way out, water, a drain with a grease trap, a place for gas cylinders? A place that fails here gets no licence later.',
              time: 'an afternoon',
              cost: 'free',
            },
            {
              title: 'FSSAI',
              text: 'Up to a turnover of {fssai.registration.turnover-max} a year registration is enough, and it can be given at once. Above it a state licence. The [FSSAI guide](/fssai-compliance) goes through it.',
              time: 'at once to some weeks',
              cost: 'an annual fee, shown on the portal',
            },
            {
              title: 'Trade licence',
              text: 'From your municipal body, for the place: [guide](/trade-license-compliance). In Hyderabad look first [which corporation](/blog/hyderabad-three-corporations) is yours.',
              time: 'some weeks',
              cost: 'by area and road',
            },
            {
              title: 'Shops registration',
              text: 'With the state’s labour department. In Telangana within {trade.shops.telangana.within} of opening.',
              time: 'some days',
              cost: 'by number of workers',
            },
            {
              title: 'GST, when the limit nears',
              text: 'In Telangana above {gst.limit.telangana} a year, food and drink together. Registration is free.',
              time: '{gst.registration.fast-days} by the fast routes',
              cost: 'free',
            },
            {
              title: 'Udyam',
              text: 'Free, permanent, and useful for a loan: [guide](/msme-compliance).',
              time: 'half an hour',
              cost: 'free',
            },
          ],
        },
      ],
    },
    {
      id: 'fees',
      heading: 'What it costs',
      answer: 'Fees for FSSAI and GST, and what we ask.',
      blocks: [
        {
          kind: 'entries',
          caption: 'Fees and taxes of a small food business',
          rows: [
            {
              label: 'FSSAI, street vendor with a vending certificate',
              fact: 'fssai.vendor.fee',
            },
            {
              label: 'FSSAI, everyone else',
              fact: 'fssai.registration.fee',
              note: 'An annual fee. Its present amounts we have not seen; the portal shows yours.',
            },
            { label: 'GST registration', fact: 'gst.registration.fee' },
            {
              label: 'GST on the bill of a restaurant',
              fact: 'gst.rate.restaurant',
              note: 'Without credit for the tax in your purchases. For meals sold through a delivery app, the app pays the GST; they still count towards your limit.',
            },
            {
              label: 'Composition scheme, restaurant without alcohol, of its turnover',
              fact: 'gst.composition.restaurant',
              note: 'Up to a turnover of {gst.composition.limit}. You then write no tax on the bill.',
            },
            { label: 'Our fee for help with FSSAI', fact: 'price.fssai' },
            { label: 'Our fee for help with a trade licence', fact: 'price.trade-licence' },
          ],
        },
        {
          kind: 'text',
          text: 'Excise and music fees differ so much by state and size that a figure here would mislead you. Ask the state excise office and the copyright society for theirs in writing, before you sign the lease.',
        },
      ],
    },
    {
      id: 'fire-and-gas',
      heading: 'Fire and gas',
      answer: 'Large buildings need an NOC. Use commercial gas cylinders.',
      blocks: [
        {
          kind: 'list',
          items: [
            'In Telangana the fire department gives an NOC for commercial buildings above {fire.telangana.commercial} metres, and for halls on a plot above {fire.telangana.assembly-plot} square metres or from a height of {fire.telangana.assembly-height} metres. Below that the municipal body looks at safety. See [fire licence](/fire-license).',
            'Storing more than {fire.gas.licence-above} kilograms of cooking gas needs a licence of its own.',
            'Use commercial cylinders. Household ones in a kitchen that sells are not allowed.',
            'Whatever the law says of your building: an extinguisher that works, a way out that is not a store room, and somebody who knows where the gas is shut.',
          ],
        },
      ],
    },
    {
      id: 'hygiene',
      heading: 'What an inspector looks at',
      answer: 'Place, water, food, people, oil and papers.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Place**: floor and walls that can be washed, light, no flies, drains covered, bins with lids.',
            '**Water**: drinkable, tested, stored in something clean with a lid.',
            '**Food**: raw and cooked apart, the older first, nothing past its date, the cold kept cold and the hot kept hot.',
            '**People**: clean clothes, covered hair, no fever or open wound; a yearly medical check is usual.',
            '**Oil**: not used until it is black.',
            '**Papers**: licence on the wall, its fourteen digits on bills and packets, bills of purchase, cleaning and pest-control book.',
          ],
        },
        {
          kind: 'text',
          text: 'On packets of your own: name, ingredients, vegetarian or non-vegetarian mark, date, weight, price, your name and number. Rules for menus of large chains exist; we could not confirm whom they bind now, so ask [FSSAI](portal:fssai) if you run many outlets.',
        },
      ],
    },
    {
      id: 'people',
      heading: 'When you have workers',
      answer: 'A letter, the minimum wage, and wages on time.',
      blocks: [
        {
          kind: 'list',
          items: [
            'From the first: a letter of appointment, the minimum wage, wages by day {labour.wages.due} of the next month.',
            'From {labour.esi.workers}: [ESI](/labour-law-compliance), and a committee against sexual harassment.',
            'From {labour.epf.workers}: PF.',
            'Children may not work in the kitchen, not in the holidays either.',
          ],
        },
      ],
    },
    {
      id: 'first-day',
      heading: 'The opening list',
      answer: 'Twelve things to tick before you open.',
      blocks: [
        {
          kind: 'documents',
          items: [
            { id: 'food-licence-shown', label: 'FSSAI number on the wall and on the bill' },
            { id: 'trade-licence-shown', label: 'Trade licence on the wall' },
            { id: 'shops-registration', label: 'Shops registration applied for' },
            {
              id: 'bill-format',
              label: 'Bill with name, address, number, and GST only if registered',
            },
            { id: 'scale-stamp', label: 'Stamped scale, if you sell by weight' },
            { id: 'water-test', label: 'Report of the water test' },
            { id: 'medical-checks', label: 'Medical certificates of those who touch food' },
            { id: 'extinguisher', label: 'Extinguisher, filled, with its date' },
            { id: 'waste', label: 'Agreement about waste and used oil' },
            {
              id: 'board-language',
              label: 'Signboard with the state’s language, in Telangana Telugu',
            },
            { id: 'no-thin-bags', label: 'No banned plastic: cups, straws, thin bags' },
            { id: 'price-list', label: 'Price list where customers see it' },
          ],
        },
      ],
    },
    {
      id: 'dates',
      heading: 'Dates that come back',
      answer: 'FSSAI fee, licence, GST, ESI, PF, income tax, scale.',
      blocks: [
        {
          kind: 'list',
          items: [
            'FSSAI: an annual fee; the due date we could not confirm. No renewal: see [why](/blog/food-licence-no-renewal). Licensed makers file a return by {fssai.annual-return.due}.',
            'Trade licence in GHMC’s area: apply by {trade.ghmc.apply-by} for the next year, by the usual rule.',
            'GST, by quarter for small firms: see the [GST guide](/gst-compliance).',
            'ESI and PF: by day {labour.due} of the next month.',
            'Income tax: return by {income-tax.return-business} for a business without an audit.',
            'Electronic scale: stamped again after {vendor.scale.electronic}.',
          ],
        },
      ],
    },
    {
      id: 'what-we-do',
      heading: 'What we do for you, if you want',
      blocks: [
        {
          kind: 'text',
          text: 'Before you sign a lease we look at the place with you, on photographs or in Hyderabad on the spot, and say what would fail. Then we make your list, in order. [Describe your kitchen to us](/contact): what you cook, where, how many seats. The first talk is free. For street food read [your rights](/blog/street-vendor-compliance-india) first.',
        },
      ],
    },
  ],
};
