import type { PageContent } from '../../../../content/types.ts';

/** The words around the form. */
export const content: PageContent = {
  name: 'సైన్ ఇన్ అవుతోంది',
  updatedOn: '2026-11-23',
  title: 'సైన్ ఇన్ అవుతోంది | Niyam',
  description: 'మా ఈమెయిల్‌లలోని లింక్‌లు ఇక్కడికి వచ్చి మిమ్మల్ని సైన్ ఇన్ చేస్తాయి.',
  heading: 'సైన్ ఇన్ అవుతోంది',
  lead: 'మీ లింక్ సరిచూస్తున్నాం.',
  sections: [
    {
      id: 'what-you-can-do',
      heading: 'ఏమీ జరగకపోతే',
      blocks: [
        {
          kind: 'text',
          text: '[హోమ్](/)కు వెళ్లండి లేదా [సైన్ ఇన్ చేయండి](/login). మీ లింక్ కాదా? [మాకు చెప్పండి](/contact).',
        },
      ],
    },
  ],
};
