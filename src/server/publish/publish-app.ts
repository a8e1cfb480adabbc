import { Hono } from 'hono';
import { withHeaders } from '../http/answer-headers.ts';
import { HttpError } from '../http/http-error.ts';
import { openApi } from '../http/openapi.ts';
import type { SignedRoute } from './routes.ts';

/** Serves the publishing routes on a server without forms, which has no other routes. */
export function publishApp(routes: readonly SignedRoute[]): Hono {
  const app = new Hono();
  for (const { method, path, handle } of routes) {
    app.on(method, path, (context) => answered(() => handle({ request: context.req.raw })));
  }
  for (const path of new Set(routes.map((route) => route.path))) {
    const allow = routes.filter((route) => route.path === path);
    const allowed = { Allow: allow.map(({ method }) => method.toUpperCase()).join(', ') };
    app.all(path, () => refused(new HttpError('method-not-allowed', { headers: allowed })));
  }
  app.get('/openapi.json', openApi(routes));
  return app;
}

/** Informs content systems that publishing is not set up here. */
export function withoutPublishing(): Hono {
  const app = new Hono();
  const detail = 'PUBLISH_SECRET is not set on this server.';
  for (const path of ['/api/publish', '/api/releases']) {
    app.all(path, () => refused(new HttpError('not-found', { detail })));
  }
  return app;
}

async function answered(handle: () => Promise<Response>): Promise<Response> {
  try {
    return withHeaders(await handle(), answerHeaders);
  } catch (error) {
    if (error instanceof HttpError) return refused(error);
    throw error;
  }
}

/** Headers of responses that are never pages. */
const answerHeaders = {
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

function refused(error: HttpError): Response {
  return withHeaders(error.response(), answerHeaders);
}
