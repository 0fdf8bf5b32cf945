import type { PageContent } from '../../types.ts';

/** Rules for software, apps and startups, in outline. */
export const content: PageContent = {
  title: 'Technology: software, apps and startups | Niyam',
  description:
    'A software or app business needs few licences and many promises: privacy, consumer duties, GST and startup recognition.',
  heading: 'Rules for software and app businesses',
  lead: 'You will meet few inspectors. Your duties lie in what you promise users and what you do with their data.',
  sections: [
    {
      id: 'duties',
      heading: 'Duties to look at early',
      blocks: [
        {
          kind: 'list',
          items: [
            'Collecting personal data calls for a privacy policy and a named person for complaints. A stricter data law is coming into force in stages.',
            'Selling to consumers online calls for your legal name, address and grievance officer on the site.',
            'Commercial SMS must be registered with the telecom operators.',
            'Work for clients abroad still falls under GST law, though it can be free of tax: [GST guide](/gst-compliance).',
          ],
        },
      ],
    },
    {
      id: 'recognition',
      heading: 'Recognition',
      blocks: [
        {
          kind: 'text',
          text: 'A company, LLP, registered firm or cooperative with something new can ask for startup status free on [Startup India](portal:startupindia). A proprietor cannot.',
        },
      ],
    },
    {
      id: 'being-written',
      heading: 'Being written',
      blocks: [
        {
          kind: 'text',
          text: 'The privacy checklist for small teams is being written. [Ask about yours](/contact).',
        },
      ],
    },
  ],
};
