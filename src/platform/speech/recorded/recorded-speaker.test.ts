import { describe, expect, it } from 'vitest';
import type { Speaker } from '../reader.ts';
import { clipKey } from './clip-key.ts';
import { recordedSpeaker, type RecordingPlayer } from './recorded-speaker.ts';
import { recordingsIn, type Recording } from './recordings.ts';

const one = { end: '', before: '' };
const figures = {
  numbers: {
    small: ['nil', 'one', 'two'],
    hundreds: [],
    hundredsBefore: [],
    thousand: one,
    lakh: one,
    crore: one,
    point: 'point',
    halves: [],
    percent: 'percent',
    to: 'to',
  },
  words: ['rupees'],
  months: [],
};
const recordingsOf = (...texts: string[]) =>
  recordingsIn(
    {
      figures,
      clips: Object.fromEntries(texts.map((text) => [clipKey(text), ['12345678', 10, 900]])),
    },
    'te',
  );

/** Runs everything that waits. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

function setUp(recorded: string[], { hasPhone = true, broken = '' } = {}) {
  const heard: string[] = [];
  const composed: string[] = [];
  let finish: ((how: 'ended' | 'failed') => void) | undefined;
  const phone: Speaker = {
    say: (text, done) => {
      heard.push(`phone: ${text}`);
      finish = done;
    },
    hush: () => heard.push('phone hushes'),
  };
  const keys = new Map(recorded.map((text) => [clipKey(text), text]));
  const nameOf = ({ path }: Recording) =>
    keys.get(/(\w+)-12345678\.webm$/.exec(path)?.[1] ?? '') ?? '';
  const player: RecordingPlayer = {
    compose: (sentences) => {
      const names = sentences.flat().map(nameOf);
      composed.push(names.join(' + '));
      if (broken && names.includes(broken)) return Promise.reject(new Error('No such file'));
      return Promise.resolve(new Blob([names.join(' + ')]));
    },
    play: (sound, rate, done) => {
      void sound.text().then((names) => heard.push(`clips at ${rate}: ${names}`));
      finish = done;
      return () => heard.push('clips stop');
    },
  };
  const texts = ['Pay 2 rupees.', 'Then go.', 'End.'];
  const rates = [1];
  const speaker = recordedSpeaker(
    recordingsOf(...recorded),
    texts,
    hasPhone ? phone : undefined,
    () => rates.at(-1) ?? 1,
    player,
  );
  const ends: string[] = [];
  const say = async (text: string) => {
    speaker.say(text, (how) => ends.push(`${text} ${how}`));
    await settle();
  };
  return { heard, composed, ends, speaker, say, rates, finish: () => finish?.('ended') };
}

const all = ['Pay', 'two', 'rupees', 'Then go', 'End'];

describe('a text with recordings', () => {
  it('is played clip by clip, with the next text prepared meanwhile', async () => {
    const { heard, composed, ends, say, finish } = setUp(all);
    await say('Pay 2 rupees.');
    expect(heard).toEqual(['clips at 1: Pay + two + rupees']);
    expect(composed).toEqual(['Pay + two + rupees', 'Then go']);
    finish();
    expect(ends).toEqual(['Pay 2 rupees. ended']);
    await say('Then go.');
    expect(composed).toEqual(['Pay + two + rupees', 'Then go', 'End']);
  });

  it('is played again at a new speed, without fetching its clips again', async () => {
    const { heard, composed, say, speaker, rates } = setUp(all);
    await say('Then go.');
    speaker.hush();
    rates.push(1.5);
    await say('Then go.');
    expect(heard.filter((each) => each.startsWith('clips at'))).toEqual([
      'clips at 1: Then go',
      'clips at 1.5: Then go',
    ]);
    expect(composed.filter((each) => each === 'Then go')).toHaveLength(1);
  });

  it('is silent after a stop, also while its clips are being fetched', async () => {
    const { heard, ends, say, speaker } = setUp(all);
    const saying = say('Then go.');
    speaker.hush();
    await saying;
    expect(heard).toEqual(['phone hushes']);
    expect(ends).toEqual([]);
    await say('End.');
    speaker.hush();
    expect(heard.slice(1)).toEqual(['clips at 1: End', 'clips stop', 'phone hushes']);
  });
});

describe('a text without all its recordings', () => {
  it('is spoken by the phone, and the next one is played again', async () => {
    const { heard, say } = setUp(['Pay', 'rupees', 'Then go']);
    await say('Pay 2 rupees.');
    await say('Then go.');
    expect(heard).toEqual(['phone: Pay 2 rupees.', 'clips at 1: Then go']);
  });

  it('fails where the phone has no voice', async () => {
    const { heard, ends, say } = setUp([], { hasPhone: false });
    await say('Then go.');
    expect(heard).toEqual([]);
    expect(ends).toEqual(['Then go. failed']);
  });

  it('is spoken by the phone when a recording cannot be had or decoded', async () => {
    const { heard, say } = setUp(all, { broken: 'two' });
    await say('Pay 2 rupees.');
    expect(heard).toEqual(['phone: Pay 2 rupees.']);
  });
});

it('a text has recordings only if every part of every sentence has one', () => {
  const recordings = recordingsOf(...all);
  expect(recordings.of('Pay 2 rupees. Then go.')).toHaveLength(2);
  expect(recordings.of('Pay 2 rupees. Then stop.')).toBeUndefined();
  expect(recordings.of('Pay 2 / rupees.')).toBeUndefined();
  // Another figure needs no other recording than that of its word.
  expect(recordings.of('Pay 1 rupees.')).toBeUndefined();
  expect(recordingsOf(...all, 'one').of('Pay 1 rupees.')).toHaveLength(1);
});
