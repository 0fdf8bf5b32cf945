import type { ArticleContent } from '../../../../content/types.ts';

/** Article: what the Street Vendors Act gives a vendor and asks of one, with the card for when an officer comes. */
export const content: ArticleContent = {
  name: 'Street vendors and the law',
  title: 'Street vendors and the law: rights and duties | Niyam',
  description:
    'What the Street Vendors Act, 2014 gives you, what it asks of you, and what to do if you are told to move or your goods are taken.',
  heading: 'Street vendors and the law: your rights and your duties',
  lead: 'Selling on the street is lawful. The Street Vendors Act, 2014 protects you in towns.',
  publishedOn: '2026-11-20',
  reviewedOn: '2026-11-23',
  sections: [
    {
      id: 'if-an-officer-comes',
      heading: 'If an officer comes',
      blocks: [
        {
          kind: 'text',
          text: 'Read this part once now. Once the page is saved on your phone it opens without a signal, and you can show it.',
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            '**Stay calm.** Show your vending certificate or identity card. Ask for the officer’s name and office.',
            '**Told to move?** Ask for the written notice. A certificate holder has {vendor.notice} from the notice (section 18). Ask where the new place is.',
            '**Survey not finished in your town?** Until it is, and certificates are given to all, nobody may be evicted or relocated (section 3(3)).',
            '**You keep to your certificate?** Then neither police nor anyone else may stop you from vending (section 27).',
            '**Goods taken?** Ask for a signed list. What spoils comes back {vendor.return-perishable}, other goods within {vendor.return-goods}, once you claim them and pay the fee (section 19).',
            '**Asked for money?** Pay only what is in writing, and only against a receipt.',
            '**Afterwards** write down time, place and names. Complain to the grievance committee (section 20). For a free lawyer call {helpline.legal-aid}.',
          ],
        },
        {
          kind: 'callout',
          tone: 'note',
          title: 'Before you rely on it',
          text: 'This tells the law in our words, without a lawyer’s review. Your state has rules of its own. For your case ask [free legal aid](portal:nalsa).',
        },
      ],
    },
    {
      id: 'who-is-covered',
      heading: 'Who is a street vendor',
      answer: 'Street sellers in towns and cities, but not on railway land.',
      blocks: [
        {
          kind: 'text',
          text: 'The Street Vendors Act, 2014 protects this work and sets its limits. It is for towns and cities, not for railway land. In a village ask the panchayat.',
        },
        {
          kind: 'text',
          text: 'You are one if you sell everyday goods or services in a street, on a footpath, in a park or another public place, or on private ground, from a temporary stall or moving about. The idli cart is covered, and so are the cobbler and the flower basket.',
        },
        {
          kind: 'text',
          text: 'A shop with four walls is not. It needs a [trade licence](/trade-license-compliance) instead.',
        },
      ],
    },
    {
      id: 'survey-and-certificate',
      heading: 'The survey and the certificate',
      answer: 'The town surveys all vendors. Each vendor found gets a certificate.',
      blocks: [
        {
          kind: 'text',
          text: 'Each town has a **Town Vending Committee**. At least {vendor.committee-vendors} of its members are vendors, elected by vendors; {vendor.committee-women} of those are women. The committee surveys all vendors, and again at least every {vendor.survey-years}.',
        },
        {
          kind: 'text',
          text: 'All vendors found in the survey are to be fitted into the vending zones, up to {vendor.zone-share} of the people of the ward, zone or town. Each gets a **certificate of vending**. It is for a stall in one place, for moving about, or of another kind. It names your zone, your days and your hours. With it comes an identity card.',
        },
        {
          kind: 'text',
          text: 'The Act sets the age at {vendor.age-min}; Telangana and Andhra Pradesh ask for {vendor.age.telangana}. If there are too many vendors for a zone, lots are drawn. Preference goes to Scheduled Castes and Tribes, other backward classes, women, persons with disability and minorities. Between two surveys a new vendor may be given a certificate too.',
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Collect your proof',
              text: 'Aadhaar, a photo of you at your stall, and anything that shows how long you have been there: fine receipts, an old card, a union’s letter.',
              cost: 'free',
            },
            {
              title: 'Ask at the ward office',
              text: 'Ask two things: “Was there a survey?” and “Is my name in it?” In Hyderabad since {hyderabad.split} the office may belong to GHMC, Cyberabad or Malkajgiri, by area.',
              cost: 'free',
            },
            {
              title: 'If your name is there, apply',
              text: 'For the certificate and the identity card. Ask for the fee and for how long it is good; the state’s scheme fixes both.',
              cost: 'the local vending fee',
            },
            {
              title: 'If your name is not there',
              text: 'Ask in writing to be counted, and ask for a Letter of Recommendation. With it you can apply for the [vendors’ loan](/blog/pm-svanidhi-loan) even before the next survey.',
              cost: 'free',
            },
          ],
        },
        {
          kind: 'picture',
          picture: 'vending-certificate',
          caption: 'Our sketch. Real ones look different.',
          places: [
            { title: 'Name.', text: 'Spelt right? Have mistakes corrected at once.' },
            { title: 'Vending zone.', text: 'The place where you may vend.' },
            { title: 'Days and hours.', text: 'Within these nobody may stop you.' },
            { title: 'Kind of vending.', text: 'A stall in one place, or moving about.' },
            {
              title: 'Good until.',
              text: 'The state’s scheme sets it. Telangana, as reported: {vendor.telangana.years}.',
            },
          ],
        },
      ],
    },
    {
      id: 'your-rights',
      heading: 'What the Act gives you',
      answer: '{vendor.notice} of notice, your goods back, and a hearing.',
      blocks: [
        {
          kind: 'entries',
          caption: 'Your rights, in figures',
          rows: [
            {
              label: 'Notice before a certificate holder must move',
              fact: 'vendor.notice',
              note: 'The place must be needed for a public purpose, and the committee must have recommended it.',
            },
            { label: 'Seized goods that spoil come back', fact: 'vendor.return-perishable' },
            { label: 'Other seized goods come back within', fact: 'vendor.return-goods' },
            {
              label: 'Vendors on the Town Vending Committee, at least',
              fact: 'vendor.committee-vendors',
            },
            { label: 'A new vending plan for the town every', fact: 'vendor.plan-years' },
          ],
        },
        {
          kind: 'list',
          items: [
            '**To vend** in your zone at your hours, as the certificate says (section 12). Not in a no-vending zone.',
            '**To a new place** if you are relocated (section 13).',
            '**To be heard** before a certificate is suspended or cancelled, and to appeal (section 10, section 11).',
            '**To a grievance committee** led by a former judge or magistrate (section 20).',
            '**To see the papers.** The charter for vendors, the list of vendors and the social audit must be published (section 26).',
            'Where another law says something else, this Act prevails (section 33).',
          ],
        },
      ],
    },
    {
      id: 'your-duties',
      heading: 'What it asks of you',
      answer: 'You or your family vend, keep it clean, and pay the fee.',
      blocks: [
        {
          kind: 'list',
          items: [
            'You or your family vend. You do not rent the certificate or the place to somebody else.',
            'Vending is your living: you have no other.',
            'Where a place is shared by time, clear your goods when your hours end.',
            'Keep the place clean and leave public things as they are: drains, benches, trees.',
            'Pay the vending fee and the charge for upkeep, against a receipt.',
          ],
        },
        {
          kind: 'text',
          text: 'The certificate never makes the place your property (section 29).',
        },
        {
          kind: 'entries',
          caption: 'What a breach can cost, at most',
          rows: [
            {
              label: 'Vending without a certificate, or against its terms',
              fact: 'vendor.penalty',
              note: 'For each offence.',
            },
            {
              label: 'Staying after the notice to move has run out, a day',
              fact: 'vendor.default-penalty',
              note: 'Never more than the value of the goods seized.',
            },
          ],
        },
      ],
    },
    {
      id: 'if-told-to-move',
      heading: 'Eviction: what is allowed and what is not',
      answer: 'Not before the survey is finished. Later only under conditions.',
      blocks: [
        {
          kind: 'table',
          caption: 'May they remove me?',
          head: ['Where you stand', 'What the Act says'],
          rows: [
            [
              'The survey is not finished, or certificates are not yet given to all',
              'No eviction and no relocation (section 3(3)). Say so, and show this line.',
            ],
            [
              'You hold a certificate and keep to it',
              'Only for a public purpose, on the committee’s recommendation, with {vendor.notice} of notice. Force only after the notice has run out.',
            ],
            [
              'Your certificate was cancelled',
              'You can be removed. You should have been heard before, and you can appeal.',
            ],
            [
              'The survey is finished and you hold no certificate',
              'You can be removed and fined. Apply for a certificate at once, and ask for it in writing.',
            ],
            ['You sell on railway land', 'The Act does not apply there. Railway law does.'],
          ],
        },
      ],
    },
    {
      id: 'food',
      heading: 'If you sell food',
      answer: 'A vending certificate counts as FSSAI registration. Hygiene rules stay.',
      blocks: [
        {
          kind: 'text',
          text: 'Since {fssai.vendor.fee|from} a vendor who holds a certificate or registration under this Act counts as registered with FSSAI and pays it {fssai.vendor.fee}. The hygiene rules stay. Without a vending certificate you need the simple registration (fee for those who move about, since {fssai.hawker.fee|from}: {fssai.hawker.fee}): see the [FSSAI guide](/fssai-compliance#street-vendors).',
        },
      ],
    },
    {
      id: 'tax-and-scales',
      heading: 'Tax, scales and the free card',
      answer: 'GST hardly ever. A scale needs its stamp. e-Shram is free.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**GST**: hardly ever. In Telangana it begins above a turnover of {gst.limit.telangana} a year, and never if you sell only exempt things such as fresh vegetables, fruit or milk. [UPI receipts and GST](/blog/upi-receipts-and-gst) explains it.',
            '**Scales**: if you weigh, the scale must carry the stamp of Legal Metrology. Electronic scales are checked again after {vendor.scale.electronic}, weights and beam scales after {vendor.scale.beam}.',
            '**e-Shram**: a free card for workers of {labour.eshram.age} of age who have no PF or ESI and pay no income tax. [Register yourself](portal:eshram).',
          ],
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions people ask',
      answer: 'No survey, selling a place, a free plate, the fee.',
      blocks: [
        {
          kind: 'faq',
          items: [
            {
              question: 'My town never made a survey. Am I illegal?',
              answer:
                'No. Until the survey is done and certificates are given to all, existing vendors may not be evicted. Keep proof that you vend there.',
            },
            {
              question: 'Can I sell my place to a friend?',
              answer:
                'No. A certificate cannot be transferred or rented out. If a vendor dies or falls ill, ask the committee what the family may do: the state’s scheme says.',
            },
            {
              question: 'The policeman wants a plate of food every day. Must I?',
              answer:
                'No. Section 27 says that nobody may stop a vendor who keeps to the certificate. Note dates and names, and tell the vendors’ members of the committee or free legal aid.',
            },
            {
              question: 'What does the certificate cost in Telangana?',
              answer:
                'The state’s scheme was reported, years ago, with {vendor.telangana.fee.town} in towns, {vendor.telangana.fee.corporation} in cities with a corporation and {vendor.telangana.fee.mission-city} in mission cities, and again after {vendor.telangana.years}. Ask the ward office, and take a receipt.',
            },
          ],
        },
      ],
    },
    {
      id: 'portals',
      heading: 'Official sites',
      answer: 'The law, loans, the city, free legal aid and e-Shram.',
      blocks: [
        { kind: 'portals', portals: ['indiacode', 'pmsvanidhi', 'ghmc', 'nalsa', 'eshram'] },
        {
          kind: 'text',
          text: 'Street vendors do not have to pay us for a first answer: [ask](/contact).',
        },
      ],
    },
  ],
};
