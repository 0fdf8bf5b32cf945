import type { PageContent } from '../../../../content/types.ts';

/** Step: an account of its own and safe borrowing. */
export const content: PageContent = {
  name: 'Banking and loans',
  updatedOn: '2026-11-23',
  title: 'Banking and loans for a new business | Niyam',
  description:
    'Why the business needs its own account, how much money it needs to run, where vendors and small firms borrow, and the signs of a bad loan.',
  heading: 'A bank account of its own, and safe loans',
  lead: 'Keep business money apart from home money. The account can come at step three.',
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
              'One account for the business, and a loan only as large as the sales can carry.',
            ],
            ['Time', 'A few days for the account; two to eight weeks for a loan. Our estimate.'],
            [
              'Cost',
              'Ask for the minimum balance and the charges. Applying for PM SVANidhi or Mudra costs nothing; an agent who asks for a share is not needed.',
            ],
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
              id: 'task-banking-account',
              label: 'Open an account for the business alone',
              note: 'A second savings account will not do for a trade; ask for a current account or what the bank offers small traders.',
            },
            {
              id: 'task-banking-upi',
              label: 'Point the UPI code at it',
              note: 'And the card machine, and the apps that pay you.',
            },
            {
              id: 'task-banking-need',
              label: 'Work out how much money the business needs to run',
              note: 'The rule of thumb is below.',
            },
            {
              id: 'task-banking-cost',
              label: 'Ask for the true cost of the loan',
              note: 'All charges, in rupees, over the whole time, in writing.',
            },
            {
              id: 'task-banking-apply',
              label: 'Apply at a bank or on the official portal',
              note: 'Yourself, with your own number.',
            },
          ],
        },
      ],
    },
    {
      id: 'how-much',
      heading: 'How much money do you need?',
      answer:
        'About {start.working-capital.need} of a year’s sales. {start.working-capital.own} should be yours.',
      blocks: [
        {
          kind: 'text',
          text: 'When home money and business money share one account, you cannot tell if you earn, and neither can a bank.',
        },
        {
          kind: 'text',
          text: 'Goods are bought today and paid for by customers later. The money in between is called working capital. Banks have long used a simple rule for small firms: the need is about {start.working-capital.need} of a year’s sales. The bank finances up to {start.working-capital.bank}, and {start.working-capital.own} should be yours.',
        },
        {
          kind: 'text',
          text: 'An example. Sales of a year: eight lakh rupees. Need: about two lakh. Of that, the bank’s part would be a lakh and sixty thousand, your own forty thousand. If you sell for cash and buy on credit, you need less. Yours: [working capital](/financial-hub/working-capital).',
        },
      ],
    },
    {
      id: 'street-vendors',
      heading: 'Street vendors: PM SVANidhi',
      answer: 'The first loan is up to {msme.svanidhi.first}, without security.',
      blocks: [
        {
          kind: 'entries',
          caption: 'Loan steps of PM SVANidhi, without security',
          rows: [
            { label: 'First loan', fact: 'msme.svanidhi.first' },
            { label: 'Second, when the first is repaid', fact: 'msme.svanidhi.second' },
            { label: 'Third, when the second is repaid', fact: 'msme.svanidhi.third' },
            {
              label: 'Interest given back for paying on time, a year',
              fact: 'msme.svanidhi.subsidy',
            },
            { label: 'The scheme runs until', fact: 'msme.svanidhi.ends' },
          ],
        },
        {
          kind: 'text',
          text: 'You need the identity card or certificate of the town, or a place on its survey list. If you are on neither, ask the municipal office for a letter of recommendation. After the second loan comes a RuPay credit card linked to UPI. One missed instalment can cost you the interest back and the next loan.',
        },
      ],
    },
    {
      id: 'other-loans',
      heading: 'Shops, makers and services',
      answer: 'Mudra, a guarantee fund, JanSamarth, and schemes for some founders.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Mudra**: loans without security, through a bank, in steps by size. The steps are in the [MSME guide](/msme-compliance).',
            '**Guarantee in place of security**: for larger loans a government fund may stand behind you. Also in the guide, with the rule by which banks may not ask a small firm for security up to a limit.',
            '**JanSamarth**: one form on which several government loan schemes can be compared.',
            '**Women, SC and ST founders**: schemes exist, but some have ended and successors are not confirmed. Search myScheme, and believe only what it shows today.',
          ],
        },
        {
          kind: 'text',
          text: 'A loan does not save a business that loses money on each sale. First the sum of [step one](/start-business/step/ideation), then the loan.',
        },
      ],
    },
    {
      id: 'bad-loans',
      heading: 'Signs of a bad loan',
      answer: 'A fee first, daily interest, blank cheques: say no.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Interest by the day or month. Ten rupees a month on a hundred is more than a hundred and twenty in a year. [Compare two loans](/financial-hub/compare-loans) side by side.',
            'A “fee” before the loan is paid out. A true lender takes it from the loan, and shows it.',
            'An app that wants your contacts and photos.',
            'Blank cheques, or your identity card “for safe keeping”.',
            'A friend’s loan in your name. The person who signs pays.',
          ],
        },
        {
          kind: 'callout',
          tone: 'warning',
          title: 'If it goes wrong',
          text: 'Complain to the bank or lender in writing first. If it does not put things right, go to the [RBI Ombudsman](portal:rbiombudsman), {helpline.bank-complaints}, which is free. For threats, go to the police. For fraud by phone or app, call {helpline.cybercrime} at once and report it on the [cyber crime portal](portal:cybercrime).',
        },
      ],
    },
    {
      id: 'documents',
      heading: 'Papers for account and loan',
      answer: 'Identity, PAN, photo, place, and bank or UPI statements.',
      blocks: [
        {
          kind: 'documents',
          items: [
            { id: 'identity', label: 'Proof of who you are' },
            { id: 'pan', label: 'PAN card' },
            { id: 'photo', label: 'Your photograph' },
            { id: 'premises', label: 'Proof of the place' },
            {
              id: 'business-proof',
              label: 'One paper that shows the business',
              note: 'Udyam, trade licence, GST or FSSAI certificate, or vending certificate.',
            },
            {
              id: 'bank-statement',
              label: 'Bank or UPI statements',
              note: 'Six months or more, for a loan.',
            },
            { id: 'sales-book', label: 'Your sales book' },
          ],
        },
      ],
    },
    {
      id: 'portals',
      heading: 'Official sites',
      answer: 'PM SVANidhi, Mudra, JanSamarth and the RBI Ombudsman.',
      blocks: [{ kind: 'portals', portals: ['pmsvanidhi', 'mudra', 'jansamarth', 'rbiombudsman'] }],
    },
    {
      id: 'next',
      heading: 'Next step',
      blocks: [
        {
          kind: 'text',
          text: 'When one pair of hands is no longer enough, read about [your first worker](/start-business/step/hr). Before this came [opening day](/start-business/step/launch); all steps are under [Start a business](/start-business).',
        },
        {
          kind: 'documents',
          done: true,
          items: [
            {
              id: 'start.step.banking',
              label: 'This step is done',
              note: 'It counts under [how far you are](/start-business#progress).',
            },
          ],
        },
      ],
    },
  ],
};
