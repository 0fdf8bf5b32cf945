import type { PageContent } from '../../../../content/types.ts';

/** Step: finding which rules apply. */
export const content: PageContent = {
  name: 'Compliance',
  updatedOn: '2026-11-23',
  title: 'Which rules apply to a new business | Niyam',
  description:
    'Sort the rules into place, product, people and tax, find the ones that apply before the doors open, and make your own list with dates.',
  heading: 'Which rules apply to you',
  lead: 'Nearly every rule depends on place, product, people or tax.',
  sections: [
    {
      id: 'at-a-glance',
      heading: 'This step at a glance',
      blocks: [
        {
          kind: 'table',
          caption: 'Purpose, time and cost',
          head: ['What', 'For this step'],
          rows: [
            ['Purpose', 'One list of the papers you need, who gives each, and what comes first.'],
            [
              'Time',
              'An evening for the list. Getting the papers takes one to eight weeks for a small business, by our estimate.',
            ],
            ['Cost', 'The list is free. Each guide names the government’s fee for its paper.'],
          ],
        },
      ],
    },
    {
      id: 'tasks',
      heading: 'What to do',
      blocks: [
        {
          kind: 'documents',
          done: true,
          items: [
            {
              id: 'task-compliance-four',
              label: 'Answer the four questions below, on paper',
              note: 'Write “don’t know” where you don’t. It is a good answer.',
            },
            {
              id: 'task-compliance-sector',
              label: 'Read the page of your trade',
              note: 'The [sectors page](/sectors) leads to it from the name of the trade. The [licence finder](/find) makes your own list.',
            },
            {
              id: 'task-compliance-ask',
              label: 'Take each “don’t know” to the office that knows',
              note: 'Use the three sentences further down.',
            },
            {
              id: 'task-compliance-apply',
              label: 'Apply in the right order',
              note: 'What can stop you first, what is quick last.',
            },
            {
              id: 'task-compliance-dates',
              label: 'Write the date of each into one calendar',
              note: 'When it runs out, when a fee or return is due. [My dates](/calendar) works them out for you.',
            },
          ],
        },
      ],
    },
    {
      id: 'four-questions',
      heading: 'The four questions',
      answer: 'Find your line. It names the paper and its page.',
      blocks: [
        {
          kind: 'table',
          caption: 'Place, product, people, tax',
          head: ['If this is you', 'Then look at'],
          rows: [
            [
              '**Place.** You sell in the street',
              'Vending certificate: [street vendors](/blog/street-vendor-compliance-india)',
            ],
            [
              '**Place.** You have a shop, kitchen, workshop or godown in a town or village',
              '[Trade licence](/trade-license-compliance)',
            ],
            [
              '**Place.** You keep a shop or office',
              'Shops Act: [your state](/start-business/step/compliance#shops-acts)',
            ],
            [
              '**Place.** The building is high, or many people gather',
              '[Fire clearance](/fire-license)',
            ],
            ['**Product.** Food or drink, packed or cooked', '[FSSAI](/fssai-compliance)'],
            [
              '**Product.** You weigh or measure',
              'Stamp on the scale: [shops](/sectors/retail-commerce)',
            ],
            [
              '**Product.** You pack under your own name',
              'Packer’s registration and label: [shops](/sectors/retail-commerce)',
            ],
            [
              '**Product.** Toys, helmets, electrical goods and other listed goods',
              '[BIS](/bis-registration)',
            ],
            [
              '**Product.** You make something with smoke, noise, waste or many workers',
              '[Workshops](/sectors/manufacturing-compliance)',
            ],
            [
              '**People.** One worker or more',
              'Letter, wages, register: [first workers](/start-business/step/hr)',
            ],
            [
              '**People.** Your head count reaches the line for ESI',
              'ESI, and a committee on harassment: [labour law](/labour-law-compliance)',
            ],
            [
              '**People.** Your head count reaches the line for PF',
              'PF: [labour law](/labour-law-compliance)',
            ],
            [
              '**Tax.** Any income',
              'Income-tax return, by {income-tax.return-business} for most small businesses',
            ],
            [
              '**Tax.** Sales above the limit of your state, or to other states',
              '[GST](/gst-compliance)',
            ],
            [
              '**Tax.** Wages above the line in a state with this tax',
              'Professional tax: [labour law](/labour-law-compliance)',
            ],
          ],
        },
      ],
    },
    {
      id: 'shops-acts',
      heading: 'The Shops Act, state by state',
      answer: 'Some states register every shop, others only from some workers on.',
      blocks: [
        {
          kind: 'table',
          caption: 'Who registers a shop, restaurant or office, and when',
          head: ['State', 'What it asks'],
          rows: [
            [
              'Telangana',
              'Everyone, within {trade.shops.telangana.within}, online. Fee: {trade.shops.telangana.fee.none} without workers, {trade.shops.telangana.fee.first} up to {trade.shops.telangana.band.first}, {trade.shops.telangana.fee.second} up to {trade.shops.telangana.band.second}, {trade.shops.telangana.fee.third} up to {trade.shops.telangana.band.third}, {trade.shops.telangana.fee.fourth} up to {trade.shops.telangana.band.fourth}. An annual fee from {trade.shops.telangana.annual-from} to {trade.shops.telangana.annual-by}.',
            ],
            [
              'Andhra Pradesh',
              'Everyone, within {trade.shops.andhra.within}. Fee, by an old table: {trade.shops.andhra.fee.none} without workers, {trade.shops.andhra.fee.first} up to {trade.shops.andhra.band.first}, {trade.shops.andhra.fee.second} up to {trade.shops.andhra.band.second}, {trade.shops.andhra.fee.third} up to {trade.shops.andhra.band.third}. Smaller firms are now free of some duties: ask which.',
            ],
            [
              'Maharashtra',
              'From {trade.shops.maharashtra.workers} workers; smaller ones only inform. Within {trade.shops.maharashtra.within}: check, we could not read it again.',
            ],
            [
              'Gujarat',
              'From {trade.shops.gujarat.workers} workers; smaller ones only inform. Within {trade.shops.gujarat.within}.',
            ],
            [
              'Karnataka',
              'Everyone, within {trade.shops.karnataka.within}, for {trade.shops.karnataka.years}.',
            ],
            [
              'Tamil Nadu',
              'From {trade.shops.tamil-nadu.workers} workers, within {trade.shops.tamil-nadu.within}, for {trade.shops.tamil-nadu.fee}.',
            ],
            [
              'Uttar Pradesh',
              'From {trade.shops.uttar-pradesh.workers} workers, within {trade.shops.uttar-pradesh.within}.',
            ],
            ['Rajasthan', 'With more than {trade.shops.rajasthan.exempt} workers.'],
            ['Delhi', 'Everyone, online. Fee: {trade.shops.delhi.fee}.'],
          ],
        },
        {
          kind: 'text',
          text: 'Only Telangana’s fees come from the labour department itself; the rest is as newspapers and law firms report it. For more on each state, and whom to ask, see [the page of your state](/states).',
        },
      ],
    },
    {
      id: 'three-examples',
      heading: 'Three examples',
      answer: 'A chaat cart, a kirana shop, and pickles by courier.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**A chaat cart in Hyderabad, no helper.** Vending certificate, which counts for FSSAI too. A stamped scale if anything is weighed. No GST at that size, no trade licence as a rule. PM SVANidhi if a loan is wanted.',
            '**A kirana shop in Kukatpally with two helpers.** Trade licence from the corporation of that area, shop registration, FSSAI registration for the packed food, stamped scale, letters for the helpers. GST once sales pass {gst.limit.telangana}. No ESI or PF.',
            '**A home maker of pickles who sells by courier to all India.** FSSAI registration, packet label, packer’s registration. GST from the first sale to another state, however small the sales.',
          ],
        },
      ],
    },
    {
      id: 'order',
      heading: 'In which order',
      answer: 'First what can be refused, last what you may choose.',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'What can be refused because of the place: street zone, trade, pollution, fire.',
            'What must exist before the first sale: FSSAI, drug licence, BIS, stamped scale.',
            'What must follow within days of opening: shop registration, packer’s registration, letters to workers.',
            'What depends on growth: GST, ESI, PF.',
            'What you may choose: Udyam, trademark, barcode.',
          ],
        },
      ],
    },
    {
      id: 'ask-the-office',
      heading: 'Three sentences for any office',
      answer: 'Which permission, which fee and receipt, how long.',
      blocks: [
        {
          kind: 'list',
          items: [
            '“I want to do this, at this address, with so many people. Which permission do I need from you?”',
            '“What is the fee, under which rule, and will I get a receipt?”',
            '“How long does it take, and may I work while it is pending?”',
          ],
        },
        {
          kind: 'text',
          text: 'Write the name, the room and the date beside the answer. If two offices contradict each other, ask both for a line in writing. If someone asks for money without a receipt, say that you will pay on the portal.',
        },
      ],
    },
    {
      id: 'documents',
      heading: 'Papers that most applications ask for',
      answer: 'Identity, PAN, photo, place, mobile number and e-mail.',
      blocks: [
        {
          kind: 'documents',
          items: [
            { id: 'identity', label: 'Proof of who you are' },
            { id: 'pan', label: 'PAN card' },
            { id: 'photo', label: 'Your photograph' },
            { id: 'premises', label: 'Proof of the place' },
            { id: 'mobile', label: 'A mobile number and an e-mail address you can open' },
          ],
        },
      ],
    },
    {
      id: 'portals',
      heading: 'Official sites',
      answer: 'FoSCoS, GST, the single window and Shram Suvidha.',
      blocks: [{ kind: 'portals', portals: ['foscos', 'gst', 'nsws', 'shramsuvidha'] }],
    },
    {
      id: 'next',
      heading: 'Next step',
      blocks: [
        {
          kind: 'text',
          text: 'While the applications run, choose [a name that is yours to use](/start-business/step/branding). Before this came [registration](/start-business/step/registration); all steps are under [Start a business](/start-business). If the list still has gaps, [send it to us](/contact?type=consultation) as it is.',
        },
        {
          kind: 'documents',
          done: true,
          items: [
            {
              id: 'start.step.compliance',
              label: 'This step is done',
              note: 'It counts under [how far you are](/start-business#progress).',
            },
          ],
        },
      ],
    },
  ],
};
