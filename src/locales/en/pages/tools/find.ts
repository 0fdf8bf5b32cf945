import type { PageContent } from '../../../../content/types.ts';

/** The licence finder: its heading, and what it is and is not. The tool stands between. */
export const content: PageContent = {
  name: 'Licence finder',
  updatedOn: '2026-11-23',
  title: 'Licence finder: which papers do I need? | Niyam',
  description:
    'Tap your trade and answer a few questions. Then see on one screen which papers you need, what each costs, where to get it, and what to do first.',
  heading: 'Which licences do I need?',
  lead: 'A few taps show papers and fees.',
  sections: [
    {
      id: 'how-it-works',
      heading: 'How the finder decides',
      blocks: [
        {
          kind: 'list',
          items: [
            'Every line of the result comes from a rule of law. “Why?” names the rule and the day we read it.',
            '“You need” means that the law asks for it, by the answers you gave.',
            '“Ask about these”: the state, city or office decides, or we could not confirm the rule for your place. Then we say which office to ask, and what to say there.',
            '“Optional” means that nobody may force it on you.',
            'Questions that cannot change your list are left out. Others come after the result: each says which papers it may add.',
            'Figures come from the same list as in the guides. Where we have no sure figure, the result says so.',
          ],
        },
      ],
    },
    {
      id: 'limits',
      heading: 'What it does not know',
      blocks: [
        {
          kind: 'list',
          items: [
            'The list of trades of your own city, its fees and its days.',
            'Rules for rare trades: mining, weapons, banks, airlines and others.',
            'What you have already. It lists all you need; tick off what you hold.',
            'What the law will be next year. It reads the rules of today.',
          ],
        },
        {
          kind: 'text',
          text: 'It is general information, not legal advice. Before you sign a lease or pay anybody, check with the office.',
        },
      ],
    },
    {
      id: 'your-answers',
      heading: 'What happens to your answers',
      blocks: [
        {
          kind: 'text',
          text: 'They stay on this phone, also without signal. “Start again” removes them, or clear them under [This phone](/settings). On a phone that is set as shared they are not kept. A link that you share has your answers, but not your sales or wages. Our office learns nothing, unless you press “Ask us to do it” and send the form.',
        },
      ],
    },
    {
      id: 'by-paper',
      heading: 'The same, paper by paper',
      blocks: [{ kind: 'guides' }],
    },
    {
      id: 'dates',
      heading: 'And by when?',
      blocks: [
        {
          kind: 'text',
          text: '[My dates](/calendar) uses your answers. It works out the days on which you must file, pay or renew.',
        },
      ],
    },
    {
      id: 'by-trade',
      heading: 'The same, trade by trade',
      blocks: [{ kind: 'pages', pages: ['sectors', 'site/restaurant', 'start/compliance'] }],
    },
  ],
};
