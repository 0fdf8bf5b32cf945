import type { PageContent } from '../../../content/types.ts';

/** Shown for any address the site does not have. */
export const content: PageContent = {
  name: 'పేజీ దొరకలేదు',
  updatedOn: '2026-11-21',
  title: 'పేజీ దొరకలేదు | Niyam',
  description: 'ఈ చిరునామాలో పేజీ లేదు. హోమ్ పేజీ, సూచిక, గైడ్‌లకు లింక్‌లు.',
  heading: 'ఈ పేజీ మాకు దొరకలేదు',
  lead: 'చిరునామా తప్పుగా టైప్ అయి ఉండవచ్చు, లేదా పేజీ వేరే చోటికి మారి ఉండవచ్చు. ఈ ఫోన్‌లో మీరు సేవ్ చేసింది ఏదీ పోలేదు.',
  sections: [
    {
      id: 'try-these',
      heading: 'వీటిలో ఒకటి చూడండి',
      blocks: [{ kind: 'pages', pages: ['home', 'site/search'] }, { kind: 'guides' }],
    },
    {
      id: 'tell-us',
      heading: 'ఒక లింక్ మిమ్మల్ని ఇక్కడికి తెస్తే',
      blocks: [
        {
          kind: 'text',
          text: '[ఆ లింక్ ఎక్కడ కనిపించిందో చెప్పండి](/contact), దాన్ని సరిచేయిస్తాం.',
        },
      ],
    },
  ],
};
