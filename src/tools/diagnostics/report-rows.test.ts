import { expect, test } from 'vitest';
import { text as en } from '../../locales/en/tools/check-phone.ts';
import { countOutbox } from './outbox-counts.ts';
import { features, type DeviceFacts } from './phone-facts.ts';
import { reportSections, reportText, type Findings } from './report-rows.ts';

const facts: DeviceFacts = {
  version: '1.2.3',
  worker: 'in-charge',
  savedPages: 182,
  used: 12_400_000,
  quota: 1_234_000_000,
  persisted: 'persistent',
  network: '3g',
  online: true,
  savesData: false,
  language: 'en',
  voices: ['en-IN', 'te-IN'],
  features: Object.fromEntries(features.map((name) => [name, name !== 'push'])) as Record<
    (typeof features)[number],
    boolean
  >,
  signedIn: true,
};
const findings: Findings = {
  facts,
  counts: countOutbox([
    { state: 'queued' },
    { state: 'held' },
    { state: 'needs-user' },
    { state: 'delivered' },
    { state: 'cancelled' },
  ]),
  reached: {
    site: { reached: true, ms: 120 },
    requests: { reached: true, ms: 90 },
    signIn: { reached: false },
    assistant: { reached: false },
  },
};

test('the report says what the page shows (TOOL-DBG-03)', () => {
  const text = reportText(reportSections(findings, en, 'en', 'app'), en);
  for (const line of [
    'Version of the site: 1.2.3',
    'Background helper: Works',
    'Space used: 12 MB of 1,234 MB',
    'Kind of network: 3g',
    'Language of the page: en',
    'Wait to be sent: 2',
    'Need you: 1',
    'Sent from this phone: 1',
    'Reminders while the site is closed: No',
    'Our server answers: Yes, in 120 ms',
    'Sign-in answers: No',
    'Somebody is signed in: Yes',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
});

test('the report names what the browser does not reveal and what was not tested', () => {
  const silent: DeviceFacts = { ...facts, used: undefined, quota: undefined, network: undefined };
  const text = reportText(
    reportSections({ ...findings, facts: silent, reached: undefined }, en, 'en', 'app'),
    en,
  );
  expect(text).toContain('Space used: The browser does not say');
  expect(text).toContain('Kind of network: The browser does not say');
  expect(text).toContain('Our server answers: Not tested');
});

test('the part that the page is about comes first, and no part is missing', () => {
  const usual = reportSections(findings, en, 'en', 'app').map(({ id }) => id);
  const signIn = reportSections(findings, en, 'en', 'signIn').map(({ id }) => id);
  expect(signIn[0]).toBe('signIn');
  expect(signIn.toSorted()).toEqual(usual.toSorted());
});

test('an outbox that was never opened counts as empty', () => {
  expect(countOutbox(undefined)).toEqual({ waiting: 0, needsUser: 0, sent: 0 });
});
