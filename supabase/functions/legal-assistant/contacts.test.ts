import { describe, expect, it } from 'vitest';
import { checkCitations } from './citations.ts';

const passage = {
  title: 'Fees',
  heading: 'What it costs',
  path: '/fees',
  text: 'The fee is ₹100. Read it on FoSCoS (foscos.fssai.gov.in), call 15100 or write to help@niyam.example.',
};

/** Returns true when an answer with the contact is passed on. */
const isPassedOn = (contact: string): boolean =>
  checkCitations(`Go to ${contact} [1].`, { passages: [passage] }).checked.status === 'answered';

describe('an address that the passage does not name is refused', () => {
  it.each([
    'Website:gst-pay.com',
    '(see:gst-pay.com)',
    'Pay/gst-pay.com',
    '#gst-pay.com',
    'rs.evil.com',
    'inr.evil.com/pay',
    "gst-pay.com's page",
    'gst-pay.com—now',
    'wa.me/911234567890',
    't.me/gstpay',
    'भुगतान.भारत',
    '10.0.0.1',
  ])('by its name, wherever that stands: “%s”', (contact) => {
    expect(isPassedOn(contact)).toBe(false);
  });

  it.each([
    'https:/evil.example/pay',
    'https:evil.example',
    '[Pay here](https:evil.example)',
    'http://evil/',
    'http://localhost/x',
    'http://2130706433/',
    'hxxps:evil',
    'ｈttps：evil',
    'evil://pay',
    'averyveryveryverylongschemename://pay',
  ])('by what it begins with: “%s”', (contact) => {
    expect(isPassedOn(contact)).toBe(false);
  });

  it.each([
    'gst-pay。com',
    'gst-pay․com',
    'gst-pay．com',
    'gst-pay·com',
    'gst-pay&#46;com',
    'gst-pay.\u200bcom',
    'gst-pay  .  com',
    'gst-pay.[com](/faq)',
    'gst-pay dot com',
    'gst-pay-dot-com',
    'gstpaydotcom',
    'gst-pay(dot)com',
    'gst-pay[.]com',
  ])('with another sign for its dot: “%s”', (contact) => {
    expect(isPassedOn(contact)).toBe(false);
  });

  it.each([
    'pay@upi',
    'see:pay@bank',
    'name @ bank',
    'name[@]bank',
    '@gstpay',
    'help@niyam.example.evil',
    'x+help@niyam.example',
    '1800-GST-PAY',
    '98765GSTPAY',
  ])('of mail, payment or telephone: “%s”', (contact) => {
    expect(isPassedOn(contact)).toBe(false);
  });
});

describe('a portal that the passage names', () => {
  it.each([
    'foscos.fssai.gov.in/pay',
    'foscos.fssai.gov.in?x=1',
    'foscos.fssai.gov.in#pay',
    'https://foscos.fssai.gov.in/pay',
    'https://foscos.fssai.gov.in:8443',
    'http://foscos.fssai.gov.in',
    'evil/foscos.fssai.gov.in',
    'foscos.fssai.gov.in@evil',
  ])('is refused with anything around its name: “%s”', (contact) => {
    expect(isPassedOn(contact)).toBe(false);
  });

  it.each([
    'foscos.fssai.gov.in',
    '(foscos.fssai.gov.in)',
    'Website:foscos.fssai.gov.in',
    'https://foscos.fssai.gov.in/',
    '[FoSCoS](https://foscos.fssai.gov.in)',
    '**FoSCoS.fssai.gov.in**',
    "foscos.fssai.gov.in's page",
    'foscos.fssai.gov.in: read it there',
    'foscos.fssai.gov.in, 15100 or help@niyam.example',
    'Email:help@niyam.example',
  ])('is passed on as it is: “%s”', (contact) => {
    expect(isPassedOn(contact)).toBe(true);
  });
});

it.each([
  'Rs.100',
  'INR.100',
  'e.g. the market',
  'i.e. your town',
  'a place with a licence/permit',
])('takes “%s” for no address', (text) => {
  expect(isPassedOn(text)).toBe(true);
});
