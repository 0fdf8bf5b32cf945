import { count, reviewedOn } from './make.ts';
import type { Fact, Source } from './types.ts';

/** Fire clearance of buildings. Source of every row: the fact file, A.9, 1.8 (FIRE) and 2.2 (LF-30, LF-61). */
const buildingCode: Source = {
  title: 'National Building Code of India 2016, Part 4, Fire and Life Safety',
  publisher: 'Bureau of Indian Standards',
  url: 'https://www.bis.gov.in',
};
const telanganaAct: Source = {
  title:
    'Telangana Fire Services Act, 1999, section 13; limits as reported by Security Today and others',
  publisher: 'Telangana Fire Services',
  url: 'https://fire.telangana.gov.in',
};
const gasRules: Source = {
  title: 'Gas Cylinders Rules, 2016',
  publisher: 'Petroleum and Explosives Safety Organisation',
  url: 'https://peso.gov.in',
};
const emergency: Source = {
  title: 'Public emergency numbers',
  publisher: 'Telangana Fire Services',
  url: 'https://fire.telangana.gov.in',
};

const limits = { checkedOn: '2026-11-20', reviewBy: '2027-02-18' } as const;
const { figure } = reviewedOn(limits);

const plotMetres = 500;
const feetInMetre = 3.28084;
/** To the next ten: a help for readers who measure in feet, not a limit of the law. */
const nearTen = (value: number) => Math.round(value / 10) * 10;

/** Every figure of the fire guide. */
export const fireFacts = [
  figure('fire.high-rise', count('metres', 15), {
    source: buildingCode,
    confidence: 'V',
  }),
  figure('fire.telangana.commercial', count('metres', 15), {
    source: telanganaAct,
    confidence: 'V',
  }),
  figure('fire.telangana.residential', count('metres', 18), {
    source: telanganaAct,
    confidence: 'V',
  }),
  figure('fire.telangana.assembly-plot', count('square-metres', plotMetres), {
    source: telanganaAct,
    confidence: 'V',
  }),
  figure(
    'fire.telangana.assembly-plot-feet',
    count('square-feet', nearTen(plotMetres * feetInMetre ** 2)),
    { source: telanganaAct, confidence: 'V' },
  ),
  figure('fire.telangana.assembly-height', count('metres', 6), {
    source: telanganaAct,
    confidence: 'V',
  }),
  figure('fire.gas.licence-above', count('kilograms', 100), { source: gasRules, confidence: 'S' }),
  figure('fire.phone.fire', count('telephone-number', 101), {
    source: emergency,
    confidence: 'S',
  }),
  figure('fire.phone.emergency', count('telephone-number', 112), {
    source: emergency,
    confidence: 'S',
  }),
] as const satisfies readonly Fact[];
