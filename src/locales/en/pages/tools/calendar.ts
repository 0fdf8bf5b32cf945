import type { PageContent } from '../../../../content/types.ts';

/** The calendar, "My dates": its heading, and what it is and is not. The tool stands between. */
export const content: PageContent = {
  name: 'My dates',
  updatedOn: '2026-11-23',
  title: 'My dates: compliance calendar on your phone | Niyam',
  description:
    'Returns, fees and renewals with their days, from your own answers: which form, which law, what being late costs. On your phone, with no signal.',
  heading: 'My dates',
  lead: 'Tap what fits you.',
  sections: [
    {
      id: 'how-it-works',
      heading: 'How the calendar decides',
      blocks: [
        {
          kind: 'list',
          items: [
            'Each date follows from a rule and your answers. Open a date to see the law, and when we read it.',
            'What you told the [licence finder](/find) is not asked again.',
            'Where we are not sure of a day, we show no date. “Ask about these” says what to ask and where.',
            'A date on a Sunday or a national holiday stays. Only for income tax does the law give the next working day, and the calendar says so. Holidays of one state or one bank are not included.',
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
            'In the app: the next three dates come first. On many phones the icon shows how many are due.',
            'In your phone’s own calendar: press “Remind me” and save the file (.ics). Your phone reminds you a week and a day before.',
            'By WhatsApp: the next dates as a message, to yourself or your accountant.',
            'By a notification, where this site and your browser offer it.',
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
            'The days of your own town, where we could not confirm them. Add them as your own dates.',
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
          text: 'They stay on this phone, with your ticks and your own dates, until you clear them under [This phone](/settings). On a phone that is set as shared they are not kept. A calendar file and a message go only where you send them. Only if you turn on notifications does our server get the days, under random numbers. What is due stays on the phone.',
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
