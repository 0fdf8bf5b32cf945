import { atLevel, find, type Finding } from '../../../src/register/find.ts';
import { todayInIndia } from '../../../src/i18n/format.ts';
import { profiles } from './profiles.ts';

/** Prints what the licence finder says of the test profiles, as on today or on the day given. */
const date = (process.argv[2] as ReturnType<typeof todayInIndia> | undefined) ?? todayInIndia();

const line = ({ need, rules, missing }: Finding) =>
  `${need}${rules.length > 0 ? ` (${rules.map(({ id }) => id).join(', ')})` : ''}${
    missing.length > 0 ? ` [open: ${missing.join(', ')}]` : ''
  }`;

console.log(`As on ${date}`);
for (const { name, answers } of profiles) {
  const findings = find(answers, date);
  console.log(`\n${name}: ${findings.completed.asked.length} questions`);
  for (const level of ['must', 'likely', 'open', 'optional', 'not-needed'] as const) {
    console.log(`  ${level.padEnd(11)} ${atLevel(findings, level).map(line).join('; ') || '-'}`);
  }
}
