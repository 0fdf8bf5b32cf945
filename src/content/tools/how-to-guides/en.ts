import type { PageContent } from '../../types.ts';

/** Short task instructions; being written. */
export const content: PageContent = {
  title: 'How-to guides: one task at a time | Niyam',
  description:
    'Step-by-step help for single tasks, such as applying for a certificate or paying a yearly fee. What is ready and what is not.',
  heading: 'How-to guides',
  lead: 'A guide tells you about a law. A how-to takes you through one task, click by click. These are being written now.',
  sections: [
    {
      id: 'already-answered',
      heading: 'Tasks you can do today',
      blocks: [
        {
          kind: 'list',
          items: [
            'Register a small food business: see the [FSSAI guide](/fssai-compliance).',
            'Find out if you need GST, and apply: see the [GST guide](/gst-compliance).',
            'Get a Udyam number: on the [Udyam portal](portal:udyam), with your Aadhaar and PAN. It is free.',
            'Get an e-Shram card as a worker or vendor: on the [e-Shram portal](portal:eshram).',
          ],
        },
      ],
    },
    {
      id: 'before-any-form',
      heading: 'Before any online form',
      blocks: [
        {
          kind: 'text',
          text: 'Charge the phone, keep the one linked to Aadhaar beside you for the OTP, and take clear photos of your papers. Save the application number at the end: a screenshot is enough.',
        },
      ],
    },
    {
      id: 'ask',
      heading: 'A task that is missing',
      blocks: [
        {
          kind: 'text',
          text: '[Name the task](/contact) and we will know what to write next.',
        },
      ],
    },
  ],
};
