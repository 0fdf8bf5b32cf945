import type { PageContent } from '../../../../content/types.ts';

/** Ways to money for a business, in the order of size; papers; no promise of funding or returns (TOOL-INVEST-01). */
export const content: PageContent = {
  name: 'Investment',
  updatedOn: '2026-11-23',
  title: 'Preparing for a loan or an investor | Niyam',
  description:
    'From the vendors’ loan to an outside investor: what each asks for, which papers to have ready, and how to see a fraud. No promises of money.',
  heading: 'Getting ready for a loan or an investor',
  lead: 'We help with the papers. Nobody can promise you the money.',
  sections: [
    {
      id: 'which-way',
      heading: 'Which way fits you',
      answer: 'From PM SVANidhi for vendors to investors for fast growth.',
      blocks: [
        {
          kind: 'text',
          text: 'A lender asks whether you can repay. An investor asks what the business could become. Both first ask for papers.',
        },
        {
          kind: 'table',
          caption: 'Ways to money, from small to large',
          head: ['You are', 'Look at', 'What it asks'],
          rows: [
            [
              'A street vendor',
              '[PM SVANidhi](/blog/pm-svanidhi-loan)',
              'Proof that you vend. No security',
            ],
            [
              'A craftsperson in a listed trade',
              'PM Vishwakarma',
              'Work with your hands, one in a family',
            ],
            ['A small shop or workshop', 'Mudra', 'A plan for the money. No security'],
            [
              'A micro or small firm that needs more',
              'A bank loan behind which CGTMSE stands',
              'Udyam, accounts, a bank that believes you',
            ],
            [
              'A firm that waits for a large buyer’s money',
              'Sell the invoice on a TReDS platform',
              'An invoice that the buyer accepts',
            ],
            [
              'A new kind of product that could grow fast',
              'Angel or seed investors; Startup India schemes',
              'A company, a team, a share of your firm',
            ],
          ],
        },
      ],
    },
    {
      id: 'loans',
      heading: 'The loans in figures',
      answer: 'PM SVANidhi, Mudra, bank loans, and the CGTMSE guarantee.',
      blocks: [
        {
          kind: 'entries',
          caption: 'Loans without security, at most',
          rows: [
            { label: 'PM SVANidhi, first loan', fact: 'msme.svanidhi.first' },
            { label: 'PM SVANidhi, third loan', fact: 'msme.svanidhi.third' },
            { label: 'Mudra Shishu', fact: 'msme.mudra.shishu' },
            { label: 'Mudra Kishor', fact: 'msme.mudra.kishor' },
            { label: 'Mudra Tarun', fact: 'msme.mudra.tarun' },
            {
              label: 'Mudra Tarun Plus',
              fact: 'msme.mudra.max',
              note: 'Only for those who have repaid a Tarun loan.',
            },
            {
              label: 'Any bank loan to a micro or small firm: no security may be asked up to',
              fact: 'msme.no-collateral',
              note: '{msme.no-collateral-good-record} for a borrower with a good record.',
            },
          ],
        },
        {
          kind: 'entries',
          caption: 'Behind a larger loan: the CGTMSE guarantee',
          rows: [
            { label: 'Guaranteed loan, at most', fact: 'msme.cgtmse.max' },
            {
              label: 'Share that is guaranteed',
              fact: 'msme.cgtmse.cover',
              note: 'The guarantee protects the bank. You still owe the whole loan.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Who lends is the bank. A scheme sets the frame; it gives nobody a right to a loan. Several schemes of the central government needed a new approval when we last looked, on {schemes.checked}; where we could not confirm one, we leave them out here. Our [list of schemes](/government-schemes) marks them; [myScheme](portal:myscheme) is the government’s own list.',
        },
      ],
    },
    {
      id: 'papers',
      heading: 'Papers for a loan',
      answer: 'Identity, place, bank, tax, licences, and one page of plan.',
      blocks: [
        {
          kind: 'documents',
          items: [
            { id: 'identity', label: 'Proof of who you are, and PAN' },
            { id: 'premises', label: 'Proof of the place' },
            {
              id: 'bank',
              label: 'Bank statements of a year, of an account used only for the business',
            },
            { id: 'tax-returns', label: 'Income-tax returns of two or three years' },
            { id: 'gst-returns', label: 'GST returns, if you are registered' },
            {
              id: 'udyam',
              label: 'Udyam certificate',
              note: 'Free; see [MSME and Udyam](/msme-compliance).',
            },
            { id: 'licences', label: 'Your licences' },
            {
              id: 'use-of-money',
              label: 'One page: what the money buys, what it will earn, how it is paid back',
              note: 'With an offer from the seller of the machine, if it is for a machine.',
            },
          ],
        },
      ],
    },
    {
      id: 'investors',
      heading: 'What an investor looks for',
      answer: 'A folder on firm, money, rights, people, customers and trouble.',
      blocks: [
        {
          kind: 'text',
          text: 'An investor buys a part of your firm and shares its luck. There is nothing to pay back, and no way to be alone again. That suits few businesses. A good tiffin room needs a loan, not an investor.',
        },
        {
          kind: 'text',
          text: 'If yours is one of the few, an investor’s lawyer will ask for a folder, called a data room:',
        },
        {
          kind: 'list',
          items: [
            '**The firm**: certificate of incorporation, articles, list of shareholders, minutes of the board. A proprietor cannot sell shares: see [company registration](/company-registration).',
            '**Money**: accounts, tax returns, a list of debts, what comes in and goes out each month.',
            '**Rights**: who owns the name, the design, the code. Agreements in which founders and workers give them to the firm. See [trademark](/trademark-registration).',
            '**People**: contracts, ESI and PF where they apply.',
            '**Customers and suppliers**: the main contracts, and how they end.',
            '**Licences**, with their dates.',
            '**Trouble**: notices, cases, complaints. All of them. What is found later costs more than what is told now.',
          ],
        },
        {
          kind: 'text',
          text: 'Offering shares to the public or to many people is strictly regulated. Before you ask for money from more than a few people whom you know, speak to a professional.',
        },
      ],
    },
    {
      id: 'before-you-sign',
      heading: 'Before you sign',
      answer: 'Pay no fee before a loan. Read each charge.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**A loan**: the yearly rate, all charges, the instalment, what a late one costs, what it costs to repay early.',
            '**A moneylender’s “small” daily interest**: multiply it by the days of a year, then decide.',
            '**An investor**: how much of the firm goes, who decides what, what happens if you leave or fall ill.',
            '**A personal guarantee**: then your house answers for the firm. Have it explained by somebody who earns nothing from it.',
          ],
        },
        {
          kind: 'callout',
          tone: 'warning',
          title: 'No fee before a loan',
          text: 'A stranger who wants money first “to get the loan passed” is a cheat. So is an app that wants your contacts and photos. Real lenders take their charges out of the loan and give a receipt. Fraud: {helpline.cybercrime}. Complaints about a bank or lender: [RBI Ombudsman](portal:rbiombudsman), {helpline.bank-complaints}.',
        },
      ],
    },
    {
      id: 'our-part',
      heading: 'Our part',
      blocks: [
        {
          kind: 'text',
          text: 'We put the papers in order and say which way fits. We lend nothing, we find no investors for a share, and we promise neither money nor returns. Our own figure, that we have helped businesses to {claim.fundingLakh} lakh rupees and more of funding, is our own statement. {proof.fundingLakh}',
        },
        {
          kind: 'text',
          text: '[Tell us what you are raising money for](/contact), and we say which papers it needs. The form works without a signal.',
        },
        {
          kind: 'portals',
          portals: ['pmsvanidhi', 'mudra', 'jansamarth', 'cgtmse', 'startupindia', 'myscheme'],
        },
      ],
    },
  ],
};
