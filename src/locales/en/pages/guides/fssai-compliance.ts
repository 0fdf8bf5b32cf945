import type { GuideText } from '../../../../content/types.ts';

/** Food safety registration and licences, for a vendor, a kitchen or a shop. */
export const content: GuideText = {
  name: 'FSSAI Compliance',
  title: 'FSSAI registration and licence: the new rules | Niyam',
  description:
    'Who needs FSSAI registration or a licence since {fssai.registration.turnover-max|from}, the papers, steps and fees, and what street vendors need not do.',
  heading: 'FSSAI registration and licence',
  lead: 'Everyone who makes, stores, carries or sells food. A vending certificate counts.',
  publishedOn: '2026-11-20',
  reviewedOn: '2026-11-23',
  keywords: [
    'FSSAI registration',
    'food licence',
    'FoSCoS',
    'street food vendor registration',
    'FSSAI fees',
  ],
  glance: {
    needIt: { value: 'Yes', note: 'for food' },
    fee: { note: 'a year' },
    time: { value: 'At once', note: 'at best' },
  },
  card: {
    doINeedIt:
      'Yes, if you make, store, carry or sell food. Up to {fssai.registration.turnover-max} a year, registration is enough. A street vendor with a vending certificate is already counted as registered.',
    governmentFee:
      'For registration it was {fssai.registration.fee@2026-03-31} a year in the schedule that ended on {fssai.registration.fee@2026-03-31|until}. We have not seen the new schedule: read the fee on [FoSCoS](portal:foscos) before you pay.',
    ourFee:
      '{price.fssai}, apart from the government fee, and only if you want us to do it. Nobody needs an agent for this.',
    time: 'A registration certificate can be given at once when your papers are complete. No officer has to visit first.',
    documents:
      'A photograph, proof of who you are, proof of the place, and what you sell. The full list is [below](/fssai-compliance#documents).',
  },
  doItYourself: {
    text: 'You can apply yourself on the government portal, FoSCoS. It asks for the government fee and nothing else. Look at the address before you pay: private sites use names that look like it.',
  },
  chats: [
    {
      label: 'Chat about FSSAI',
      greeting: 'Hello, I have a question about FSSAI registration or a food licence.',
    },
    {
      label: 'Help with the FSSAI portal',
      greeting: 'Hello, I need help to get into the FSSAI portal (FoSCoS).',
    },
  ],
  sections: [
    {
      id: 'who-needs-it',
      heading: 'Who needs it',
      answer: 'Everyone who makes, stores, carries or sells food, except farmers and fishers.',
      blocks: [
        {
          kind: 'text',
          text: 'The law speaks of a “food business”. That is wider than it sounds. A tea stall is one. So is a home kitchen that sends tiffins, a shop that sells packed biscuits, a caterer, a godown that keeps rice, a van that carries milk, and a website that takes orders for sweets. It makes no difference whether you earn a profit.',
        },
        {
          kind: 'text',
          text: 'Three kinds of permission exist. Which one you need depends mainly on your turnover: all the food you sell in a year, before you take off any costs.',
        },
        {
          kind: 'list',
          items: [
            '**Registration** is the simple one, for small businesses. Most readers of this page need only this.',
            '**A state licence** is for larger businesses. The state’s food safety officers give it and may inspect you.',
            '**A central licence** is for the largest, and for some special kinds of business.',
          ],
        },
        {
          kind: 'text',
          text: 'The law calls the smallest businesses “petty food business operators”. The new rules count these among them: food trucks, vendors who move about, temporary stalls, people who give out food at a religious or social gathering (but not caterers), and cottage or tiny food units.',
        },
        {
          kind: 'text',
          text: 'Farmers and fishers are left out by the Act. Everyone else should read on.',
        },
      ],
    },
    {
      id: 'what-changed',
      heading: 'Since when, and what changed',
      answer:
        'Since {fssai.registration.turnover-max|from}: higher limits, and certificates no longer run out.',
      blocks: [
        {
          kind: 'text',
          text: 'The rules changed on {fssai.registration.turnover-max|from}. Many websites, and some agents, still tell you the old ones. In short: the limits went up a great deal, certificates no longer run out, and street vendors who are already known to their town need nothing more.',
        },
        {
          kind: 'changes',
          facts: [
            'fssai.registration.turnover-max',
            'fssai.state.turnover-max',
            'fssai.validity',
            'fssai.renewal',
            'fssai.registration.fee',
            'fssai.state.fee',
            'fssai.central.fee',
          ],
        },
        {
          kind: 'text',
          text: 'What it used to be: registration (then called basic) below {fssai.registration.turnover-max@2026-03-31} at {fssai.registration.fee@2026-03-31} a year; a state licence to {fssai.state.turnover-max@2026-03-31} at {fssai.state.fee@2026-03-31}; above it a central licence at {fssai.central.fee@2026-03-31}; for {fssai.validity@2026-03-31}, renewed at least {fssai.renewal@2026-03-31} before the end.',
        },
        {
          kind: 'text',
          text: 'Did the change move you to a smaller tier? Then there is no fee for the move, and what you have paid already is counted for you.',
        },
      ],
    },
    {
      id: 'which-tier',
      heading: 'Which one do I need?',
      answer: 'Up to {fssai.registration.turnover-max} a year: registration. Above it a licence.',
      blocks: [
        {
          kind: 'text',
          text: 'Add up all the food you sell in a year. If you are just starting, take an honest guess for the first year. Then find your line.',
        },
        {
          kind: 'entries',
          caption: 'Turnover in a year',
          rows: [
            {
              label: '**Registration**: up to',
              fact: 'fssai.registration.turnover-max',
              note: 'Stalls, carts, home kitchens, small shops and most small restaurants.',
            },
            {
              label: '**State licence**: from there up to',
              fact: 'fssai.state.turnover-max',
              note: 'Above this amount you need a **central licence**.',
            },
          ],
        },
        {
          kind: 'callout',
          tone: 'warning',
          title: 'What we could not confirm',
          text: 'Before the change some businesses needed a central licence at any size: importers, units that only export, online food platforms, the head office of a business in several states, and kitchens at airports and ports. There were also limits by weight for makers of food, and some special foods, such as food supplements, may need a central licence at any size. We have not seen which of these the new rules keep. If you are one of them, ask on [FSSAI](portal:fssai) before you apply.',
        },
      ],
    },
    {
      id: 'street-vendors',
      heading: 'Street vendors: you may be registered already',
      answer: 'Your vending certificate counts as registration. Show it when asked.',
      blocks: [
        {
          kind: 'text',
          text: 'If you sell food in the street and hold a certificate or registration under the Street Vendors Act, 2014, from your municipal corporation or Town Vending Committee, the food law now counts you as registered. You do not have to apply to FSSAI and you do not have to pay it. Keep your vending certificate with you and show it when an officer asks.',
        },
        {
          kind: 'text',
          text: 'This is not a holiday from hygiene. Clean water, clean hands, covered food and fresh oil are still your duty, and an officer may still look at how you work.',
        },
        {
          kind: 'text',
          text: 'No vending certificate yet? Then take the ordinary registration, as a petty operator. Since {fssai.hawker.fee|from} who sells moving about pays {fssai.hawker.fee}, by an order. For a fair the food office can register a stall for {fssai.seasonal.validity} at most, at {fssai.seasonal.fee}. And ask your ward office or Town Vending Committee whether the survey has listed you: the vending certificate is worth having for many other reasons too. Our page on [street vendors and the law](/blog/street-vendor-compliance-india) says why.',
        },
      ],
    },
    {
      id: 'documents',
      heading: 'Papers to have ready',
      answer: 'Photograph, identity, place, and a list of your foods.',
      blocks: [
        {
          kind: 'text',
          text: 'For registration little is asked. Tick off what you have. The portal tells you at the end whether it wants more for your kind of food.',
        },
        {
          kind: 'documents',
          items: [
            {
              id: 'photo',
              label: 'Your photograph',
              note: 'Passport size, taken against a plain wall.',
            },
            {
              id: 'identity',
              label: 'Proof of who you are',
              note: 'Aadhaar, PAN, voter card or driving licence.',
            },
            {
              id: 'premises',
              label: 'Proof of the place where you make or sell',
              note: 'Rent paper, electricity bill or the owner’s consent. A vendor without a fixed place gives the area.',
            },
            { id: 'food-list', label: 'A list of the foods you sell' },
            { id: 'mobile', label: 'A mobile number and an e-mail address you can open' },
            {
              id: 'vending-certificate',
              label: 'Vending certificate or identity card, if you are a street vendor',
            },
          ],
        },
        {
          kind: 'text',
          text: 'For a state or central licence, expect also: the papers of your firm or company, a plan of the kitchen with its machines, a list of directors or partners, a test report of the water, and your food safety plan.',
        },
      ],
    },
    {
      id: 'steps',
      heading: 'How to apply, step by step',
      answer: 'Seven steps on FoSCoS. The longest takes half an hour.',
      blocks: [
        {
          kind: 'text',
          text: 'The times are our estimate for a registration, with your papers at hand. A licence asks for more.',
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Check the address',
              text: 'Type the address of [FoSCoS](portal:foscos) yourself. It ends in gov.in. Close anything else, however official it looks.',
              time: 'a minute',
              cost: 'free',
            },
            {
              title: 'Make an account',
              text: 'You need your mobile number and e-mail. Write the user name down where you will find it again: you need it every year.',
              time: 'ten minutes',
              cost: 'free',
            },
            {
              title: 'Say what you do',
              text: 'Choose your state, your kind of business and your turnover. The portal proposes registration or a licence. If it proposes more than the table above, stop and ask why before you go on.',
              time: 'ten minutes',
              cost: 'free',
            },
            {
              title: 'Fill the form and add the papers',
              text: 'Photograph each paper in daylight, flat, with all four corners in the picture. Use the same spelling of your name everywhere.',
              time: 'half an hour',
              cost: 'free',
            },
            {
              title: 'Pay the government fee',
              text: 'Pay on the portal itself. You may pay for several years in advance; it is a fee paid ahead, not a validity. Keep the receipt.',
              time: 'a few minutes',
              cost: 'the government fee shown on the portal',
            },
            {
              title: 'Receive the certificate',
              text: 'A registration can be given at once on complete papers, without a visit. A licence takes longer, and an officer may come first.',
              time: 'at once for registration, in the best case',
              cost: 'nothing more',
            },
            {
              title: 'Show your number',
              text: 'Put the certificate up where customers see it. Print the number of fourteen digits on bills and on every packet you pack.',
              time: 'the same day',
              cost: 'a print',
            },
          ],
        },
      ],
    },
    {
      id: 'fees',
      heading: 'What it costs',
      answer: 'It was {fssai.registration.fee@2026-03-31} a year. FoSCoS shows the new fee.',
      blocks: [
        {
          kind: 'text',
          text: 'Three different things are often thrown together: the government’s fee, an agent’s fee, and the tax on the agent’s fee. Ask for them apart, always.',
        },
        {
          kind: 'entries',
          feesOf: 'fssai',
          feesOn: 'today',
          caption: 'Government fee, now',
          rows: [
            {
              label: 'Street vendor who counts as registered',
              fact: 'fssai.vendor.fee',
              note: 'With a certificate or registration under the Street Vendors Act, 2014.',
            },
            {
              label: 'Vendor who moves about, by an order of {fssai.hawker.fee|from}',
              fact: 'fssai.hawker.fee',
              note: 'Whether the order still holds we could not confirm.',
            },
            {
              label: 'Everyone else: the annual fee',
              fact: 'fssai.registration.fee',
            },
          ],
        },
        {
          kind: 'entries',
          feesOf: 'fssai',
          feesOn: '2026-03-31',
          caption:
            'Government fee, a year: the schedule that ended on {fssai.registration.fee@2026-03-31|until}',
          rows: [
            { label: 'Registration', fact: 'fssai.registration.fee@2026-03-31' },
            {
              label: 'State licence: restaurants, shops, most others',
              fact: 'fssai.state.fee.most@2026-03-31',
            },
            {
              label: 'State licence: makers of less than a tonne a day',
              fact: 'fssai.state.fee.small-maker@2026-03-31',
            },
            {
              label: 'State licence: makers of more than a tonne a day, and hotels',
              fact: 'fssai.state.fee.large-maker@2026-03-31',
            },
            { label: 'Central licence', fact: 'fssai.central.fee@2026-03-31' },
          ],
        },
        {
          kind: 'callout',
          tone: 'warning',
          title: 'The new schedule',
          text: 'An annual fee goes on, but we have not seen its amounts. [FoSCoS](portal:foscos) shows the sum before you pay.',
        },
        {
          kind: 'entries',
          caption: 'If you want us to do it',
          rows: [
            {
              label: 'Our fee',
              fact: 'price.fssai',
              note: 'The government fee is apart and goes straight to the government. Where we have to charge GST, {gst.rate.standard} is added to our fee, and only to our fee.',
            },
          ],
        },
      ],
    },
    {
      id: 'validity',
      heading: 'How long it lasts, and what to do each year',
      answer: 'Your certificate has {fssai.validity}. The annual fee goes on.',
      blocks: [
        {
          kind: 'text',
          text: 'A certificate or licence now has {fssai.validity}. It stays good until it is suspended, cancelled, or you give it back. There is nothing to renew. If someone calls to sell you a “renewal”, do not pay.',
        },
        {
          kind: 'text',
          text: 'What remains each year:',
        },
        {
          kind: 'list',
          items: [
            '**The annual fee.** It goes on. We have not found the day on which it falls due. Until it is clear, look at your FoSCoS account in March and on the day your certificate was given.',
            '**The annual return**, for licensed makers and importers only: by {fssai.annual-return.due}, for the year before. Late filing costs {fssai.annual-return.late-fee} a day, at most {fssai.annual-return.late-fee-cap} times the annual licence fee. A registered stall or shop has no return to file.',
            '**Changes.** New address, new owner, new kind of food, or a turnover that has grown past your line: tell the portal before the change.',
          ],
        },
      ],
    },
    {
      id: 'daily-duties',
      heading: 'What to display, and your duties every day',
      answer: 'Show your number. Clean water, clean hands, covered food, fresh oil.',
      blocks: [
        {
          kind: 'text',
          text: 'Your FSSAI number has fourteen digits. It belongs where customers see it at your place, on your bills, and on every packet of food you pack. A street vendor who counts as registered keeps the vending certificate at hand instead. Then, every day:',
        },
        {
          kind: 'list',
          items: [
            'Drinking water for cooking and washing; a bin with a lid; no stray water around the stall.',
            'Clean hands, short nails, a cap or a scarf. Nobody with fever, cough or a wound on the hand touches food.',
            'Raw and cooked food apart. Cooked food covered and kept hot; cold things kept cold.',
            'Fresh oil. When it is dark, smokes or smells, throw it away.',
            'Colours only where they are allowed, from a sealed packet that says so. Never newspaper as a wrapper.',
            'Bills from those you buy from. If something was bad before it reached you, they are your proof.',
          ],
        },
        {
          kind: 'picture',
          picture: 'fssai-registration',
          caption: 'Our sketch. Real ones look different.',
          places: [
            { title: 'Number.', text: 'Count fourteen digits.' },
            { title: 'Name.', text: 'Spelt as on your other papers.' },
            { title: 'Address.', text: 'Tell the portal before you move.' },
            { title: 'Kind of business.', text: 'A new kind of food is a change: report it too.' },
            {
              title: 'Good until.',
              text: 'It has {fssai.validity}. Nobody needs to sell you a renewal.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'FSSAI runs short training courses for food handlers, called FoSTaC. Officers encourage them and often ask for the certificate.',
        },
      ],
    },
    {
      id: 'penalties',
      heading: 'What it costs to get it wrong',
      answer: 'Unclean handling can cost up to {fssai.penalty.unhygienic}.',
      blocks: [
        {
          kind: 'text',
          text: 'These are the highest amounts the Act allows. What is charged in a case depends on the harm, the gain and whether it happened before.',
        },
        {
          kind: 'entries',
          caption: 'Penalties, at most',
          rows: [
            {
              label: 'Running without a licence when you need a licence',
              fact: 'fssai.penalty.no-licence',
              note: 'Petty operators, who need only registration, are outside this section; the last line can apply to them.',
            },
            { label: 'Sub-standard food', fact: 'fssai.penalty.sub-standard' },
            {
              label: 'Misbranded food: a label that says what is not so',
              fact: 'fssai.penalty.misbranded',
            },
            { label: 'A misleading advertisement', fact: 'fssai.penalty.misleading-advertisement' },
            { label: 'Unclean making or handling', fact: 'fssai.penalty.unhygienic' },
            {
              label: 'Unsafe food, even when nobody was hurt',
              fact: 'fssai.penalty.unsafe',
              note: 'As well as the fine, prison of up to {fssai.penalty.unsafe-prison}.',
            },
            { label: 'A breach for which no other penalty is named', fact: 'fssai.penalty.other' },
          ],
        },
      ],
    },
    {
      id: 'mistakes',
      heading: 'Common mistakes',
      answer: 'Never pay for a “renewal”. Keep the account on your own phone.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Paying an agent for a “renewal” that no longer exists.',
            'Taking a licence when a registration is enough, because an old website said so.',
            'Using one registration for two kitchens without asking whether it covers both.',
            'Giving the agent’s mobile number. Then the account, the reminders and the password are the agent’s.',
            'Packing and selling without the number on the packet.',
            'Telling nobody about a new address until an officer finds the old one closed.',
          ],
        },
      ],
    },
    {
      id: 'telangana',
      heading: 'In Hyderabad and Telangana',
      answer: 'The same portal. A shop also needs a trade licence.',
      blocks: [
        {
          kind: 'text',
          text: 'FSSAI registration is the same everywhere in India, and you apply on the same portal. Two other things are local. A shop or restaurant needs a [trade licence](/trade-license-compliance) from its municipal corporation. In Hyderabad, since {hyderabad.split}, that may be GHMC, Cyberabad or Malkajgiri, depending on the area, so ask which is yours before you pay anyone. Street vendors ask the same corporation about the survey and the vending certificate. And for goods, [GST](/gst-compliance) begins at a lower turnover in Telangana than in most states.',
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions people ask',
      answer: 'Tea stalls, home kitchens, old certificates, cash fines.',
      blocks: [
        {
          kind: 'faq',
          items: [
            {
              question: 'I sell only tea and biscuits. Do I really need this?',
              answer:
                'Yes, unless you are a street vendor whose vending certificate already counts. Tea is food, and so are packed biscuits.',
            },
            {
              question: 'I cook at home and deliver. Is my home a food business?',
              answer:
                'Yes. A home kitchen needs registration like any other. Delivery apps usually ask for the number before they list you.',
            },
            {
              question: 'My old certificate has an end date. What now?',
              answer:
                'Under the new rules a certificate has {fssai.validity}. Look at what your FoSCoS account shows. If it still asks for a renewal, write to the portal’s help before you pay for one.',
            },
            {
              question: 'Will an officer come before I get the registration?',
              answer:
                'No inspection is needed before registration. An officer may come later, at any time.',
            },
            {
              question: 'My turnover will pass the limit this year. When do I change?',
              answer:
                'Before you pass it. Tell the portal as soon as you see it coming, and move to the state licence.',
            },
            {
              question: 'Do I need registration for each cart?',
              answer:
                'That depends on how the carts are run. Ask the portal’s help before you put out a second one; a vending certificate is given for one vendor and one place or route.',
            },
            {
              question: 'Someone says I must pay a fine at once, in cash. Must I?',
              answer:
                'Ask for it in writing, with the section of the law and the officer’s name, and take a receipt for whatever you pay. FSSAI’s helpline is {helpline.fssai}.',
            },
            {
              question: 'Can I do all this on a phone?',
              answer:
                'Yes. Photograph your papers first, so that you need not start again in the middle.',
            },
            {
              question: 'Is this page legal advice?',
              answer:
                'No. It is information, with its dates and sources. For your own case, ask the portal, an advocate or [our office](/contact).',
            },
          ],
        },
      ],
    },
    {
      id: 'portals',
      heading: 'Official sites',
      answer: 'FoSCoS to apply, FSSAI to ask. Helpline {helpline.fssai}.',
      blocks: [
        {
          kind: 'text',
          text: 'These belong to the government. FSSAI also has an app, Food Safety Connect, and a helpline, {helpline.fssai}.',
        },
        { kind: 'portals', portals: ['foscos', 'fssai'] },
      ],
    },
    {
      id: 'what-we-do',
      heading: 'What we do for you, if you want',
      answer: 'We fill the form with you. The account stays yours.',
      blocks: [
        {
          kind: 'text',
          text: 'We check which tier you are, fill the form with you, photograph the papers properly and put the account on your own number, so that it stays yours. You pay the government fee yourself, on the portal. If you need only registration and have an hour, you can do it without us, and we will say so.',
        },
      ],
    },
  ],
};
