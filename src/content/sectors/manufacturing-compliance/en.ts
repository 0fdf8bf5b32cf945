import type { PageContent } from '../../types.ts';

/** Rules for workshops and factories, in outline. */
export const content: PageContent = {
  title: 'Manufacturing: workshops and factories | Niyam',
  description:
    'Pollution consent, factory licence, BIS and labour rules: what a small maker should settle before installing machines.',
  heading: 'Rules for workshops and factories',
  lead: 'Before you install a machine, several offices may have a say: pollution control, the factory department and the standards bureau.',
  sections: [
    {
      id: 'the-offices',
      heading: 'What each one wants',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Pollution control**: consent to set up, then consent to run. How strict it is depends on the category of your process. The lightest only has to inform the board.',
            '**Factories**: a licence, depending on workers and on power.',
            '**Standards**: goods under a quality control order need a [BIS](/bis-registration) licence before the first sale.',
          ],
        },
      ],
    },
    {
      id: 'order',
      heading: 'A costly mistake',
      blocks: [
        {
          kind: 'text',
          text: 'Do not sign a lease before checking that your category is allowed at that address. Consent can be refused because of the place alone.',
        },
      ],
    },
    {
      id: 'next',
      heading: 'Next',
      blocks: [
        {
          kind: 'text',
          text: 'The state procedures are being written. The [National Single Window](portal:nsws) helps you find approvals, and food makers need [FSSAI](/fssai-compliance) too.',
        },
      ],
    },
  ],
};
