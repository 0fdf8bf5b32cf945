import type { PageContent } from '../../../../content/types.ts';

/** What everybody can expect of the site, what was tested and what was not, and whom to tell (product.md, F). */
export const content: PageContent = {
  name: 'Accessibility',
  updatedOn: '2026-11-28',
  title: 'Accessibility statement | Niyam',
  description:
    'What this site does so that everybody can use it, what was tested and how, what was not, and how to tell us when something is in your way.',
  heading: 'Accessibility',
  lead: 'For everybody who trades. If something is in your way, tell us.',
  sections: [
    {
      id: 'what-we-aim-at',
      heading: 'What we aim at',
      answer: 'WCAG 2.2 at level AA, without an outside certificate.',
      blocks: [
        {
          kind: 'text',
          text: 'This site is for everybody who trades: with one hand, without a mouse, with little sight, without hearing, on a cheap phone, in bright sun. If something is in your way, it is our mistake, and we want to hear of it.',
        },
        {
          kind: 'text',
          text: 'The site is built to meet WCAG 2.2 at level AA, the international rules for websites that people with disabilities can use. We hold ourselves to it; nobody from outside has certified it.',
        },
        {
          kind: 'list',
          items: [
            '**Reading** needs no script: every guide is there as text, in large letters if you want. Choose “Text size” on each guide, or enlarge the page in your browser as far as it goes: nothing is cut off, and nothing scrolls sideways.',
            '**The keyboard** reaches everything. What has the focus is framed. Escape closes what has opened, and you are back where you were.',
            '**A screen reader** is told the name of every field, button and picture, and of what has changed. Charts stand beside a table with the same figures.',
            '**Colour** never says something alone: a word or a sign goes with it. Light and dark follow your phone.',
            '**Motion** stops when your phone asks for less of it. What moves by itself can be paused.',
            '**Fingers**: buttons and fields are large, and apart from each other. Nothing has to be dragged.',
            '**Mistakes** in a form are named in words beside the field, and nothing that you typed is lost.',
            '**Words** are plain, and a legal term is explained where it first stands. Guides can be read aloud where your phone has a voice.',
          ],
        },
      ],
    },
    {
      id: 'what-was-tested',
      heading: 'What was tested',
      answer: 'Every page, by programs, before each release; main pages by eye.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Before every release, by programs, in the finished site: every page, light and dark, on a narrow and on a wide screen, and about forty things that open or change on it: menus, forms with and without mistakes, answers, results, no signal. The rules are those of axe.',
            'Likewise the ways with the keyboard, the order of the focus, contrast, the size of buttons, the narrowest screens, less motion, and reading without scripts.',
            'By eye: screenshots of the main pages at phone and desktop size, light and dark.',
          ],
        },
      ],
    },
    {
      id: 'what-was-not',
      heading: 'What was not tested, and what is missing',
      answer: 'No person has gone through it with a screen reader yet.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**No person has gone through the site with TalkBack, VoiceOver or NVDA yet.** What programs see of the names and the order is right; how it sounds is not tested.',
            '**Languages**: every page is in English, Hindi and Telugu; a sentence that has just changed can be in English for a while, and the page says so. No native speaker has checked the Hindi and Telugu texts yet.',
            '**Messages of the browser** at an empty or wrong field are in the browser’s own language.',
            '**Official sites** that we link to are not ours, and some are hard to use. Where we know another way, such as a helpline or an office, the guide says so.',
            '**Pictures made for sharing** hold text. The same text is on the page that they come from.',
          ],
        },
      ],
    },
    {
      id: 'tell-us',
      heading: 'Tell us',
      blocks: [
        {
          kind: 'text',
          text: 'Write, call or send a message: the [contact page](/contact) names every way. Say which page it was and what you wanted to do; which phone or program you use helps. We answer as fast as to a customer, and tell you what we will do and by when. What the site cannot give you we tell you on the telephone, free.',
        },
      ],
    },
  ],
};
