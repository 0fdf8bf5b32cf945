import { sheet } from '../../sheet-page.ts';

/** Sheet: from the survey to the certificate of vending. */
export const content = sheet({
  name: 'The way to a vending certificate',
  title: 'The way to a vending certificate: a sheet | Niyam',
  description:
    'Six stations from the survey of vendors to the certificate and the identity card, and what to do when your name is missing. To print and send.',
  heading: 'The way to a vending certificate',
  lead: 'The Street Vendors Act gives every vendor found in the survey a certificate. This is the road to it.',
  sheet: {
    layout: 'path',
    parts: [
      {
        title: 'Keep proof',
        line: 'Aadhaar, a photo at your stall, old cards, fine receipts.',
        more: 'Anything that shows that you vend there, and since when.',
      },
      {
        title: 'Be counted',
        line: 'The Town Vending Committee surveys all vendors, at least every {vendor.survey-years}.',
        more: 'Until the survey is done and certificates are given to all, nobody may be evicted (section 3(3)).',
      },
      {
        title: 'Ask for your name',
        line: 'At the ward office: “Was there a survey? Am I in it?”',
      },
      {
        title: 'Not in it? Ask in writing',
        line: 'Ask to be counted, and for a Letter of Recommendation.',
        more: 'With the letter you can apply for the PM SVANidhi loan already.',
      },
      {
        title: 'Apply',
        line: 'For the certificate and the identity card. Pay the local fee, take the receipt.',
      },
      {
        title: 'Keep to it',
        line: 'It names your zone, days and hours. Vend there, and nobody may stop you (section 27).',
        more: 'You or your family vend; it cannot be rented out.',
      },
    ],
  },
  more: [
    {
      id: 'figures',
      heading: 'What the Act says in figures',
      blocks: [
        {
          kind: 'entries',
          caption: 'Street Vendors Act, 2014',
          rows: [
            { label: 'Survey of vendors at least every', fact: 'vendor.survey-years' },
            {
              label: 'Age from which a certificate is given',
              fact: 'vendor.age-min',
              note: 'In Telangana and Andhra Pradesh: {vendor.age.telangana}.',
            },
            { label: 'Notice before a certificate holder must move', fact: 'vendor.notice' },
            {
              label: 'Vending without a certificate: at most',
              fact: 'vendor.penalty',
              note: 'For each offence.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'With ticks and telephone numbers: [apply for a vending certificate](/how-to-guides/vending-certificate). Your rights: [street vendors and the law](/blog/street-vendor-compliance-india).',
        },
      ],
    },
  ],
});
