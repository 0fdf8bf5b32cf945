import { afterAll, beforeAll, expect, test } from 'vitest';
import { steps, type RandomSource } from '../accounts/steps.ts';
import { tableNames, World } from '../accounts/world.ts';
import { pushSettings } from '../support/push-keys.ts';
import { randomFrom } from '../../build/random.ts';
import { seedOfRun } from '../support/seed.ts';
import { startTestServer, type TestServer } from './running-server.ts';

/**
 * Several people sign up, in and out, keep and change what is theirs, try for what is not, and delete
 * their accounts, at random: no row may be read or written across accounts, and none may be lost.
 *
 * ACCOUNT_STEPS says how many steps (`npm run faults:accounts`: 500), FAULTS_SEED repeats a run.
 */
const count = Number(process.env.ACCOUNT_STEPS ?? 100);
const seed = seedOfRun();

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LEAD_RATE_LIMIT: '0', ...pushSettings });
}, 180_000);
afterAll(() => server.stop());

test(
  `${count} random steps of several users reach nothing across accounts (seed ${seed})`,
  async () => {
    const next = randomFrom(seed);
    const random: RandomSource = {
      pick: (items) => items[Math.floor(next() * items.length)],
      text: () => `text ${Math.floor(next() * 1e9)}`,
    };
    const world = new World(server, 4);
    for (let done = 0; done < count; done += 1) {
      const [step, person] = [random.pick(steps), random.pick(world.people)];
      if (!step || !person) throw new Error('There is nothing to do.');
      await step(world, person, random);
      await world.look(person, random.pick(tableNames) ?? 'profiles');
      if (done % 25 === 0) await world.lookBehind();
      expect(world.leaks, `after step ${done}`).toEqual([]);
    }
    await world.lookBehind();
    expect(world.leaks).toEqual([]);
  },
  60_000 + count * 5_000,
);
