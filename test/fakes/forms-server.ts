import type { Page, Request, Route } from 'playwright-core';

/** What the server answers to a message; 'no answer' leaves the connection open, 'down' breaks it. */
export type FormsAnswer = Parameters<Route['fulfill']>[0] | 'no answer' | 'down';

/** A message as it arrived. */
export interface Arrived {
  path: string;
  key: string | undefined;
  /** The fields, whether they came as JSON or from the browser's own form. */
  fields: Record<string, unknown>;
}

export const accepted: FormsAnswer = { status: 202, json: { id: '1' } };

export function problem(status: number, type: string, further: object = {}): FormsAnswer {
  return {
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ type: `urn:problem-type:${type}`, title: type, status, ...further }),
  };
}

/**
 * Stands in for the server that takes forms. It answers messages one way after another, the last one
 * staying, and gives those that have arrived.
 */
export async function fakeFormsServer(
  page: Page,
  ...answers: readonly (FormsAnswer | Promise<FormsAnswer>)[]
): Promise<readonly Arrived[]> {
  const arrived: Arrived[] = [];
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/'),
    async (route) => {
      const request = route.request();
      if (request.method() === 'GET') return route.fulfill({ json: { token: 'token' } });
      const next = answers[Math.min(arrived.length, answers.length - 1)] ?? accepted;
      arrived.push(read(request));
      const answer = await next;
      if (answer === 'down') await route.abort();
      else if (answer !== 'no answer') await route.fulfill(answer);
    },
  );
  return arrived;
}

function read(request: Request): Arrived {
  const body = request.postData() ?? '';
  const isJson = request.headers()['content-type'] === 'application/json';
  return {
    path: new URL(request.url()).pathname,
    key: request.headers()['idempotency-key'],
    fields: isJson
      ? (JSON.parse(body) as Record<string, unknown>)
      : Object.fromEntries(new URLSearchParams(body)),
  };
}
