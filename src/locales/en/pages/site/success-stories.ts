import type { PageContent } from '../../../../content/types.ts';

/** Illustrative stories, marked as such in every place; real ones only with consent and proof (CONT-05). */
export const content: PageContent = {
  name: 'Success stories',
  updatedOn: '2026-11-23',
  title: 'Success stories: examples, not customers | Niyam',
  description:
    'Four made-up cases that show how such work goes, step by step, also where it fails. Real stories come only with consent and proof.',
  heading: 'Examples, not customers',
  lead: '**Illustrative**: we made up the people. No client has yet agreed to be shown.',
  sections: [
    {
      id: 'the-cart',
      heading: 'Illustrative: the cart that was told to go',
      answer: 'She asked in writing, was counted, and could ask for the loan.',
      blocks: [
        {
          kind: 'text',
          text: '**Who.** A woman who sells breakfast from a cart in Hyderabad. No certificate; an old receipt for a fine in her purse.',
        },
        {
          kind: 'text',
          text: '**What happened.** An officer told her to be gone by Monday. She opened the card [If an officer comes](/blog/street-vendor-compliance-india#if-an-officer-comes), asked for it in writing, and got no paper. At the ward office she learned that the survey of her ward was not finished.',
        },
        {
          kind: 'text',
          text: '**What was done.** A letter of half a page: the survey is not finished, so section 3(3) of the Street Vendors Act, 2014 protects me; please count me; please give me a Letter of Recommendation. The receipt for the old fine went along as proof that she had stood there.',
        },
        {
          kind: 'text',
          text: '**How it ended.** She was counted. With the letter she asked for the [vendors’ loan](/blog/pm-svanidhi-loan). **What it cost:** government nothing, us nothing. **What did not work:** the first two visits. The officer in charge was on leave.',
        },
      ],
    },
    {
      id: 'the-shop',
      heading: 'Illustrative: the shop that found out by itself',
      answer: 'They registered by themselves, and paid less than after a notice.',
      blocks: [
        {
          kind: 'text',
          text: '**Who.** Two brothers with a kirana shop in Kukatpally.',
        },
        {
          kind: 'text',
          text: '**What happened.** A website had told them that a shop needs GST only above {gst.limit.goods}. They sold for less and felt safe. Then they read that [Telangana is left out](/blog/gst-limit-telangana) and the line here is {gst.limit.telangana}.',
        },
        {
          kind: 'text',
          text: '**What was done.** They added up month by month and found the day on which they had passed the line. They registered by themselves. We worked out the tax for the months between, with interest, and looked at whether the composition scheme fits them from next year. It does.',
        },
        {
          kind: 'text',
          text: '**How it ended.** They paid more than they had hoped, and less than after a notice. **What we could not do:** make the tax of the past go away. An agent had offered them that.',
        },
      ],
    },
    {
      id: 'the-kitchen',
      heading: 'Illustrative: the kitchen that nearly signed',
      answer: 'She did not sign, and found a better place.',
      blocks: [
        {
          kind: 'text',
          text: '**Who.** A cook who wanted to open a cloud kitchen, with savings for six months of rent.',
        },
        {
          kind: 'text',
          text: '**What happened.** The place was cheap and the owner in a hurry. Before she signed she sent us photographs and the address.',
        },
        {
          kind: 'text',
          text: '**What was done.** We went through the list under [Restaurants and food](/restaurant). One door only, no place for cylinders but the corridor, a residential lane. We told her what would probably fail, and what we could not know.',
        },
        {
          kind: 'text',
          text: '**How it ended.** She did not sign. The next place took five weeks to find and got its papers in order: [FSSAI](/fssai-compliance) registration, trade licence, shops registration. **What it cost her:** five weeks, and our fee for the second place. For the first talk we charged nothing.',
        },
      ],
    },
    {
      id: 'the-refusal',
      heading: 'Illustrative: the one that did not succeed',
      answer: 'The name described the goods. The government’s fee was gone.',
      blocks: [
        {
          kind: 'text',
          text: '**Who.** A workshop for steel racks with seven workers, which wanted to use a brand name.',
        },
        {
          kind: 'text',
          text: '**What happened.** The name described the goods. We said before the filing that it would probably be objected to. The owner loved it and wanted to try.',
        },
        {
          kind: 'text',
          text: '**How it ended.** It was objected to, and the reply did not help. The government’s fee was gone. He got no refund from us, because the risk stood in the offer, and he said so himself. A made-up word, filed later, is on its way. The [trademark guide](/trademark-registration) tells how to choose one.',
        },
      ],
    },
    {
      id: 'how-to-read-others',
      heading: 'How to read such stories elsewhere',
      blocks: [
        {
          kind: 'text',
          text: 'We made up the people and the details of these four stories. The rules in them are real, and linked.',
        },
        {
          kind: 'list',
          items: [
            'Is there a full name and a place, or only a first name and a stock photo?',
            'Does the result depend on the office that grants the licence? Then nobody can promise you the same.',
            'Does the saving have a working, or only a large number?',
            'Is there one story that went wrong? If not, somebody has chosen for you.',
          ],
        },
      ],
    },
    {
      id: 'your-story',
      heading: 'If we have worked for you',
      blocks: [
        {
          kind: 'text',
          text: 'You can offer your story, praise or complaint, through the [contact page](/contact). We print it only after you have read it, agreed in writing, and shown what proves the result. You can take it back at any time. Then, and only then, it bears the words “Verified Customer”. We pay nobody for a story.',
        },
      ],
    },
  ],
};
