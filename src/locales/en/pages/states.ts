import type { PageContent } from '../../../content/types.ts';

export const content: PageContent = {
  name: 'States',
  updatedOn: '2026-11-23',
  title: 'What your state asks of a small business | Niyam',
  description:
    'Ten states, page by page: Shops Act, trade licence, professional tax, fire, working hours, wages, street vending, pollution consent.',
  heading: 'What your state asks of a small business',
  lead: 'Rules differ from state to state. Each page says what we read and whom to ask.',
  sections: [
    {
      id: 'states',
      heading: 'Choose your state',
      blocks: [
        { kind: 'below', page: 'states' },
        {
          kind: 'text',
          text: 'Telangana and Andhra Pradesh come first. The others are the states with the most small businesses by the counts that we found. Bihar is among them and Delhi is not, because those counts name far more businesses in Bihar. For Delhi see [the guide to trade licences](/trade-license-compliance).',
        },
      ],
    },
    {
      id: 'other-states',
      heading: 'If your state is missing',
      blocks: [
        {
          kind: 'text',
          text: 'The [finder](/find) asks for your state and names the papers. The [directory of government offices](portal:igod) lists the departments of every state: look for labour, municipal administration, commercial taxes, fire and pollution control.',
        },
      ],
    },
  ],
};
