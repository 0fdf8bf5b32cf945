import type { PageContent } from '../../../../content/types.ts';

/** The calendar, "My dates": its heading, and what it is and is not. The tool stands between. */
export const content: PageContent = {
  name: 'My dates',
  updatedOn: '2026-11-21',
  title: 'My dates: compliance calendar on your phone | Niyam',
  description:
    'Returns, fees and renewals with their days, from your own answers: which form, which law, what being late costs. On your phone, with no signal.',
  heading: 'My dates',
  lead: 'A few questions, then every day on which your business must file, pay or renew something.',
  sections: [
    {
      id: 'how-it-works',
      heading: 'How the calendar decides',
      blocks: [
        {
          kind: 'list',
          items: [
            'Each date follows from a rule and from your answers. The law is named with it, and the day we last looked at it.',
            'What you told the [licence finder](/find) is not asked again.',
            'Where we are not sure of a day, there is no date. It stands under “Ask about these”, with what to ask and where.',
            'A date that falls on a Sunday or a national holiday stays where it is. Only where the law gives the next working day does the calendar say so: that is so for income tax. Holidays of one state or one bank are not in it.',
          ],
        },
      ],
    },
    {
      id: 'reminders',
      heading: 'How you are reminded',
      blocks: [
        {
          kind: 'list',
          items: [
            'In the app: when you open it, what is due soon stands on top, and on many phones the icon shows how many.',
            'In your phone’s own calendar: save the file (.ics) and open it. Each date comes with a reminder a week and a day before.',
            'By WhatsApp to yourself: the next dates as a message.',
            'By a notification, if you press “Remind me”, where this site and your browser offer it.',
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
            'Days that a government moves at the last moment. Look at the portal before you rely on the last day.',
            'What you have filed already. Tick it off yourself.',
            'Rare duties: tax deducted by government bodies, marketplaces that collect GST, foreign owners, companies on a stock exchange.',
            'The days of your own town, where we could not confirm them. Write them in by hand.',
          ],
        },
        {
          kind: 'text',
          text: 'It is general information, not legal advice.',
        },
      ],
    },
    {
      id: 'your-answers',
      heading: 'What happens to your answers',
      blocks: [
        {
          kind: 'text',
          text: 'They stay on this phone, with your ticks and your own dates, until you clear them under [This phone](/settings). On a phone that is set as shared they are not kept. A calendar file and a message go only where you send them. Only if you press “Remind me” does our server get the days, with made-up numbers for them; what each is about stays on the phone.',
        },
      ],
    },
    {
      id: 'by-paper',
      heading: 'The same dates, paper by paper',
      blocks: [
        { kind: 'guides' },
        {
          kind: 'pages',
          pages: ['tools/find', 'infographics/year-wheel', 'infographics/penalties-ladder'],
        },
      ],
    },
  ],
};
