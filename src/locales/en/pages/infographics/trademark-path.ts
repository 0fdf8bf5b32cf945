import { sheet } from '../../sheet-page.ts';

/** Sheet: the stations of a trademark. */
export const content = sheet({
  name: 'The way to a trademark',
  title: 'The way to a trademark: a sheet | Niyam',
  description:
    'Seven stations from the free search to the certificate and the renewal, with fee and waiting time. To print and to send.',
  heading: 'The way to a trademark',
  lead: 'From a free search to a name that is yours. If nobody objects it takes {trademark.time.unopposed}, by our estimate; plan with {trademark.time}.',
  sheet: {
    layout: 'path',
    parts: [
      {
        title: 'Search',
        line: 'Free, on the official search. Look for what sounds alike too.',
      },
      {
        title: 'Choose the class',
        line: 'There are {trademark.classes} to choose from. Restaurants are class {trademark.class.restaurant}, sweets {trademark.class.spices}.',
      },
      {
        title: 'File: TM-A',
        line: '{trademark.fee.low} for a person or small firm, {trademark.fee.high} for others.',
        more: 'For each mark and class, online. Write TM beside the name from that day.',
      },
      {
        title: 'Examination',
        line: 'A report comes. Answer it within {trademark.reply}, or the application is dropped.',
      },
      {
        title: 'Journal',
        line: 'Others have {trademark.opposition} to oppose.',
        more: 'An opposition must be answered within {trademark.counter}.',
      },
      {
        title: 'Certificate',
        line: 'Now you may write the ® sign. It lasts {trademark.term} from filing.',
        more: 'Writing ® before that can cost a penalty.',
      },
      {
        title: 'Renewal',
        line: '{trademark.fee.renewal} a class. The window opens {trademark.renewal.opens} before the end.',
        more: 'In the {trademark.renewal.grace} after the end it costs {trademark.fee.renewal-late} more.',
      },
    ],
  },
  more: [
    {
      id: 'figures',
      heading: 'The fees and where they stand',
      blocks: [
        {
          kind: 'entries',
          caption: 'Government fees, online, for each mark and class',
          rows: [
            { label: 'Application: person, startup, small firm', fact: 'trademark.fee.low' },
            { label: 'Application: everyone else', fact: 'trademark.fee.high' },
            { label: 'Renewal', fact: 'trademark.fee.renewal' },
          ],
        },
        {
          kind: 'text',
          text: 'With ticks: [search a name](/how-to-guides/trademark-search), then [apply](/how-to-guides/trademark-application). Everything else is in the [trademark guide](/trademark-registration).',
        },
      ],
    },
  ],
});
