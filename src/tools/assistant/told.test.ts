import { describe, expect, it } from 'vitest';
import { ageIn, ageToldIn, incomeIn, largestSum, measureIn, toldIn, wageIn } from './told.ts';

describe('what a question tells in numbers', () => {
  it.each([
    ['12 people this month incl 2 helpers', 12],
    ['three boys work in my shop', 3],
    ['Seven of us work here', 7],
    ['दुकान पर तीन लड़के रखे हैं', 3],
    ['teen ladke kaam karte hai', 3],
    ['ముగ్గురు పనివాళ్ళు ఉన్నారు', 3],
    ['పది మంది పని చేస్తారు', 10],
    ['twenty two people work here', 22],
    ['iravai aidu mandi unnaru', 25],
    ['ఇరవై రెండు మంది పనిచేస్తారు', 22],
    ['Do people need a licence?', undefined],
    ['one shop in Hyderabad', undefined],
    ['hamare yahan dus log kaam karte hai', 10],
    ['I run the stall alone', 0],
    ['दुकान अकेला चलाता हूँ, कोई नौकर नहीं', 0],
    ['ఒక్కడినే కొట్టు నడుపుతా', 0],
    ['नौकर अकेला एक ही है', undefined],
    ['हमारे यहाँ बाईस कारीगर हैं', 22],
    ['ग्यारह लड़कियाँ काम करती हैं', 11],
    ['हम कुल चार जने हैं', 4],
    ['పందొమ్మిది మంది ఉన్నారు', 19],
    ['we are seven in the workshop', 7],
    ['we are seven kilometres away', undefined],
  ])('counts workers: %s', (text, workers) => {
    expect(toldIn(text).told.workers).toBe(workers);
  });

  it.each([
    ['31 lakh last year, every rupee in cash', 3_100_000],
    ['साल का 23 लाख, आधा नकद', 2_300_000],
    ['goods of 38000 to the next village', 38_000],
    ['I sell 5 lakh here and 7 lakh online', 700_000],
    ['fifteen lakh a year', 1_500_000],
    ['साढ़े तीन लाख की बिक्री', 350_000],
    ['పదిహేను లక్షలు ఏడాదికి', 1_500_000],
    ['22 lakshala sales', 2_200_000],
    ['my loan is 50 lakh', undefined],
    ['open since 2019', undefined],
    ['14 people', undefined],
  ])('takes the largest sum that is no loan or rent: %s', (text, sum) => {
    expect(largestSum(text)).toBe(sum);
  });

  it('takes a wage only where pay is named', () => {
    expect(wageIn('my worker gets 22000 a month')).toBe(22_000);
    expect(wageIn('19 వేల జీతం')).toBe(19_000);
    expect(wageIn('goods worth 22000')).toBeUndefined();
  });

  it.each([
    ['only in Telangana', []],
    ['sirf telangana me bechti hu', []],
    ['తెలంగాణలో మాత్రమే అమ్ముతా', []],
    ['I sell in Telangana', undefined],
    ['only in Telangana and Karnataka', undefined],
  ])('takes “only” beside one state for no other state: %s', (text, reach) => {
    expect(toldIn(text).told.reach).toEqual(reach);
  });

  it('takes the only number of two digits for an age', () => {
    expect(ageIn('I am 16, may I have a certificate')).toBe(16);
    expect(ageIn('सोलह साल की उम्र')).toBe(16);
    expect(ageIn('I am 45 and my son is 17')).toBeUndefined();
    expect(ageIn('may a boy have a certificate')).toBeUndefined();
  });

  it.each([
    ['I am 61 and pay no PF', 61],
    ['a 17-year-old wants it', 17],
    ['उम्र 16 साल', 16],
    ['सत्रह साल का लड़का', 17],
    ['16 ఏళ్ల అబ్బాయి', 16],
    ['I have vended for 12 years', undefined],
    ['12 साल से बेचता हूँ', undefined],
    ['12 साल का धंधा है', undefined],
    ['10 ఏళ్ల వ్యాపారం', undefined],
    ['పదేళ్లుగా, 10 ఏళ్లుగా ఇక్కడే', undefined],
    ['I am 45 and he is 67', undefined],
    ['I am 20 lakh in debt', undefined],
  ])('takes for an age only what is called one: %s', (text, age) => {
    expect(ageToldIn(text)).toBe(age);
  });

  it.each([
    ['a building of 22 metres', 'metres', 22],
    ['పన్నెండు మీటర్ల బిల్డింగ్', 'metres', 12],
    ['fifteen metres high', 'metres', 15],
    ['9 tonnes with the load', 'kilograms', 9000],
    ['1,600 కిలోలు', 'kilograms', 1600],
    ['75 మైక్రాన్ల సంచులు', 'microns', 75],
    ['300 square feet on a 25 feet road', 'feet', 25],
    ['300 square feet on a 25 feet road', 'square-feet', 300],
    ['तीन सौ वर्ग फुट की दुकान', 'square-feet', 300],
    ['between 10 metres and 12 metres', 'metres', undefined],
    ['12 months', 'metres', undefined],
  ] as const)('measures: %s in %s', (text, measure, amount) => {
    expect(measureIn(text, measure)).toBe(amount);
  });

  it('takes a sum for an income only where it is none of sales', () => {
    expect(incomeIn('income of 9 lakh')).toBe(900_000);
    expect(incomeIn('sales of 9 lakh')).toBeUndefined();
  });

  it('takes goods over the counter for goods that stay in the state', () => {
    expect(toldIn('Vijayawada, over the counter, no parcel to other states').told.reach).toEqual(
      [],
    );
    expect(toldIn('over the counter').told.reach).toBeUndefined();
  });

  it('takes the first place that is named', () => {
    expect(toldIn('on Meesho from Hyd, parcels go to Bangalore').told.state).toBe('tg');
  });
});
