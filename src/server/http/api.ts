import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { ServerPages } from '#words/server-pages.ts';
import { words } from '#words/words.ts';
import { answerHeaders, withHeaders } from './answer-headers.ts';
import { clientOf } from '../abuse/client.ts';
import { messagePage } from '../pages/message-page.ts';
import { mailInstead } from '../pages/form-page.ts';
import { frameFor } from '../pages/frame.ts';
import { stackOf } from '../telemetry/failure.ts';
import { HttpError, tooManyRequests } from './http-error.ts';
import type { Deps, Visit } from './deps.ts';
import { openApi } from './openapi.ts';
import type { Route } from './route.ts';

interface Env {
  Bindings: Partial<HttpBindings>;
}

/** Builds an application from these routes; /openapi.json describes them. */
export function createApi(routes: readonly Route[], deps: Deps): Hono<Env> {
  const app = new Hono<Env>();
  app.use('/api/*', crossOrigin(deps));
  for (const route of routes) {
    app.on(route.method, route.path, (context) => handleRequest(route, context, deps));
  }
  const description = { path: '/openapi.json', handle: openApi(routes) };
  app.get(description.path, (context) => handleRequest(description, context, deps));
  for (const path of new Set(routes.map((route) => route.path))) {
    const same = routes.filter((route) => route.path === path);
    app.all(path, (context) => handleRequest(notAllowed(path, same), context, deps));
  }
  app.all('/api/*', (context) => handleRequest(nothing, context, deps));
  return app;
}

type Answering = Pick<Route, 'path' | 'handle' | 'unlimited'>;

/** Handles, measures and logs a request. Errors reach the client without internal details. */
async function handleRequest(
  route: Answering,
  context: Context<Env>,
  deps: Deps,
): Promise<Response> {
  const began = performance.now();
  const visit = visitOf(context, deps);
  let response: Response;
  try {
    response = await respond(route, visit, deps);
  } catch (error) {
    response = await errorResponse(error, visit, deps);
  }
  const facts = { method: context.req.method, route: route.path, status: response.status };
  const seconds = (performance.now() - began) / 1000;
  deps.metrics.request({ ...facts, seconds });
  deps.log.info({ ...facts, ms: Math.round(seconds * 1000), ...visit.refusal }, 'request');
  return withHeaders(response, answerHeaders(visit.shop));
}

async function respond(
  { handle, unlimited }: Answering,
  visit: Visit,
  deps: Deps,
): Promise<Response> {
  const wait = unlimited ? 0 : deps.guard.limits.request(visit.client);
  if (wait > 0) throw tooManyRequests(wait);
  await myTurn();
  return handle(visit, deps);
}

const myTurn = throttlePerTick();

function visitOf({ req, env }: Context<Env>, { trustedProxies, signer, shop }: Deps): Visit {
  const remote = env.incoming?.socket.remoteAddress;
  const client = clientOf(remote, req.header('x-forwarded-for'), trustedProxies);
  const visitor = signer.pseudonym(client.address, req.header('user-agent') ?? '');
  return { request: req.raw, client, visitor, shop: shop() };
}

/** Allows pages of other origins to call the API if the owner permits it. */
function crossOrigin({ allowedOrigins, shop }: Deps) {
  return cors({
    origin: (origin) =>
      allowedOrigins.includes(origin) || origin === shop().siteUrl ? origin : undefined,
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Content-Type', 'Idempotency-Key'],
    exposeHeaders: ['Retry-After'],
    maxAge: 600,
  });
}

const nothing: Answering = {
  path: '/api/*',
  handle() {
    throw new HttpError('not-found', { detail: 'GET /openapi.json tells what there is.' });
  },
};

function notAllowed(path: string, routes: readonly Route[]): Answering {
  const allow = routes.map(({ method }) => method.toUpperCase()).join(', ');
  return {
    path,
    handle() {
      throw new HttpError('method-not-allowed', {
        detail: `Only ${allow} is possible here.`,
        headers: { Allow: allow },
      });
    },
  };
}

/**
 * Resumes only a few callers in each turn of the event loop. A flood of requests is handled just as
 * fast, but database work, which needs several turns, does not have to wait for the whole flood in
 * each of them.
 */
export function throttlePerTick(few = 4): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let isTurnAhead = false;

  function turn(): void {
    for (const go of waiting.splice(0, few)) go();
    isTurnAhead = waiting.length > 0;
    if (isTurnAhead) setImmediate(turn);
  }

  return () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.push(resolve);
    if (!isTurnAhead) setImmediate(turn);
    isTurnAhead = true;
    return promise;
  };
}

/**
 * Reports an error: as a page to browsers, as problem details to programs. Internal errors are also
 * logged.
 */
async function errorResponse(error: unknown, visit: Visit, deps: Deps): Promise<Response> {
  const failure = error instanceof HttpError ? error : new HttpError('internal', { cause: error });
  visit.refusal = { ...visit.refusal, refused: failure.kind, visitor: visit.visitor.slice(0, 12) };
  if (failure !== error) deps.log.error({ error: stackOf(error) }, 'A request failed.');
  if (!visit.request.headers.get('accept')?.includes('text/html')) return failure.response();
  const frame = frameFor(visit, deps);
  const text = words[frame.language].serverPages;
  const response = await messagePage(frame, {
    title: text.results.unexpected,
    text: textFor(failure, text),
    status: failure.problem.status,
    more: mailInstead(frame),
  });
  for (const [name, value] of Object.entries(failure.headers)) response.headers.set(name, value);
  return response;
}

function textFor({ kind }: HttpError, text: ServerPages): string {
  switch (kind) {
    case 'too-many-requests':
      return `${text.tooMany} ${text.goBack}`;
    case 'not-possible-now':
      return `${text.notNow} ${text.goBack}`;
    default:
      return `${text.cannotRead} ${text.goBack}`;
  }
}
