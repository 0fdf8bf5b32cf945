import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';
import { foodKind, foodNotes, road } from '../../../tools/financial-hub/shared-sum-words.ts';

/** What the first-year budget does and which figures it uses. */
export const content: PageContent = {
  name: 'First-year fees',
  updatedOn: '2026-11-23',
  title: 'First-year licence and registration fees | Niyam',
  description:
    'Government fees of a first year, line by line: FSSAI, trade licence, trademark, LLP or company. A helper’s fee stands apart. Works offline.',
  heading: 'Fees of the first year',
  lead: 'What the government asks for, line by line.',
  sections: [
    {
      id: 'rule',
      heading: 'What is added up',
      blocks: [
        {
          kind: 'list',
          items: [
            'Registrations that are free are listed as free: Udyam, GST, ESI, PF and e-Shram.',
            'Food: by the turnover. A street vendor with a certificate of vending pays nothing. By an order, people who sell on foot or from a cart pay nothing either. We could not confirm that it goes on.',
            'A shop in Hyderabad: by its area and the width of the road.',
            'A trademark: by the classes.',
            'An LLP: by the contribution. A company: stamp duty of the state, PAN and TAN.',
          ],
        },
        {
          kind: 'entries',
          caption: 'Some of the figures',
          rows: [
            { label: 'Trademark, small applicant, a class', fact: 'trademark.fee.low' },
            { label: 'Import-export code', fact: 'sectors.iec.fee' },
            { label: 'Reserving the name of an LLP', fact: 'company.llp.fee.name' },
            { label: 'PAN and TAN of a company, about', fact: 'company.fee.pan-tan' },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'Read on',
      blocks: [
        {
          kind: 'callout',
          tone: 'free',
          title: 'Nobody must pay a helper',
          text: 'Each of these can be done without one, on the official sites that the guides name.',
        },
        {
          kind: 'pages',
          pages: [
            'start',
            'start/registration',
            'tools/financial-hub/fssai-fee',
            'tools/financial-hub/trade-licence-fee',
            'tools/financial-hub/trademark-fee',
          ],
        },
      ],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    entity: {
      label: 'Form of the business',
      options: {
        sole: 'On my own, or street vendor',
        llp: 'LLP',
        company: 'Private limited company',
      },
    },
    contribution: { label: 'Contribution of the partners (₹)' },
    stampState: {
      label: 'State of the company (stamp duty for a small capital)',
      options: {
        other: 'Another state: leave stamp duty out',
        telangana: 'Telangana',
        andhra: 'Andhra Pradesh',
        delhi: 'Delhi',
        maharashtra: 'Maharashtra',
      },
    },
    nameFirst: { label: 'The name is reserved before the rest of the form' },
    food: {
      label: 'Food',
      options: {
        no: 'No food',
        vendor: 'Street food, certificate of vending',
        hawker: 'Food on foot or cart, no certificate',
        yes: 'Other food',
      },
    },
    turnover: { label: 'Sales that you expect in a year (₹)' },
    foodKind,
    trade: {
      label: 'Trade licence',
      options: {
        no: 'None, or another city: leave it out',
        hyderabad: 'A shop in Hyderabad (its three corporations)',
      },
    },
    area: { label: 'Shop area (square feet)' },
    road,
    trademark: {
      label: 'Trademark',
      options: {
        no: 'None',
        small: 'One mark: individual, startup or small enterprise',
        other: 'One mark: everyone else',
      },
    },
    classes: { label: 'Classes of the mark' },
    exports: { label: 'Import-export code (IEC)' },
    otherFees: {
      label: 'Other government fees (₹)',
      hint: 'What your city or state asks and this sum does not know.',
    },
    helper: {
      label: 'What a helper asks (₹)',
      hint: 'Agent, accountant or lawyer. Nobody must use one.',
    },
    helperGst: { label: 'The helper adds GST' },
  },
  lines: {
    free: 'Udyam, GST, ESI, PF and e-Shram registration',
    name: 'Reserving the name',
    entity: 'Forming it, fee of the ministry',
    panTan: 'PAN and TAN, about',
    stamp: 'Stamp duty, an example',
    food: 'FSSAI, one year',
    foodEnded: 'FSSAI, one year, by the list until {fssai.registration.fee@2026-03-31|until}',
    trade: 'Trade licence of Hyderabad',
    greenFund: 'Telangana Green Fund, rounded up',
    trademark: 'Trademark application',
    exports: 'Import-export code',
    otherFees: 'Other government fees',
    government: 'To the government in the first year',
    helper: 'To the helper',
    helperTax: 'GST on the helper’s fee',
    total: 'All together',
  },
  notes: {
    ...foodNotes,
    'llp-stamp': 'Stamp duty on the LLP agreement comes on top; the state sets it.',
    'llp-above':
      'For this contribution the fee is not on record here: the site of the ministry shows it.',
    'company-fee':
      'The ministry asks nothing for an authorised capital up to {company.fee.free-capital}. Signing keys (DSC) are bought from private firms and not in this sum.',
    'stamp-example':
      'The stamp duty is one published example for a capital of {company.stamp.example-capital}. The ministry’s calculator shows today’s sum.',
    'stamp-missing':
      'Stamp duty of the state comes on top; the calculator of the ministry shows it.',
  },
  assumptions: [
    'Fees to the government for one year, each once. Deposits, building works and yearly taxes are not in it.',
    'Professional tax of owners, vending fees and fire clearance differ by place and are not in it.',
    'Registrations that are free cost nothing, and it does not matter who fills in the form.',
  ],
};
