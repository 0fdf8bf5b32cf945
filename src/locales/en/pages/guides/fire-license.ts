import type { GuideText } from '../../../../content/types.ts';

/** Fire clearance (NOC) of a building, and fire safety for those who need no paper. */
export const content: GuideText = {
  name: 'Fire licence and NOC',
  title: 'Fire NOC: who needs it, steps, equipment | Niyam',
  description:
    'When a building needs a fire NOC, when a shop does not, the lines in Telangana, the seven steps, the equipment, and what a food cart should do.',
  heading: 'Fire licence and fire NOC',
  lead: 'A building’s safety paper. Low shops rarely need it.',
  publishedOn: '2026-11-20',
  reviewedOn: '2026-11-23',
  keywords: [
    'fire NOC',
    'fire licence',
    'Telangana fire NOC',
    'fire extinguisher for shop',
    'fire safety certificate',
  ],
  glance: {
    needIt: { value: 'Tall buildings', note: 'halls, some trades too' },
    fee: { value: 'State decides', note: 'not confirmed' },
    time: { value: 'State decides', note: 'limits differ' },
  },
  card: {
    doINeedIt:
      'In Telangana: above {fire.telangana.commercial} metres for a commercial building, and for many schools, halls and other places where people gather. A low shop as a rule has none. [Other states](/states) differ.',
    governmentFee:
      'Set by each state, often by area or height. We could not confirm the amounts: see [Telangana Fire Services](portal:tgfire) or your state’s site.',
    ourFee:
      'From {price.fire-a} for a small place; see [the three sizes](/fire-license#categories). Equipment and the state’s fee are apart.',
    time: 'Our own figure is {claim.fireDays} days once the equipment is in place. Each state has its own limit.',
    documents:
      'The building plan, proof of the place, the list of equipment with bills and test papers. The full list is [below](/fire-license#documents).',
  },
  doItYourself: {
    text: 'You can ask the fire department yourself whether your building needs an NOC, and apply on its site. For a low shop the question costs nothing, and the answer is often no.',
    portal: 'tgfire',
  },
  chats: [
    {
      label: 'Chat about fire clearance',
      greeting: 'Hello, I have a question about a fire NOC or fire safety for my place.',
    },
  ],
  sections: [
    {
      id: 'if-it-burns',
      heading: 'If something burns now',
      answer: 'Everybody out. Then call {fire.phone.fire} or {fire.phone.emergency}.',
      blocks: [
        {
          kind: 'text',
          text: 'Get everybody out, then call {fire.phone.fire} or {fire.phone.emergency}. Fight the fire only while it is small and the way out is behind you. Do not go back for goods or money.',
        },
      ],
    },
    {
      id: 'who-needs-it',
      heading: 'Who needs it',
      answer:
        'Telangana: commercial buildings above {fire.telangana.commercial} metres, and many halls.',
      blocks: [
        {
          kind: 'text',
          text: 'NOC is short for “no objection certificate”. Fire is a matter of the states, so each state says which buildings need one. Three things decide nearly everywhere:',
        },
        {
          kind: 'list',
          items: [
            '**Height.** The National Building Code calls a building high-rise from {fire.high-rise} metres, roughly five floors. These carry the highest risk, for ladders and people both.',
            '**Use.** Where many people gather, sleep or cannot run: schools, hospitals, hotels, function halls, cinemas, malls.',
            '**What is stored.** Chemicals, fuel, gas, cotton, fireworks.',
          ],
        },
        {
          kind: 'entries',
          caption: 'Telangana: an NOC from the fire department',
          rows: [
            {
              label: 'Commercial building, above this height in metres',
              fact: 'fire.telangana.commercial',
            },
            {
              label: 'Residential building, from this height in metres',
              fact: 'fire.telangana.residential',
            },
            {
              label: 'School, function hall and similar: plot above, in square metres',
              fact: 'fire.telangana.assembly-plot',
              note: 'About {fire.telangana.assembly-plot-feet} square feet. One report has square yards instead: if your plot is near this size, ask.',
            },
            {
              label: 'School, function hall and similar: or height from, in metres',
              fact: 'fire.telangana.assembly-height',
            },
          ],
        },
        {
          kind: 'text',
          text: 'The height is that of the **whole building**. A small shop on the ground floor of a tower is part of the tower, and the owner of the tower holds the NOC. Ask for a copy before you sign the rent agreement.',
        },
        {
          kind: 'text',
          text: 'In other states, restaurants, hotels, halls, hospitals and godowns for dangerous goods often need a fire NOC or licence. The lines go by seats, area or height, and we could not confirm them city by city. Ask the fire department of your state before you fit out the place.',
        },
      ],
    },
    {
      id: 'telangana',
      heading: 'Small shops in Hyderabad',
      answer: 'Low shops need no separate NOC, reports say.',
      blocks: [
        {
          kind: 'text',
          text: 'Below these lines the Act asks for no NOC, reports say. Safety is looked at by the municipal body, with the [trade licence](/trade-license-compliance) and the building rules. So if someone sells you a “fire NOC” for a small shop in a low building, ask which office signs it.',
        },
        {
          kind: 'text',
          text: 'Hotels, supermarkets, function halls and nursing homes should ask before they open. An older report counts them among {fire.telangana.licensed-uses} kinds of business with a fire licence of their own. We could not read the list.',
        },
        {
          kind: 'callout',
          tone: 'note',
          title: 'This may change',
          text: 'A change was proposed that would bring small shops under the fire law as well. We could not confirm what became of it. Look at [Telangana Fire Services](portal:tgfire) when you renew your trade licence.',
        },
      ],
    },
    {
      id: 'street-vendors',
      heading: 'Street vendors and food carts',
      answer: 'A cart needs none. Handle gas and flame safely.',
      blocks: [
        {
          kind: 'text',
          text: 'The lines above are drawn for buildings; a cart is none. What protects you is how you handle gas and flame:',
        },
        {
          kind: 'list',
          items: [
            'Use a commercial cylinder. A household one is not meant for trade.',
            'Stand the cylinder upright, away from the flame and from the sun, with air around it.',
            'Change the rubber tube when it is hard, cracked or sticky, and fix it with clips. Test joints with soap water, never with a match.',
            'Close the valve at the cylinder each night, not only the knob at the stove.',
            'Keep a small powder extinguisher within reach, and know how the pin comes out.',
            'Hot oil that burns: lid on, gas off. Never water.',
          ],
        },
        {
          kind: 'text',
          text: 'If you smell gas: no switch, no phone and no match beside the cart. Close the valve, move people away, then call.',
        },
      ],
    },
    {
      id: 'categories',
      heading: 'Categories A, B and C',
      answer: 'Three sizes of work, by our own estimate. No law has them.',
      blocks: [
        {
          kind: 'text',
          text: 'You will hear of categories A, B and C. There is **no such scheme in Indian law**: each state sorts buildings its own way. We use the three letters only to say how much work a place is, and what our work on it is likely to cost.',
        },
        {
          kind: 'entries',
          caption: 'Our own estimate for our service, by size of the work',
          rows: [
            {
              label:
                '**Category A:** a small place on one floor, such as a shop or a cafe, where a paper is asked for',
              fact: 'price.fire-a',
            },
            {
              label: '**Category B:** a restaurant, a school, a clinic or a godown of middle size',
              fact: 'price.fire-b',
            },
            {
              label: '**Category C:** a high-rise, a hospital, a mall or a large hall',
              fact: 'price.fire-c',
              note: 'Where we have to charge GST, {gst.rate.standard} is added to our fee, and only to our fee.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'These are not government fees. The state’s fee, the equipment and its fitting are apart, and you pay each to the one who gives it. In a large building the equipment costs far more than every paper together. Take two offers for it.',
        },
      ],
    },
    {
      id: 'documents',
      heading: 'Papers to have ready',
      answer: 'Building plan, place, equipment bills, wiring test, trained people.',
      blocks: [
        {
          kind: 'text',
          text: 'Each state has its own list. These are asked for in most places.',
        },
        {
          kind: 'documents',
          items: [
            {
              id: 'identity',
              label: 'Proof of who you are',
              note: 'Of the owner, or of the one who runs the place.',
            },
            {
              id: 'premises',
              label: 'Proof of the place',
              note: 'Sale deed, or rent paper with the owner’s consent.',
            },
            {
              id: 'building-plan',
              label: 'Approved building plan',
              note: 'With height, floors, stairs and exits. The owner or the municipal body has it.',
            },
            {
              id: 'fire-drawing',
              label: 'Drawing of the fire equipment',
              note: 'What hangs or stands where. For a large building an engineer draws it.',
            },
            {
              id: 'fire-equipment',
              label: 'Bills and test papers of the equipment',
              note: 'Look for the ISI mark on extinguishers, hoses and valves.',
            },
            {
              id: 'electrical-test',
              label: 'Test report of the electric wiring',
            },
            {
              id: 'fire-training',
              label: 'Names of those trained, with the day',
            },
            { id: 'mobile', label: 'A mobile number and an e-mail address you can open' },
          ],
        },
      ],
    },
    {
      id: 'steps',
      heading: 'How to get the NOC, step by step',
      answer: 'Seven steps: assess, fit, train, apply, inspection, answer, display.',
      blocks: [
        {
          kind: 'text',
          text: 'A new building asks twice: once for the plan before it is built, and once for the finished building before it is used. The steps are these seven. Times are our estimate.',
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Assessment',
              text: 'Find out whether you need an NOC at all: height, use, area. Then walk through the place with the plan. Where can fire start? How do people get out in the dark?',
              time: 'a day; more for a large building',
              cost: 'free, if you do it yourself',
            },
            {
              title: 'Installation',
              text: 'Fit what the rules ask for: extinguishers, alarm, signs, and in larger buildings water pipes and pumps. Keep each bill.',
              time: 'days for a shop, weeks or months for a large building',
              cost: 'the equipment and the fitter',
            },
            {
              title: 'Training',
              text: 'Show everybody the way out, the alarm and the extinguisher. Let each person hold one. Write down who was there.',
              time: 'an hour',
              cost: 'free, or the trainer',
            },
            {
              title: 'Submission',
              text: 'Apply on the site of your state’s fire department with drawings and papers. Pay the state’s fee there and save the receipt.',
              time: 'an evening, with the papers at hand',
              cost: 'the state’s fee',
            },
            {
              title: 'Inspection',
              text: 'An officer comes, opens doors, presses alarms and reads the service labels. Have someone there who knows the equipment. The visit is not paid for in cash.',
              time: 'the department sets the day',
              cost: 'nothing to the officer',
            },
            {
              title: 'Verification',
              text: 'The department compares the report with the rules. If something is missing, you get a list. Correct it, photograph it, and answer on the site.',
              time: 'from submission to the end, our own figure: {claim.fireDays} days',
              cost: 'what has to be repaired',
            },
            {
              title: 'Issuance',
              text: 'The NOC comes with conditions and mostly with a last day. Read both. Hang a copy near the entrance and put the last day into your calendar.',
              time: 'the same day',
              cost: 'a print',
            },
          ],
        },
      ],
    },
    {
      id: 'equipment',
      heading: 'Equipment: what belongs where',
      answer: 'Choose the extinguisher by what may burn. Buy the ISI mark.',
      blocks: [
        {
          kind: 'text',
          text: 'The wrong extinguisher can make a fire worse. Choose by what may burn.',
        },
        {
          kind: 'table',
          caption: 'Which extinguisher for which fire',
          head: ['What burns', 'Use', 'Do not use'],
          rows: [
            ['Wood, paper, cloth', 'Water, foam or dry powder', 'Carbon dioxide alone'],
            ['Petrol, paint, spirits', 'Foam, dry powder or carbon dioxide', 'Water'],
            ['Cooking gas', 'Close the valve first; dry powder', 'Water'],
            [
              'Wires, machines, computers',
              'Carbon dioxide or dry powder, current off',
              'Water, foam',
            ],
            ['Hot oil in a pan', 'A lid; wet chemical', 'Water'],
          ],
        },
        {
          kind: 'text',
          text: 'The Indian Standard on choosing and servicing extinguishers is on [the BIS site](portal:bisfire). Buy only with the ISI mark. Read the needle once a month: green is good. Have each one serviced as its label says, by someone who writes the date on it.',
        },
        {
          kind: 'list',
          items: [
            '**Every shop:** a clear way out that opens without a key, an extinguisher near the door, wiring in good order, no overloaded plug.',
            '**Kitchens:** also the cylinder apart from the flame, a clean hood and duct, a lid for each large pan, and a valve you can reach.',
            '**Halls, schools, hotels:** also a second exit, lit exit signs, lights that burn when the current fails, alarm and smoke detectors.',
            '**High-rise:** also a water tank, pumps, risers and hose reels, sprinklers where they are asked for, and a stair that smoke cannot fill.',
          ],
        },
        {
          kind: 'text',
          text: 'Storing more than {fire.gas.licence-above} kg of cooking gas needs a licence of its own, from [PESO](portal:peso). Add up all cylinders, full and spare.',
        },
        {
          kind: 'text',
          text: 'How to use an extinguisher: pull the pin, aim at the foot of the fire, press, sweep from side to side. It lasts only seconds. If the fire is still there, leave.',
        },
      ],
    },
    {
      id: 'validity',
      heading: 'How long it lasts',
      answer: 'The certificate says how long. States differ.',
      blocks: [
        {
          kind: 'text',
          text: 'That is for the state to say, and the certificate names it. Our own rough figure is {claim.fireYears} years, with a check or renewal each year. Do not lean on it: we could not confirm the time for Telangana. Some states count differently: Maharashtra asks for a certificate in January and in July that the equipment has been maintained.',
        },
        {
          kind: 'text',
          text: 'An NOC is for the building as it was seen. A new floor, a closed staircase or a kitchen in place of an office calls for a new look.',
        },
      ],
    },
    {
      id: 'penalties',
      heading: 'What it costs to get it wrong',
      answer: 'A notice, a sealed place, or a refused insurance claim.',
      blocks: [
        {
          kind: 'text',
          text: 'Fines differ from state to state, and we could not read any of them at the source, so we print none. What can follow without an amount is serious enough: a notice, no trade licence or occupancy certificate, water and power cut or the place sealed, a claim that the insurer may refuse, and a criminal case when people are hurt.',
        },
        {
          kind: 'text',
          text: 'If you get a notice, read by which day it wants what. Repair the cheap and dangerous things the same day, the locked exit first, and answer in writing.',
        },
      ],
    },
    {
      id: 'updates',
      heading: 'Updates',
      answer: 'A rule for small shops was proposed. We found no result.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Telangana:** the proposal to bring small shops under the fire law, named above. Open, as far as we could see.',
            '**Hyderabad:** since {hyderabad.split} three corporations look after building and trade safety. Ask yours, by where the building stands.',
            '**The building code:** the edition we cite draws the high-rise line at {fire.high-rise} metres. States take it over with changes of their own, so the state’s rule comes first.',
          ],
        },
      ],
    },
    {
      id: 'benefits',
      heading: 'What you gain',
      answer: 'People get out alive. Licences and insurers often ask too.',
      blocks: [
        {
          kind: 'text',
          text: 'People get out alive: that is the whole point. The rest is useful too. The trade licence, a school’s recognition or a hotel’s permission often wait for the NOC. An insurer asks for it after a fire. Landlords, delivery companies and large customers ask before they sign. And a trained helper with a serviced extinguisher can stop in a minute what would have taken the shop.',
        },
      ],
    },
    {
      id: 'mistakes',
      heading: 'Common mistakes',
      answer: 'Never lock the back door or block the stairs.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Fitting out a hall or restaurant first, and asking the fire department afterwards.',
            'Locking the back door against thieves, with staff inside.',
            'Goods on the stairs. Smoke and boxes together are how people die.',
            'Extinguishers hung high, behind a curtain, or never serviced.',
            'Buying a certificate without an inspection. It protects nobody, and the insurer will see that.',
            'Following American rules from the internet. NFPA codes are good reading; your officer goes by the state’s rules and the National Building Code.',
          ],
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions people ask',
      answer: 'Malls, small restaurants, height, sketches, demands for cash.',
      blocks: [
        {
          kind: 'faq',
          items: [
            {
              question: 'I rent a shop in a mall. Whose NOC is it?',
              answer:
                'The building’s, and the owner keeps it. Ask for a copy. What you change inside your shop is your matter.',
            },
            {
              question: 'I run a small restaurant on the ground floor in Hyderabad. Do I need one?',
              answer:
                'Ask the fire office. A low building needs no NOC, reports say. But an older report names hotels among the kinds of business with a fire licence of their own. If the building is tall, or you run a hall for functions, you need the NOC.',
            },
            {
              question: 'Is a fire licence something else than a fire NOC?',
              answer:
                'People use both words. Some states give an NOC for the building and also a licence for storing or handling what burns. Ask which one is meant, and under which section.',
            },
            {
              question: 'How high is my building?',
              answer:
                'The approved plan names it. The way height is counted differs by rule, so near the line go by the plan and not by the number of floors.',
            },
            {
              question: 'Can I do the drawing myself?',
              answer:
                'For a small place a clear sketch with measures often serves. For larger buildings the department wants a qualified person.',
            },
            {
              question: 'Someone wants cash to “clear” the inspection. What do I do?',
              answer:
                'Do not pay. Ask for the list of what is missing in writing, and complain to the department’s head office if it does not come.',
            },
            {
              question: 'Is this page legal advice?',
              answer:
                'No. It is information, with its dates and sources. For your own building ask the fire department, a fire engineer or [our office](/contact).',
            },
          ],
        },
      ],
    },
    {
      id: 'portals',
      heading: 'Official resources',
      answer: 'Telangana Fire Services, the building code and Indian Standards.',
      blocks: [
        {
          kind: 'text',
          text: 'The first three belong to Indian public bodies. NFPA is a private body in the United States.',
        },
        { kind: 'portals', portals: ['tgfire', 'bisfire', 'peso', 'nfpa'] },
      ],
    },
    {
      id: 'what-we-do',
      heading: 'What we do for you, if you want',
      answer: 'We say whether you need one, then prepare the papers.',
      blocks: [
        {
          kind: 'text',
          text: 'Tell us the city, the height, the use and the size. We say whether an NOC is needed and who gives it. If it is, we go through the place with you, list what is missing, prepare the papers and stay with the application until the answer. If you need no NOC, we tell you so.',
        },
      ],
    },
  ],
};
