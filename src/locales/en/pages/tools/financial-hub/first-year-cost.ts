import type { PageContent } from '../../../../../content/types.ts';

/** What the first-year budget does and which figures it uses. */
export const content: PageContent = {
  title: 'First-year licence and registration fees | Niyam',
  description:
    'Government fees of a first year, line by line: FSSAI, trade licence, trademark, LLP or company. A helper’s fee stands apart. Works offline.',
  heading: 'Fees of the first year',
  lead: 'What the government asks for in a first year, line by line. What a helper asks stands apart.',
  sections: [
    {
      id: 'rule',
      heading: 'What is added up',
      blocks: [
        {
          kind: 'list',
          items: [
            'Registrations that are free are listed as free: Udyam, GST, ESI, PF and e-Shram.',
            'Food: by the turnover. A street vendor with a certificate of vending pays nothing.',
            'A shop in Hyderabad: by its area and the width of the road.',
            'A trademark: by the classes.',
            'An LLP: by the contribution. A company: stamp duty of the state, PAN and TAN.',
          ],
        },
        {
          kind: 'entries',
          caption: 'Some of the figures',
          rows: [
            { label: 'Trademark, small applicant, a class', fact: 'trademark.fee.low' },
            { label: 'Import-export code', fact: 'sectors.iec.fee' },
            { label: 'Reserving the name of an LLP', fact: 'company.llp.fee.name' },
            { label: 'PAN and TAN of a company, about', fact: 'company.fee.pan-tan' },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'Read on',
      blocks: [
        {
          kind: 'callout',
          tone: 'free',
          title: 'Nobody must pay a helper',
          text: 'Each of these can be done without one, on the official sites that the guides name.',
        },
        {
          kind: 'pages',
          pages: [
            'start',
            'start/registration',
            'tools/financial-hub/fssai-fee',
            'tools/financial-hub/trade-licence-fee',
            'tools/financial-hub/trademark-fee',
          ],
        },
      ],
    },
  ],
};
