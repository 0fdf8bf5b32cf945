import type { PageContent } from '../../../../content/types.ts';

/** Work with us: no openings listed today; what the work is like; a warning about job fraud (TOOL-CAREER-01). */
export const content: PageContent = {
  name: 'Careers',
  updatedOn: '2026-11-28',
  title: 'Careers: work with us | Niyam',
  description:
    'No job is open today. What work in our office is like, what we look for, how to leave your CV, and why nobody should ever pay to apply.',
  heading: 'Work with us',
  lead: 'No job is open today. You can leave your CV.',
  sections: [
    {
      id: 'openings',
      heading: 'Open jobs',
      blocks: [
        {
          kind: 'text',
          text: 'None today. When we need someone, the role, the place and the pay will stand here.',
        },
        {
          kind: 'text',
          text: 'We do not list jobs that do not exist in order to collect CVs.',
        },
      ],
    },
    {
      id: 'never-pay',
      heading: 'Never pay for a job',
      blocks: [
        {
          kind: 'callout',
          tone: 'warning',
          title: 'A job that asks for a fee is a fraud',
          text: 'Applying to work here costs nothing. We ask for no deposit, no training fee, no laptop fee and no bank PIN, and we offer no job to somebody we have not spoken to. If anybody asks you for money in our name, do not pay. Report it on the [cybercrime portal](portal:cybercrime) or call {helpline.cybercrime}, and tell us.',
        },
      ],
    },
    {
      id: 'the-work',
      heading: 'What the work is like',
      answer: 'Half is listening; half is forms, dates and spelling.',
      blocks: [
        {
          kind: 'text',
          text: 'Half of it is listening. A person comes with a plastic bag of papers and a fear; you find out which paper matters and what is only fear. The other half is exact: forms, dates, the spelling of a name in four documents.',
        },
        {
          kind: 'list',
          items: [
            '**First answer.** Telephone, WhatsApp and counter. Telugu, Hindi or Urdu, and English.',
            '**Desk work.** Food, tax, municipal, company and labour: reading rules and filling in applications with people.',
            '**In the field.** Ward offices, markets, camps for vendors.',
            '**Writing.** Keeping the guides right. One has to like a footnote.',
          ],
        },
      ],
    },
    {
      id: 'what-we-look-for',
      heading: 'What we look for',
      answer: 'Plain words, honesty, and a date on everything.',
      blocks: [
        {
          kind: 'list',
          items: [
            'You can say a hard thing simply, without talking down.',
            'You say “I do not know, I will find out”, and then find out.',
            'You write the date on everything.',
            'You would tell your own aunt the same as you tell a customer.',
          ],
        },
        {
          kind: 'text',
          text: 'A degree in law, commerce or company secretaryship helps on some desks, and on some a job needs it. On others it does not matter. Somebody who has stood behind a cart knows things that we cannot teach. Caste, religion, gender, disability and age decide nothing here; for the same work there is the same pay.',
        },
      ],
    },
    {
      id: 'write-to-us',
      heading: 'How to leave your CV',
      answer: 'By e-mail, one page, without Aadhaar, photo or religion.',
      blocks: [
        {
          kind: 'text',
          text: 'Send it by e-mail to the address under [Contact](/contact), with “work” in the first line: what you can do, which languages you speak, where you live. One page is enough. Leave out Aadhaar, PAN, photo, religion and marital status. We keep it for {privacy.lead-keep} at most, or until you ask us to delete it.',
        },
        {
          kind: 'text',
          text: 'Students who want to learn for some weeks may write as well. Everybody who works here is paid.',
        },
      ],
    },
    {
      id: 'meanwhile',
      heading: 'Looking for work now',
      blocks: [
        {
          kind: 'text',
          text: 'The government lists vacancies free of charge on the [National Career Service](portal:ncs). If you would rather work for yourself, begin with [Start a business](/start-business). And if you are hiring somebody yourself, [labour law](/labour-law-compliance) says what you owe them.',
        },
      ],
    },
  ],
};
