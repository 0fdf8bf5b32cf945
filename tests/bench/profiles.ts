import type { CDPSession, Page } from '@playwright/test';

/** A phone's line and processor, as the goals are set for them (docs/bench.md). */
export interface Profile {
  name: string;
  /** Round trip, milliseconds. */
  latency: number;
  /** Bytes a second, down and up. */
  down: number;
  up: number;
  /** How many times slower than this machine the processor is. */
  slowdown: number;
}

const bits = (perSecond: number) => perSecond / 8;

export const slow4g: Profile = {
  name: 'slow 4G, CPU ÷ 4',
  latency: 150,
  down: bits(1_600_000),
  up: bits(750_000),
  slowdown: 4,
};
export const threeG: Profile = {
  name: '3G, CPU ÷ 4',
  latency: 400,
  down: bits(400_000),
  up: bits(400_000),
  slowdown: 4,
};
/** The machine as it is, slower by four: for what needs no network. */
export const processorOnly: Profile = {
  name: 'CPU ÷ 4',
  latency: 0,
  down: -1,
  up: -1,
  slowdown: 4,
};

/** Makes a page as slow as the profile says; gives the session that did it. */
export async function slowDown(page: Page, profile: Profile): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: profile.down,
    uploadThroughput: profile.up,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown });
  return session;
}

/** Makes a page's processor slower by four and leaves its network as it is, so that offline stays offline. */
export async function slowProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorOnly.slowdown });
}

/**
 * The same with no network, here and on the pages that come after this one: there Chromium takes
 * `navigator.onLine` from the session that came last, whatever the context was told. Gives what brings the
 * network back.
 */
export async function slowWithNoNetwork(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorOnly.slowdown });
  const setOffline = async (offline: boolean) => {
    await page.context().setOffline(offline);
    await session.send('Network.emulateNetworkConditions', {
      offline,
      latency: processorOnly.latency,
      downloadThroughput: processorOnly.down,
      uploadThroughput: processorOnly.up,
    });
  };
  await setOffline(true);
  return () => setOffline(false);
}
