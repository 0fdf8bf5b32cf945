import { describe, expect, it } from 'vitest';
import {
  afterGuide,
  afterPage,
  afterUse,
  hiddenMs,
  isOfferDue,
  parseRecord,
  visitGapMs,
  type InstallRecord,
} from './install-record.ts';

const now = Date.UTC(2026, 10, 21);

describe('what earns the offer to install (PWA-02)', () => {
  it('nothing is offered on the first view, nor after many pages of one visit', () => {
    let record: InstallRecord = {};
    for (let page = 0; page < 20; page++) record = afterPage(record, now + page * 60_000);
    expect(isOfferDue(record, now)).toBe(false);
  });

  it.each([
    [visitGapMs - 1, false],
    [visitGapMs, true],
    // A clock that was set back starts no visit.
    [-visitGapMs, false],
  ])('a page %i ms after the last one begins a second visit: %s', (gap, due) => {
    const record = afterPage(afterPage({}, now), now + gap);
    expect(isOfferDue(record, now + gap)).toBe(due);
  });

  it('the second guide, not the same one twice', () => {
    const first = afterGuide({}, '/fssai-compliance');
    expect(isOfferDue(afterGuide(first, '/fssai-compliance'), now)).toBe(false);
    const second = afterGuide(first, '/gst-compliance');
    expect(isOfferDue(second, now)).toBe(true);
    // The guide's path is removed as soon as it is not needed.
    expect(JSON.stringify(second)).not.toContain('fssai');
  });

  it('something saved', () => {
    expect(isOfferDue(afterUse({}), now)).toBe(true);
  });
});

describe('what hides the offer', () => {
  it.each([
    [0, false],
    [hiddenMs - 1, false],
    [hiddenMs, true],
    // "Not now" was pressed while the clock was a year ahead.
    [-365 * 86_400_000, true],
  ])('%i ms after "Not now" it is due: %s', (later, due) => {
    expect(isOfferDue({ useful: true, dismissedAt: now }, now + later)).toBe(due);
  });

  it('being installed', () => {
    expect(isOfferDue({ useful: true, installed: true }, now)).toBe(false);
  });
});

describe('what is stored', () => {
  it('is read back unchanged', () => {
    const record: InstallRecord = {
      lastSeen: now,
      guide: '/fssai-compliance',
      useful: true,
      dismissedAt: now,
      installed: true,
      storageAsked: true,
    };
    expect(parseRecord(JSON.stringify(record))).toEqual(record);
  });

  it.each([null, '', '{', 'null', '7', '[]', '{"useful":"yes","lastSeen":"x","guide":3}'])(
    '%s is an empty record',
    (stored) => {
      expect(parseRecord(stored)).toEqual({});
    },
  );
});
