import type { PageContent } from '../../types.ts';

/** Licences for restaurants and other food businesses, in outline. */
export const content: PageContent = {
  title: 'Licences for restaurants and food businesses | Niyam',
  description:
    'The registrations a cart, tiffin service, cloud kitchen or restaurant in India may need, and which one to do first.',
  heading: 'Licences for a restaurant or food business',
  lead: 'A cart, a tiffin service and a bar do not need the same papers. One rule is common to all: food safety comes first.',
  sections: [
    {
      id: 'usual-papers',
      heading: 'What most food places meet',
      blocks: [
        {
          kind: 'list',
          items: [
            'FSSAI registration or licence, by yearly sales. Read the [FSSAI guide](/fssai-compliance).',
            'A trade licence from the municipal body, if you have a shop. See [trade licence](/trade-license-compliance).',
            'GST, depending on your sales and your state: [GST guide](/gst-compliance). For food sold through a delivery app, the app pays the GST.',
          ],
        },
      ],
    },
    {
      id: 'sometimes',
      heading: 'Only for some',
      blocks: [
        {
          kind: 'list',
          items: [
            'Alcohol needs a state excise licence.',
            'Recorded music usually needs a licence from the copyright society.',
            'Fire clearance depends on the building: see [fire licence](/fire-license).',
          ],
        },
      ],
    },
    {
      id: 'being-written',
      heading: 'Being written',
      blocks: [
        {
          kind: 'text',
          text: 'A chooser by type of kitchen, with hygiene rules and dates, is being built. Until then [describe your kitchen to us](/contact).',
        },
      ],
    },
  ],
};
