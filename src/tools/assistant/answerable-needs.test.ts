import { describe, expect, it } from 'vitest';
import type { LikelyNeed } from '../../needs/classifier.ts';
import { vocabularyOf } from '../search/model/vocabulary.ts';
import { answeredNeeds, needsInWords } from './answerable-needs.ts';
import { conceptReader } from './concepts.ts';
import { tableWords } from './question-tables.ts';

const reader = conceptReader(vocabularyOf('en'), tableWords);
const likely = (shares: Readonly<Record<string, number>>): LikelyNeed[] =>
  Object.entries(shares).map(([id, share]) => ({ id, share, places: [] }));
const meant = (question: string, shares: Readonly<Record<string, number>>) =>
  needsInWords(likely(shares), question, reader.read(question));
const idsOf = (needs: readonly LikelyNeed[]) => needs.map(({ id }) => id);

describe('the words of a question', () => {
  it('leave a state to who names it, or a city of it', () => {
    const shares = { 'states.rajasthan': 0.4, 'trade.bengaluru': 0.3, 'fire.noc': 0.2 };
    const first = (question: string) => meant(question, shares)[0]?.id;
    expect(first('small shop in Begum Bazaar, fire NOC?')).toBe('fire.noc');
    expect(first('जयपुर में दुकान')).toBe('states.rajasthan');
    expect(first('bangalore trade licence')).toBe('trade.bengaluru');
    expect(first('shop in Coimbatore')).toBe('fire.noc');
  });

  it('leave out the fund of workers that is not named', () => {
    const shares = { 'labour.epf.limit': 0.5, 'labour.esi.limit': 0.3 };
    const ofEsi = meant('11 workers, is ESI compulsory', shares);
    // Both are asked for in the same words, so the one that is named has the share of both.
    expect(ofEsi).toEqual(likely({ 'labour.esi.limit': 0.8 }));
    expect(idsOf(meant('11 workers, is PF compulsory', shares))).toEqual(['labour.epf.limit']);
    expect(idsOf(meant('11 workers, ESI and PF', shares))).toHaveLength(2);
    expect(idsOf(meant('11 workers, what must I do', shares))).toHaveLength(2);
  });

  it('leave goods to the needs about them, where one is likely', () => {
    const question = 'is selling gutkha on the street allowed';
    expect(idsOf(meant(question, { 'vendor.age': 0.5, 'tobacco.school': 0.4 }))).toEqual([
      'tobacco.school',
    ]);
    expect(idsOf(meant(question, { 'vendor.age': 0.8, 'tobacco.school': 0.1 }))).toHaveLength(2);
    const gst = { 'gst.tobacco': 0.5, 'tobacco.school': 0.4 };
    expect(idsOf(meant('what GST is on gutkha', gst))).toEqual(Object.keys(gst));
  });

  it('take an emergency that they name before all other needs that we answer', () => {
    const shares = { share: 0.4, 'fraud.online': 0.1, 'decline.fraud': 0.2 };
    const gone = meant('I pressed a link and 12,000 is gone, what now', shares);
    expect(gone[0]).toEqual({ id: 'fraud.online', share: 0.5, places: [] });
    expect(gone.map(({ id }) => id)).toContain('decline.fraud');
    expect(meant('send the link to my sister', shares)[0]?.id).toBe('share');
    expect(meant('మంటలు వస్తున్నాయి', { outbox: 0.5, 'fire.burning': 0.1 })[0]?.id).toBe(
      'fire.burning',
    );
    expect(meant('flames', { outbox: 0.5, 'fire.burning': 0.05 })[0]?.id).toBe('outbox');
  });

  it('take who is asked for money for a victim, not for one who offers it', () => {
    const shares = { 'decline.bribery': 0.6, 'vendor.bribe-asked': 0.3, 'vendor.police': 0.05 };
    const needs = meant('the officer asked me for a gift, must I give it', shares);
    expect(needs.map(({ id, share }) => [id, share.toFixed(2)])).toEqual([
      ['vendor.bribe-asked', '0.90'],
      ['vendor.police', '0.05'],
    ]);
    expect(idsOf(meant('what gift does the officer like', shares))).toEqual(Object.keys(shares));
  });
});

it('the needs that we answer have the whole share once a question is not declined', () => {
  const needs = answeredNeeds(likely({ 'labour.wages.due': 0.6, 'decline.labour': 0.25 }));
  expect(needs.map(({ id, share }) => [id, share.toFixed(2)])).toEqual([
    ['labour.wages.due', '0.80'],
  ]);
});
