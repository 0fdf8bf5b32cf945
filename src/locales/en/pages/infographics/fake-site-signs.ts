import { sheet } from '../../sheet-page.ts';

/** Sheet: how a false government site gives itself away. */
export const content = sheet({
  name: 'Signs of a false site',
  title: 'Signs of a false government site: a sheet | Niyam',
  description:
    'Six signs that a site is not the government’s, what is free, and whom to call when you have paid already. To print and to send.',
  heading: 'Signs of a false government site',
  lead: 'Look for these before you type your Aadhaar or pay anything.',
  sheet: {
    layout: 'signs',
    parts: [
      {
        icon: 'address',
        title: 'The end of the address',
        line: 'Most official sites end in gov.in or nic.in. Look just before the first single slash.',
        more: 'A few official bodies end otherwise; we show the address beside every official link.',
      },
      {
        icon: 'ad',
        title: '“Ad” or “Sponsored”',
        line: 'The first search results are often paid. Go past them.',
      },
      {
        icon: 'print',
        title: 'Small print at the bottom',
        line: '“Private consultancy, not linked to the government.” Then leave.',
      },
      {
        icon: 'price',
        title: 'A price before a question',
        line: 'Udyam, GST, e-Shram and the SVANidhi application are free.',
        more: 'So are ESI and PF registration. A food certificate has {fssai.renewal} any more.',
      },
      {
        icon: 'qr',
        title: 'QR code on WhatsApp',
        line: 'The government is never paid by a person’s UPI name.',
      },
      {
        icon: 'key',
        title: 'Asks for PIN or bank code',
        line: 'Nobody needs your UPI PIN or ATM PIN. Nobody.',
      },
      {
        icon: 'phone',
        title: 'Paid already? Call {helpline.cybercrime}',
        line: 'At once. Then your bank. Keep the payment number and pictures.',
      },
    ],
  },
  more: [
    {
      id: 'real-ones',
      heading: 'The real ones',
      blocks: [
        {
          kind: 'portals',
          portals: ['udyam', 'foscos', 'gst', 'incometax', 'eshram', 'pmsvanidhi'],
        },
        {
          kind: 'text',
          text: 'With more examples: [is this really a government site?](/blog/false-portals) If money is gone: [report it, step by step](/how-to-guides/online-fraud).',
        },
      ],
    },
  ],
});
