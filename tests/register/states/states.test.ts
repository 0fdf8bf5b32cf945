import { describe, expect, it } from 'vitest';
import { pageById } from '../../../src/content/catalog.ts';
import { noAnswers, type Answers } from '../../../src/register/answers.ts';
import { find } from '../../../src/register/find.ts';
import { duties, needById } from '../../../src/register/register.ts';
import { datesFor } from '../../../src/tools/calendar/model/dates.ts';
import { day } from '../../content/finder/arbitrary-answers.ts';
import { andhraPradesh } from './ap.ts';
import { bihar } from './br.ts';
import { gujarat } from './gj.ts';
import { karnataka } from './ka.ts';
import { maharashtra } from './mh.ts';
import { profiles, type ProfileName, type StateNeed, type StateProfiles } from './profiles.ts';
import { rajasthan } from './rj.ts';
import { telangana } from './tg.ts';
import { tamilNadu } from './tn.ts';
import { uttarPradesh } from './up.ts';
import { westBengal } from './wb.ts';

const all = [
  telangana,
  andhraPradesh,
  maharashtra,
  karnataka,
  tamilNadu,
  uttarPradesh,
  gujarat,
  rajasthan,
  westBengal,
  bihar,
];
const names = Object.keys(profiles) as ProfileName[];
const needsOf = (record: object) => Object.keys(record) as StateNeed[];

function answersOf({ state, city }: StateProfiles, name: ProfileName): Answers {
  const { at, answers } = profiles[name];
  return { ...answers, state, place: at === 'city' ? city : at };
}

/** What the finder says otherwise than the sources, without the rows that wait. */
function differencesOfFinder(pack: StateProfiles, name: ProfileName): string[] {
  const found = new Map(
    find(answersOf(pack, name), day).all.map(({ need, level }) => [need, level] as const),
  );
  return needsOf(pack.expected[name]).flatMap((need) => {
    const said = found.get(need);
    const expected = pack.expected[name][need];
    if (said === expected || (said === 'likely' && pack.waits[need])) return [];
    return [`${name}: ${need} is ${said ?? 'missing'}, the sources say ${expected ?? 'nothing'}`];
  });
}

/** What the calendar shows otherwise than the sources. */
function differencesOfCalendar(pack: StateProfiles, name: ProfileName): string[] {
  const expected = pack.calendar[name] ?? {};
  const { completed } = find(answersOf(pack, name), day);
  const { dates, ask } = datesFor({ known: completed.answers, own: noAnswers }, day);
  const shown = new Set([
    ...dates.map(({ duty }) => duty.id),
    ...ask.filter(({ why }) => why !== 'answer').map(({ duty }) => duty.id),
  ]);
  return needsOf(expected).flatMap((need) => {
    const isShown = duties.some(({ id, record }) => record === need && shown.has(id));
    if (isShown === expected[need]) return [];
    return [`${name}: the calendar ${isShown ? 'shows' : 'does not show'} ${need}`];
  });
}

describe.each(all)('businesses in $state', (pack) => {
  it('the finder says what the sources say', () => {
    expect(names.flatMap((name) => differencesOfFinder(pack, name))).toEqual([]);
  });

  it('the calendar has the dates that the sources state', () => {
    expect(names.flatMap((name) => differencesOfCalendar(pack, name))).toEqual([]);
  });

  it('what waits names the office to ask and a page about it', () => {
    const without = needsOf(pack.waits).filter((need) => {
      const { office, page } = needById(need);
      return office === 'none' || office === 'online' || !pageById(page).path;
    });
    expect(without).toEqual([]);
  });

  it('nothing waits that the finder already says', () => {
    const waiting = (need: StateNeed) =>
      names.flatMap((name) => {
        const expected = pack.expected[name][need];
        const found = find(answersOf(pack, name), day).all.find((each) => each.need === need);
        return expected && found?.level !== expected ? [name] : [];
      });
    expect(needsOf(pack.waits).filter((need) => waiting(need).length === 0)).toEqual([]);
  });
});
