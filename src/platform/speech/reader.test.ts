import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startReader, type Reading, type Speaker } from './reader.ts';

/** A simulated voice. Like browsers, it reports the end of interrupted texts. */
function fakeVoice() {
  const said: string[] = [];
  let current: ((how: 'ended' | 'failed') => void) | undefined;
  const late: ((how: 'ended' | 'failed') => void)[] = [];
  const speaker: Speaker = {
    say(text, done) {
      said.push(text);
      current = done;
    },
    hush() {
      if (current) late.push(current);
      current = undefined;
    },
  };
  const finish = (how: 'ended' | 'failed' = 'ended') => {
    const done = current;
    current = undefined;
    done?.(how);
  };
  const finishLate = () => {
    for (const done of late.splice(0)) done('failed');
  };
  return { said, speaker, finish, finishLate, isSpeaking: () => current !== undefined };
}

const chunks = ['Title', 'a', 'b', 'Part two', 'c'].map((text) => ({
  text,
  startsPart: /^[TP]/.test(text),
}));

function start() {
  const voice = fakeVoice();
  const told: Reading[] = [];
  const reader = startReader(chunks, voice.speaker, (reading) => told.push(reading));
  return { ...voice, reader, now: () => told.at(-1) };
}

describe('reading aloud', () => {
  it('reads everything in order, and ends', () => {
    const { said, finish, now } = start();
    for (let index = 0; index < chunks.length; index++) finish();
    expect(said).toEqual(chunks.map(({ text }) => text));
    expect(now()).toEqual({ status: 'ended', at: chunks.length });
  });

  it('resumes with the interrupted piece, although the voice reports its end', () => {
    const { said, finish, finishLate, reader, now } = start();
    finish();
    reader.pause();
    finishLate();
    expect(now()).toEqual({ status: 'paused', at: 1 });
    reader.resume();
    expect(said).toEqual(['Title', 'a', 'a']);
  });

  it('goes to the next part, also from a pause, and from the last part to the end', () => {
    const { said, finishLate, reader, now } = start();
    reader.pause();
    reader.nextPart();
    finishLate();
    expect(said).toEqual(['Title', 'Part two']);
    reader.nextPart();
    expect(now()?.status).toBe('ended');
  });

  it('repeats the piece at a new speed, and does nothing while paused', () => {
    const { said, finish, finishLate, reader, now } = start();
    finish();
    reader.repeat();
    finishLate();
    expect(said).toEqual(['Title', 'a', 'a']);
    expect(now()).toEqual({ status: 'reading', at: 1 });
    reader.pause();
    reader.repeat();
    expect(said).toHaveLength(3);
  });

  it('says when the voice fails', () => {
    const { finish, now } = start();
    finish('failed');
    expect(now()).toEqual({ status: 'failed', at: 0 });
  });

  it('is silent unless it is reading, whatever is pressed', () => {
    const press = constantFrom('pause', 'resume', 'repeat', 'nextPart', 'stop', 'finish', 'late');
    assert(
      property(array(press), (presses) => {
        const { reader, finish, finishLate, isSpeaking, now } = start();
        for (const what of presses) {
          if (what === 'finish') finish();
          else if (what === 'late') finishLate();
          else reader[what]();
          expect(isSpeaking()).toBe(now()?.status === 'reading');
        }
      }),
    );
  });
});
