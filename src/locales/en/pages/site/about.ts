import type { PageContent } from '../../../../content/types.ts';

/** Who runs the site, what it does and what it is not. */
export const content: PageContent = {
  name: 'About',
  updatedOn: '2026-11-23',
  title: 'About us: who runs this site | Niyam',
  description:
    'Niyam is run by a private compliance consultancy in Hyderabad. Whom it is for, what it does and does not do, how it earns, and how to check us.',
  heading: 'About Niyam',
  lead: 'A private consultancy in Hyderabad explains licences and does paperwork for those who ask.',
  sections: [
    {
      id: 'for-whom',
      heading: 'Whom it is for',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Street vendors**: the vending certificate, food, the right to stand where one stands.',
            '**People who are starting**: from the idea to the first filing, [step by step](/start-business).',
            '**Shops, kitchens, workshops**: the licences of the place, tax, and the first workers.',
            '**Growing firms**: several places, several states, and somebody to ask each week.',
          ],
        },
        {
          kind: 'text',
          text: 'Niyam means “rule” in Hindi and in Telugu.',
        },
      ],
    },
    {
      id: 'what-we-do',
      heading: 'What we do',
      answer: 'We explain free, answer, and do paperwork for a written price.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**We explain.** [Guides](/resources) to licences and registrations, articles, starter steps, a [licence finder](/find), [sums](/financial-hub) and [schemes](/government-schemes). All free, without an account.',
            '**We answer.** A first talk of {claim.consultationMinutes} minutes costs nothing.',
            '**We do the paperwork**, for a [price](/pricing) that stands in writing before we begin.',
            '**We watch dates** for those who have a plan with us.',
          ],
        },
        {
          kind: 'text',
          text: 'Our two offices are in Hyderabad, in Kukatpally and in Banjara Hills. On the telephone and through the portals we work for people anywhere in India; where a city has rules that we do not know well, we say so.',
        },
      ],
    },
    {
      id: 'what-we-are-not',
      heading: 'What we are not',
      answer: 'No government office, no court, no law firm.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Not a government office. We cannot grant a licence or speed one up.',
            'Not a court and not a law firm. Where your matter needs an advocate, we say so. What you read here is information, as our [disclaimer](/disclaimer) explains.',
            'Not the agent who keeps your login. Every account is in your name and on your number.',
          ],
        },
      ],
    },
    {
      id: 'how-we-earn',
      heading: 'How we earn our money',
      answer: 'From fees for work, and from nothing else.',
      blocks: [
        {
          kind: 'text',
          text: 'From fees for work, and from nothing else. This site has no advertisements. No portal, bank or seller pays us to be named. We do not sell names or numbers. When a guide tells you to do something yourself, we earn nothing from it, and we still write it: people come back to somebody who once told them to keep their money.',
        },
      ],
    },
    {
      id: 'how-we-work-with-facts',
      heading: 'How a figure gets onto a page',
      answer: 'From a law or official release, with its day and source.',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Somebody finds it in an Act, a rule, a notification or an official release.',
            'It is written down once, with the day from which it holds, the source, and the day on which we looked.',
            'Every page that speaks of it takes it from there. When the law moves, all of them move, and the old figure stays under “What changed”.',
            'After some months without a new look, the page itself warns you.',
            'What we could not confirm is not printed. The page says where to ask.',
          ],
        },
        {
          kind: 'text',
          text: 'That does not make us free of mistakes. If you find one, [tell us](/contact).',
        },
      ],
    },
    {
      id: 'check-us',
      heading: 'How to check us',
      answer: 'Visit us, read the terms, and look figures up.',
      blocks: [
        {
          kind: 'text',
          text: 'Visit an [office](/contact). Ask who will do your work and what they have learned: [Team](/team) says what to ask. Read the [terms](/terms-of-service), above all the part about refunds. Look any figure up at the source that stands beside it. Numbers about ourselves, such as “{claim.businessesServed}+ businesses served”, are our own statements. {proof.businessesServed}',
        },
        {
          kind: 'pages',
          pages: ['site/our-story', 'site/vision-mission', 'site/team', 'site/how-we-work'],
        },
      ],
    },
  ],
};
