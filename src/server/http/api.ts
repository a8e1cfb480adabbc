import type { HttpBindings } from '@hono/node-server';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { cors } from 'hono/cors';
import { securityHeaders } from '#model/hosting/headers.ts';
import { clientOf } from '../abuse/client.ts';
import type { Documented } from './openapi.ts';
import { type Endpoint, endpoints } from './endpoints.ts';
import { errorAnswer } from './error-answer.ts';
import { HttpError, tooManyRequests } from './http-error.ts';
import type { ApiParts, Visit } from './deps.ts';
import { fewInEachTurn } from './turns.ts';

interface Env {
  Bindings: Partial<HttpBindings>;
}

/** The forms' server: what it can be asked stands in endpoints.ts, and in /openapi.json. */
export function formsApi(parts: ApiParts): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>();
  app.use('/api/*', crossOrigin(parts));
  for (const endpoint of endpoints) {
    const { method, path } = endpoint.about;
    app.openAPIRegistry.registerPath(endpoint.about);
    app.on(method, path, (context) => answer(endpoint, context, parts));
  }
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Forms of a shop', version: '1' },
  });
  app.get('/openapi.json', () => Response.json(document));
  for (const path of new Set(endpoints.map(({ about }) => about.path))) {
    app.all(path, (context) => answer(notAllowed(path), context, parts));
  }
  app.all('/api/*', (context) => answer(nothing, context, parts));
  return app;
}

type Answering = Pick<Endpoint, 'handle' | 'unlimited'> & { about: Pick<Documented, 'path'> };

/** Answers, measures and logs a request; whatever goes wrong is told without its insides. */
async function answer(
  endpoint: Answering,
  context: Context<Env>,
  parts: ApiParts,
): Promise<Response> {
  const began = performance.now();
  const visit = visitOf(context, parts);
  let response: Response;
  try {
    response = await respond(endpoint, visit, parts);
  } catch (error) {
    response = await errorAnswer(error, visit, parts);
  }
  const facts = { method: context.req.method, route: endpoint.about.path, status: response.status };
  const seconds = (performance.now() - began) / 1000;
  parts.metrics.request({ ...facts, seconds });
  parts.log.info({ ...facts, ms: Math.round(seconds * 1000) }, 'request');
  for (const [name, value] of Object.entries(headersFor(response, visit))) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
}

async function respond(
  { handle, unlimited }: Answering,
  visit: Visit,
  parts: ApiParts,
): Promise<Response> {
  const wait = unlimited ? 0 : parts.guard.limits.request(visit.client);
  if (wait > 0) throw tooManyRequests(wait);
  await myTurn();
  return handle(visit, parts);
}

const myTurn = fewInEachTurn();

function visitOf({ req, env }: Context<Env>, { trustedProxies, signer, shop }: ApiParts): Visit {
  const remote = env.incoming?.socket.remoteAddress;
  const client = clientOf(remote, req.header('x-forwarded-for'), trustedProxies);
  const visitor = signer.pseudonym(client.address, req.header('user-agent') ?? '');
  return { request: req.raw, client, visitor, shop: shop() };
}

/** Pages of other origins may talk to the API where the owner allows it. */
function crossOrigin({ allowedOrigins, shop }: ApiParts) {
  return cors({
    origin: (origin) =>
      allowedOrigins.includes(origin) || origin === shop().siteUrl ? origin : undefined,
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Content-Type', 'Idempotency-Key'],
    exposeHeaders: ['Retry-After'],
    maxAge: 600,
  });
}

/** Browsers hold the address that a form leads on to against the policy of the form's page. */
function headersFor(response: Response, { shop }: Visit): Record<string, string> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!isPage) return { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  return {
    ...securityHeaders({
      https: shop.formsUrl.startsWith('https:'),
      sources: { 'form-action': [shop.siteUrl] },
    }),
    'Cache-Control': 'no-store',
  };
}

const nothing: Answering = {
  about: { path: '/api/*' },
  handle() {
    throw new HttpError('not-found', { detail: 'GET /openapi.json tells what there is.' });
  },
};

function notAllowed(path: string): Answering {
  const same = endpoints.filter(({ about }) => about.path === path);
  const allow = same.map(({ about }) => about.method.toUpperCase()).join(', ');
  return {
    about: { path },
    handle() {
      throw new HttpError('method-not-allowed', {
        detail: `Only ${allow} is possible here.`,
        headers: { Allow: allow },
      });
    },
  };
}
