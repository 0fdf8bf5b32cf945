import { describe, expect, it } from 'vitest';
import {
  complianceTypeOf,
  metadataOf,
  regulationsIn,
  suggestedActionsOf,
  urgencyOf,
} from './metadata.ts';

it.each([
  ['When is GSTR-3B due?', 'GST'],
  ['input tax credit on a laptop', 'GST'],
  ['How much TDS do I cut from rent?', 'TDS'],
  ['tax deducted at source', 'TDS'],
  ['minimum wage for a helper', 'Labour'],
  ['PF for 20 employees', 'Labour'],
  ['annual return of an LLP', 'Corporate'],
  ['director KYC with the MCA', 'Corporate'],
  ['Does a company need GST?', 'GST'],
  ['Where may I put my cart?', 'General'],
  ['', 'General'],
  // Parts of other words do not count.
  ['the pfennig and the resident', 'General'],
])('“%s” is about %s (CHAT-12)', (text, type) => {
  expect(complianceTypeOf(text)).toBe(type);
});

it.each([
  ['There is a penalty.', 'high'],
  ['Prosecution is possible', 'high'],
  ['imprisonment of up to three months', 'high'],
  ['The due date has passed: a penalty follows', 'high'],
  ['What is the due date?', 'medium'],
  ['the deadline', 'medium'],
  ['filing the return', 'medium'],
  ['compliance calendar', 'medium'],
  ['a nice day', 'low'],
  ['', 'low'],
])('“%s” is of %s urgency (CHAT-13)', (text, urgency) => {
  expect(urgencyOf(text)).toBe(urgency);
});

describe('suggested actions (CHAT-14)', () => {
  it('are the first three numbered steps, without marks', () => {
    const text =
      'Do this:\n1. **Open the portal.** Type its address.\n2) Pay the `fee`. Keep the receipt.\n 3. See [the guide](/gst-compliance)\n4. Wait';
    expect(suggestedActionsOf(text)).toEqual(['Open the portal', 'Pay the fee', 'See the guide']);
  });

  it('come without the numbers of passages', () => {
    const text = '1. Register on FoSCoS [1].\n2. **Pay the fee [1][2]**. Keep the receipt.';
    expect(suggestedActionsOf(text)).toEqual(['Register on FoSCoS', 'Pay the fee']);
  });

  it('are none without numbered steps, and each once', () => {
    expect(suggestedActionsOf('- a bullet\nIn 2026. it rained')).toEqual([]);
    expect(suggestedActionsOf('1. Wait\n2. wait.')).toEqual(['Wait']);
  });
});

describe('references (CHAT-15)', () => {
  it('are a name followed by a number, each once, at most five', () => {
    const text =
      'Section 73, section  73 and Rule 14A; Street Vendors Act, 2014; Notification No. 10/2019; Section 16(2), Rule 88C, Section 122';
    expect(regulationsIn(text)).toEqual([
      'Section 73',
      'Rule 14A',
      'Street Vendors Act, 2014',
      'Notification No. 10/2019',
      'Section 16(2)',
    ]);
  });

  it('give an act its name, and come last where it has none', () => {
    const text =
      'The Act, 1988 and the Street Vendors (Protection of Livelihood and Regulation of Street Vending) Act, 2014. Of the Telangana Shops and Establishments Act 1988, Section 3.';
    expect(regulationsIn(text)).toEqual([
      'Street Vendors (Protection of Livelihood and Regulation of Street Vending) Act, 2014',
      'Telangana Shops and Establishments Act 1988',
      'Section 3',
      'Act, 1988',
    ]);
  });

  it('are none where no number follows', () => {
    expect(regulationsIn('this section is an act of ruling; react 19')).toEqual([]);
  });
});

it('puts all of it together', () => {
  expect(metadataOf('gst late?', '1. File it. Section 47 speaks of a late fee.')).toEqual({
    complianceType: 'GST',
    urgency: 'low',
    relatedRegulations: ['Section 47'],
    suggestedActions: ['File it'],
  });
});
