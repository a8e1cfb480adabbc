import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const base = process.argv[2];
{ const p = await b.newPage({ viewport: { width: 1280, height: 800 } });
await p.addInitScript(() => { new PerformanceObserver((l) => { window.told ??= performance.now(); }).observe({ type: 'paint', buffered: true }); });
await p.goto(base + '/uhren/ostra'); await p.waitForSelector('html[data-alive]'); await p.waitForTimeout(1500);
console.log(await p.evaluate(() => [window.told, performance.getEntriesByName('first-contentful-paint')[0]?.startTime, ...performance.getEntriesByType('resource').filter(({ name }) => /\.js$|page-data/.test(name)).map(({ startTime, name, transferSize, encodedBodySize }) => `${Math.round(startTime)} ${name.slice(22)} ${encodedBodySize}`)])); }
{ const p = await b.newPage({ viewport: { width: 992, height: 768 } }); await p.goto(base + '/'); await p.waitForTimeout(1500); await p.screenshot({ path: '/tmp/c992.png' });
console.log(await p.evaluate(() => [document.querySelector('#consent').getBoundingClientRect().toJSON(), (() => { const r = document.createRange(); r.selectNodeContents(document.querySelector('main h1')); return r.getBoundingClientRect().toJSON(); })()])); }
await b.close();
