import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

test('mails are counted by state', async () => {
  const metrics = createMetrics(() => Promise.resolve({ waiting: 2, parked: 1, delivered: 0 }));
  expect((await metrics.text()).body).toContain('outbox_mails{state="waiting"} 2');
});

test("while the database is unavailable, all metrics but the mails' are reported", async () => {
  let isAway = false;
  const metrics = createMetrics(async () => {
    if (isAway) throw new Error('away');
    return { waiting: 2, parked: 1, delivered: 0 };
  });
  metrics.submission('contact', 'not-possible-now');
  await metrics.text();
  isAway = true;
  const { body } = await metrics.text();
  expect(body).toContain('form_submissions_total{form="contact",outcome="not-possible-now"} 1');
  expect(body).not.toContain('outbox_mails{');
});
