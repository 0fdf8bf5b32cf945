import type { PageContent } from '../../../../content/types.ts';

/** The hub: which sums there are, and how to read them. */
export const content: PageContent = {
  name: 'Financial hub',
  updatedOn: '2026-11-21',
  title: 'Financial hub: sums for your business | Niyam',
  description:
    'Calculators for tax, loans, wages, fees and daily profit. Each shows its formula, the date of its rates and its source. Works offline.',
  heading: 'Financial hub',
  lead: 'Sums for tax, loans, wages, fees and daily profit. Each shows its numbers and their source.',
  sections: [
    {
      id: 'daily',
      heading: 'Money of the day',
      blocks: [{ kind: 'below', page: 'tools/financial-hub', section: 'daily' }],
    },
    {
      id: 'gst',
      heading: 'GST',
      blocks: [{ kind: 'below', page: 'tools/financial-hub', section: 'gst' }],
    },
    {
      id: 'loans',
      heading: 'Loans',
      blocks: [{ kind: 'below', page: 'tools/financial-hub', section: 'loans' }],
    },
    {
      id: 'fees',
      heading: 'Fees to the government',
      blocks: [{ kind: 'below', page: 'tools/financial-hub', section: 'fees' }],
    },
    {
      id: 'workers',
      heading: 'Workers',
      blocks: [{ kind: 'below', page: 'tools/financial-hub', section: 'workers' }],
    },
    {
      id: 'income-tax',
      heading: 'Income tax',
      blocks: [{ kind: 'below', page: 'tools/financial-hub', section: 'income-tax' }],
    },
    {
      id: 'owed-to-you',
      heading: 'Money that is owed to you',
      blocks: [{ kind: 'below', page: 'tools/financial-hub', section: 'owed-to-you' }],
    },
    {
      id: 'ready-for-a-loan',
      heading: 'Ready to ask for a loan?',
      blocks: [
        {
          kind: 'text',
          text: 'Banks look for these. Tick what you have; the rest shows what is missing.',
        },
        {
          kind: 'documents',
          items: [
            { id: 'aadhaar', label: 'Aadhaar, with your mobile number on it' },
            {
              id: 'pan',
              label: 'PAN',
              note: 'A business loan needs one; a first loan of PM SVANidhi may not.',
            },
            {
              id: 'bank',
              label: 'A bank account that the business’s money goes through',
              note: 'Some months of statements show your sales.',
            },
            {
              id: 'udyam-certificate',
              label: 'Udyam certificate',
              note: 'Free: [how to get it](/msme-compliance).',
            },
            {
              id: 'vending-certificate',
              label: 'Certificate of vending or letter of recommendation',
              note: 'For PM SVANidhi.',
            },
            {
              id: 'upi-qr',
              label: 'A UPI code that customers use',
              note: 'It proves sales that cash does not.',
            },
            {
              id: 'sales-record',
              label: 'A record of sales and costs, day by day',
              note: 'A notebook will do. The [daily profit](/financial-hub/daily-profit) is one page of it.',
            },
            { id: 'gst-returns', label: 'GST returns, where you are registered' },
            {
              id: 'income-tax-returns',
              label: 'Income-tax returns of the last years',
              note: 'For larger loans.',
            },
            {
              id: 'loan-list',
              label: 'A list of the loans you have, with what is still owed',
              note: 'The bank sees them in your credit record.',
            },
          ],
        },
      ],
    },
    {
      id: 'how-they-work',
      heading: 'How these sums work',
      blocks: [
        {
          kind: 'list',
          items: [
            'Everything is worked out on your phone. Each calculator says whether it is saved there and works with no signal. What you enter is kept there and goes to nobody.',
            'The address of a result carries its numbers: anybody with the link sees the same sum.',
            'Amounts are exact to the paisa. Where the law rounds, the sum rounds as the law says.',
            'Figures of the law have their day and their source below each result. Where we are not sure of one, there is no result but a link to the office.',
            'A sum is general information. The office’s own sum decides.',
          ],
        },
      ],
    },
  ],
};
