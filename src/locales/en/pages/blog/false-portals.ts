import type { ArticleContent } from '../../../../content/types.ts';

/** Article: how to tell an official portal from one that looks like it. */
export const content: ArticleContent = {
  name: 'Telling a real portal from a false one',
  title: 'Is this really a government site? Six looks | Niyam',
  description:
    'Private sites sell free registrations under names that look official. How to read an address, what a real portal never asks, and what to do after.',
  heading: 'Is this really a government site? Six looks before you pay',
  lead: 'Some search results sell what the government gives free. Here is how to see it.',
  publishedOn: '2026-11-21',
  reviewedOn: '2026-11-21',
  sections: [
    {
      id: 'how-it-works',
      heading: 'How the trick works',
      answer: 'A private site looks official and sells the free form.',
      blocks: [
        {
          kind: 'text',
          text: 'Type “Udyam registration” into a search box. Some of what comes first is an advertisement for somebody who sells you what is free.',
        },
        {
          kind: 'text',
          text: 'Nobody breaks into anything. A private firm takes a name made of official words, such as “foscos” or “udyam” with something behind it. It uses the colours of the flag, a lion or two, and a form that looks like the real one. You fill it in and pay a “processing fee”. At best a person then types your answers into the free government form and keeps the difference. At worst nothing comes, and a stranger has your Aadhaar, your PAN and your telephone number.',
        },
        {
          kind: 'text',
          text: 'Not every paid site is a fraud. Helping with a form is honest work, if the helper says who he is and what is free. We do that ourselves. What makes it dishonest is to look like the government.',
        },
      ],
    },
    {
      id: 'six-looks',
      heading: 'Six looks',
      answer: 'Read the address, the small print, and who gets the money.',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Read the address from the right',
              text: 'Look at what stands just before the first single slash. Central and state offices mostly end in **gov.in** or **nic.in**. In “udyam-gov.in.example.com” the owner is example.com: the words before it are decoration.',
            },
            {
              title: 'Look for the word “Ad” or “Sponsored”',
              text: 'Search pages mark paid results, in small letters. The real portal is often below them.',
            },
            {
              title: 'Read the small print at the end of the page',
              text: 'Most such sites admit it there, in grey: “We are a private consultancy, not linked with the government.” If you find that sentence only at the bottom, leave.',
            },
            {
              title: 'Ask what the fee is for',
              text: 'A real portal names its fee after you have said what you apply for, and gives a challan or receipt of the government. A round sum before the first question is a price, not a fee.',
            },
            {
              title: 'See where the money goes',
              text: 'A UPI name that is a person or a “Pvt Ltd”, or a QR code sent on WhatsApp, is never the government.',
            },
            {
              title: 'Count what it wants to know',
              text: 'No portal needs your ATM PIN, your UPI PIN, or the code that your bank sends for a payment you did not make.',
            },
          ],
        },
      ],
    },
    {
      id: 'exceptions',
      heading: 'The exceptions, so that you do not fear a real one',
      answer: 'A few official sites do not end in gov.in or nic.in.',
      blocks: [
        {
          kind: 'text',
          text: 'Some official bodies have other endings. PF is at epfindia.gov.in, but Mudra ends in org.in, JanSamarth in just “in”, and the bodies for barcodes and standards in org or in. For those the ending proves nothing: go there from a page that you trust, for example from a ministry’s own site. These are the ones we link to most; the address stands beside each.',
        },
        {
          kind: 'portals',
          portals: [
            'udyam',
            'foscos',
            'gst',
            'incometax',
            'mca',
            'eshram',
            'pmsvanidhi',
            'mudra',
            'jansamarth',
          ],
        },
      ],
    },
    {
      id: 'free',
      heading: 'What you never need to buy',
      blocks: [
        {
          kind: 'callout',
          tone: 'free',
          title: 'These are free',
          text: 'Udyam, GST registration, the application for PM SVANidhi, e-Shram, ESI and PF registration, Startup India recognition. And no renewal is due for a [food licence](/blog/food-licence-no-renewal): there is none.',
        },
      ],
    },
    {
      id: 'if-it-happened',
      heading: 'If you have paid already',
      answer: 'Call {helpline.cybercrime} at once. Then tell your bank.',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            '**At once**: call {helpline.cybercrime} and report it on the [cybercrime portal](portal:cybercrime). Money that is still on its way can sometimes be held. Have the payment number ready.',
            '**Tell your bank** and have the card or the UPI name blocked, if you gave a PIN or a code.',
            '**Keep everything**: pictures of the site with its address, the messages, the receipt.',
            '**Lock what you gave away.** You can lock the use of your fingerprint and your Aadhaar number through the Aadhaar app or at a centre.',
            '**If you got a bad service rather than a fraud**, ask for the money in writing, then call the National Consumer Helpline, {helpline.consumer}.',
            '**Apply again on the real portal.** If the false site has registered you with its own telephone number, use the portal’s help to change it to yours.',
          ],
        },
        {
          kind: 'text',
          text: 'Do not be ashamed. These pages are built by people who do nothing else all day.',
        },
      ],
    },
    {
      id: 'and-us',
      heading: 'Look at us the same way',
      blocks: [
        {
          kind: 'text',
          text: 'We are a private service; it says so at the end of every page. We name the government’s fee apart, the portal’s address stands beside each link, and for what is free we say that it is free. If one of our pages makes you think otherwise, [tell us](/contact), and we change it. Written by our help desk.',
        },
      ],
    },
  ],
};
