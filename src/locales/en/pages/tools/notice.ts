import type { PageContent, Situation } from '../../../../content/types.ts';

/** The free lawyer, whom most answers end with. */
const freeLawyer: Situation['call'] = {
  picture: 'lawyer',
  label: 'Call the free lawyer, {helpline.legal-aid}',
  fact: 'helpline.legal-aid',
};

/** "I got a notice": who came, and what to say and do in each situation. */
export const content: PageContent = {
  name: 'I got a notice',
  updatedOn: '2026-11-23',
  title: 'I got a notice: what to say and what to do | Niyam',
  description:
    'An officer came, or a notice: what it means, by when to answer, what to say, a letter to print, and a free lawyer. Opens without signal.',
  heading: 'I got a notice',
  lead: 'What it means, by when, and what to say. Works without signal.',
  sections: [
    {
      id: 'who',
      heading: 'Who came, or wrote?',
      blocks: [
        {
          kind: 'choices',
          choices: [
            { picture: 'town-office', label: 'Town office', path: '#from-town' },
            { picture: 'food-office', label: 'Food', path: '#from-food' },
            { picture: 'weights', label: 'Weights', path: '#weights' },
            { picture: 'tax-office', label: 'GST, tax', path: '#from-tax' },
            { picture: 'police', label: 'Police', path: '#from-police' },
            { picture: 'not-sure', label: 'Not sure', path: '#from-unsure' },
          ],
          urgent: {
            label: 'They took my things, or will soon',
            act: 'Show my rights now',
            path: '#goods-taken',
          },
        },
      ],
    },
    {
      id: 'from-town',
      heading: 'What did the town office do?',
      blocks: [
        {
          kind: 'choices',
          choices: [
            { picture: 'stop', label: 'Told me to move', path: '#told-to-move' },
            { picture: 'goods-taken', label: 'Took my goods', path: '#goods-taken' },
            { picture: 'receipt', label: 'Fine, licence', path: '#licence-notice' },
            { picture: 'money-asked', label: 'Asked for money', path: '#asked-for-money' },
          ],
        },
      ],
    },
    {
      id: 'from-police',
      heading: 'What did the police do?',
      blocks: [
        {
          kind: 'choices',
          choices: [
            { picture: 'stop', label: 'Told me to go', path: '#police-stop' },
            { picture: 'goods-taken', label: 'Took my goods', path: '#goods-taken' },
            { picture: 'money-asked', label: 'Asked for money', path: '#asked-for-money' },
          ],
        },
      ],
    },
    {
      id: 'from-food',
      heading: 'What did the food officer do?',
      blocks: [
        {
          kind: 'choices',
          choices: [
            { picture: 'food-office', label: 'Took a sample', path: '#food-sample' },
            { picture: 'notice', label: 'Gave a notice', path: '#food-notice' },
            { picture: 'money-asked', label: 'Asked for money', path: '#asked-for-money' },
          ],
        },
      ],
    },
    {
      id: 'from-tax',
      heading: 'Which tax is it?',
      blocks: [
        {
          kind: 'choices',
          choices: [
            { picture: 'gst-paper', label: 'GST', path: '#gst-notice' },
            { picture: 'tax-return', label: 'Income tax', path: '#income-tax-notice' },
            { picture: 'phone', label: 'A call or link', path: '#fake-notice' },
          ],
        },
      ],
    },
    {
      id: 'from-unsure',
      heading: 'What do you have?',
      blocks: [
        {
          kind: 'choices',
          choices: [
            { picture: 'letter', label: 'Another letter', path: '#read-a-notice' },
            { picture: 'phone', label: 'A call or link', path: '#fake-notice' },
            { picture: 'labour-office', label: 'Labour inspector', path: '#labour-officer' },
          ],
        },
      ],
    },
    {
      id: 'told-to-move',
      heading: 'Told to move: with a certificate you have {vendor.notice}',
      blocks: [
        {
          kind: 'situation',
          means: 'The town office must write to you first. Force may come only after that.',
          notes: [
            '**No certificate yet?** Until the survey is done and all have certificates, nobody may be evicted (section 3).',
            'On railway land this Act does not apply. Ask free legal aid.',
          ],
          deadlines: [
            { label: 'They may not move a certificate holder before', fact: 'vendor.notice' },
          ],
          say: 'Please show me the written notice and your identity card.',
          steps: [
            {
              picture: 'notice',
              title: 'Ask for the notice in writing',
              text: 'Photograph it, with its day.',
            },
            {
              picture: 'certificate',
              title: 'Show your vending certificate',
              text: 'Or the survey receipt, an old card, fine receipts.',
            },
            {
              picture: 'letter',
              title: 'Write back before that day',
              text: 'Hand in the letter below. Keep a stamped copy.',
            },
          ],
          letter: {
            to: 'To the Commissioner or Executive Officer, [office]',
            subject: 'Answer to the order to move my stall',
            body: [
              'My name is [name]. I sell at [place].',
              'On [day] I was told to move. Number of the notice: [number].',
              'Section 18(3) of the Street Vendors Act, 2014 gives a certificate holder {vendor.notice} of notice. By section 3(3), no vendor may be evicted or relocated until the survey is finished and all have certificates.',
              'Please give me in writing: the order, its reason, and the new place under section 13.',
              'Until then I ask you to let me sell where I am.',
            ],
          },
          call: freeLawyer,
          law: { facts: ['vendor.notice'], documents: ['street-vendors-3'] },
        },
        { kind: 'pages', pages: ['how-to/told-to-move', 'blog/street-vendor-compliance-india'] },
      ],
    },
    {
      id: 'goods-taken',
      heading: 'Goods taken: ask for the signed list, go today',
      blocks: [
        {
          kind: 'situation',
          means:
            'Claim your goods and pay the fee. Food then comes back {vendor.return-perishable}, other goods within {vendor.return-goods}.',
          notes: ['The time runs from claim and fee (section 19).'],
          say: 'Please give me a signed list of everything you take.',
          steps: [
            {
              picture: 'camera',
              title: 'Count along, take photos',
              text: 'No list? Write your own, with two witnesses.',
            },
            {
              picture: 'town-office',
              title: 'Go to the office today',
              text: 'Ask who keeps the goods. Food first: milk, fruit, cooked food.',
            },
            {
              picture: 'receipt',
              title: 'Claim in writing, pay against a receipt',
              text: 'Count before you sign.',
            },
          ],
          letter: {
            to: 'To the Commissioner or Executive Officer, [office]',
            subject: 'Claim for my goods under section 19 of the Street Vendors Act, 2014',
            body: [
              'My name is [name]. I sell at [place].',
              'On [day] your officers took these goods from me: [goods].',
              'I ask for them back under section 19 of the Street Vendors Act, 2014. Please tell me in writing which fee is due and which rule sets it. I will pay it against a receipt.',
              'If no signed list was given, please give me one now.',
            ],
          },
          call: freeLawyer,
          law: { facts: ['vendor.return-goods'], documents: [] },
        },
        { kind: 'pages', pages: ['how-to/seized-goods', 'how-to/free-lawyer'] },
      ],
    },
    {
      id: 'licence-notice',
      heading: 'A fine or a licence notice: the paper names the day',
      blocks: [
        {
          kind: 'situation',
          means: 'The town says you broke a rule. The paper names it, as a section.',
          notes: [
            '**A shop:** the section is of your town’s own law. Trade licence: [when it ends and what a delay costs](/trade-license-compliance).',
            '**A street vendor without a certificate:** the fine is at most {vendor.penalty} (section 28 of the Street Vendors Act).',
          ],
          say: 'Which section is this under? Please write it down.',
          steps: [
            {
              picture: 'dates',
              title: 'Find section, amount and last day',
              text: 'The section stands after “under” or “u/s”. Photograph every page.',
            },
            {
              picture: 'receipt',
              title: 'Pay only at the counter or on the site',
              text: 'With a receipt. No cash into a hand.',
            },
            {
              picture: 'letter',
              title: 'Not right? Answer before the last day',
              text: 'Hand in the letter below. Keep a stamped copy.',
            },
          ],
          letter: {
            to: 'To the Commissioner or Executive Officer, [office]',
            subject: 'Answer to notice [number]',
            body: [
              'My name is [name]. My stall or shop is at [place].',
              'On [day] I received this notice.',
              'Please tell me in writing: the section, how the amount was worked out, and how I can be heard.',
              'I ask for time until I have your answer.',
            ],
          },
          call: freeLawyer,
          law: { facts: [], documents: [] },
        },
        { kind: 'pages', pages: ['guides/trade-license-compliance', 'how-to/vending-certificate'] },
      ],
    },
    {
      id: 'asked-for-money',
      heading: 'Asked for money: pay only against a receipt',
      blocks: [
        {
          kind: 'situation',
          means: 'A real fine comes with a paper, a section and a receipt.',
          notes: ['No paper and no receipt? Then it is no fine, and you need not pay it there.'],
          say: 'I will pay at the counter. Please give me the notice and a receipt.',
          steps: [
            {
              picture: 'notice',
              title: 'Ask for the section, in writing',
              text: 'Stay calm. Offer nothing.',
            },
            {
              picture: 'clipboard',
              title: 'Note name, badge, time and place',
              text: 'Two neighbours as witnesses.',
            },
            {
              picture: 'letter',
              title: 'Complain in writing to the head of the office',
              text: 'In danger, call {fire.phone.emergency}.',
            },
          ],
          letter: {
            to: 'To the head of the office, [office]',
            subject: 'Money asked for without a notice or a receipt',
            body: [
              'My name is [name]. I sell at [place].',
              'On [day] an officer asked me for money. I was given no notice that names a section, and no receipt.',
              'If a fine is due, please send me the order in writing. I will pay it at the counter. If none is due, please see that this stops.',
            ],
          },
          call: freeLawyer,
          law: { facts: ['vendor.penalty'], documents: [] },
        },
        { kind: 'pages', pages: ['blog/street-vendor-compliance-india', 'legal/constitution'] },
      ],
    },
    {
      id: 'police-stop',
      heading: 'Police: you keep to your certificate, nobody may stop you',
      blocks: [
        {
          kind: 'situation',
          means: 'In your place and hours neither police nor others may stop you (section 27).',
          notes: [
            '**No certificate?** Then ask for the order in writing. The town office decides, not the street.',
          ],
          say: 'Here is my certificate. Please show me the order that stops me.',
          steps: [
            {
              picture: 'certificate',
              title: 'Show certificate and identity card',
              text: 'Stay calm. Touch nobody.',
            },
            {
              picture: 'clipboard',
              title: 'Ask for name, station and order',
              text: 'Write them down with the time.',
            },
            {
              picture: 'people',
              title: 'Tell the Town Vending Committee',
              text: 'Its members speak for vendors. In danger, call {fire.phone.emergency}.',
            },
          ],
          letter: {
            to: 'To the officer in charge, [office]',
            subject: 'I was stopped from vending',
            body: [
              'My name is [name]. I sell at [place].',
              'On [day] I was told to go, though I kept to my certificate of vending. Its number: [number].',
              'By section 27 of the Street Vendors Act, 2014, no person, police or authority may prevent a vendor who keeps to the certificate. Please tell me in writing which order applies, or see that I can go on.',
            ],
          },
          call: freeLawyer,
          law: { facts: [], documents: ['street-vendors-27'] },
        },
        { kind: 'pages', pages: ['blog/street-vendor-compliance-india', 'how-to/told-to-move'] },
      ],
    },
    {
      id: 'food-sample',
      heading: 'Food sample: get the notice, ask for your own test',
      blocks: [
        {
          kind: 'situation',
          means: 'The officer seals {fssai.sample.parts} parts and gives you a written notice.',
          notes: [
            'If you ask, one part goes to an accredited laboratory. If the results differ, a third laboratory decides (section 47).',
          ],
          say: 'Please give me the written notice, and send one part to an accredited laboratory.',
          steps: [
            {
              picture: 'identity-card',
              title: 'Ask for card and written notice',
              text: 'Note name, time and what was taken.',
            },
            {
              picture: 'lock',
              title: 'Watch each part being sealed',
              text: 'Sign when the paper is right.',
            },
            {
              picture: 'letter',
              title: 'Ask for the second test in writing',
              text: 'The same day. Ask what it costs you.',
            },
          ],
          letter: {
            to: 'To the Designated Officer (Food Safety), [office]',
            subject: 'Second test of my food sample',
            body: [
              'My name is [name]. My food business is at [place]. Registration or licence number: [number].',
              'On [day] a sample was taken from me: [goods].',
              'Under section 47(1)(c)(iii) of the Food Safety and Standards Act, 2006, please send one part to an accredited laboratory. Please send me both reports.',
            ],
          },
          call: freeLawyer,
          law: { facts: ['fssai.sample.parts'], documents: [] },
        },
        { kind: 'pages', pages: ['guides/fssai-compliance', 'infographics/food-cart-hygiene'] },
      ],
    },
    {
      id: 'food-notice',
      heading: 'Food improvement notice: you have at least {fssai.notice.days}',
      blocks: [
        {
          kind: 'situation',
          means: 'The notice says what is wrong and by when. Put it right in that time.',
          notes: [
            'If you do nothing, the licence can be suspended, then cancelled (section 32).',
            'You disagree? Appeal within {fssai.notice.appeal}, or the notice’s own time if that ends sooner.',
          ],
          deadlines: [
            { label: 'Your time ends no sooner than', fact: 'fssai.notice.days' },
            { label: 'Appeal no later than', fact: 'fssai.notice.appeal' },
          ],
          say: 'I will put it right. Please write down each point and the last day.',
          steps: [
            {
              picture: 'dates',
              title: 'Read each point and the last day',
              text: 'Ask what you do not understand.',
            },
            { picture: 'camera', title: 'Put it right, take photos', text: 'Keep the bills.' },
            {
              picture: 'letter',
              title: 'Tell the office in writing',
              text: 'Ask for a new visit. Keep a copy.',
            },
          ],
          letter: {
            to: 'To the Designated Officer (Food Safety), [office]',
            subject: 'Improvement notice [number]: put right',
            body: [
              'My name is [name]. My food business is at [place].',
              'On [day] I received this improvement notice under section 32 of the Food Safety and Standards Act, 2006.',
              'I have put right each point it names. Photos and bills are with this letter. Please visit again and confirm it in writing.',
            ],
          },
          call: freeLawyer,
          law: { facts: ['fssai.notice.days'], documents: [] },
        },
        { kind: 'pages', pages: ['guides/fssai-compliance', 'infographics/food-cart-hygiene'] },
      ],
    },
    {
      id: 'weights',
      heading: 'Weights inspector: show the stamp, get it in writing',
      blocks: [
        {
          kind: 'situation',
          means:
            'Since {sectors.scales.notice-since} a first slip on the list can end with a notice, not a fine.',
          notes: [
            'Never for fraud, never a second time. Other first fines reach {sectors.scales.fine}.',
            'A scale without a stamp was taken? Stamped in time, it is not forfeited (section 16).',
          ],
          say: 'Here is my stamp certificate. Please write down what is wrong.',
          steps: [
            {
              picture: 'scale-stamp',
              title: 'Show the stamp certificate',
              text: 'Let the officer test the scale.',
            },
            {
              picture: 'receipt',
              title: 'Ask for a receipt if the scale is taken',
              text: 'With section and number.',
            },
            {
              picture: 'weights',
              title: 'Get the scale stamped',
              text: '[How to have a scale stamped](/how-to-guides/scale-stamp). Tell the officer in writing.',
            },
          ],
          letter: {
            to: 'To the Legal Metrology Officer, [office]',
            subject: 'Notice [number] about my scale',
            body: [
              'My name is [name]. I sell at [place].',
              'On [day] you checked my scale or my packets: [goods].',
              'I am putting right what the notice names. Please verify and stamp the scale, and tell me in writing when it is done.',
            ],
          },
          call: freeLawyer,
          law: { facts: ['sectors.scales.notice-since'], documents: ['legal-metrology-16'] },
        },
        { kind: 'pages', pages: ['how-to/scale-stamp', 'sectors/retail-commerce'] },
      ],
    },
    {
      id: 'gst-notice',
      heading: 'GST notice: the form number tells your days',
      blocks: [
        {
          kind: 'situation',
          means: 'It is a question, not yet a fine. Answer on the portal, in its time.',
          notes: [
            'A paper that names another day? Then that day counts.',
            'Notices on the portal carry a reference number. Look it up on [the GST portal](portal:gst).',
          ],
          deadlines: [
            { label: 'GSTR-3A asks for a missing return: file by', fact: 'gst.notice.return' },
            { label: 'ASMT-10 asks a question: answer no later than', fact: 'gst.notice.scrutiny' },
            { label: 'REG-17 may cancel your number: answer within', fact: 'gst.notice.cancel' },
          ],
          say: 'Please tell me the reference number. I will answer on the portal.',
          steps: [
            {
              picture: 'portal',
              title: 'Check that it is real',
              text: 'Type the portal’s address yourself. Open the notices there.',
            },
            {
              picture: 'dates',
              title: 'Find form number and last day',
              text: 'Late returns: file them first.',
            },
            {
              picture: 'computer',
              title: 'Answer there, with bills',
              text: 'Answer what was asked. Need more time? Ask before the last day.',
            },
          ],
          letter: {
            to: 'To the GST officer, [office]',
            subject: 'Notice [number]: please give me more time',
            body: [
              'My name is [name]. My business is at [place].',
              'On [day] I received this notice. I am collecting the bills and statements that it asks for.',
              'Please give me more time to answer, and tell me the new last day in writing.',
            ],
          },
          call: freeLawyer,
          law: {
            facts: ['gst.notice.return', 'gst.notice.scrutiny', 'gst.notice.cancel'],
            documents: ['gst-reference-number'],
          },
        },
        { kind: 'pages', pages: ['guides/gst-compliance', 'blog/upi-receipts-and-gst'] },
      ],
    },
    {
      id: 'income-tax-notice',
      heading: 'Income-tax notice: check its DIN number first',
      blocks: [
        {
          kind: 'situation',
          means: 'A real letter has a document number (DIN), or says why it has none.',
          notes: [
            'The present rule holds since {income-tax.document-number-since}.',
            'The notice names the last day. There is no one period for all.',
          ],
          say: 'Please tell me the DIN. I will check it on the portal.',
          steps: [
            {
              picture: 'portal',
              title: 'Check the number on the portal',
              text: 'On [the income-tax portal](portal:incometax): authenticate a notice. You need no login.',
            },
            {
              picture: 'dates',
              title: 'Find section, year and last day',
              text: 'Photograph every page.',
            },
            {
              picture: 'computer',
              title: 'Answer on the portal in time',
              text: 'With bills and bank statement. Need more time? Ask before the last day.',
            },
          ],
          letter: {
            to: 'To the Assessing Officer, [office]',
            subject: 'Notice, DIN [number]: please give me more time',
            body: [
              'My name is [name]. My business is at [place].',
              'On [day] I received this notice. I am collecting the papers that it asks for.',
              'Please give me more time to answer, and tell me the new last day in writing.',
            ],
          },
          call: freeLawyer,
          law: { facts: ['income-tax.document-number-since'], documents: [] },
        },
        { kind: 'pages', pages: ['how-to/income-tax-return', 'blog/tax-return-date'] },
      ],
    },
    {
      id: 'labour-officer',
      heading: 'Labour inspector: show registers, ask for the order',
      blocks: [
        {
          kind: 'situation',
          means: 'What you must show depends on your state and on how many work for you.',
          notes: ['The notice names section and day. Ask the labour office what it does not say.'],
          say: 'May I see your card and the order? Please give me a copy of your note.',
          steps: [
            {
              picture: 'papers',
              title: 'Show what you have',
              text: 'Letters, register, proof of wages, receipts of ESI and PF.',
            },
            {
              picture: 'clipboard',
              title: 'Ask for a copy of the note',
              text: 'Read before you sign.',
            },
            {
              picture: 'letter',
              title: 'Put it right, answer in time',
              text: 'In writing, with a stamped copy.',
            },
          ],
          letter: {
            to: 'To the labour office, [office]',
            subject: 'Your visit and notice [number]',
            body: [
              'My name is [name]. My shop or workshop is at [place].',
              'On [day] an officer visited us.',
              'Please send me a copy of the note, the sections it is under, and the last day to put each point right.',
            ],
          },
          call: freeLawyer,
          law: { facts: [], documents: [] },
        },
        { kind: 'pages', pages: ['guides/labour-law-compliance', 'start/hr'] },
      ],
    },
    {
      id: 'read-a-notice',
      heading: 'Any notice: find five things on it',
      blocks: [
        {
          kind: 'situation',
          means:
            'An office wants your answer by a day. Find office, officer, date, section, last day.',
          notes: [
            '**From a bank:** [loans and banks](/start-business/step/banking). **Tax:** [GST](/notice#gst-notice) or [income tax](/notice#income-tax-notice).',
            '**Building or property tax:** the [town office](/notice#licence-notice) sends it.',
            'Silence is the worst answer. The office then decides without your side.',
          ],
          say: 'Which office sent this, under which section, and by when must I answer?',
          steps: [
            {
              picture: 'camera',
              title: 'Photograph every page',
              text: 'The envelope too. The day it came can count.',
            },
            { picture: 'dates', title: 'Find the last day', text: 'Write it on your calendar.' },
            {
              picture: 'letter',
              title: 'Answer in writing before it',
              text: 'Take it to the office or a free lawyer. Say the last day first.',
            },
          ],
          letter: {
            to: 'To the officer who signed the notice, [office]',
            subject: 'Notice [number]',
            body: [
              'My name is [name]. My stall or shop is at [place].',
              'On [day] I received this notice.',
              'Please tell me in writing: the section, what I must do, by which day, and how I can be heard.',
            ],
          },
          call: freeLawyer,
          law: { facts: [], documents: [] },
        },
        { kind: 'pages', pages: ['how-to/free-lawyer', 'infographics/penalties-ladder'] },
      ],
    },
    {
      id: 'fake-notice',
      heading: 'A call or a link asks for money: likely false',
      blocks: [
        {
          kind: 'situation',
          means: 'A real notice can be checked on the office’s own site. Pay nothing yet.',
          notes: [
            'False summons copy the logo and even a number. Check the number on the site.',
            '**Signs:** a link to pay, a hurry, an OTP, an app to install, a personal UPI name.',
          ],
          say: 'I pay only at the counter or on the government site.',
          steps: [
            {
              picture: 'warning',
              title: 'Tap nothing, pay nothing',
              text: 'Give no OTP. Hang up.',
            },
            {
              picture: 'computer',
              title: 'Type the office’s address yourself',
              text: 'Look the notice up there. [How to know a false site](/infographics/fake-site-signs).',
            },
            {
              picture: 'phone',
              title: 'Paid already? Call {helpline.cybercrime} now',
              text: '[Then your bank](/how-to-guides/online-fraud).',
            },
          ],
          call: {
            picture: 'police',
            label: 'Call the fraud helpline, {helpline.cybercrime}',
            fact: 'helpline.cybercrime',
          },
          law: { facts: [], documents: ['false-summons'] },
        },
        { kind: 'pages', pages: ['how-to/online-fraud', 'infographics/fake-site-signs'] },
      ],
    },
  ],
};
