import type { PageContent } from '../../../../content/types.ts';

/** The contact page; the lead form stands between its heading and its sections (CONT-07). */
export const content: PageContent = {
  name: 'Contact',
  updatedOn: '2026-11-21',
  title: 'Get a free consultation | Niyam',
  description:
    'The request form, which works with no signal, and our two offices in Hyderabad: address, hours, map, telephone, e-mail and WhatsApp.',
  heading: 'Get a free consultation',
  lead: 'Tell us what you sell, where, and what worries you. Somebody from our office in Hyderabad will reply.',
  sections: [
    {
      id: 'before-you-write',
      heading: 'Before you write',
      blocks: [
        {
          kind: 'list',
          items: [
            'Do not send Aadhaar, PAN, bank details or passwords through this form. We do not need them to answer you.',
            'No signal? Send it anyway: it is kept under [Waiting to send](/outbox) and goes when the network is back. Only a phone that is set as shared, or a browser without JavaScript, keeps nothing: there, stay on this page until your request is sent.',
            'You get a receipt. Keep it: with it we find your request at once.',
            'What happens to your details is in the [privacy policy](/privacy-policy).',
          ],
        },
      ],
    },
    {
      id: 'offices',
      heading: 'Our offices',
      blocks: [
        {
          kind: 'text',
          text: 'You can write at any time. People answer in office hours. Call before you come, so that the right person is there.',
        },
        { kind: 'offices' },
        {
          kind: 'text',
          text: 'The map opens on its own site; we load no map here, because it would follow you. Offices in Mumbai and Bengaluru are planned and not open yet. For them, and for every other place in India, telephone and WhatsApp work today.',
        },
      ],
    },
    {
      id: 'what-to-bring',
      heading: 'If you visit',
      blocks: [
        {
          kind: 'list',
          items: [
            'The notice or letter you got, if there is one. The envelope too: the date of delivery can count.',
            'Any certificate or receipt you have, also an old one.',
            'A rough figure of what you sell in a month.',
            'Your telephone, for codes that official portals send.',
          ],
        },
        {
          kind: 'text',
          text: 'The first talk is free. Nobody asks you to sign anything in it.',
        },
      ],
    },
    {
      id: 'which-request',
      heading: 'Which request fits',
      blocks: [
        {
          kind: 'list',
          items: [
            '[Consultation](/contact?type=consultation): you do not know what you need.',
            '[Quote](/contact?type=quote): you know, and want a price.',
            '[Audit](/contact?type=audit): something worries you and you want it looked through.',
            '[Registration](/contact?type=registration): you want help with one registration.',
            '[Support](/contact?type=support): you are with us already.',
          ],
        },
      ],
    },
    {
      id: 'complaints',
      heading: 'Complaints, and questions about your data',
      blocks: [
        {
          kind: 'text',
          text: 'Write to the grievance officer of the office, at the e-mail above, with “complaint” or “privacy” in the first line. You hear from us within {privacy.complaint-acknowledge} hours, and it is settled within {privacy.complaint-settle}. If you are not satisfied: the National Consumer Helpline is {helpline.consumer}.',
        },
        {
          kind: 'callout',
          tone: 'warning',
          title: 'Urgent?',
          text: 'We are no emergency service. If money was taken from your account, call {helpline.cybercrime} at once. If you need a lawyer today and cannot pay one, call {helpline.legal-aid}.',
        },
      ],
    },
  ],
};
