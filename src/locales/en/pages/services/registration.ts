import type { PageContent } from '../../../../content/types.ts';

/** Choosing a form for the business and registering it. */
export const content: PageContent = {
  name: 'Business Registration',
  updatedOn: '2026-11-23',
  title: 'Business Registration: choosing a form | Niyam',
  description:
    'Sole owner, partnership, LLP or company: which form fits, what registering involves, what we do in it and what you can do free.',
  heading: 'Business Registration',
  lead: 'You do not need a company to do business. Many should begin without one.',
  sections: [
    {
      id: 'forms',
      heading: 'The usual forms',
      answer: 'Sole owner, partnership, LLP, one-person company or private company.',
      blocks: [
        {
          kind: 'text',
          text: 'A person can trade in their own name, and many should begin that way. This service is for the moment when that is not enough, or not clear.',
        },
        {
          kind: 'list',
          items: [
            '**Sole owner (proprietor)**: you and the business are the same in law. No registration of the form itself; your PAN is enough.',
            '**Partnership**: a deed between partners. A firm that is not registered cannot sue on its contracts.',
            '**LLP**: a separate body for two or more partners, registered with the Ministry of Corporate Affairs. Two filings a year.',
            '**One-person company**: a company with one owner and a named successor.',
            '**Private limited company**: a separate body with shares. Needed for most investors. Audit and yearly filings.',
          ],
        },
        {
          kind: 'text',
          text: 'A table that compares them is in [step three](/start-business/step/registration#choose) of starting a business; fees, days and papers are in the [company guide](/company-registration).',
        },
      ],
    },
    {
      id: 'which-first',
      heading: 'Four questions that decide',
      answer: 'With whom, at what risk, whose money, and who files?',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            '**Alone or with others?** With others, something must be written down before money moves.',
            '**What can go wrong, and how large?** A food cart and a chemical store carry different risks.',
            '**Who brings money?** A bank lends to a sole owner. An investor wants shares.',
            '**Will someone do the yearly filings?** A company with no sales still files, and late filing costs by the day.',
          ],
        },
        {
          kind: 'text',
          text: 'Choose the form before you apply for licences. A licence given to you as a sole owner does not pass by itself to a company you form later.',
        },
      ],
    },
    {
      id: 'what-we-do',
      heading: 'What we do, step by step',
      answer: 'A free talk and a written quote. You may stop there.',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'A talk',
              text: 'The four questions, with your numbers. At the end we say which form, and why not the next larger one.',
              time: 'half an hour',
              cost: 'free',
            },
            {
              title: 'A quote in writing',
              text: 'Government fee, stamp duty, our fee and the tax on it, each in its own line. You may stop here.',
              time: 'a day or two',
              cost: 'free',
            },
            {
              title: 'Papers',
              text: 'We check names, addresses and signatures for the small differences that send an application back.',
              time: 'some days, mostly yours',
            },
            {
              title: 'Filing',
              text: 'Name, digital signatures, forms. On your number and e-mail, so that the account stays yours.',
              time: 'days to weeks; the ministry decides',
            },
            {
              title: 'After the certificate',
              text: 'Bank account, first filings, the list of what is due in the first year. Most penalties of young companies come from this part.',
              time: 'the first months',
            },
          ],
        },
      ],
    },
    {
      id: 'documents',
      heading: 'Papers to have ready',
      answer: 'PAN, identity, photograph, place, and a phone with e-mail.',
      blocks: [
        {
          kind: 'documents',
          items: [
            { id: 'pan', label: 'PAN card', note: 'Of each partner or director.' },
            {
              id: 'identity',
              label: 'Proof of who you are',
              note: 'The name spelt as on the PAN.',
            },
            { id: 'photo', label: 'Your photograph' },
            {
              id: 'premises',
              label: 'Proof of the place',
              note: 'Rent paper, a recent bill and the owner’s consent.',
            },
            { id: 'mobile', label: 'A mobile number and an e-mail address you can open' },
          ],
        },
      ],
    },
    {
      id: 'without-us',
      heading: 'What you can do without us',
      answer: 'Begin as sole owner. Pay nobody for a “package” too early.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Begin as a sole owner: nothing to file for the form. [Udyam](portal:udyam) is free.',
            'Write a simple partnership deed from a form and have it stamped. Take advice if land or large sums go in.',
            'Form a company on the [ministry’s portal](portal:mca) yourself. People do; it takes patience with forms and signatures.',
          ],
        },
        {
          kind: 'text',
          text: 'Whatever you choose, do not pay anyone for a “package” before you know which of its parts you need. A barcode, an ISO certificate and a trademark are not parts of forming a company.',
        },
      ],
    },
    {
      id: 'next',
      heading: 'Go on from here',
      blocks: [
        {
          kind: 'text',
          text: 'If you cannot choose, [ask us](/contact?type=registration) before you pay for either. Say who is in it with you, what you sell, and whether someone has asked you for a company.',
        },
      ],
    },
  ],
};
