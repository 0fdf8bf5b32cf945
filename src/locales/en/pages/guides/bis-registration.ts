import type { GuideText } from '../../../../content/types.ts';

/** BIS: which goods need a mark, the schemes, tests, steps and costs. */
export const content: GuideText = {
  name: 'BIS registration',
  title: 'BIS registration and the ISI mark: the guide | Niyam',
  description:
    'Which goods need a BIS mark and which no longer do, the four schemes, papers, tests, seven steps and costs, and what a shop that only sells must check.',
  heading: 'BIS registration and the ISI mark',
  lead: 'Some goods cannot be sold without it.',
  publishedOn: '2026-11-20',
  reviewedOn: '2026-11-23',
  keywords: [
    'BIS registration',
    'ISI mark',
    'BIS licence fees',
    'quality control order',
    'compulsory registration scheme',
    'BIS CRS',
  ],
  glance: {
    needIt: { value: 'Some goods', note: 'makers, importers' },
    fee: { note: 'application only' },
    time: { note: 'our estimate' },
  },
  card: {
    doINeedIt:
      'Only if you make or import goods under a quality control order, such as toys, helmets, steel, cement, footwear and many electrical goods. A shop needs no licence, but may not sell such goods without the mark.',
    governmentFee:
      'For the ISI mark {bis.fee.application} to apply, {bis.fee.inspection} for each officer’s day of inspection, and {bis.fee.licence-year} a year. A marking fee for the product is added, and the laboratory’s bill.',
    ourFee:
      'We name it in writing before we begin, apart from BIS and the laboratory. Our services start at {claim.serviceFrom}, by our own price list.',
    time: '{bis.time}, we estimate. It depends mostly on the test report.',
    documents:
      'Papers of the firm and the factory, a list of machines and test equipment, the drawing of the product, and test reports. See [below](/bis-registration#documents).',
  },
  doItYourself: {
    text: 'You can look up your product and apply yourself on Manak Online. Indian Standards can be read free of charge after signing in. A small factory can do it alone. What is hard is the test, not the form.',
  },
  chats: [
    {
      label: 'Consultation about BIS',
      greeting: 'Hello, I would like a consultation about BIS registration for my product.',
    },
  ],
  sections: [
    {
      id: 'who-needs-it',
      heading: 'Is your product covered?',
      answer: 'Only goods under a quality control order. Look up your product.',
      blocks: [
        {
          kind: 'text',
          text: 'The Bureau of Indian Standards (BIS) writes down how goods should be made and tested. There are thousands of such standards. Most are voluntary. When a ministry puts a product under a **quality control order**, its standard becomes compulsory for everyone who makes or imports it.',
        },
        {
          kind: 'text',
          text: 'To find out, do this in order:',
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            'Write down exactly what it is, what it is made of, and what it is for. “Toy” is not enough; “soft toy for small children, no battery” is.',
            'Look for it in the list of products under compulsory certification on the [BIS site](portal:bis), or in the list for electronics on the [registration site](portal:crsbis).',
            'Open the order itself. It says from which day it holds, who is let off, and which standard counts.',
            'Not in either list? Then you need no BIS licence. You may still ask for one, if your buyers value it.',
          ],
        },
        {
          kind: 'callout',
          tone: 'note',
          title: 'Very small makers',
          text: 'Orders start later for small units: {bis.relief.micro} more for micro and {bis.relief.small} more for small ones, as Parliament was told. Some orders let very small makers off altogether. Read yours. [Udyam](/msme-compliance) is the proof of your size.',
        },
      ],
    },
    {
      id: 'if-you-only-sell',
      heading: 'If you only sell',
      answer: 'You need no licence, but sell covered goods only with the mark.',
      blocks: [
        {
          kind: 'text',
          text: 'A shop or a marketplace seller needs no licence of its own. But selling covered goods without the mark is forbidden to you too, and your stock can be seized. Before you buy, read the licence number printed with the mark and type it into the BIS Care app. It shows the maker and the product. If they do not match, do not buy. Keep the bill: with it you can show where the goods came from.',
        },
        {
          kind: 'text',
          text: 'Stock made before an order began could be sold for {bis.relief.stock} more, under recent orders. Look whether yours says so.',
        },
        {
          kind: 'text',
          text: 'Gold is a case of its own. A jeweller registers for hallmarking on Manak Online. Those with up to {bis.hallmark.turnover} of turnover a year are let off, and so are some kinds of jewellery.',
        },
      ],
    },
    {
      id: 'street-vendors',
      heading: 'If you sell from a cart',
      answer: 'Food and clothes need none. Toys, helmets and chargers do.',
      blocks: [
        {
          kind: 'text',
          text: 'Food cooked on a cart, fruit, flowers and clothes need no BIS mark. Be careful with cheap toys, helmets, chargers and pressure cookers. All of these are under orders. Buy them only with mark, number and bill, even if the packet without them costs half.',
        },
      ],
    },
    {
      id: 'categories',
      heading: 'Ten kinds of goods, and where to look',
      answer: 'Ten kinds of goods, and where each rule stands.',
      blocks: [
        {
          kind: 'table',
          caption: 'A first direction. The order for your product decides.',
          head: ['Kind', 'Where it stands'],
          rows: [
            [
              'Electronics',
              'Listed devices such as phones, chargers, power banks and LED lamps: registration (Scheme II). Other electrical goods, such as cables and irons: ISI mark.',
            ],
            [
              'Food',
              'First the [food licence](/fssai-compliance). Packed drinking water needs no BIS mark since {bis.water.free}; ask FSSAI about other foods.',
            ],
            ['Construction', 'Cement and many kinds of steel need the ISI mark.'],
            [
              'Automotive',
              'Whole vehicles follow the motor vehicle rules and not BIS. Standards for electric vehicles exist: see the news.',
            ],
            [
              'Automotive components',
              'Some parts, such as tyres and safety glass, are under orders. Check each part.',
            ],
            [
              'Industrial machinery',
              'Orders have been made and put off more than once. Look at the day in the order before you import.',
            ],
            ['Safety helmets', 'Helmets for two-wheelers need the ISI mark.'],
            [
              'Medical devices',
              'They need a registration or licence under the Medical Devices Rules first. Some also have Indian Standards.',
            ],
            [
              'Chemicals and fertilizers',
              'Some chemicals are under orders; {bis.withdrawn.count} orders were withdrawn on {bis.withdrawn.day}. Fertilizers have an order of their own, outside BIS.',
            ],
            [
              'Textiles',
              'Technical and protective textiles may be under orders. Orders on polyester yarns and fibres were among those withdrawn.',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Toys and footwear, which fit in none of these, are covered too.',
        },
      ],
    },
    {
      id: 'schemes',
      heading: 'The four schemes',
      answer: 'ISI mark, electronics registration, foreign makers, and HACCP.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**ISI mark (Scheme I).** BIS inspects the factory, tests the goods and gives a licence. The mark bears the standard’s number and yours.',
            '**Compulsory registration (Scheme II).** For listed electronics. You declare, on the report of a recognised laboratory, that the product meets the standard. It holds for one maker, one factory and one product.',
            '**Foreign makers.** A factory abroad applies through its own scheme (FMCS). It needs a representative in India and gives a bank guarantee; we could not confirm the amount. An importer cannot apply in its place.',
            '**HACCP.** This is no mark on goods. It certifies how a kitchen or food factory controls its dangers. Bodies other than BIS give it as well: see [ISO certification](/iso-certification).',
          ],
        },
        {
          kind: 'entries',
          caption: 'All costs together, with laboratory and help: our estimate',
          rows: [
            { label: 'ISI mark', fact: 'bis.cost.isi' },
            { label: 'Compulsory registration', fact: 'bis.cost.crs' },
            { label: 'Foreign makers', fact: 'bis.cost.foreign' },
            { label: 'HACCP', fact: 'bis.cost.haccp' },
          ],
        },
      ],
    },
    {
      id: 'documents',
      heading: 'Papers to have ready',
      answer: 'Firm and factory papers, machines, process, and test reports.',
      blocks: [
        {
          kind: 'documents',
          items: [
            {
              id: 'business-proof',
              label: 'Proof of the business',
              note: 'Udyam, the firm’s or company’s papers, or the trade licence.',
            },
            { id: 'identity', label: 'Proof of who signs', note: 'Aadhaar or another card.' },
            { id: 'premises', label: 'Proof of the factory’s address' },
            { id: 'factory-layout', label: 'A plan of the factory and how goods move through it' },
            { id: 'machine-list', label: 'A list of machines' },
            {
              id: 'test-equipment',
              label: 'A list of test equipment with its calibration certificates',
              note: 'Or the agreement with an outside laboratory.',
            },
            { id: 'process-chart', label: 'A chart of the process, with the checks at each stage' },
            { id: 'raw-material-proof', label: 'Bills or test certificates of the raw materials' },
            {
              id: 'product-drawing',
              label: 'A drawing or photograph of the product and its label',
            },
            { id: 'test-report', label: 'Test report of a recognised laboratory' },
            {
              id: 'trademark-proof',
              label: 'Proof that the brand is yours, or its owner’s permission',
              note: 'Asked for in the registration of electronics. See [trademark](/trademark-registration).',
            },
          ],
        },
      ],
    },
    {
      id: 'steps',
      heading: 'Seven steps to the mark',
      answer: 'Seven steps on Manak Online. Much depends on the test report.',
      blocks: [
        {
          kind: 'text',
          text: 'The steps are those of the ISI mark. For the registration of electronics the fifth falls away. The times are our estimate.',
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Find the standard and the scheme',
              text: 'From the order, note the number of the standard. Download it, and the product manual of BIS. The manual says which tests, how often, and what the fee is.',
              time: 'a day',
              cost: 'free',
            },
            {
              title: 'Bring the factory in order',
              text: 'Compare what you make with what is written. Name one person who answers for quality. Write down the checks you make on each batch.',
              time: 'weeks or months: the longest part',
              cost: 'what you have to repair',
            },
            {
              title: 'Test',
              text: 'Send samples to a laboratory that BIS recognises for just this standard. If one test fails, correct the cause and send new ones.',
              time: 'two to six weeks',
              cost: 'the laboratory’s bill',
            },
            {
              title: 'Apply online',
              text: 'On [Manak Online](portal:manak) for the ISI mark, on the [registration site](portal:crsbis) for electronics. Add the papers and pay.',
              time: 'a day',
              cost: '{bis.fee.application} for a licence',
            },
            {
              title: 'Inspection',
              text: 'An officer looks at the factory, sees a batch tested, and takes sealed samples along. Have the person for quality there.',
              time: 'a day or two',
              cost: '{bis.fee.inspection} for each officer’s day',
            },
            {
              title: 'Licence',
              text: 'If report and visit are good, BIS gives the licence with its number. You pay the year’s fee and the marking fee.',
              time: 'the simplified way aims at {bis.time.simplified} in all',
              cost: '{bis.fee.licence-year} a year and the marking fee',
            },
            {
              title: 'Mark, record, renew',
              text: 'Print mark and number as the licence shows them. Test each batch and keep the results. Renew before the end.',
              time: 'always',
              cost: 'yearly fees; tests',
            },
          ],
        },
      ],
    },
    {
      id: 'testing',
      heading: 'Testing and keeping quality',
      answer: 'Test each batch, write it down, keep bad goods apart.',
      blocks: [
        { kind: 'text', text: '**Testing.** What the laboratory looks at depends on the product:' },
        {
          kind: 'list',
          items: [
            'Safety: shock, fire, sharp edges, small parts that a child can swallow.',
            'Strength and wear: load, falls, heat, water.',
            'What is in it: lead and other harmful matter, the mix of a metal.',
            'Working: does it do what the label says, for as long as it should?',
            'Label: maker, batch, warnings, mark.',
          ],
        },
        { kind: 'text', text: '**Keeping quality.** What BIS wants to find when it comes again:' },
        {
          kind: 'list',
          items: [
            'Raw materials bought from suppliers you check, with proof.',
            'Checks at each stage, written down on the day.',
            'Test equipment that is calibrated.',
            'A batch number on every piece, so that bad ones can be called back.',
            'A shelf for rejected goods, apart from the good.',
            'A book of complaints, and what you did about each.',
          ],
        },
        {
          kind: 'text',
          text: 'A small factory need not own a laboratory any more. It may use a recognised one outside, or share one with its neighbours.',
        },
      ],
    },
    {
      id: 'fees',
      heading: 'What it costs',
      answer: '{bis.fee.application} to apply and {bis.fee.inspection} for each inspection day.',
      blocks: [
        {
          kind: 'text',
          text: 'BIS, the laboratory, the work in your factory and an adviser are four different bills. Only BIS has a price list.',
        },
        {
          kind: 'entries',
          feesOf: 'bis',
          caption: 'What BIS takes for the ISI mark',
          rows: [
            { label: 'Application', fact: 'bis.fee.application' },
            { label: 'Inspection, each officer and day', fact: 'bis.fee.inspection' },
            {
              label: 'Licence, a year',
              fact: 'bis.fee.licence-year',
              note: 'The marking fee is added. It depends on the product and on how much you make, and has a least amount.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'For the registration of electronics BIS takes {bis.fee.registration-application} to apply, {bis.fee.registration-year} a year and {bis.fee.registration-resource} for each application, reports say. The [registration site](portal:crsbis) shows your sum before you pay. **Our fee** is apart, and you get it in writing first. Where we have to charge GST, {gst.rate.standard} is added to our fee.',
        },
        {
          kind: 'callout',
          tone: 'warning',
          title: 'The discount for small units: ask before you pay',
          text: 'Until {bis.concession.micro@2026-05-31|until} micro units had {bis.concession.micro@2026-05-31} off the least marking fee. Small units had {bis.concession.small@2026-05-31} off and medium ones {bis.concession.medium@2026-05-31}. Units in the north-east and those owned by women had {bis.concession.extra@2026-05-31} more. By a notice of the Gazette it is {bis.concession.next} for all from {bis.concession.next-from}; BIS proposed to keep the old discount. Which holds we could not confirm. Ask [BIS](portal:bis), and have your Udyam certificate ready.',
        },
      ],
    },
    {
      id: 'validity',
      heading: 'How long it lasts',
      answer: 'A first licence lasts up to {bis.licence.first}. Pay each year.',
      blocks: [
        {
          kind: 'text',
          text: 'Since {bis.licence.first|from} a licence for the ISI mark is given for up to {bis.licence.first} and renewed for up to {bis.licence.renewed}. Offers still speak of {bis.validity.offers}. The fee is paid each year in advance. If it is late, the licence is suspended; pay within {bis.suspension}, with {bis.fee.late} added, or it is cancelled. A registration ran for {bis.registration.first@2026-05-26}; since {bis.registration.first|from}, as reported, it is given for {bis.registration.first} and renewed for {bis.registration.renewed}. Read the certificate.',
        },
        {
          kind: 'text',
          text: 'There is surveillance every year: officers come to the factory, and BIS buys pieces in shops and tests them. Apply for renewal in good time. When the licence has lapsed, you may not mark, and so not sell, what you make.',
        },
      ],
    },
    {
      id: 'penalties',
      heading: 'What happens without the mark',
      answer: 'Goods can be seized, and fines follow their value.',
      blocks: [
        {
          kind: 'text',
          text: 'Under the BIS Act officers may search a factory, a godown or a shop and seize goods. The Act provides for fines that can follow the value of the goods and, in the text we know, for prison. Using a false mark, or a real mark on goods that do not deserve it, counts too. BIS can stop or cancel a licence and order goods back from the market. Marketplaces remove the listing. We give no amounts here, because we could not confirm those in force.',
        },
      ],
    },
    {
      id: 'what-changed',
      heading: 'What changed',
      answer: 'Licence terms and discounts changed. Orders come and go.',
      blocks: [
        {
          kind: 'changes',
          facts: [
            'bis.licence.first',
            'bis.concession.micro',
            'bis.concession.small',
            'bis.concession.medium',
            'bis.concession.extra',
          ],
        },
        {
          kind: 'text',
          text: 'Lists grow and shrink. {bis.withdrawn.count} orders on chemicals, plastics and polyester were withdrawn at once on {bis.withdrawn.day}. Before you spend money on a licence, look whether your order is still there.',
        },
      ],
    },
    {
      id: 'news',
      heading: 'News',
      answer: 'A digital portal, and standards for electric vehicles.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**{bis.news.portal}: digital portal.** Our own list of news has a new digital portal of BIS in this month. We did not find the notice. What is certain: licences are handled on Manak Online. On {bis.portal.beta} BIS showed the first version of a new portal for making standards.',
            '**{bis.news.vehicles}: standards for electric vehicles.** Our list names this month. The two standards we could find, on the drive and the batteries of electric vehicles, came out on {bis.vehicles.day}. BIS then counted {bis.vehicles.count} standards on electric vehicles and charging.',
          ],
        },
      ],
    },
    {
      id: 'benefits',
      heading: 'What you gain',
      answer: 'You may sell what others may not.',
      blocks: [
        {
          kind: 'list',
          items: [
            'You may sell goods that others may not.',
            'Government buyers and large shops often ask for the mark.',
            'Tests find a bad batch before a child does.',
            'Customers know the ISI mark, also those who cannot read the label.',
          ],
        },
        {
          kind: 'text',
          text: 'If your product is under no order and no buyer asks, a voluntary licence may not be worth the yearly fees. Good records cost less.',
        },
      ],
    },
    {
      id: 'mistakes',
      heading: 'Common mistakes',
      answer: 'Ask before you import. A foreign mark does not count.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Importing first and asking afterwards. The container then waits at the port, at your cost.',
            'Using a test report of a laboratory that BIS does not recognise for this standard.',
            'Believing that a foreign mark, such as CE, replaces the Indian one.',
            'Printing the mark while the application is still open.',
            'Using the licence of a friend’s factory. It belongs to one factory and its goods.',
            'Changing the material to save money and telling nobody.',
          ],
        },
      ],
    },
    {
      id: 'telangana',
      heading: 'In Hyderabad and Telangana',
      answer: 'BIS has a branch office in Hyderabad.',
      blocks: [
        {
          kind: 'text',
          text: 'BIS rules are the same in all of India. BIS has a branch office in Hyderabad, which handles the factories of the area and answers questions; its address is on the [BIS site](portal:bis). A factory also needs local papers: a [trade licence](/trade-license-compliance), often a [fire NOC](/fire-license), and the labour registrations of the [labour guide](/labour-law-compliance). If you pack goods for retail, the label rules on packed goods apply as well.',
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions people ask',
      answer: 'Handmade toys, imports, ISO, two factories, false marks.',
      blocks: [
        {
          kind: 'faq',
          items: [
            {
              question: 'I sew soft toys at home and sell them online. Am I covered?',
              answer:
                'Toys are under an order. It has relief for some makers, such as registered artisans. Read it with your exact product in hand, or send us the product.',
            },
            {
              question: 'I import chargers. Does the foreign maker’s certificate cover me?',
              answer:
                'If the maker has an Indian registration for that factory and product, yes. If not, the goods may not come in.',
            },
            {
              question: 'Is BIS the same as ISO?',
              answer:
                'No. BIS marks goods. An ISO certificate speaks of how a business is run. One never replaces the other.',
            },
            {
              question: 'Can one licence cover two factories?',
              answer: 'No. Each factory needs its own.',
            },
            {
              question: 'An agent offers a mark without a test. Possible?',
              answer: 'No. Without a report of a recognised laboratory there is no licence.',
            },
            {
              question: 'How do I check a mark I see in a shop?',
              answer:
                'Type the number beside it into the BIS Care app. It is free, and you can report a false one there.',
            },
            {
              question: 'Is this page legal advice?',
              answer:
                'No. It is information, with its dates and sources. For your own product, ask BIS, an advocate or [our office](/contact).',
            },
          ],
        },
      ],
    },
    {
      id: 'portals',
      heading: 'Official sites',
      answer: 'Manak Online for the mark, another site for electronics.',
      blocks: [{ kind: 'portals', portals: ['bis', 'manak', 'crsbis', 'fssai'] }],
    },
    {
      id: 'what-we-do',
      heading: 'What we do for you, if you want',
      answer: 'We find the order and the standard, and file with you.',
      blocks: [
        {
          kind: 'text',
          text: 'We find out whether your exact product is under an order, and show you the page that says so. If it is, we find the standard and a recognised laboratory, put the papers in order, and file with you from your own account. We cannot make a test go well, and nobody should promise it.',
        },
      ],
    },
  ],
};
