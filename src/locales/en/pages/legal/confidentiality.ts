import type { PageContent } from '../../../../content/types.ts';

/** What a client may expect about secrecy, and its legal limits. */
export const content: PageContent = {
  name: 'Confidentiality',
  updatedOn: '2026-11-23',
  title: 'Confidentiality: what stays with us | Niyam',
  description:
    'What we keep to ourselves, who in the office may see your papers, what a court can demand from us, and what you should never send to anyone.',
  heading: 'Our commitment to confidentiality',
  lead: 'How far our silence goes, before you hand over any paper.',
  sections: [
    {
      id: 'short-version',
      heading: 'In short',
      blocks: [
        {
          kind: 'list',
          items: [
            'What you tell us about your business stays with the people who work on it.',
            'We sell nothing, and tell nobody that you are our client unless you agree.',
            'A court or an authority acting under a law can make us speak. We are not advocates.',
            'Send us as little as the work needs.',
          ],
        },
        {
          kind: 'callout',
          tone: 'note',
          title: 'Awaiting a lawyer’s review',
          text: 'This commitment is written in plain words and has not yet been reviewed by a lawyer. A client’s own agreement with us can promise more; it goes first.',
        },
      ],
    },
    {
      id: 'what-we-keep',
      heading: 'What we keep to ourselves',
      answer: 'What you tell us, your papers, and that you asked.',
      blocks: [
        {
          kind: 'list',
          items: [
            'What you tell us about turnover, debts, partners, workers, suppliers and plans.',
            'The papers you give us, and what stands in your accounts on official portals.',
            'Notices you got, and how you answered them.',
            'That you asked us at all.',
          ],
        },
        {
          kind: 'text',
          text: 'This goes on after the work has ended. It does not cover what is public anyway, such as a company’s entry in the public register, or what you allow us to tell.',
        },
      ],
    },
    {
      id: 'who-sees',
      heading: 'Who may see it',
      answer: 'Only those who need it, for the purpose in the table.',
      blocks: [
        {
          kind: 'table',
          caption: 'Who sees what',
          head: ['Who', 'What', 'What for'],
          rows: [
            ['The person who works on your case', 'All you gave us for it', 'To do the work'],
            [
              'The person who checks that work',
              'The same',
              'So that a mistake is found before the office finds it',
            ],
            ['The person who writes bills', 'Name, address, what was done', 'To bill you'],
            [
              'A professional outside, such as an advocate or an accountant',
              'What the task needs, after you said yes',
              'Where the law asks for such a signature',
            ],
            ['The office you apply to', 'What the form asks for', 'You see it before it goes'],
            [
              'Companies that run our machines',
              'What lies on those machines',
              'They are listed in the [privacy policy](/privacy-policy#helpers)',
            ],
          ],
        },
      ],
    },
    {
      id: 'how-we-handle',
      heading: 'How we handle papers',
      answer: 'Originals go back the same day. The login stays yours.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Originals are looked at and given back the same day. We work from copies.',
            'The login to a portal is yours, with your own mobile number. If you share a password for a task, change it afterwards.',
            'We ask you to send papers in a way that only we can open, not in a group chat.',
            'When the work is done you get the file. We keep only what a law or the terms ask us to keep: see [how long](/privacy-policy#how-long).',
            'Examples in our articles are changed so that nobody can be recognised, or made up and marked so.',
          ],
        },
      ],
    },
    {
      id: 'limits',
      heading: 'Where our silence ends',
      answer: 'We are not advocates. Courts and authorities can demand papers.',
      blocks: [
        {
          kind: 'text',
          text: 'We would rather tell you now than later.',
        },
        {
          kind: 'list',
          items: [
            '**We are not advocates.** The law protects what you tell your advocate in a special way. That protection does not cover what you tell us. If your matter may end in court, or somebody may be accused of a crime, speak to an advocate first.',
            '**Courts and authorities** acting under a law can demand papers. We give what the order asks for and no more, and tell you, unless the order forbids it.',
            '**We do not help to hide a crime.** If you ask us to file what we both know to be false, we stop working.',
            '**To defend ourselves**, if you complain about our work or do not pay, we may use what is needed for that.',
          ],
        },
      ],
    },
    {
      id: 'send-less',
      heading: 'Send less',
      answer: 'A first question needs no document at all.',
      blocks: [
        {
          kind: 'list',
          items: [
            'A first question needs no document at all.',
            'Cover the first eight digits of the Aadhaar number on any copy you give to anyone.',
            'Write across each copy what it is for and the day: “only for trade licence, Kukatpally”.',
            'Never send a bank PIN, a card number, or the code from an SMS. Not to us either.',
          ],
        },
      ],
    },
    {
      id: 'if-it-fails',
      heading: 'If something goes wrong',
      answer: 'Tell our grievance officer. We settle it within {privacy.complaint-settle}.',
      blocks: [
        {
          kind: 'text',
          text: 'If you think that something left our office that should not have, tell our grievance officer through [Contact](/contact). We look into it, tell you what we find, and settle the complaint within {privacy.complaint-settle}. If personal data was lost, the [privacy policy](/privacy-policy#security) says what else we owe you.',
        },
      ],
    },
  ],
};
