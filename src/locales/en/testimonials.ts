import type { Testimonial } from '../../content/home/home-content.ts';

/**
 * Stories of customers. The four shipped ones are examples: no such person exists, and the page shows them
 * under "Examples, not customers". An owner adds words that customers have written and agreed to, and names the
 * record of that in `evidence`: the page then calls them verified.
 */
export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'I had paid two agents and had no paper in my hand. Here I was told what the government asks for, and that I could do half of it myself.',
    name: 'Savitri',
    business: 'Breakfast cart',
    rating: 5,
    result: 'Registered as a food vendor',
    timeSaved: 'Four visits to offices',
    costSaved: 'A second agent’s fee',
    dream: 'A shop with a roof, on the same corner',
    evidence: null,
  },
  {
    quote:
      'The list told me which papers, in which order. I photographed them in one evening and the rest was done.',
    name: 'Imran',
    business: 'Mobile repair shop',
    rating: 5,
    result: 'Trade licence and tax registration in order',
    timeSaved: 'Several afternoons with the shutter down',
    costSaved: 'A late fee that was about to start',
    dream: 'A second counter for his brother',
    evidence: null,
  },
  {
    quote:
      'We wanted to write code, not read notifications. Somebody tells us before a date comes, and what it needs.',
    name: 'Divya',
    business: 'Software startup',
    rating: 5,
    result: 'Company formed, first year’s filings on time',
    timeSaved: 'A partner’s day every month',
    costSaved: 'A full-time hire that was not needed',
    dream: 'A product that small hospitals use everywhere',
    evidence: null,
  },
  {
    quote:
      'The inspector asked for six papers. All six were in one folder, with their dates. He was gone in ten minutes.',
    name: 'Gurpreet',
    business: 'Packaging workshop',
    rating: 5,
    result: 'Every register and renewal in one place',
    timeSaved: 'The week before each inspection',
    costSaved: 'Penalties of the year before',
    dream: 'To employ the whole lane',
    evidence: null,
  },
];
