import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { Hono } from 'hono';
import type { FormName } from '#model/forms/forms.ts';

export interface Metrics {
  request(fields: { method: string; route: string; status: number; seconds: number }): void;
  /** Counts the outcome of a submitted form. */
  submission(form: FormName, outcome: string): void;
  /** Counts why a form was not accepted at once. */
  refusal(sign: string): void;
  /** All metrics in Prometheus' text format. */
  text(): Promise<{ type: string; body: string }>;
}

/**
 * @param outboxCounts The number of mails in each state, called on each read. If it fails, the
 * other metrics are returned without these.
 */
export function createMetrics(outboxCounts: () => Promise<Record<string, number>>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the answer to a request of the API.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  });
  const submissions = new Counter({
    name: 'form_submissions_total',
    help: 'Forms received, by outcome.',
    labelNames: ['form', 'outcome'],
    registers,
  });
  const refusals = new Counter({
    name: 'form_refusals_total',
    help: 'Forms that needed a proof, by the sign that spoke against them.',
    labelNames: ['sign'],
    registers,
  });
  void new Gauge({
    name: 'outbox_mails',
    help: 'Mails by state: waiting, parked (given up, see `schaufenster outbox`), delivered.',
    labelNames: ['state'],
    registers,
    async collect() {
      const counts = await outboxCounts().catch(() => ({}));
      this.reset();
      for (const [state, count] of Object.entries<number>(counts)) this.set({ state }, count);
    },
  });
  return {
    request: ({ seconds, status, ...labels }) =>
      requests.observe({ ...labels, status: String(status) }, seconds),
    submission: (form, outcome) => submissions.inc({ form, outcome }),
    refusal: (sign) => refusals.inc({ sign }),
    text: async () => ({ type: registry.contentType, body: await registry.metrics() }),
  };
}

/** Serves metrics to Prometheus, at a port that visitors cannot reach. */
export function metricsApp(metrics: Metrics): Hono {
  return new Hono().get('/metrics', async () => {
    const { type, body } = await metrics.text();
    return new Response(body, { headers: { 'Content-Type': type } });
  });
}
