import { describe, expect, it } from 'vitest';
import { spokenNumbers as english } from '../../../locales/en/spoken-numbers.ts';
import { spokenNumbers as hindi } from '../../../locales/hi/spoken-numbers.ts';
import { spokenNumbers as telugu } from '../../../locales/te/spoken-numbers.ts';
import { clipKey, clipText } from './clip-key.ts';
import { allNumberClips, numberClips } from './number-clips.ts';
import { clipsOf, clipsOfText, type SpokenFigures } from './split-clips.ts';

const figures: SpokenFigures = {
  numbers: telugu,
  words: ['లక్షల', 'లక్షలు', 'రూపాయలు', 'రూపాయల', 'రోజులు', 'రోజుల'],
  months: ['నవంబర్', 'డిసెంబర్'],
};

describe('the clips of a number', () => {
  it.each([
    ['0', 'సున్నా'],
    ['25', 'ఇరవై ఐదు'],
    ['100', 'వంద'],
    ['150', 'నూట + యాభై'],
    ['2,000', 'రెండు + వేలు'],
    ['2,500', 'రెండు + వేల + ఐదు వందలు'],
    ['1,23,456', 'లక్ష + ఇరవై మూడు + వేల + నాలుగు వందల + యాభై ఆరు'],
    ['1.5', 'ఒకటిన్నర'],
    ['12.75', 'పన్నెండు + పాయింట్ + ఏడు + ఐదు'],
    ['2026', 'రెండు + వేల + ఇరవై ఆరు'],
    ['15100', 'ఒకటి + ఐదు + ఒకటి + సున్నా + సున్నా'],
    ['1930', 'ఒకటి + తొమ్మిది + మూడు + సున్నా'],
  ])('%s in Telugu is %s', (written, said) => {
    expect(numberClips(written, telugu).join(' + ')).toBe(said);
  });

  it('in Hindi and English follow those languages', () => {
    expect(numberClips('1,050', hindi)).toEqual(['एक', 'हज़ार', 'पचास']);
    expect(numberClips('2.5', hindi)).toEqual(['ढाई']);
    expect(numberClips('5,105', english)).toEqual(['five', 'thousand', 'one hundred and', 'five']);
  });

  it('are all in the list of clips, for every number up to ten lakh that a language can say', () => {
    for (const numbers of [telugu, hindi, english]) {
      const listed = new Set(allNumberClips(numbers));
      expect(numbers.small).toHaveLength(100);
      expect(new Set(numbers.small).size).toBe(100);
      const missing = new Set<string>();
      for (let value = 0; value < 1_000_000; value += 7) {
        for (const clip of numberClips(value.toLocaleString('en-IN'), numbers)) {
          if (!listed.has(clip)) missing.add(clip);
        }
      }
      expect([...missing]).toEqual([]);
    }
  });
});

describe('the clips of a sentence', () => {
  it('are one clip where it has no figure', () => {
    expect(clipsOf('ముందు ఇది చేయండి.', figures)).toEqual(['ముందు ఇది చేయండి']);
  });

  it('are its fixed parts, and the words of each figure', () => {
    expect(clipsOf('ఫీజు 100 రూపాయలు కట్టండి.', figures)).toEqual(['ఫీజు', 'వంద', 'రూపాయలు', 'కట్టండి']);
    expect(clipsOf('20 లక్షల రూపాయల వరకు', figures)).toEqual(['ఇరవై', 'లక్షల', 'రూపాయల', 'వరకు']);
    expect(clipsOf('చివరి రోజు: 5 డిసెంబర్ 2026, అప్పటికి 15 రోజులు.', figures)).toEqual([
      'చివరి రోజు',
      'ఐదు',
      'డిసెంబర్',
      'రెండు',
      'వేల',
      'ఇరవై ఆరు',
      'అప్పటికి',
      'పదిహేను',
      'రోజులు',
    ]);
    expect(clipsOf('డిసెంబర్ 2026', figures)).toEqual(['డిసెంబర్', 'రెండు', 'వేల', 'ఇరవై ఆరు']);
  });

  it('say a range and a share in words, and keep a name with a number whole', () => {
    expect(clipsOf('6–7 రోజులు', figures)).toEqual(['ఆరు', 'నుంచి', 'ఏడు', 'రోజులు']);
    expect(clipsOf('18% వడ్డీ', figures)).toEqual(['పద్దెనిమిది', 'శాతం', 'వడ్డీ']);
    expect(clipsOf('ఫారం 15G', figures)).toEqual(['ఫారం 15G']);
    expect(clipsOf('ASMT-10 నోటీసు', figures)).toEqual(['ASMT-10 నోటీసు']);
  });

  it('do not exist where a sign cannot be said', () => {
    expect(clipsOf('24 / 7', figures)).toBeUndefined();
    expect(clipsOf('₹ 20', figures)).toBeUndefined();
    expect(clipsOf('100 + ఎక్కువ', figures)).toBeUndefined();
  });

  it('need no new fixed part after a figure has changed', () => {
    const fixed = (sentence: string) => {
      const vocabulary = new Set([...allNumberClips(telugu), ...figures.words, ...figures.months]);
      return clipsOf(sentence, figures)?.filter((clip) => !vocabulary.has(clip));
    };
    expect(fixed('ఫీజు 1.5 లక్షల రూపాయలు కట్టండి.')).toEqual(fixed('ఫీజు 100 రూపాయలు కట్టండి.'));
  });

  it('are those of each sentence of a longer text', () => {
    expect(clipsOfText('ఒకటి చెప్పండి. 3 రోజులు!', figures)).toEqual([['ఒకటి చెప్పండి'], ['మూడు', 'రోజులు']]);
  });
});

describe('the name of a clip', () => {
  it('is that of its sound: punctuation at the edges, except a question mark, is left out', () => {
    expect(clipText(' “ఇది చేయండి”. ')).toBe('ఇది చేయండి');
    expect(clipKey('ఇది  చేయండి.')).toBe(clipKey('ఇది చేయండి'));
    expect(clipKey('ఇది చేయాలా?')).not.toBe(clipKey('ఇది చేయాలా'));
  });

  it('is another one for a text that has changed', () => {
    expect(clipKey('ముందు ఇది చేయండి')).not.toBe(clipKey('ముందు అది చేయండి'));
  });

  it('is a word of letters and digits, the same on every device', () => {
    expect(clipKey('వంద')).toMatch(/^[0-9a-z]{11}$/);
    expect(clipKey('one hundred')).toBe(clipKey('one hundred'.normalize('NFD')));
  });
});
