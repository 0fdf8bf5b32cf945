import type { PageContent } from '../../../../content/types.ts';

/** How rules differ by trade; leads to the sector pages. */
export const content: PageContent = {
  name: 'Sector-Specific Compliance',
  updatedOn: '2026-11-23',
  title: 'Sector-Specific Compliance by trade | Niyam',
  description:
    'A clinic, a school and a truck owner answer to different offices. What is special in each trade, how we help with it, and where to read first.',
  heading: 'Sector-Specific Compliance',
  lead: 'Many trades have an office of their own that can stop the work.',
  sections: [
    {
      id: 'examples',
      heading: 'The office behind each trade',
      answer: 'Shops have legal metrology, clinics the health department, and so on.',
      blocks: [
        {
          kind: 'text',
          text: 'Tax and labour rules apply to nearly everyone. On top of them, many trades have an office of their own.',
        },
        {
          kind: 'table',
          caption: 'Nine lines of business',
          head: ['Line of business', 'The office of its own, and what surprises people'],
          rows: [
            [
              '[Shops](/sectors/retail-commerce)',
              '**Legal metrology.** The stamp on a scale runs out; packing under your own name needs a registration within {barcode.packer-days}.',
            ],
            [
              '[Workshops](/sectors/manufacturing-compliance)',
              '**Pollution board, factories department, BIS.** The address alone can be refused.',
            ],
            [
              '[Vehicles](/sectors/automotive-compliance)',
              '**Transport office, BIS.** A helmet without the mark may not even be sold.',
            ],
            [
              '[Transport](/sectors/logistics-compliance)',
              '**Transport office, GST e-way bill.** Small goods vehicles, up to {sectors.permit.weight} kilograms gross, need no permit.',
            ],
            [
              '[Health](/sectors/healthcare-compliance)',
              '**Health department, drugs control, pollution board.** A single-doctor clinic needs a waste authorisation too.',
            ],
            [
              '[Education](/sectors/education-compliance)',
              '**Education department, fire service.** Most rules are about the building.',
            ],
            [
              '[Property](/sectors/real-estate-compliance)',
              '**Real-estate authority.** An agent registers before the first deal; a project above {sectors.rera.area} square metres or {sectors.rera.flats} flats before the first advertisement.',
            ],
            [
              '[Software](/sectors/technology-compliance)',
              '**None to ask; duties to users.** A grievance officer must be named on the site.',
            ],
            [
              '[Consultants](/sectors/consulting-compliance)',
              '**The council, for protected titles.** There is almost nothing to license.',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Food has its own landing page, [restaurants and food](/restaurant), and street selling its own [article](/blog/street-vendor-compliance-india). A table of more trades by name is on the [sectors index](/sectors#by-trade).',
        },
      ],
    },
    {
      id: 'what-we-do',
      heading: 'What we do',
      answer: 'We find your office, form and fee, and prepare the papers.',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'We take the table of your trade and strike out what does not apply, with you, in one call.',
            'For what is left, we name the office in your district, the form, the fee under its rule and the time others have needed.',
            'We prepare the papers and the visit: what an inspector looks at, and in which order.',
            'We hand over a folder and a list of dates. From then on it is [Core Compliance](/services/compliance), yours or ours.',
          ],
        },
        {
          kind: 'text',
          text: 'Some parts must come from others: a building plan from an architect, a test report from a laboratory, a fire plan from an engineer, a title check from an advocate. We tell you at the start which, so that our quote is not the smaller half of the bill.',
        },
      ],
    },
    {
      id: 'two-trades',
      heading: 'If you are two trades at once',
      answer: 'Both sets of rules apply. Tell the office about both.',
      blocks: [
        {
          kind: 'text',
          text: 'Many are. A medicine shop that sells baby food needs the drugs office and FSSAI. A school with a bus is also a transporter. A garage that imports spare parts is an importer. Read both pages; where they differ, the stricter one holds for that part of the work. Tell the office about both, because a licence for one activity does not cover the other.',
        },
      ],
    },
    {
      id: 'without-us',
      heading: 'Without us',
      answer: 'The National Single Window lists approvals, free. Ask the office too.',
      blocks: [
        {
          kind: 'text',
          text: 'The [National Single Window](portal:nsws) asks about your business and lists approvals of the centre and of many states, free. The office itself will give you its list on paper if you ask. And the trade association of your market knows which inspector comes and what he asks. Put the three together, and you have most of what a consultant sells.',
        },
      ],
    },
    {
      id: 'cost',
      heading: 'What it costs',
      blocks: [
        {
          kind: 'text',
          text: 'State offices set their fees by size, floor, workers or investment, so there is no single price here. Our fee is quoted in writing, apart from theirs. [Ask for a quote](/contact?type=quote) with the trade, the town and the number of people.',
        },
      ],
    },
    {
      id: 'missing',
      heading: 'Yours is not listed',
      blocks: [
        {
          kind: 'text',
          text: 'Say what you make, sell or repair on the [contact page](/contact). If we do not know your trade, we say so instead of learning it at your cost.',
        },
      ],
    },
  ],
};
