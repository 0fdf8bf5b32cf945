import type { PageContent } from '../../../../content/types.ts';

/** The licence finder: its heading, and what it is and is not. The tool stands between. */
export const content: PageContent = {
  name: 'Licence finder',
  updatedOn: '2026-11-21',
  title: 'Licence finder: which papers do I need? | Niyam',
  description:
    'A few questions about your business, one at a time. Then a list: which registrations you need, which you do not, why, in which order and at what fee.',
  heading: 'Which licences do I need?',
  lead: 'Up to fifteen short questions, then a list: what you need, what you do not, and why.',
  sections: [
    {
      id: 'how-it-works',
      heading: 'How the finder decides',
      blocks: [
        {
          kind: 'list',
          items: [
            'Every line of the result rests on a rule of law. The rule is named with it, and the day we last looked at it.',
            '“You need these” means that the law asks for it, on the answers you gave.',
            '“Ask about these” means that state, city or office decides, or that we could not confirm the rule for your place. Then we say which office to ask, and what to say there.',
            '“Free to choose” means that nobody may force it on you.',
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
            'Rules for rare trades: mining, weapons, banks, airlines and the like.',
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
          text: 'They stay on this phone, also without signal, until you press “Start again” or clear them under [This phone](/settings). On a phone that is set as shared they are not kept. A link that you share carries your answers, but neither sales nor wages. Only if you press “Ask us to do it” and send the form does our office learn what is in the form.',
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
          text: '[My dates](/calendar) takes the answers you gave here and works out the days on which you must file, pay or renew.',
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
