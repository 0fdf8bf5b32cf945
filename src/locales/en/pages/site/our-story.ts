import type { PageContent } from '../../../../content/types.ts';

/** Why the site exists: what led to it, without invented people or dates (CONT-05). */
export const content: PageContent = {
  name: 'Our Story',
  updatedOn: '2026-11-23',
  title: 'Our Story: why this site exists | Niyam',
  description:
    'Why a consultancy in Hyderabad gives its knowledge away on a site that opens with no signal, and why that site looks like a ledger.',
  heading: 'Our Story',
  lead: 'Each office has its own website and words. Niyam puts them together.',
  sections: [
    {
      id: 'the-counter',
      heading: 'It begins at a counter',
      answer: 'People had paid, and had no paper, date or clear answer.',
      blocks: [
        {
          kind: 'text',
          text: 'A small trader deals with a food office, a tax office, a municipal office and more. Each has its own website and its own words. Niyam puts them on one shelf.',
        },
        {
          kind: 'text',
          text: 'Sit for a day on our side of the counter, and you hear the same three sentences.',
        },
        {
          kind: 'text',
          text: '“I paid somebody, and I have no paper.” “I did not know that there was a date.” “They told me something else at the other office.”',
        },
        {
          kind: 'text',
          text: 'None of these is about a difficult law. The law behind them mostly fits on a page. They are about a person who could not find that page, or could not read it, or was told by somebody who earned more if it was never found.',
        },
      ],
    },
    {
      id: 'why',
      heading: 'Why we give it away',
      answer: 'Missing information can be given away.',
      blocks: [
        {
          kind: 'text',
          text: 'People pay agents for registrations that the government gives free, because nobody told them. Others pay a penalty for a rule they never heard of. Both start with missing information, and information can be given away.',
        },
        {
          kind: 'text',
          text: 'It is not only kindness. An hour spent on telling somebody that Udyam is free is an hour in which we earn nothing. If the page says it, we can spend that hour on work that needs a person: a refused licence, a notice with a date, a kitchen that has to pass an inspection. Those people pay us, and they know what for.',
        },
      ],
    },
    {
      id: 'on-the-phone',
      heading: 'Why it works on a cheap phone with no signal',
      answer: 'Officers do not come when the network is good.',
      blocks: [
        {
          kind: 'text',
          text: 'Officers do not come when the network is good. They come to the market at noon, under an iron roof, where the bars on the telephone go away. So the guides are kept on the phone, and the card about [what to say](/blog/street-vendor-compliance-india#if-an-officer-comes) opens there. A request that is written there waits, and goes by itself when the signal is back. We do not call it sent before the office has it.',
        },
      ],
    },
    {
      id: 'how-it-looks',
      heading: 'Why it looks like a ledger',
      answer: 'A ledger says what was taken, from whom and when.',
      blocks: [
        {
          kind: 'text',
          text: 'Every trader knows the bahi-khata, the red account book. It is a promise to write down what was taken, from whom and on which day. We try to keep that habit with facts: a figure stands with its source and its day, or it does not stand at all. When a rule changes, we do not scratch the old line out. We write the new one above it.',
        },
      ],
    },
    {
      id: 'stages',
      heading: 'Why it is for the cart and for the company',
      answer: 'It can be the same person, some years apart.',
      blocks: [
        {
          kind: 'text',
          text: 'Some ask why one office looks after a tea stall and a firm with a board of directors. Because it can be the same person, some years apart. The stall becomes a tiffin room, the room gets a second branch, and each step brings a new paper. People who were treated well at the first step come back at the next.',
        },
        {
          kind: 'text',
          text: 'That is also why some of the vendors we help pay nothing. By our own count there were {claim.vendorsHelped} and more.',
        },
      ],
    },
    {
      id: 'the-rest',
      heading: 'What we leave out',
      blocks: [
        {
          kind: 'text',
          text: 'You find no founder’s portrait here, no year of foundation in gold, no awards. Those who began this office have not yet agreed to tell their part in public. When they do, it will stand here in their own words. Until then judge us by [how we work](/how-we-work), and by whether the [guides](/resources) were of use.',
        },
      ],
    },
  ],
};
