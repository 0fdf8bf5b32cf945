import type { Confidence, Fact, FactValue, Source } from './types.ts';

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

/** A figure with one value that still holds. */
const figure = (
  id: string,
  label: string,
  amount: number,
  of: string,
  source: Source,
  confidence: Confidence,
): Fact => {
  const value: FactValue = { unit: 'count', amount, of };
  return {
    id: `fire.${id}`,
    label,
    versions: [{ value, from: null, until: null, source, confidence, ...limits }],
  };
};

const plotMetres = 500;
const feetInMetre = 3.28084;
/** To the next ten: a help for readers who measure in feet, not a limit of the law. */
const nearTen = (value: number) => Math.round(value / 10) * 10;

/** Every figure of the fire guide. */
export const fireFacts: readonly Fact[] = [
  figure('high-rise', 'A building is high-rise from this height', 15, 'metres', buildingCode, 'V'),
  figure(
    'telangana.commercial',
    'Telangana: NOC for commercial buildings above this height',
    15,
    'metres',
    telanganaAct,
    'V',
  ),
  figure(
    'telangana.residential',
    'Telangana: NOC for residential buildings from this height',
    18,
    'metres',
    telanganaAct,
    'V',
  ),
  figure(
    'telangana.assembly-plot',
    'Telangana: NOC for places of assembly from this size of plot',
    plotMetres,
    'square metres',
    telanganaAct,
    'V',
  ),
  figure(
    'telangana.assembly-plot-feet',
    'The same, in square feet',
    nearTen(plotMetres * feetInMetre ** 2),
    'square feet',
    telanganaAct,
    'V',
  ),
  figure(
    'telangana.assembly-height',
    'Telangana: NOC for places of assembly from this height',
    6,
    'metres',
    telanganaAct,
    'V',
  ),
  figure(
    'gas.licence-above',
    'Cooking gas: storing more than this needs a licence',
    100,
    'kilograms',
    gasRules,
    'S',
  ),
  figure('phone.fire', 'Fire brigade', 101, 'telephone number', emergency, 'S'),
  figure('phone.emergency', 'All emergencies', 112, 'telephone number', emergency, 'S'),
];
