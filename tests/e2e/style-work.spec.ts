import { appReady, expect, test } from '../support/test.ts';

interface TraceEvent {
  name: string;
  ts: number;
  args?: { elementCount?: number; data?: { message?: string } };
}

/** A page has about 900 elements. One rule such as `main:has(.x) :not(.y)` makes each addition concern all of them. */
const mostElements = 250;

test('a part that is added to a page makes the browser calculate the style of few elements again', async ({
  page,
  site,
  browser,
}) => {
  for (const path of ['/', '/gst-compliance']) {
    await page.goto(site.url + path);
    await appReady(page);
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    await page.evaluate(() => {
      const heading = document.querySelector('main h1');
      if (!heading) throw new Error('The page has no heading');
      const style = getComputedStyle(heading);
      // Reading a value makes the browser finish what is waiting, before and after.
      const before = style.color;
      console.timeStamp('part comes');
      heading.append(document.createElement('b'));
      if (style.color !== before) throw new Error('The part changed the heading');
      console.timeStamp('part is there');
    });
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[];
    };
    const at = (message: string) =>
      traceEvents.find(({ args }) => args?.data?.message === message)?.ts ?? 0;
    const [comes, isThere] = [at('part comes'), at('part is there')];
    expect(comes).toBeGreaterThan(0);
    const counts = traceEvents
      .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts >= comes && ts <= isThere)
      .map(({ args }) => args?.elementCount ?? 0);
    expect(counts, path).not.toEqual([]);
    expect(Math.max(...counts), path).toBeLessThan(mostElements);
  }
});
