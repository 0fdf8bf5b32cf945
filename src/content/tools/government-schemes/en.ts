import type { PageContent } from '../../types.ts';

/** Government schemes; the matcher is being built. */
export const content: PageContent = {
  title: 'Government schemes for vendors and firms | Niyam',
  description:
    'Where to find loans, subsidies and support from government, how to apply free, and signs of a false scheme.',
  heading: 'Government schemes',
  lead: 'Governments lend, guarantee and train. The hard part is to learn which scheme is open today and whether it fits you.',
  sections: [
    {
      id: 'look-now',
      heading: 'Where to look now',
      blocks: [
        {
          kind: 'text',
          text: 'myScheme is the government’s own search across schemes. Street vendors should look at PM SVANidhi first.',
        },
        {
          kind: 'portals',
          portals: ['myscheme', 'pmsvanidhi', 'jansamarth'],
        },
      ],
    },
    {
      id: 'signs-of-fraud',
      heading: 'Signs of a false scheme',
      blocks: [
        {
          kind: 'list',
          items: [
            'Someone asks for money to put your name on a list.',
            'The link came by message and the address does not end in .gov.in or .nic.in. A few true ones differ: reach them from a government page.',
            'They want your OTP.',
          ],
        },
      ],
    },
    {
      id: 'being-built',
      heading: 'Being built',
      blocks: [
        {
          kind: 'text',
          text: 'Our own matcher is being built. It will say why you fit or do not fit, and mark schemes that have closed. Meanwhile [tell us what you need money for](/contact).',
        },
      ],
    },
  ],
};
