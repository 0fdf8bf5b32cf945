import type { PageContent } from '../../../../content/types.ts';

/** Step: the last check before opening. */
export const content: PageContent = {
  name: 'Launch',
  updatedOn: '2026-11-23',
  title: 'Opening day: a last check | Niyam',
  description:
    'The papers to put on the wall, the payments to test, the map entry, the first week’s numbers, and what to do if a paper has not come.',
  heading: 'The last check before you open',
  lead: 'Do this in the week before. Opening day is for customers.',
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
            [
              'Purpose',
              'To open with nothing missing that an officer, a customer or a bank asks for.',
            ],
            ['Time', 'Two evenings in the week before, by our estimate.'],
            ['Cost', 'Prints and a frame. A map entry and a UPI code cost nothing.'],
          ],
        },
      ],
    },
    {
      id: 'tasks',
      heading: 'Tick before you open',
      blocks: [
        {
          kind: 'documents',
          done: true,
          items: [
            {
              id: 'task-launch-wall',
              label: 'The wall: certificates that must be seen',
              note: 'Trade licence, shop registration, GST certificate if registered, FSSAI with its number for food.',
            },
            {
              id: 'task-launch-prices',
              label: 'Prices where people can read them',
              note: 'With tax in them. On packets, never above the printed price.',
            },
            {
              id: 'task-launch-upi',
              label: 'Pay one rupee to your own UPI code from another phone',
              note: 'Check the name that appears and the account it reaches.',
            },
            {
              id: 'task-launch-bill',
              label: 'Write one bill as a trial',
              note: 'Name, address, running number, date, goods, sum. GST number and tax only if registered.',
            },
            {
              id: 'task-launch-safe',
              label: 'Extinguisher, way out, first-aid box',
              note: 'Everyone who works there knows where they are.',
            },
            {
              id: 'task-launch-map',
              label: 'The map entry',
              note: 'Name, hours, phone, a photo of the front. From your own account.',
            },
            {
              id: 'task-launch-numbers',
              label: 'Numbers in the phone',
              note: 'Landlord, ward office, electrician, gas, fire, your supplier, your bank’s helpline.',
            },
          ],
        },
      ],
    },
    {
      id: 'wall',
      heading: 'Which certificate hangs, which stays in the folder',
      answer: 'Licences go on the wall; rent paper and PAN never.',
      blocks: [
        {
          kind: 'table',
          caption: 'Papers on the first day',
          head: ['Paper', 'On the wall', 'In the folder'],
          rows: [
            ['Trade licence', 'Yes', 'A copy'],
            ['FSSAI certificate', 'Yes, where customers see it', 'A copy'],
            ['GST certificate, and the number on the board', 'Yes, if registered', 'A copy'],
            ['Vending certificate', 'Carry it with you', 'A photo on the phone'],
            ['Scale certificate', 'Beside the scale, if the state asks', 'Yes'],
            ['Rent paper, PAN, bank papers', 'Never', 'Copies only; originals at home'],
            ['Letters and wage sheets of workers', 'Never', 'Yes'],
          ],
        },
      ],
    },
    {
      id: 'if-a-paper-is-late',
      heading: 'If a paper has not come',
      answer: 'Some papers you must have first: FSSAI, drugs, BIS, fire.',
      blocks: [
        {
          kind: 'text',
          text: 'Do not guess. Some papers you may wait for while you work, others you must not.',
        },
        {
          kind: 'list',
          items: [
            '**Do not open without it:** FSSAI for food, drug licence, BIS for listed goods that you make, fire clearance where it is needed, consent to operate for a polluting process.',
            '**Ask the office:** trade licence and shop registration. Some cities give a provisional one when you pay. Keep the receipt on the wall.',
            '**Open without it:** Udyam, trademark, map entry. And GST while you are below the limit.',
          ],
        },
        {
          kind: 'text',
          text: 'A week’s delay costs a week’s rent. A penalty costs more, and the file at the office begins with it.',
        },
      ],
    },
    {
      id: 'first-week',
      heading: 'The first week',
      answer: 'Open quietly, ask three customers a day, compare with the sheet.',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'A quiet opening',
              text: 'Open two days before you tell anyone. Mistakes then have few witnesses.',
              time: 'two days',
            },
            {
              title: 'Ask three customers a day',
              text: '“What did you look for and not find?” Write the answers down.',
              time: 'five minutes a day',
            },
            {
              title: 'Compare with the sheet',
              text: 'After seven days put real sales beside the guess of [step one](/start-business/step/ideation). If sales are half, act now: price, place on the counter, hours.',
              time: 'an hour',
            },
            {
              title: 'Then tell people',
              text: 'A board outside, a message to those who know you, a photo on the map. No “lowest price in town” and no prize you will not give: false claims are punishable.',
              time: 'an evening',
            },
          ],
        },
      ],
    },
    {
      id: 'safe-payments',
      heading: 'Four payment tricks to know on day one',
      answer: 'Trust your own app, never the customer’s screen.',
      blocks: [
        {
          kind: 'list',
          items: [
            'A sticker with another QR code over yours. Look at it every morning.',
            'A picture of a “successful” payment. Trust your own app or the sound box, not the customer’s screen.',
            '“I sent too much by mistake, send the rest back.” First look into the account itself.',
            'A caller “from the bank” who needs your OTP or PIN. To receive money nobody needs either.',
          ],
        },
        {
          kind: 'text',
          text: 'If money is gone, call {helpline.cybercrime} at once, tell your bank, and report it on the [cyber crime portal](portal:cybercrime). The first hours matter.',
        },
      ],
    },
    {
      id: 'documents',
      heading: 'Papers at hand on opening day',
      answer: 'Licences, certificate, proof of the place, and a visit sheet.',
      blocks: [
        {
          kind: 'documents',
          items: [
            { id: 'folder-licences', label: 'Licences and registrations' },
            {
              id: 'vending-certificate',
              label: 'Vending certificate or identity card, if you are a street vendor',
            },
            { id: 'premises', label: 'Proof of the place' },
            { id: 'folder-visits', label: 'A sheet for visits' },
          ],
        },
      ],
    },
    {
      id: 'portals',
      heading: 'Official sites',
      answer: 'FoSCoS, cyber crime and the consumer helpline.',
      blocks: [{ kind: 'portals', portals: ['foscos', 'cybercrime', 'consumerhelpline'] }],
    },
    {
      id: 'next',
      heading: 'Next step',
      blocks: [
        {
          kind: 'text',
          text: 'The doors are open. Next, [a bank account of its own and safe loans](/start-business/step/banking), if you have not done that part already. Before this came [the daily work](/start-business/step/operations); all steps are under [Start a business](/start-business).',
        },
        {
          kind: 'documents',
          done: true,
          items: [
            {
              id: 'start.step.launch',
              label: 'This step is done',
              note: 'It counts under [how far you are](/start-business#progress).',
            },
          ],
        },
      ],
    },
  ],
};
