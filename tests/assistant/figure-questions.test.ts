import { describe, expect, it } from 'vitest';
import { siteDate } from '../../src/pages/build-settings.ts';
import { figureQuestions } from '../../src/tools/assistant/model/figure-questions.ts';
import { pageByPath } from '../../src/content/catalog.ts';
import { parseFactReference } from '../../src/content/facts/fact-text.ts';
import { latestVersion } from '../../src/content/facts/lookup.ts';
import { stateFigures } from '../../src/tools/assistant/state-figures.ts';
import { text as messages } from '../../src/locales/en/interface.ts';
import { text as en } from '../../src/locales/en/tools/assistant-answers.ts';

const sentences = Object.entries(en.figures);
const referencesIn = (text: string) =>
  [...text.matchAll(/\{([^}]+)\}/g)].map(([, reference = '']) => reference);
const setting = { locale: 'en', messages, asOn: siteDate } as const;

/** Names that carry a number and are no figure. */
const names = /\b(GSTR-\d\w?|CMP-\d+|GS1|EAN-\d+|INC-20A|AOC-4|DPT-3|Form \d+)\b/g;

describe('the sentences with figures', () => {
  it('have a question each, and each question has one', () => {
    expect([...new Set(figureQuestions.map(({ id }) => id))].toSorted()).toEqual(
      sentences.map(([id]) => id).toSorted(),
    );
  });

  it.each(sentences)(
    '%s types no figure by hand, and refers to facts that there are',
    (_, text) => {
      expect(text.replaceAll(/\{[^}]*\}/g, '').replaceAll(names, '')).not.toMatch(/\d/);
      expect(referencesIn(text)).not.toEqual([]);
      for (const reference of referencesIn(text)) parseFactReference(reference);
    },
  );

  it('point to pages that there are', () => {
    for (const { sections } of figureQuestions) {
      for (const place of sections) expect(pageByPath(place.split('#')[0] ?? '')).toBeDefined();
    }
  });
});

describe('stating figures', () => {
  const sentence = en.figures['gst.late'];

  it('puts them in place, with the oldest day on which one was checked', () => {
    const stated = stateFigures(sentence, setting);
    expect(stated.text).toContain('**₹50** a day');
    expect(stated.text).not.toContain('{');
    expect(stated.checkedOn).toBe(latestVersion('gst.late-fee.day').source.readOn);
    expect(stated.isOverdue).toBe(false);
  });

  it('say how each is known where sources differ, not only the weakest', () => {
    const { known } = stateFigures(
      'It is {gst.late-fee.day}; registration costs {fssai.hawker.fee}.',
      setting,
    );
    const certaintyOf = (id: 'gst.late-fee.day' | 'fssai.hawker.fee') => {
      const { source } = latestVersion(id);
      return 'ours' in source ? undefined : source.certainty;
    };
    expect(certaintyOf('gst.late-fee.day')).not.toBe(certaintyOf('fssai.hawker.fee'));
    expect(known).toHaveLength(2);
    expect(known.find(({ figures }) => figures?.includes('₹50'))?.how).toMatch(
      certaintyOf('gst.late-fee.day') === 'law' ? /of the law|law’s text/ : /official|Reported/,
    );
    const { known: alike } = stateFigures('It is {gst.late-fee.day}.', setting);
    expect(alike).toEqual([{ how: expect.stringMatching(/read/i) }]);
  });

  it('warns when they should have been looked at again', () => {
    const later = { ...setting, asOn: '2030-01-01' } as const;
    expect(stateFigures(sentence, later).isOverdue).toBe(true);
  });
});
