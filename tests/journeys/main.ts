import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { journeyFolder, type Cost } from './walk.ts';

/**
 * Plays the ten journeys one after another and, when all are within their limits, writes what each costs its visitor to
 * docs/journeys.md. Exits with 1 when a limit is exceeded. The screenshots of all steps are in `.build/journeys`.
 * Arguments go to Playwright (`-g "journey 1:"` plays one journey); then nothing is written.
 */
rmSync(journeyFolder, { recursive: true, force: true });
const chosen = process.argv.slice(2);
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', 'tests/journeys', '--workers=1', ...chosen],
  { stdio: 'inherit' },
);
if (status !== 0 || chosen.length > 0) process.exit(status ?? 1);

interface JourneyResult {
  journey: string;
  cost: Cost;
  limits: Partial<Cost>;
}

const costs = join(journeyFolder, 'costs.jsonl');
if (!existsSync(costs)) throw new Error('No journey was played: run npm run build first');
const lines = readFileSync(costs, 'utf8').trim().split('\n');
/** The last try of each journey: one that failed at first was played again. */
const played = [
  ...new Map(
    lines.map((line) => {
      const result = JSON.parse(line) as JourneyResult;
      return [result.journey, result];
    }),
  ).values(),
];

const kinds = ['taps', 'screens', 'words', 'answerWords'] as const;
const cell = ({ cost, limits }: JourneyResult, kind: (typeof kinds)[number]) =>
  limits[kind] === undefined ? String(cost[kind]) : `${cost[kind]} of ${limits[kind]}`;
const rows = played
  .toSorted((a, b) => Number.parseInt(a.journey, 10) - Number.parseInt(b.journey, 10))
  .map((one) => `| ${[one.journey, ...kinds.map((kind) => cell(one, kind))].join(' | ')} |`);

writeFileSync(
  'docs/journeys.md',
  `# Ten journeys

What a first visit costs on a phone of 360×740, counted by \`npm run journeys\` (tests/journeys). "8 of 8" is the count and its limit; \`npm test\` fails above a limit. The limits are in \`tests/journeys/journeys.spec.ts\`. After \`npm run build\`, \`npm run journeys -- -g "journey 1:"\` plays one journey.

| Journey | Taps | Screens scrolled | Words on the way | Words on the answer's first screen |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

A visitor reads from the top of the screen to the thing that they press. Words of header, bottom bar and cookie question do not count. Journey 5 asks twenty questions and counts first lines that are a verdict: at least 17 (\`tests/journeys/questions.ts\`). Journey 10 checks the shared text.
`,
);
spawnSync('npx', ['oxfmt', 'docs/journeys.md'], { stdio: 'inherit' });
