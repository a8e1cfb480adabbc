import { Hono } from 'hono';
import type { Metrics } from './metrics.ts';

/** Serves metrics to Prometheus, at a port that visitors cannot reach. */
export function metricsApp(metrics: Metrics): Hono {
  return new Hono().get('/metrics', async () => {
    const { type, body } = await metrics.text();
    return new Response(body, { headers: { 'Content-Type': type } });
  });
}
