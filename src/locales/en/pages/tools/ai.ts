import type { PageContent } from '../../../../content/types.ts';

/** Hub of the tools that answer questions (TOOL-AI-01). */
export const content: PageContent = {
  name: 'AI portal',
  updatedOn: '2026-11-23',
  title: 'AI portal: tools that answer | Niyam',
  description:
    'The assistant, the licence finder and other tools that answer for your own case: where each runs, in which language, and whether it uses AI at all.',
  heading: 'AI portal',
  lead: 'Tools that answer for your own case. Only one uses AI.',
  sections: [
    {
      id: 'tools',
      heading: 'The tools',
      blocks: [
        {
          kind: 'pages',
          pages: [
            'tools/legal-assistant',
            'tools/find',
            'tools/government-schemes',
            'tools/business-health',
            'tools/calendar',
            'tools/financial-hub',
          ],
        },
      ],
    },
    {
      id: 'where-they-run',
      heading: 'Where each of them runs',
      answer: 'On your phone, except answers by AI and spoken questions.',
      blocks: [
        {
          kind: 'text',
          text: 'All speak English, Hindi and Telugu; what is not translated yet is in English, and says so. What runs on the phone works with no signal too, once it is saved there. Finder, assistant, calendar, health check and search are saved right after your first visit. The others come later or on first use. If you save data, all of them on first use. Each says how far it is.',
        },
        {
          kind: 'list',
          items: [
            '**[Legal assistant](/legal-assistant)**: answers from our guides and shows the passage. Runs on the phone; fetches the list of the search too. Open.',
            '**Legal assistant, AI written**: an AI service answers from those passages. Runs online, through our server; fetches nothing. Open where the office has set up an AI service; else the assistant says so and the phone answers.',
            '**[Licence finder](/find)**: which papers you need, and why. Fixed rules, no AI. Runs on the phone. Open.',
            '**[Scheme matcher](/government-schemes)**: which schemes may fit you. Fixed rules, no AI. Runs on the phone; fetches the list of schemes too. Open.',
            '**[Health check](/business-health)**: gaps of a running business. Fixed rules, no AI. Runs on the phone. Open.',
            '**[My dates](/calendar)**: what is due when, for your business. Fixed rules, no AI. Runs on the phone. Open.',
            '**[Sums](/financial-hub)** for tax, loans and wages. Fixed rules, no AI. Runs on the phone. Open.',
            '**Read aloud**, on every guide and in the assistant. Runs on the phone, with its own voice; fetches nothing. Open where the phone has a voice for the language; else its button is not shown.',
            '**Speaking a question** to the assistant. Runs online, by the maker of your browser; fetches nothing. Open where the browser can do it; else its button is not shown.',
          ],
        },
        {
          kind: 'text',
          text: 'A machine helped to write the Hindi and Telugu texts, and no native speaker has checked them yet: each page says so. The assistant understands both languages in their own letters and in Latin ones.',
        },
      ],
    },
    {
      id: 'a-warning',
      heading: 'A word on asking any machine',
      blocks: [
        {
          kind: 'text',
          text: 'A chatbot can sound sure and be wrong, above all on fees, dates and states. Ask it where the answer stands, then open that source. Ours names its passages, and our [FSSAI](/fssai-compliance) and [GST](/gst-compliance) guides name theirs.',
        },
      ],
    },
  ],
};
