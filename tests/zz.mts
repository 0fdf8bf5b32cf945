import { startSite } from './support/site.ts';
import { chromium } from '@playwright/test';
const site = await startSite();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
for (const w of [320, 360, 412, 800, 1280]) for (const path of ['/gst-compliance', '/contact']) {
const page = await (await browser.newContext({ viewport: { width: w, height: 823 }, deviceScaleFactor: 2 })).newPage();
page.setDefaultTimeout(8000);
await page.addInitScript(() => { (window as any).cls = []; new PerformanceObserver((l) => { for (const e of l.getEntries() as any) if (!e.hadRecentInput) (window as any).cls.push(e.value.toFixed(3) + ' ' + e.sources.map((s: any) => (s.node?.className || s.node?.nodeName) + ' ' + Math.round(s.previousRect.top) + '>' + Math.round(s.currentRect.top)).join(', ')); }).observe({ type: 'layout-shift', buffered: true }); });
await page.goto(site.url + path);
await page.waitForTimeout(3500);
console.log(w, path, JSON.stringify(await page.evaluate(() => [(window as any).cls, document.querySelector('.guide-tools-slot')?.getBoundingClientRect().height, document.querySelector('[data-slot=facts]')?.textContent])));
if (w === 360) await page.screenshot({ path: `/tmp/zz${path.replace('/','_')}.png` });
await page.close();
}
await browser.close(); process.exit(0);
