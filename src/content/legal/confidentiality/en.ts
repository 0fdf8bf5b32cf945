import type { PageContent } from '../../types.ts';

/** What a client may expect about secrecy, and its legal limits. */
export const content: PageContent = {
  title: 'Confidentiality: what stays with us | Niyam',
  description:
    'How we treat the papers and facts you give us, what the law may require us to disclose, and what never to send.',
  heading: 'Confidentiality',
  lead: 'To help, we may need to see accounts, notices and agreements. You should know how far secrecy goes before you hand them over.',
  sections: [
    {
      id: 'what-we-keep',
      heading: 'What we keep to ourselves',
      blocks: [
        {
          kind: 'text',
          text: 'What you tell us about your business and the papers you hand over are for doing your work. They are not for sale.',
        },
      ],
    },
    {
      id: 'limits',
      heading: 'Its limits',
      blocks: [
        {
          kind: 'text',
          text: 'We are not advocates. The special protection that the law gives to what you tell your advocate does not cover us, and a court or authority acting under law can require papers. If a matter may end in court, speak to an advocate first.',
        },
      ],
    },
    {
      id: 'send-less',
      heading: 'Send less',
      blocks: [
        {
          kind: 'text',
          text: 'For a first question you need send no documents at all. Hide the Aadhaar number on any copy you give to anyone, and write on the copy what it is for and the day you gave it.',
        },
      ],
    },
    {
      id: 'being-written',
      heading: 'The full commitment',
      blocks: [
        {
          kind: 'text',
          text: 'Who in the firm may see a file and how long it is kept is being put into words. What this site itself stores is already in the [privacy policy](/privacy-policy).',
        },
      ],
    },
  ],
};
