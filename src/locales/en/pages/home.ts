import { testimonials } from '../testimonials.ts';
import type { HomeContent } from '../../../content/home/home-content.ts';

/** The home page, in the specification's eleven sections. */
export const content: HomeContent = {
  name: 'Home',
  updatedOn: '2026-11-23',
  title: 'Niyam: licences and rules for small business in India',
  description:
    'Plain guides to food, tax and trade rules for street vendors and small businesses in India. They open with no signal once saved on your phone.',
  heading: 'Your trade, in order',
  lead: 'Which papers, what they cost, by when. Also with no signal.',
  sections: [],
  keywords: [
    'street vendor licence India',
    'small business compliance India',
    'FSSAI registration',
    'GST registration',
    'trade licence Hyderabad',
    'Udyam MSME registration',
    'vending certificate',
    'business licences offline app',
  ],
  hero: {
    badge: 'For street vendors and small business',
    tasks: {
      need: 'What do I need?',
      notice: 'I got a notice',
      loan: 'Get a loan',
      dates: 'My dates',
      ask: 'Ask',
      prices: 'Prices',
    },
    sell: {
      heading: 'What do you sell?',
      trades: {
        foodCart: 'Cart: food',
        goodsCart: 'Cart: goods, vegetables',
        shop: 'Shop',
        home: 'Work at home',
      },
      more: 'More trades',
    },
    vision:
      'We want every cart, shop and workshop in India to open in the morning without fear of a notice, because its owner knows the rules and has the papers.',
    ourStory: { label: 'Our Story', path: '/our-story' },
    dashboard: { label: 'Access Dashboard', path: '/dashboard' },
    tiles: [
      {
        drawing: 'cart',
        title: 'Street Vendor Support',
        text: 'Vending certificate, food registration, your rights on the street.',
        path: '/sectors',
      },
      {
        drawing: 'startup',
        title: 'Startup Compliance',
        text: 'From the idea to the first filing, in the right order.',
        path: '/start-business',
      },
      {
        drawing: 'factory',
        title: 'MSME & SME Solutions',
        text: 'Licences, labour and tax for a firm that has grown.',
        path: '/sectors',
      },
      {
        drawing: 'ask',
        title: 'AI Legal Assistant',
        text: 'Questions answered from these guides, with the place named.',
        path: '/ai',
      },
    ],
    statistics: [
      { value: '{claim.costSavingsPercent}%', label: 'cost savings' },
      { value: '{claim.successPercent}%', label: 'success rate' },
      { value: '{claim.businessesServed}+', label: 'businesses served' },
      { value: '{claim.vendorsHelped}+', label: 'street vendors helped pro bono' },
    ],
    pause: 'Pause',
    claims: [
      { text: '{claim.businessesServed}+ businesses served' },
      { text: '{claim.successPercent}% success rate' },
      { text: 'Money-back guarantee', promise: 'moneyBack' },
      { text: 'All-India service', promise: 'allIndia' },
      { text: 'Offices in Hyderabad' },
    ],
  },
  statistics: {
    heading: 'What it takes, and what it saves',
    lead: 'Most of the cost of staying within the rules is not the government’s fee. It is time, and running after papers.',
    cards: [
      { value: '{claim.costSavingsPercent}%', label: 'cost savings' },
      { value: '{claim.processingWeeks} weeks', label: 'for a licence to be processed' },
      { value: '{claim.registrationDays} days', label: 'for a registration' },
      { value: '{claim.vendorsHelped}+', label: 'street vendors helped pro bono' },
    ],
    illustrative:
      'The two charts are illustrative: they show how cost and effort are often divided, not what you will pay.',
    cost: {
      title: 'Where the first year’s money goes',
      summary:
        'Professional fees are the largest part, then your own time, then government fees; follow-ups are the smallest.',
      unit: 'Share of the first year’s cost',
      parts: [
        { label: 'Government fees', percent: 24, tone: 'ledger' },
        { label: 'Professional fees', percent: 32, tone: 'turmeric' },
        { label: 'Internal time', percent: 28, tone: 'peacock' },
        { label: 'Follow-ups', percent: 16, tone: 'leaf' },
      ],
    },
    effort: {
      title: 'Where the effort goes',
      summary:
        'Licences take the most effort; tax and labour and the ongoing filings follow close behind. Forming the business takes the least.',
      unit: 'Share of the effort',
      parts: [
        { label: 'Incorporation', percent: 10, tone: 'leaf' },
        { label: 'Licences', percent: 35, tone: 'ledger' },
        { label: 'Tax & Labour', percent: 28, tone: 'turmeric' },
        { label: 'Ongoing filings', percent: 27, tone: 'peacock' },
      ],
    },
    features: [
      {
        drawing: 'phone',
        title: 'It works with no signal',
        text: 'Guides saved on your phone open in the market. A request you send there waits, and goes by itself when the network is back.',
      },
      {
        drawing: 'book',
        title: 'Every figure has a date',
        text: 'A fee or a limit stands with the day it counts from and where it is written. When the rule moves, the old figure stays beside the new one.',
      },
      {
        drawing: 'done',
        title: 'You see what is done',
        text: 'Nothing is called sent before the office has it. Each request has a stamp, and a receipt you can read out on the telephone.',
      },
    ],
  },
  beliefs: {
    heading: 'What We Believe',
    lead: 'Four things we hold to, also when they cost us work.',
    cards: [
      {
        drawing: 'court',
        title: 'The rules belong to everyone',
        description:
          'What a law asks of you should not be a secret that somebody sells. Every guide is free, and says how to do it without us.',
        emotion: 'Confidence',
        inspiration: 'The smallest cart is a business, and has the same right to know.',
        gradient: 'ledger',
      },
      {
        drawing: 'people',
        title: 'Nobody is too small',
        description:
          'A person who sells tea from a flask gets the same care as a company with a board. Some of them pay us nothing.',
        emotion: 'Dignity',
        inspiration: 'Respect is the first paper that anyone should get.',
        gradient: 'turmeric',
      },
      {
        drawing: 'say',
        title: 'Say it plainly',
        description:
          'If we cannot explain a rule in words a neighbour understands, we have not understood it ourselves.',
        emotion: 'Clarity',
        inspiration: 'Fear of the law is mostly fear of its language.',
        gradient: 'peacock',
      },
      {
        drawing: 'dates',
        title: 'Early is cheaper than late',
        description:
          'A renewal on time costs a fee. The same renewal late costs the fee, a penalty and a week of worry.',
        emotion: 'Peace of mind',
        inspiration: 'A date known in advance is a night slept well.',
        gradient: 'leaf',
      },
    ],
  },
  coverage: {
    heading: 'Whatever stage you are at',
    lead: 'The rules grow with the business. So does what we do.',
    challenges: 'What is hard',
    solutions: 'What we do',
    segments: [
      {
        title: 'Street vendors',
        description: 'A cart, a basket or a place on the pavement.',
        challenges: [
          'Being moved on without a paper to show',
          'Agents who charge for what is free',
          'Forms in a language nobody speaks at home',
        ],
        solutions: [
          'Help with the vending certificate and the food registration',
          'Your rights on one page, for the officer to read',
          'Free help where the fee would hurt',
        ],
        colours: { spine: 'ledger', mark: 'turmeric' },
      },
      {
        title: 'Startups',
        description: 'An idea, a partner, and the first invoice.',
        challenges: [
          'Which kind of company, and does it matter?',
          'Ten registrations on ten websites',
          'Filings that are due before there is any income',
        ],
        solutions: [
          'A structure that fits what you plan',
          'One list, in the order that saves repeat visits',
          'The first year’s dates before you start',
        ],
        colours: { spine: 'turmeric', mark: 'ledger' },
      },
      {
        title: 'Small and medium firms',
        description: 'A shop, a kitchen or a workshop with people to pay.',
        challenges: [
          'Labour, fire, food and tax, each with its own office',
          'Renewals that nobody wrote down',
          'Customers who ask for certificates',
        ],
        solutions: [
          'Licences and renewals looked after together',
          'A calendar of what is due',
          'Schemes and loans that you can ask for',
        ],
        colours: { spine: 'peacock', mark: 'leaf' },
      },
      {
        title: 'Growing enterprises',
        description: 'Several places, several states, an audit to pass.',
        challenges: [
          'Every state has its own rules',
          'Registers kept in five ways at five branches',
          'A notice that must be answered this week',
        ],
        solutions: [
          'One person who knows all of your papers',
          'A review before the inspector’s',
          'Answers to notices, with an advocate where one is needed',
        ],
        colours: { spine: 'leaf', mark: 'peacock' },
      },
    ],
    link: { label: 'Read Our Story', path: '/our-story' },
  },
  dreams: {
    heading: 'The dreams behind the papers',
    sample: 'Illustrative. Examples, not customers: we made these four people up.',
    labels: { dream: 'Dream', obstacle: 'What stands in the way', feeling: 'Today' },
    personas: [
      {
        name: 'Lakshmi',
        location: 'Kukatpally, Hyderabad',
        occupation: 'Sells idlis from a cart',
        dream: 'A small tiffin room with eight chairs',
        story:
          'She has cooked at the same corner since her children were small. The regulars know her by name. The municipality does not know her at all.',
        obstacle: 'No certificate, so no loan, so no room',
        emotion: 'Hopeful, and tired of being asked for papers',
        colour: 'ledger',
      },
      {
        name: 'Arif',
        location: 'Charminar, Hyderabad',
        occupation: 'Makes lac bangles at home',
        dream: 'To sell to shops in other states',
        story:
          'Orders come by telephone from as far as Jaipur. Each time the buyer asks for a tax number, and each time the order goes to somebody else.',
        obstacle: 'Nobody has told him which registration that needs',
        emotion: 'Proud of the work, unsure of the rest',
        colour: 'turmeric',
      },
      {
        name: 'Meera',
        location: 'Pune',
        occupation: 'Left her job to build an app for farmers',
        dream: 'To pay her first ten people on time, every month',
        story:
          'She knows what to build. Her evenings go into forms, and she is never sure that the list of forms is complete.',
        obstacle: 'Company, tax and labour rules, all at once',
        emotion: 'Excited, with a list that does not end',
        colour: 'peacock',
      },
      {
        name: 'Baldev',
        location: 'Ludhiana',
        occupation: 'Runs a workshop with his two sons',
        dream: 'To supply a large factory',
        story:
          'The lathe is new and the work is good. The factory’s buyer wants certificates, a fire clearance and a clean record of wages.',
        obstacle: 'Thirty years of papers in one cupboard',
        emotion: 'Ready, if somebody shows the way',
        colour: 'leaf',
      },
    ],
    link: { label: 'See how we work', path: '/how-we-work' },
  },
  problems: {
    heading: 'What makes it hard',
    lead: 'Six things that people tell us, and what we do about each.',
    how: 'How we help',
    items: [
      {
        title: '“I do not know what applies to me”',
        description: 'Food, trade, tax, labour: each office speaks only for itself.',
        how: '[A few questions](/find) about your trade and your place, and one list: must, may, need not.',
      },
      {
        title: '“The agent will not say what it costs”',
        description: 'The government’s fee and the agent’s share arrive as one number.',
        how: 'Two numbers, always apart: what goes to the government, and what goes to us.',
      },
      {
        title: '“I cannot leave the shop”',
        description: 'A visit to an office is a day without income.',
        how: 'Papers by photograph, from the counter. We go, or the portal does.',
      },
      {
        title: '“The form is in English”',
        description: 'One wrong word in a box, and it comes back after a month.',
        how: 'We read it with you in your language and fill it in together.',
      },
      {
        title: '“I found out when the notice came”',
        description: 'Dates pass quietly. The penalty is not quiet.',
        how: 'You are told before a date comes, while there is still time.',
      },
      {
        title: '“I was cheated before”',
        description: 'Websites that look official, and receipts that are worth nothing.',
        how: 'The true address of each portal stands in the guides. Look at it before you pay anyone.',
      },
    ],
    check: { label: 'Start free readiness check', path: '/business-health?from=home' },
  },
  proof: {
    heading: 'What a good ending looks like',
    customers: 'Customers',
    examples: 'Examples, not customers',
    sample: 'Illustrative stories: no such person exists.',
    rating:
      'Rated {claim.rating} from {claim.reviews} reviews: our own statement. {proof.rating+reviews}',
    labels: {
      result: 'Result',
      timeSaved: 'Time saved',
      costSaved: 'Cost saved',
      dream: 'Dream',
    },
    outOfFive: 'out of',
    verified: 'Verified Customer',
    example: 'Example',
    testimonials,
  },
  solution: {
    heading: 'How we do it',
    lead: 'Three things together: a guide you can trust, a person who knows the law, and a price you can see.',
    benefit: 'What you get',
    pillars: [
      {
        drawing: 'book',
        title: 'Guides and reminders on your phone',
        description:
          'Read what applies, tick off the papers, know the dates. It is kept on your phone and opens without a signal.',
        benefit: 'You can do the simple things yourself, free.',
      },
      {
        drawing: 'say',
        title: 'Lawyer-led help, in your language',
        description:
          'By our own statement, lawyers lead the paid work. A lawyer has not yet reviewed these pages. You can write at any time; people answer Monday to Saturday, in office hours.',
        benefit: 'Nobody has to guess what a letter means.',
      },
      {
        drawing: 'prices',
        title: 'Prices you can see',
        description:
          'Services from {claim.serviceFrom}, plans from about {claim.planFromMonthly} a month. The government’s fee is always written apart.',
        benefit: 'No hidden fees, and the first talk costs nothing.',
      },
    ],
  },
  actions: {
    heading: 'Where to begin',
    comingSoon: 'Coming Soon',
    cards: [
      {
        title: 'Virtual In-House Counsel',
        description:
          'Somebody to ask who knows your firm, for a monthly fee. Save {claim.savedVersusInHousePercent}% versus an in-house legal team.',
        path: '/services/retainership',
        badge: 'Most Popular',
        urgency: 'From about {claim.planFromMonthly} a month',
      },
      {
        title: 'Sector-Specific Compliance',
        description: 'What your trade needs, from food carts to factories.',
        path: '/sectors',
        badge: 'Comprehensive',
        urgency: '{claim.sectors}+ sectors that our office handles',
      },
      {
        title: 'Government Schemes Portal',
        description:
          'Loans, subsidies and training that you can ask for. ₹{claim.fundingLakh} lakh+ funding.',
        path: '/government-schemes',
        badge: 'Exclusive',
        urgency: '{claim.schemes}+ schemes that our office handles; {schemes.count} here',
      },
    ],
    all: { label: 'View All Services', path: '/services' },
  },
  trust: {
    heading: 'Why you can trust us with it',
    proof: 'See for yourself',
    cards: [
      {
        drawing: 'not-sure',
        title: 'We say what we do not know',
        description:
          'Where we have not seen the rule itself, the page says so and names the office to ask.',
        proof: 'Each guide lists its sources, and when somebody last read them.',
      },
      {
        drawing: 'dates',
        title: 'We keep to dates',
        description:
          'A receipt for each request. We aim at an answer within {claim.answerWithinHours} hours.',
        proof: 'Your receipt stays on your phone for a month.',
      },
      {
        drawing: 'free',
        title: 'We tell you when you do not need us',
        description: 'Many registrations are free and take minutes. Then we show you the portal.',
        proof: 'Look for “Do it yourself” in every guide.',
      },
    ],
    pledge: {
      promise: 'dataNeverSold',
      title: 'Our privacy pledge',
      text: 'What you tell us is never sold or shared with third parties. Only the helpers that carry it for us handle it, and the [privacy policy](/privacy-policy#helpers) names each kind. What you type stays on your phone until you send it.',
      link: { label: 'Read Our Commitment', path: '/confidentiality' },
    },
  },
  call: {
    heading: 'Open tomorrow with your papers in order',
    text: 'Tell us what you sell and where. The first talk is free, and asking does not oblige you to buy anything.',
    points: [
      { text: 'No hidden fees', promise: 'noHiddenFees' },
      { text: 'Money-back guarantee', promise: 'moneyBack' },
      {
        text: 'Write on WhatsApp at any time; people answer in office hours',
        promise: 'messageAnyTime',
      },
    ],
    offer:
      'Limited-time offer: {claim.offerPercent}% off for the first {claim.offerBusinesses} businesses',
    openDays: 'People answer Monday to Saturday',
    consultation: { label: 'Get a free consultation', path: '/contact' },
    start: { label: 'Get started', path: '/contact' },
    how: { label: 'How we work', path: '/how-we-work' },
  },
  own: 'These figures are our own statements. {proof.costSavingsPercent+successPercent+businessesServed+vendorsHelped+processingWeeks+registrationDays}',
};
