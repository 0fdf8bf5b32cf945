import type { GuideText } from '../../../../content/types.ts';

/** Trademark: searching, filing, defending and renewing a brand. */
export const content: GuideText = {
  name: 'Trademark',
  title: 'Trademark registration: fees, classes, steps | Niyam',
  description:
    'Search the register free, see who pays the lower government fee, choose the class, and follow a mark from filing through opposition to renewal.',
  heading: 'Trademark registration',
  lead: 'Registration stops others from using your name for the same goods.',
  publishedOn: '2026-11-20',
  reviewedOn: '2026-11-20',
  keywords: [
    'trademark registration',
    'trademark fees',
    'trademark classes',
    'trademark search',
    'brand name protection',
  ],
  glance: {
    needIt: { value: 'No', note: 'but it protects' },
    fee: { note: 'small firms, each class' },
    time: { note: 'our estimate' },
  },
  card: {
    doINeedIt:
      'No law asks for it. It is worth the fee once buyers ask for your goods by name, or before you print that name on thousands of packets.',
    governmentFee:
      '{trademark.fee.low} for each class if you are an individual, a recognised startup or a small enterprise. Everyone else pays {trademark.fee.high}.',
    ourFee:
      'We name it in writing before we begin, apart from the government fee. Our services start at {claim.serviceFrom}, by our own price list.',
    time: 'Your priority counts from the day you file. The certificate takes {trademark.time.unopposed} if nobody objects, we estimate. Nobody can promise it.',
    documents:
      'The name or logo, proof of who you are, proof for the lower fee, and proof since when you use it.',
  },
  doItYourself: {
    text: 'You can search and file yourself. The search is free, and the filing asks for the government fee only. The site asks for a digital signature. Read the part on [classes](/trademark-registration#classes) first: the fee for a wrong class is lost.',
  },
  chats: [
    {
      label: 'Free consultation about a trademark',
      greeting: 'Hello, I would like a free consultation about registering a trademark.',
    },
    {
      label: 'Help with a trademark search',
      greeting: 'Hello, please help me search whether my brand name is still free.',
    },
  ],
  sections: [
    {
      id: 'who-needs-it',
      heading: 'What it is, and whether you need it',
      answer: 'No law asks. Take it before you print packets or franchise.',
      blocks: [
        {
          kind: 'text',
          text: 'Three things are often mixed up. Your **shop name** on the licence lets the city know you. Your **company name** keeps other companies from that name. Neither stops the shop across the road from painting it on its board. A **trademark** does.',
        },
        {
          kind: 'text',
          text: 'You get some rights without registering. If you have long sold under a name and people know it, a court can stop someone who passes off his goods as yours. But you must then prove how long and how well you were known, with old bills and witnesses. A certificate saves that fight.',
        },
        {
          kind: 'text',
          text: 'You can wait if you sell under your own family name in one lane, or if you are still trying out names. Do not wait if you pack goods, sell online, hand out franchises, or spend money on a sign that you could not afford to change.',
        },
      ],
    },
    {
      id: 'benefits',
      heading: 'What you gain',
      answer: 'Only you may use the mark for those goods, in all India.',
      blocks: [
        {
          kind: 'list',
          items: [
            'The right to use the mark alone, in all of India, for the goods you named.',
            'You may put ® beside it. Until then only ™ is allowed.',
            'Marketplaces take down copies more readily when you show a certificate.',
            'It can be sold, lent for a fee, or left to your children.',
            'It lasts as long as you renew it.',
          ],
        },
      ],
    },
    {
      id: 'street-vendors',
      heading: 'For a stall or a cart',
      answer: 'Most stalls need none. Keep dated proofs of your name.',
      blocks: [
        {
          kind: 'text',
          text: 'Most stalls do not need a trademark. Yours might, if people cross the town for your name and others have begun to paint it on their carts. As an individual you pay the lower fee without any other paper. Meanwhile keep proofs that cost nothing: a dated photograph of the board, the first bills, a newspaper cutting, the date of your page online.',
        },
        {
          kind: 'text',
          text: 'Choose a name that is your own. “Hyderabad Biryani” only says what it is and where; nobody can have it alone. A made-up word is stronger.',
        },
      ],
    },
    {
      id: 'mark-types',
      heading: 'What can be a mark',
      answer: 'Words, logos, labels, shapes, colours and sounds. Words protect most.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Words**: a name, a made-up word, letters, numbers. A word mark protects it in every style of writing.',
            '**Logo or picture**, with or without words.',
            '**Label or packet**: the whole face of it.',
            '**Shape** of the goods or the bottle, if it is unusual.',
            '**Colours together**, and **sounds**, such as a jingle.',
            '**Collective mark** of an association, used by its members.',
            '**Certification mark**, which says that goods meet a standard.',
          ],
        },
        {
          kind: 'text',
          text: 'With money for one application only, most people are best served by the word. Refused are: words that only describe the goods, names of places for goods from there, signs that offend a religion, flags and emblems, and whatever is too close to an older mark.',
        },
      ],
    },
    {
      id: 'classes',
      heading: 'Classes: choose before you pay',
      answer: 'One fee for each class. Choose the class you earn from.',
      blocks: [
        {
          kind: 'text',
          text: 'All goods and services of the world are sorted into {trademark.classes} classes: {trademark.classes.goods} for goods, {trademark.classes.services} for services. A mark protects you only in the classes you pay for. The fee is counted for each.',
        },
        {
          kind: 'table',
          caption: 'Classes that small businesses ask for',
          head: ['What you sell', 'Class'],
          rows: [
            ['Tea, coffee, spices, rice, bread, biscuits, sweets', '{trademark.class.spices}'],
            ['Pickles, curd, ghee, cooked vegetables, dried fruit', '{trademark.class.pickles}'],
            ['Soft drinks, juices, packed water', '{trademark.class.drinks}'],
            ['Clothes and shoes', '{trademark.class.clothes}'],
            ['Soap, incense sticks, cosmetics', '{trademark.class.soap}'],
            ['Running a shop, in a street or online', '{trademark.class.shop}'],
            ['Restaurant, tiffin service, catering', '{trademark.class.restaurant}'],
          ],
        },
        {
          kind: 'text',
          text: 'A kitchen that serves meals and also sells its own masala packets needs two. A shop that sells other firms’ goods needs the class for shops, and none of the goods. Start with the class you earn from today.',
        },
      ],
    },
    {
      id: 'search',
      heading: 'Search, and the official AI tool',
      answer: 'Search free, three ways, before you pay anything.',
      blocks: [
        {
          kind: 'text',
          text: 'The [public search](portal:tmsearch) is free and needs no account. Search in your class three ways: the word as written, words that begin like it, and words that sound like it. Try other spellings: Sri, Shri, Shree. Write down what you find, with the status. A dead mark seldom hurts; a living one does.',
        },
        {
          kind: 'text',
          text: 'In {trademark.ai-search} the government launched an AI search, which also finds pictures that look alike, and a helper called IP Saarthi. We could not confirm their direct address, so we send you to [IP India](portal:tmaisearch) and not to one of the many sites with a similar name.',
        },
        {
          kind: 'callout',
          tone: 'note',
          title: 'A clean search is no promise',
          text: 'The examiner may still find a mark close to yours. And an owner who never registered may still object.',
        },
      ],
    },
    {
      id: 'documents',
      heading: 'Papers to have ready',
      answer: 'The mark, identity, PAN, and proof of use if any.',
      blocks: [
        {
          kind: 'documents',
          items: [
            {
              id: 'mark-image',
              label: 'The mark: the word in plain letters, or a clean picture of the logo',
            },
            { id: 'identity', label: 'Proof of who you are', note: 'Aadhaar or another card.' },
            { id: 'pan', label: 'PAN of the owner' },
            {
              id: 'udyam-certificate',
              label: 'Udyam or startup certificate',
              note: 'Only where a firm or company asks for the lower fee. An individual needs none.',
            },
            {
              id: 'first-use',
              label: 'Proof of use, if you use the mark already',
              note: 'The oldest bill, photograph or advertisement that shows the name and a date.',
            },
            { id: 'goods-list', label: 'A list of your goods or services, in plain words' },
            {
              id: 'agent-authority',
              label: 'A signed authority, if an agent or advocate files for you',
            },
          ],
        },
      ],
    },
    {
      id: 'steps',
      heading: 'From search to certificate, step by step',
      answer: 'Seven steps. Answer an objection within {trademark.reply}.',
      blocks: [
        {
          kind: 'text',
          text: 'Where no rule names a time, the time is our estimate.',
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Search',
              text: 'As above. If an older mark is close, change the name now. It is free today and costly next year.',
              time: 'an hour',
              cost: 'free',
            },
            {
              title: 'File',
              text: 'Form TM-A on the [e-filing site](portal:tmfiling). Give the owner’s name exactly, the class, the goods, and the date since when you use it. If you do not use it yet, say “proposed to be used”. A false date can sink the mark later. From the same day you may write ™.',
              time: 'an hour',
              cost: '{trademark.fee.low} or {trademark.fee.high} for each class',
            },
            {
              title: 'Examination',
              text: 'An examiner reads it. If there is an objection, a report comes to your account and e-mail. Reply within {trademark.reply} of receiving it. Without a reply the application is treated as abandoned. A hearing may follow, usually by video.',
              time: 'months; look into your account each month',
              cost: 'nothing; your adviser’s fee if you take one',
            },
            {
              title: 'Publication',
              text: 'Accepted marks are printed in the Trade Marks Journal, so that others can see them.',
              time: 'some weeks after acceptance',
              cost: 'nothing',
            },
            {
              title: 'Opposition: {trademark.opposition}',
              text: 'Anyone may oppose within {trademark.opposition} of publication. If someone does, you have {trademark.counter} from the notice to answer, and it cannot be extended. No answer, no mark. A contested case can take years.',
              time: '{trademark.opposition}',
              cost: 'nothing, unless someone opposes',
            },
            {
              title: 'Certificate',
              text: 'It comes by e-mail and counts back to the day you filed. Now you may write ®. Check every letter of it.',
              time: 'some weeks after the opposition time',
              cost: 'nothing',
            },
            {
              title: 'Renewal',
              text: 'Every {trademark.term} from the day of filing, as often as you like.',
              time: 'from {trademark.renewal.opens} before the end',
              cost: '{trademark.fee.renewal} for each class, online',
            },
          ],
        },
        {
          kind: 'entries',
          caption: 'How long the whole takes',
          rows: [
            { label: 'If nobody objects or opposes', fact: 'trademark.time.unopposed' },
            {
              label: 'To plan with, on the safe side',
              fact: 'trademark.time',
              note: 'Many guides promise this as the rule. It is often faster now, and much longer when someone opposes.',
            },
          ],
        },
      ],
    },
    {
      id: 'fees',
      heading: 'What it costs',
      answer:
        '{trademark.fee.low} a class for individuals and small firms, else {trademark.fee.high}.',
      blocks: [
        {
          kind: 'text',
          text: 'The government’s fee goes by the mark and the class. Individuals, startups recognised by the government and small enterprises with [Udyam](/msme-compliance) pay {trademark.fee-reduction} less.',
        },
        {
          kind: 'entries',
          feesOf: 'trademark',
          caption: 'Government fees, online',
          rows: [
            {
              label: 'Application, lower fee, each class',
              fact: 'trademark.fee.low',
              note: 'On paper {trademark.fee.low-paper}.',
            },
            {
              label: 'Application, full fee, each class',
              fact: 'trademark.fee.high',
              note: 'On paper {trademark.fee.high-paper}.',
            },
            { label: 'Fast examination, lower fee', fact: 'trademark.fee.expedited-low' },
            { label: 'Fast examination, full fee', fact: 'trademark.fee.expedited-high' },
            { label: 'Opposing another’s mark', fact: 'trademark.fee.opposition' },
            { label: 'Renewal, each class', fact: 'trademark.fee.renewal' },
            { label: 'Added when renewed late', fact: 'trademark.fee.renewal-late' },
            {
              label: 'Restoring a lapsed mark, added to the renewal',
              fact: 'trademark.fee.restoration',
            },
          ],
        },
        {
          kind: 'text',
          text: '**The fast request** buys speed in one step only. The office is then to examine within {trademark.expedited} of the request. Publication and the {trademark.opposition} of opposition stay as they are. Our office used to estimate {trademark.time.fast} with it against {trademark.time.ordinary} without; ordinary examination is often quicker now. For most small brands it is money ill spent.',
        },
        {
          kind: 'text',
          text: '**Our fee** is apart: you get it in writing first. Where we have to charge GST, {gst.rate.standard} is added to our fee, and never to the government’s. A scheme of the MSME ministry used to pay back a part of the cost of a trademark. Whether it goes on we could not confirm; ask on [myScheme](portal:myscheme).',
        },
      ],
    },
    {
      id: 'what-changed',
      heading: 'What changed: the reforms of {trademark.reforms}',
      answer:
        'Since {trademark.false-penalty|from}, falsely writing “registered” costs a penalty, not prison.',
      blocks: [
        {
          kind: 'text',
          text: 'Since {trademark.false-penalty|from}, calling a mark registered when it is not no longer means prison. The penalty is {trademark.false-penalty-share} of the turnover or {trademark.false-penalty}, whichever is less, and an officer of the registry decides, not a court. In {trademark.ai-search} the AI search and IP Saarthi came. The fees and the stages are the old ones. The lower fee is part of the rules and not an offer that runs out.',
        },
      ],
    },
    {
      id: 'news',
      heading: 'News',
      answer: 'More firms and startups can pay the lower fee.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**{trademark.small-limits}**: the limits of micro, small and medium enterprises rose. More firms can get a Udyam certificate, and with it may ask for the lower fee. The [MSME guide](/msme-compliance) has the limits.',
            '**{company.startup.turnover|from}**: startup recognition was widened. It now reaches up to {company.startup.turnover} of turnover and {company.startup.age} of age. Recognised startups pay the lower fee too.',
          ],
        },
      ],
    },
    {
      id: 'madrid',
      heading: 'Abroad: the Madrid System',
      answer: 'One application can cover many countries, through the Indian office.',
      blocks: [
        {
          kind: 'text',
          text: 'An Indian certificate protects in India. If you export, the [Madrid System](portal:wipomadrid) lets you ask for protection in many countries with one application, sent through the Indian office. It covers more than {trademark.madrid} countries, and you choose which. You need an Indian application or registration first, and in the first years the foreign marks fall if it falls. Fees are paid in Swiss francs; WIPO has a calculator.',
        },
      ],
    },
    {
      id: 'enforcement',
      heading: 'When someone copies you',
      answer: 'Collect proof, write first, then use the marketplace or court.',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            '**Collect proof.** Photographs, a bill for a thing you bought there, screenshots with the date.',
            '**Write first.** A polite letter with a copy of the certificate ends many cases.',
            '**Online**, use the marketplace’s form for brand owners.',
            '**Watch the Journal.** If a copy is published, oppose it in its {trademark.opposition}.',
            '**Court.** A civil court can stop the copier and award damages. Selling goods under a false mark is also a crime, and the police can seize them.',
          ],
        },
        {
          kind: 'text',
          text: 'Take an advocate before you threaten anyone: a threat without ground can be turned against you.',
        },
      ],
    },
    {
      id: 'renewal',
      heading: 'Renewal',
      answer: 'Renew every {trademark.term}. Grace of {trademark.renewal.grace} costs extra.',
      blocks: [
        {
          kind: 'text',
          text: 'A registration lasts {trademark.term} from the day of filing. You can renew from {trademark.renewal.opens} before the end. After the end there are {trademark.renewal.grace} of grace, with {trademark.fee.renewal-late} added. Later, but within {trademark.restoration} of the end, you can ask for restoration and pay {trademark.fee.restoration} as well as the renewal. After that the name is open to anyone. Use the mark, too: one that has lain unused for years can be struck off if a rival asks.',
        },
      ],
    },
    {
      id: 'mistakes',
      heading: 'Common mistakes',
      answer: 'Search before you print. File in the owner’s name.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Printing packets first and searching afterwards.',
            'A name that only praises or describes: “Best Tea”, “Fresh Juice”.',
            'Filing in the agent’s or the nephew’s name instead of the owner’s.',
            'Filing the logo alone, then changing the logo.',
            'Writing ® before the certificate: the penalty is told above.',
            'Leaving the agent’s e-mail in the form, and so missing the {trademark.reply} to reply.',
            'Paying a letter that looks official and offers to “enter” your mark in a private register.',
          ],
        },
      ],
    },
    {
      id: 'telangana',
      heading: 'In Hyderabad and Telangana',
      answer: 'The office is in Chennai. You file online.',
      blocks: [
        {
          kind: 'text',
          text: 'Trademarks are the same in all of India. The office for Telangana is the Trade Marks Registry in Chennai. If you file online and attend by video, you need not travel. A trademark does not replace the [trade licence](/trade-license-compliance) for the shop that bears the name.',
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions people ask',
      answer: 'Use while you wait, the lower fee, recipes, objections.',
      blocks: [
        {
          kind: 'faq',
          items: [
            {
              question: 'May I use the name while I wait?',
              answer: 'Yes, with ™, unless it is too close to someone’s older mark.',
            },
            {
              question: 'Is a company name or a web address not enough?',
              answer: 'No. They are different registers. Having one gives you none of the others.',
            },
            {
              question: 'Do I need Udyam to pay the lower fee?',
              answer:
                'Not if you file in your own name. A firm or company needs its Udyam or startup certificate, and Udyam is free.',
            },
            {
              question: 'Can I register my recipe?',
              answer: 'No. A trademark protects the name, not the dish. Keep the recipe secret.',
            },
            {
              question: 'The report says “objected”. Have I lost?',
              answer:
                'No. Many marks are objected to first and accepted after a good reply. What loses them is silence.',
            },
            {
              question: 'Someone offers a certificate in a week. True?',
              answer:
                'No. Within days you can have a filing receipt. The opposition time alone is {trademark.opposition}.',
            },
            {
              question: 'Is this page legal advice?',
              answer:
                'No. It is information, with its dates and sources. For your own case, ask a trademark agent, an advocate or [our office](/contact).',
            },
          ],
        },
      ],
    },
    {
      id: 'portals',
      heading: 'Official sites',
      answer: 'Search and file on the sites of IP India.',
      blocks: [
        {
          kind: 'portals',
          portals: ['ipindia', 'tmaisearch', 'tmsearch', 'tmfiling', 'wipomadrid'],
        },
      ],
    },
    {
      id: 'what-we-do',
      heading: 'What we do for you, if you want',
      answer: 'We search, choose classes, prepare the form, watch the dates.',
      blocks: [
        {
          kind: 'text',
          text: 'We search with you, tell you plainly if the name is weak, choose the classes with you, prepare the application, and watch the dates. Replies and hearings are done by a trademark agent or an advocate, whom we name to you beforehand. The mark and the account stay in your name.',
        },
      ],
    },
  ],
};
