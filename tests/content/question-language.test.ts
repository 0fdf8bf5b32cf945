import { describe, expect, it } from 'vitest';
import { languageOf } from '../../src/locales/question-language.ts';
import { readSet } from '../needs/question-set.ts';

describe('the language of a question', () => {
  it.each([
    ['ఆహార బండికి FSSAI లైసెన్స్ కావాలా?', 'te'],
    ['GST రిజిస్ట్రేషన్', 'te'],
    ['क्या ठेले वाले को FSSAI लेना ज़रूरी है?', 'hi'],
    ['fssai licence kitne ka hai', 'hi'],
    ['bandi meeda food ammalante fssai kavala', 'te'],
    ['Do I need an FSSAI licence for a food cart?', 'en'],
    ['What does पंजीकरण mean?', 'en'],
  ])('of “%s” is %s', (question, language) => {
    expect(languageOf(question)).toBe(language);
  });

  it.each([
    'GST',
    'FSSAI licence fee',
    'Udyam registration',
    '',
    '12,000',
    'rupay credit card vendors',
  ])('of “%s” is not certain', (question) => {
    expect(languageOf(question)).toBeUndefined();
  });

  it('is found in nearly all questions of people, and hardly ever a wrong one', () => {
    const asked = ['development', 'development-3', 'check'].flatMap(
      (name) => readSet(name)?.questions ?? [],
    );
    const found = asked.map(({ said, way }) => {
      const language = languageOf(said);
      return language === undefined ? 'unknown' : way.startsWith(language) ? 'right' : said;
    });
    expect(found.length).toBeGreaterThan(700);
    expect(found.filter((one) => one === 'right').length / found.length).toBeGreaterThan(0.97);
    const wrong = found.filter((one) => one !== 'right' && one !== 'unknown');
    expect(wrong.length / found.length, wrong.join('\n')).toBeLessThan(0.005);
  });
});
