import { sheet } from '../../sheet-page.ts';

/** Sheet: the papers that nearly every form asks for. */
export const content = sheet({
  name: 'Papers to keep together',
  title: 'Papers to keep together: a sheet | Niyam',
  description:
    'The seven papers that nearly every form asks a small business for, and how to keep them. One folder, one photo of each. To print and send.',
  heading: 'Papers to keep together',
  lead: 'Nearly every form asks for the same few. Put them in one folder, and a clear photo of each on the phone.',
  sheet: {
    layout: 'signs',
    parts: [
      {
        icon: 'card',
        title: 'Aadhaar and PAN',
        line: 'The same spelling of your name on both. Correct it before you apply.',
      },
      {
        icon: 'phone',
        title: 'Your own mobile number',
        line: 'Linked to Aadhaar. Never give an agent’s number.',
        more: 'A person with the number has the account.',
      },
      {
        icon: 'photo',
        title: 'Passport photo',
        line: 'Against a plain wall. Keep the file too.',
      },
      {
        icon: 'bank',
        title: 'Bank book, first page',
        line: 'Name, account number and IFSC must be readable.',
      },
      {
        icon: 'house',
        title: 'Proof of the place',
        line: 'Rent paper, electricity bill or the owner’s consent. A vendor: certificate or area.',
      },
      {
        icon: 'bill',
        title: 'Bills and receipts',
        line: 'What you bought, fees you paid, fines too. By month.',
        more: 'Who is registered for GST keeps bills for {gst.records} from the day the yearly return was due.',
      },
      {
        icon: 'print',
        title: 'Certificates and numbers',
        line: 'Vending card, FSSAI, Udyam, trade licence. A photo of each on the phone.',
      },
    ],
  },
  more: [
    {
      id: 'with-care',
      heading: 'With care',
      blocks: [
        {
          kind: 'list',
          items: [
            'Photograph papers in daylight, flat, with all four corners in the picture.',
            'Write on every copy you hand out what it is for and the day.',
            'Give nobody the originals. An officer who wants to see them can see them.',
            'Do not send Aadhaar or PAN to a number you do not know: [signs of a false site](/infographics/fake-site-signs).',
          ],
        },
      ],
    },
  ],
});
